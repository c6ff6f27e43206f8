import {
  applicableRatios,
  type RatedCompany,
  type RatioDefinition,
  type RatioTable,
  type RatioValue,
} from '@fde/contracts';
import { scaleInWords } from '../show/table-statement.js';
import type { TableRow, TableStatement } from '../show/table-statement.js';

/** Below this a ratio must be looked at before it is used, as a number. */
const DOUBTFUL = 0.9;

type Statement = RatedCompany['statements'][number];

/** The statement in whose currency and scale an amount is shown: that of its first row. */
const statementOf = (
  { statements }: RatedCompany,
  { unit, terms }: RatioDefinition,
): Statement | undefined =>
  unit === 'amount'
    ? statements.find(({ statement_type: type }) => type === terms[0]?.statement_type)
    : undefined;

const ratioText = (value: number, unit: RatioDefinition['unit'], scale: number): string => {
  if (unit === 'amount') return (value / scale).toLocaleString('en-US');
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  return unit === 'days' ? `${value.toFixed(1)} d` : value.toFixed(2);
};

/** What is certainly computed is shown; a ratio without a value is an empty cell. */
const cellOf = (
  result: RatioValue | undefined,
  unit: RatioDefinition['unit'],
  scale: number,
): TableRow['cells'][number] => ({
  text: result === undefined || result.value === null ? '' : ratioText(result.value, unit, scale),
  restated: false,
  doubtful: (result?.confidence ?? 1) < DOUBTFUL,
});

const reasonsOf = (company: RatedCompany, { id, label }: RatioDefinition): string[] => {
  const messages = Object.values(company.ratios[id] ?? {}).flatMap(({ absent }) =>
    absent === null ? [] : [absent.message],
  );
  return messages.length === 0 ? [] : [`${label}: ${[...new Set(messages)].join('; ')}`];
};

const rowOf = (company: RatedCompany, definition: RatioDefinition): TableRow => {
  const { id, label, group, unit } = definition;
  const statement = statementOf(company, definition);
  return {
    label:
      statement === undefined
        ? label
        : `${label}, ${statement.currency} ${scaleInWords(statement.scale)}`,
    level: 1,
    total: false,
    section: group,
    cells: company.years.map((year) =>
      cellOf(company.ratios[id]?.[year], unit, statement?.scale ?? 1),
    ),
  };
};

const tableOf = (
  company: RatedCompany,
  definitions: readonly RatioDefinition[],
): TableStatement => {
  const rows = definitions.map((definition) => rowOf(company, definition));
  const isDoubtful = rows.some(({ cells }) => cells.some(({ doubtful }) => doubtful));
  return {
    title: `${company.company_name} - ratios`,
    facts: [],
    years: company.years,
    rows,
    footnotes: [
      ...(isDoubtful ? [`? with a confidence below ${DOUBTFUL}`] : []),
      ...definitions.flatMap((definition) => reasonsOf(company, definition)),
    ],
  };
};

/** A table for each company: ratios by group, years as columns, and below it why some are absent. */
export const ratioTables = ({ companies, definitions }: RatioTable): TableStatement[] =>
  companies.map((company) => tableOf(company, applicableRatios(definitions, [company])));
