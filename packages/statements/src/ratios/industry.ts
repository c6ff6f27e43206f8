import type { RatioAbsence } from '@fde/contracts';
import type { ConceptId } from '../language/index.js';
import type { StandardMatch } from '../standard/standard-matches.js';

/** Whose ratios a company has. */
export type Industry = 'company' | 'bank' | 'insurer';

/** Line items that statements of an industry have, and hardly another's. */
const MARKS: Readonly<Record<Exclude<Industry, 'company'>, readonly ConceptId[]>> = {
  bank: [
    'bank_interest_income',
    'net_interest_income',
    'due_from_banks',
    'loans_to_customers',
    'investment_securities',
    'deposits',
    'due_to_banks',
  ],
  insurer: [
    'premiums_earned',
    'claims',
    'insurance_service_result',
    'reinsurance_assets',
    'insurance_liabilities',
  ],
};

/** One mark alone may be a part of another business: a retailer lends to customers, a holding has securities. */
const FEWEST_MARKS = 2;

/** Banks and insurers order their balance sheets by no terms, so they print neither of these totals. */
const OF_COMPANIES: readonly ConceptId[] = ['total_current_assets', 'total_current_liabilities'];

const hasAmount = ({ cells }: StandardMatch): boolean =>
  Object.values(cells).some(({ value }) => value !== 0);

/** What the rows of the statements say of the company's business. */
export const industryOf = (matches: ReadonlyMap<string, StandardMatch>): Industry => {
  const isThere = (id: ConceptId): boolean => {
    const match = matches.get(id);
    return match !== undefined && hasAmount(match);
  };
  if (OF_COMPANIES.some(isThere)) return 'company';
  const [banks, insurers] = [MARKS.bank, MARKS.insurer].map((ids) => ids.filter(isThere).length);
  if (insurers !== undefined && insurers >= FEWEST_MARKS && insurers > (banks ?? 0))
    return 'insurer';
  return isThere('deposits') || (banks ?? 0) >= FEWEST_MARKS ? 'bank' : 'company';
};

interface Inapplicable {
  readonly reason: RatioAbsence['reason'];
  readonly message: string;
}

const NOT_FOR: Readonly<Record<Exclude<Industry, 'company'>, Inapplicable>> = {
  bank: {
    reason: 'not_for_banks',
    message: 'Not computed for a bank: its statements have other rows, and it would say nothing',
  },
  insurer: {
    reason: 'not_for_insurers',
    message:
      'Not computed for an insurer: its statements have other rows, and it would say nothing',
  },
};

const ALONE: Readonly<Record<Exclude<Industry, 'company'>, Inapplicable>> = {
  bank: { reason: 'for_banks_alone', message: 'Computed for banks alone' },
  insurer: { reason: 'for_insurers_alone', message: 'Computed for insurers alone' },
};

/** Why a ratio is not one of the company's industry; undefined if it is. */
export const industryFault = (
  of: Industry | undefined,
  industry: Industry,
  year: string,
): RatioAbsence | undefined => {
  if (of === undefined || of === industry) return undefined;
  const fault =
    of !== 'company' ? ALONE[of] : industry === 'company' ? undefined : NOT_FOR[industry];
  return fault && { ...fault, concept: '', year };
};
