import type { CompiledData } from '@fde/contracts';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { withoutNoise } from '../evidence/digits.js';
import { computeRatio, type RatioContext } from '../ratios/compute-ratio.js';
import { ratioContext, type CompanyToRate } from '../ratios/rate-companies.js';
import { RATIOS, termsOf } from '../ratios/ratio-table.js';
import { numberOfYear } from '../ratios/years-before.js';
import type { NamedFigure } from './named-figures.js';

/** A figure that words name, with its number. */
export interface ReadFigure extends NamedFigure {
  readonly year: string;
  readonly value: number;
  readonly unit: 'money' | 'per_share' | 'shares' | 'percent' | 'share' | 'times' | 'days';
  /** Of money: what one of the value's units is worth, and in which currency. */
  readonly scale: number | null;
  readonly currency: string | null;
  readonly confidence: number;
  /** The compiled statement in which it stands; null of a ratio, and where nothing is stored. */
  readonly statement: number | null;
  /** Its row there; null where it stands in several. */
  readonly row: number | null;
}

interface Series {
  readonly company: CompanyToRate;
  readonly context: RatioContext;
}

const statementOf = ({ company }: Series, type: string) =>
  company.statements.find(({ data }) => data.statement_type === type);

const moneyOf = (unit: ReadFigure['unit'], data: CompiledData | undefined) => ({
  scale: unit === 'money' ? (data?.scale ?? 1) : null,
  currency: unit === 'money' || unit === 'per_share' ? (data?.currency ?? null) : null,
});

const lineItemIn = (named: NamedFigure, year: string, series: Series): ReadFigure | undefined => {
  const concept = NAMED_CONCEPTS.find(({ id }) => id === named.id);
  const finding = concept && series.context.find(concept, year, 'any_sign');
  if (concept === undefined || finding?.found !== true) return undefined;
  const { value, confidence, index, parts } = finding.figure;
  const unit = concept.unit ?? 'money';
  const statement = statementOf(series, concept.statement);
  return {
    ...named,
    year,
    value,
    unit,
    ...moneyOf(unit, statement?.data),
    confidence,
    statement: statement?.id ?? null,
    row: parts === undefined ? index : null,
  };
};

const ratioIn = (named: NamedFigure, year: string, series: Series): ReadFigure | undefined => {
  const ratio = RATIOS.find(({ id }) => id === named.id);
  const result = ratio && computeRatio(ratio, year, series.context).result;
  const value = result?.value ?? undefined;
  if (ratio === undefined || value === undefined) return undefined;
  const unit = ratio.unit === 'amount' ? 'money' : ratio.unit;
  const [term] = termsOf(ratio);
  const money = moneyOf(unit, statementOf(series, term?.concept.statement ?? '')?.data);
  return {
    ...named,
    year,
    value: withoutNoise(value / (money.scale ?? 1)),
    unit,
    ...money,
    confidence: result?.confidence ?? 0,
    statement: null,
    row: null,
  };
};

/**
 * The figures of a company that words name, of one year, or each of the newest year that has it. What is
 * not there is left out: a search finds what there is.
 */
export const readNamedFigures = (
  company: CompanyToRate,
  figures: readonly NamedFigure[],
  year: number | undefined,
): readonly ReadFigure[] => {
  const { context, years } = ratioContext(company);
  const series = { company, context };
  const wanted = years.filter((name) => year === undefined || numberOfYear(name) === year);
  return figures.flatMap((named) => {
    const read = named.kind === 'ratio' ? ratioIn : lineItemIn;
    for (const name of wanted) {
      const found = read(named, name, series);
      if (found !== undefined) return [found];
    }
    return [];
  });
};
