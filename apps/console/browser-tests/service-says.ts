import type { Page } from 'playwright-core';

interface Detail {
  readonly review?: object;
  readonly decided?: object;
}

/** Reasons of reviews as the service writes them, of every kind. */
const REASONS = [
  {
    about: 'decision',
    rule: 'ask_company',
    says: 'The report says NIKE, INC.; the company is Costco. Whose is it?',
  },
  {
    about: 'decision',
    rule: 'other_company',
    says: 'The report does not mention Costco. Whose is it?',
  },
  { about: 'decision', rule: 'guessed', says: 'nothing printed with the statement says so' },
  {
    about: 'decision',
    rule: 'lapsed',
    says: 'A person settled it in an earlier reading, and the new reading has it elsewhere or has another value',
  },
  {
    about: 'gap',
    rule: 'missing_total',
    says: 'No row of this year is this total, or contains it.',
  },
  {
    about: 'gap',
    rule: 'no_report',
    says: 'The series has no 2016. No report of this year, and no other report prints it.',
  },
  { about: 'identity', rule: 'sum', says: 'Gross = Net + (unlabelled) fails' },
  {
    about: 'reading',
    rule: 'repaired',
    says: 'A digit that recognition confuses was changed so that the sums close',
  },
  {
    about: 'restatement',
    rule: 'restatement',
    says: 'Annual report 2018, page 45, prints 7 for 2017',
    value: 7,
  },
  { about: 'tagged_report', rule: 'value', says: 'The tagged report of the year says 7', value: 7 },
] as const;

const DECIDED = {
  company_name: {
    value: 'Costco',
    evidence: [{ source: 'runningHead', says: 'Costco', weight: 1 }],
    against: [{ source: 'neverMentioned', says: 'other', weight: 1 }],
  },
  scale: { value: '1000000', evidence: [{ source: 'no unit stated', says: '1', weight: 1 }] },
} as const;

/** English that no German page may show: all that is said here, in words of more than one. */
export const SAID_IN_ENGLISH: readonly string[] = [
  ...REASONS.map(({ says }) => says),
  'never mentioned',
  'no unit stated',
];

/** Every review is asked for every reason. */
export const askForEverything = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/reviews/*', async (route) => {
    const response = await route.fetch();
    const detail = (await response.json()) as Detail;
    if (detail.review === undefined) return route.fulfill({ response });
    const json = {
      ...detail,
      review: { ...detail.review, reasons: REASONS },
      decided: DECIDED,
    };
    return route.fulfill({ response, json });
  });
