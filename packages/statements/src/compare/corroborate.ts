import type { CanonicalStatementType, CompiledData, CompiledLineItem } from '@fde/contracts';
import { findConcepts } from '../concepts/find-concepts.js';
import type { ConceptMatch } from '../concepts/find-concepts.js';

/** An identity between canonical items: the first is the sum of the others, costs counted as reports sign them. */
interface Identity {
  readonly total: string;
  readonly plus: readonly string[];
  readonly costs?: readonly string[];
  readonly words: string;
}

const IDENTITIES: Readonly<Record<CanonicalStatementType, readonly Identity[]>> = {
  income_statement: [
    {
      total: 'gross_profit',
      plus: ['revenue'],
      costs: ['cost_of_revenue'],
      words: 'revenue less cost of revenue',
    },
    {
      total: 'net_income',
      plus: ['income_before_taxes'],
      costs: ['income_tax'],
      words: 'income before taxes less income tax',
    },
  ],
  balance_sheet: [
    {
      total: 'total_assets',
      plus: ['total_liabilities_and_equity'],
      words: 'total liabilities and equity',
    },
    {
      total: 'total_assets',
      plus: ['total_current_assets', 'total_noncurrent_assets'],
      words: 'current and non-current assets',
    },
    {
      total: 'total_liabilities_and_equity',
      plus: ['total_liabilities', 'total_equity'],
      words: 'liabilities and equity',
    },
    {
      total: 'total_equity',
      plus: ['equity_attributable_to_parent', 'noncontrolling_interests'],
      words: 'equity of the parent and non-controlling interests',
    },
  ],
  cash_flow_statement: [
    {
      total: 'net_change_in_cash',
      plus: [
        'operating_cash_flow',
        'investing_cash_flow',
        'financing_cash_flow',
        'exchange_rate_effect',
      ],
      words: 'operating, investing and financing cash flow with exchange effects',
    },
    {
      total: 'net_change_in_cash',
      plus: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'],
      words: 'operating, investing and financing cash flow',
    },
    {
      total: 'closing_cash',
      plus: ['opening_cash', 'net_change_in_cash'],
      words: 'opening cash and net change',
    },
  ],
};

/** The same number stands in two statements. */
const TIES: readonly (readonly [CanonicalStatementType, string, CanonicalStatementType, string])[] =
  [
    ['income_statement', 'net_income', 'cash_flow_statement', 'cash_flow_net_income'],
    ['balance_sheet', 'cash_and_cash_equivalents', 'cash_flow_statement', 'closing_cash'],
  ];

type Found = ReadonlyMap<string, ConceptMatch>;

const valueOf = (
  items: readonly CompiledLineItem[],
  found: Found,
  id: string,
  year: string,
): number | undefined => {
  const match = found.get(id);
  return match && items[match.index]?.values[year];
};

const holdsIn = (
  items: readonly CompiledLineItem[],
  found: Found,
  identity: Identity,
  year: string,
): boolean | undefined => {
  const total = valueOf(items, found, identity.total, year);
  const plus = identity.plus.map((id) => valueOf(items, found, id, year));
  const costs = (identity.costs ?? []).map((id) => valueOf(items, found, id, year));
  if (total === undefined || [...plus, ...costs].includes(undefined)) return undefined;
  const sum = (terms: readonly (number | undefined)[]): number =>
    terms.reduce<number>((done, term) => done + (term ?? 0), 0);
  return (
    Math.abs(sum(plus) - sum(costs) - total) <= 2 || Math.abs(sum(plus) + sum(costs) - total) <= 2
  );
};

const supported = (match: ConceptMatch, evidence: string, factor: number): ConceptMatch => ({
  ...match,
  confidence: Math.round((1 - (1 - match.confidence) * factor) * 1000) / 1000,
  evidence: [...match.evidence, evidence],
});

const byIdentities = (data: CompiledData, found: Map<string, ConceptMatch>): void => {
  for (const identity of IDENTITIES[data.statement_type]) {
    const tried = data.years
      .map((year) => holdsIn(data.line_items, found, identity, year))
      .filter((held) => held !== undefined);
    const held = tried.filter(Boolean).length;
    if (held === 0 || held < tried.length / 2) continue;
    for (const id of [identity.total, ...identity.plus, ...(identity.costs ?? [])]) {
      const match = found.get(id);
      if (match)
        found.set(
          id,
          supported(
            match,
            `${found.get(identity.total)?.concept.label ?? ''} = ${identity.words} in ${held} of ${tried.length} years`,
            0.5,
          ),
        );
    }
  }
};

const byTies = (
  data: CompiledData,
  found: Map<string, ConceptMatch>,
  others: readonly CompiledData[],
): void => {
  for (const [type, id, otherType, otherId] of TIES) {
    const [own, foreign, foreignType] =
      type === data.statement_type
        ? [id, otherId, otherType]
        : otherType === data.statement_type
          ? [otherId, id, type]
          : ['', '', type];
    const [match, other] = [
      found.get(own),
      others.find((statement) => statement.statement_type === foreignType),
    ];
    if (!match || !other || other.currency !== data.currency || other.scale !== data.scale)
      continue;
    const there = findConcepts(foreignType, other.line_items);
    const equal = data.years.filter((year) => {
      const here = valueOf(data.line_items, found, own, year);
      return here !== undefined && here === valueOf(other.line_items, there, foreign, year);
    });
    if (equal.length > 0)
      found.set(
        own,
        supported(
          match,
          `same number as in the ${foreignType.replaceAll('_', ' ')} in ${equal.length} years`,
          0.5,
        ),
      );
  }
};

/** Adds what the numbers say to the mappings by label: identities between the items, ties to the other statements. */
export const corroborate = (
  data: CompiledData,
  matches: ReadonlyMap<string, ConceptMatch>,
  statements: readonly CompiledData[],
): Map<string, ConceptMatch> => {
  const found = new Map(matches);
  byIdentities(data, found);
  byTies(data, found, statements);
  return found;
};
