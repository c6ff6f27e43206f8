import type { Schemas } from '../api/client.js';

export const KINDS = [
  'decision',
  'identity',
  'reading',
  'tagged_report',
  'gap',
  'restatement',
  'correction',
] as const satisfies readonly Schemas['ReviewKind'][];
export const STATEMENTS = [
  'income_statement',
  'balance_sheet',
  'cash_flow_statement',
] as const satisfies readonly Schemas['CanonicalStatementType'][];

export interface ReviewFilter {
  readonly company_id?: number;
  readonly kind?: Schemas['ReviewKind'];
  readonly statement_type?: Schemas['CanonicalStatementType'];
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text);

/** What the address of the page asks for: unknown words ask for nothing. */
export function filterFrom(parameters: URLSearchParams): ReviewFilter {
  const company = Number(parameters.get('company') ?? '');
  const kind = oneOf(KINDS, parameters.get('kind'));
  const statement = oneOf(STATEMENTS, parameters.get('statement'));
  return {
    ...(Number.isInteger(company) && company > 0 ? { company_id: company } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(statement === undefined ? {} : { statement_type: statement }),
  };
}
