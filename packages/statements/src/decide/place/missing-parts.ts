import type { RawStatement } from '@fde/contracts';

import { conceptOf } from '../../concepts/concept-of.js';
import { reaches } from '../../evidence/reaches.js';
import type { ConceptId } from '../../language/index.js';

/**
 * A part that every whole statement has; one of these concepts, or a check that holds, shows it.
 */
interface Part {
  readonly name: string;
  readonly concepts: readonly ConceptId[];
  /** A row that shows it only in a statement of a public body, below its net financial assets. */
  readonly ofPublicBody?: ConceptId;
  readonly checks: readonly RawStatement['checks'][number]['kind'][];
}

const PARTS: Readonly<Record<RawStatement['statement_type'], readonly Part[]>> = {
  income_statement: [
    {
      name: 'net income',
      concepts: [
        'net_income',
        'net_income_attributable_to_parent',
        'comprehensive_income',
        'income_before_taxes',
      ],
      checks: ['net_income_tie'],
    },
  ],
  balance_sheet: [
    {
      name: 'assets',
      concepts: ['total_assets', 'net_assets', 'net_financial_assets'],
      checks: ['balance'],
    },
    {
      name: 'equity and liabilities',
      concepts: ['total_equity', 'total_liabilities_and_equity', 'net_assets'],
      ofPublicBody: 'equity_line',
      checks: ['balance'],
    },
  ],
  cash_flow_statement: [
    { name: 'operating cash flow', concepts: ['operating_cash_flow'], checks: ['cash_flow_foot'] },
    {
      name: 'change in cash',
      concepts: ['net_change_in_cash', 'closing_cash'],
      checks: ['cash_flow_foot', 'closing_cash'],
    },
  ],
};

type Sums = ReadonlyMap<number, readonly number[]>;

/** The parts of each row that is a sum of others in every column where that was tried. */
const sumsOf = ({ checks }: RawStatement): Sums => {
  const sums = checks.filter(({ kind }) => kind === 'sum');
  const failed = new Set(sums.filter(({ holds }) => !holds).map(({ rows = [] }) => rows[0]));
  return new Map(
    sums.flatMap(({ rows: [total, ...parts] = [] }) =>
      total === undefined || failed.has(total) ? [] : [[total, parts] as const],
    ),
  );
};

/**
 * Whether the change in cash adds up all that is printed above it, from the first row on: its
 * activities are whole, though their totals may have no labels.
 */
const isAddedUpFromTop = (raw: RawStatement): boolean => {
  const isOf = (concept: ConceptId) => (item: RawStatement['line_items'][number]) =>
    conceptOf(item.name, raw.statement_type)?.id === concept;
  const change = raw.line_items.findLastIndex(isOf('net_change_in_cash'));
  const first = raw.line_items.findIndex(({ values }) => Object.keys(values).length > 0);
  const sums = sumsOf(raw);
  return change > first && reaches((row) => sums.get(row) ?? [], change, first);
};

/**
 * The parts of a statement that none of its rows shows: one of its two pages is missing, or it was
 * cut.
 */
export const missingParts = (raw: RawStatement): string[] => {
  const type = raw.statement_type;
  const concepts = new Set(raw.line_items.flatMap((item) => conceptOf(item.name, type)?.id ?? []));
  const held = new Set(raw.checks.filter((check) => check.holds).map((check) => check.kind));
  const ofPublicBody = concepts.has('net_financial_assets');
  const whole = type === 'cash_flow_statement' && isAddedUpFromTop(raw);
  const isShown = (part: Part): boolean =>
    whole ||
    part.concepts.some((concept) => concepts.has(concept)) ||
    part.checks.some((kind) => held.has(kind)) ||
    (ofPublicBody && part.ofPublicBody !== undefined && concepts.has(part.ofPublicBody));
  return PARTS[type].filter((part) => !isShown(part)).map((part) => part.name);
};
