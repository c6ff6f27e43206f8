import { NAMED_CONCEPTS, type NamedConcept } from '../concepts/taxonomy.js';
import type { ConceptId } from '../language/index.js';
import type { CanonicalStatementType, CompiledData } from '@fde/contracts';
import type { StandardMatch, StandardMatches } from '../standard/standard-matches.js';

import { ROUNDING, SUPPORT_LEAVES } from './weights.js';
import { roundedShare } from '../evidence/digits.js';

/**
 * An identity between concepts: the first is the sum of the others, minus those that are deducted.
 */
type Identity = readonly [total: ConceptId, ...parts: ConceptId[]];

const ACTIVITIES = ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'] as const;

const IDENTITIES: Readonly<Record<CanonicalStatementType, readonly Identity[]>> = {
  income_statement: [
    ['gross_profit', 'revenue', 'cost_of_revenue'],
    ['net_income', 'income_before_taxes', 'income_tax'],
  ],
  balance_sheet: [
    ['total_assets', 'total_liabilities_and_equity'],
    ['total_assets', 'total_current_assets', 'total_noncurrent_assets'],
    ['total_liabilities_and_equity', 'total_liabilities', 'total_equity'],
    ['total_equity', 'equity_attributable_to_parent', 'noncontrolling_interests'],
  ],
  cash_flow_statement: [
    ['net_change_in_cash', ...ACTIVITIES, 'exchange_rate_effect'],
    ['net_change_in_cash', ...ACTIVITIES],
    ['closing_cash', 'opening_cash', 'net_change_in_cash'],
  ],
};

const conceptOfId = (id: ConceptId): NamedConcept | undefined =>
  NAMED_CONCEPTS.find((concept) => concept.id === id);
const signOf = (id: ConceptId): number => conceptOfId(id)?.sign ?? 1;

/** "revenue less cost of revenue". */
const inWords = (parts: readonly ConceptId[]): string =>
  parts
    .map((id, at) => {
      const label = (conceptOfId(id)?.label ?? id).toLowerCase();
      return at === 0 ? label : `${signOf(id) < 0 ? 'less' : 'and'} ${label}`;
    })
    .join(' ');

/** The same number stands in two statements. */
const TIES: readonly (readonly [CanonicalStatementType, string, CanonicalStatementType, string])[] =
  [
    ['income_statement', 'net_income', 'cash_flow_statement', 'cash_flow_net_income'],
    ['balance_sheet', 'cash_and_cash_equivalents', 'cash_flow_statement', 'closing_cash'],
  ];

type Found = StandardMatches;

/** A statement of the same company that may print the same number, with its concepts. */
interface CorroboratingStatement {
  readonly data: CompiledData;
  readonly found: StandardMatches;
}

const valueOf = (found: Found, id: string, year: string): number | undefined => {
  const cell = found.get(id)?.cells[year];
  return cell?.derived === undefined ? cell?.value : undefined;
};

const holdsIn = (found: Found, [total, ...parts]: Identity, year: string): boolean | undefined => {
  const value = (id: ConceptId): number => valueOf(found, id, year) ?? NaN;
  const printed = value(total);
  const sum = parts.reduce((done, id) => done + value(id), 0);
  // Some companies print deductions below zero, others above it.
  const less = parts.reduce((done, id) => done + signOf(id) * value(id), 0);
  if (Number.isNaN(sum + printed)) return undefined;
  return [sum, less].some((expected) => Math.abs(expected - printed) <= ROUNDING);
};

const supportMatch = (match: StandardMatch, evidence: string): StandardMatch => ({
  ...match,
  confidence: roundedShare(1 - (1 - match.confidence) * SUPPORT_LEAVES),
  evidence: [...match.evidence, evidence],
});

const byIdentities = (data: CompiledData, found: Map<string, StandardMatch>): void => {
  for (const identity of IDENTITIES[data.statement_type]) {
    const [total, ...parts] = identity;
    const tried = data.years
      .map((year) => holdsIn(found, identity, year))
      .filter((held) => held !== undefined);
    const held = tried.filter(Boolean).length;
    if (held === 0 || held < tried.length / 2) continue;
    for (const id of identity) {
      const match = found.get(id);
      if (match)
        found.set(
          id,
          supportMatch(
            match,
            `${found.get(total)?.concept.label ?? ''} = ${inWords(parts)} in ${held} of ${tried.length} years`,
          ),
        );
    }
  }
};

const isAlike = (a: CompiledData, b: CompiledData): boolean =>
  a.currency === b.currency && a.scale === b.scale;

const byTies = (
  data: CompiledData,
  found: Map<string, StandardMatch>,
  others: readonly CorroboratingStatement[],
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
      others.find((statement) => statement.data.statement_type === foreignType),
    ];
    if (!match || !other || !isAlike(other.data, data)) continue;
    const equal = data.years.filter((year) => {
      const here = valueOf(found, own, year);
      return here !== undefined && here === valueOf(other.found, foreign, year);
    });
    if (equal.length > 0)
      found.set(
        own,
        supportMatch(
          match,
          `same number as in the ${foreignType.replaceAll('_', ' ')} in ${equal.length} years`,
        ),
      );
  }
};

/**
 * Adds the evidence of the numbers to mappings by label: identities between the items, ties to the
 * other statements.
 */
export const corroborate = (
  data: CompiledData,
  matches: StandardMatches,
  statements: readonly CorroboratingStatement[],
): Map<string, StandardMatch> => {
  const found = new Map(matches);
  byIdentities(data, found);
  byTies(data, found, statements);
  return found;
};
