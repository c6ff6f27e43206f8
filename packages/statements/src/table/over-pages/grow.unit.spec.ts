import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { findBlocks } from '../../locate/find-blocks.js';
import { scoreOf } from '../../locate/score-block.js';
import {
  BALANCE,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
  EQUITY,
  INCOME,
  PROSE,
  SUPPLEMENT,
  withoutTitle,
} from '../../testing/drawn-report.js';
import { layoutOf } from '../../testing/laid-out.js';
import { growCandidate, type Grown } from './grow.js';

const REST = withoutTitle(CASH_FLOW_CONTINUED);
const PICTURE = '\nOur people\nat work';
const FOLIO = '\n                          47';

/** The two parts of a balance sheet, each side on a page of its own. */
const [ASSETS = '', CLAIMS = ''] = BALANCE.split(/(?=LIABILITIES AND)/);
const HEAD = BALANCE.split('\n').slice(4, 6).join('\n');
const TITLE_OF_BALANCE = BALANCE.split('\n').slice(1, 4).join('\n');
/** Each side on a page of its own, in words of funds that say little of where they stand. */
const FRENCH_ASSETS = `
Bilan Actif                                                31/12/2022         31/12/2021
TITRES FINANCIERS                                         232 423 829        243 800 955
      Actions et valeurs assimilées                       232 423 829        243 800 955
      Sous-total éligible I                               232 423 829        243 800 955
COMPTES                                                     4 271 351          2 921 374
      ENSEMBLE I + II                                     236 695 180        246 722 329
`;
const FRENCH_CLAIMS = `
Bilan Passif                                                   31/12/2022         31/12/2021
CAPITAUX PROPRES                                              236 612 424        236 494 962
      Dettes                                                       82 756         10 227 367
TOTAL PASSIF                                                  236 695 180        246 722 329
`;
/** Notes with columns where the balance sheet has its own. */
const NOTES = `
Notes
1   Cleaning
    Stairs                                            1,000             1,100
    Windows                                             840               520
                                                      1,840             1,620
`;
/** Totals of five years, with columns where the balance sheet has its own. */
const FIVE_YEARS = `
                                            2023       2022       2021       2020       2019
Net sales                               $ 10,000   $  9,000   $  8,000   $  7,000   $  6,000
Total current assets                       4,500      4,200      4,100      4,000      3,900
Total assets                               9,000      8,500      8,400      8,300      8,200
Long-term debt                             2,000      2,500      2,600      2,700      2,800
Stockholders' equity                       5,000      4,000      3,900      3,800      3,700
`;

/** A statement followed over drawn pages, from its likeliest block. */
const grown = (type: CanonicalStatementType, drawings: readonly string[], from?: number): Grown => {
  const report = findBlocks(drawings.map((drawing, i) => layoutOf(drawing, i + 1)));
  const starts = report.blocks.filter((block) => from === undefined || block.layout.page === from);
  const [start] = starts.toSorted((a, b) => scoreOf(b, type) - scoreOf(a, type));
  if (start === undefined) throw new Error('no block');
  return growCandidate(type, start, report);
};

const pagesOf = ({ blocks }: Grown): number[] => blocks.map(({ layout }) => layout.page);

describe('the pages over which a statement continues', () => {
  const cases: readonly {
    readonly what: string;
    readonly type: CanonicalStatementType;
    readonly pages: readonly string[];
    readonly from?: number;
    readonly expected: readonly number[];
  }[] = [
    {
      what: 'one, if everything stands on it',
      type: 'balance_sheet',
      pages: [BALANCE, INCOME],
      expected: [1],
    },
    {
      what: 'two, if the title says that it is continued',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, CASH_FLOW_CONTINUED],
      from: 1,
      expected: [1, 2],
    },
    {
      what: 'two, from the second: its title says that it was begun before',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, CASH_FLOW_CONTINUED],
      from: 2,
      expected: [1, 2],
    },
    {
      what: 'two, if the rest stands without a title',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, REST],
      from: 1,
      expected: [1, 2],
    },
    {
      what: 'two, from the second: the first rows are missing there',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, REST],
      from: 2,
      expected: [1, 2],
    },
    {
      what: 'three, with what stands below the statement',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, REST, SUPPLEMENT],
      from: 1,
      expected: [1, 2, 3],
    },
    {
      what: 'over a page that shows its number',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, FOLIO, REST],
      from: 1,
      expected: [1, 3],
    },
    {
      what: 'over a page that shows a picture',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, PICTURE, REST],
      from: 1,
      expected: [1, 3],
    },
    {
      what: 'not over a picture that stands pages ahead',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, FOLIO, FOLIO, FOLIO, PICTURE, REST],
      from: 1,
      expected: [1],
    },
    {
      what: 'each side of a balance sheet',
      type: 'balance_sheet',
      pages: [ASSETS, `${HEAD}\n${CLAIMS}`],
      from: 1,
      expected: [1, 2],
    },
    {
      what: 'not into another statement',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, EQUITY],
      from: 1,
      expected: [1],
    },
    {
      what: 'not into running text',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, PROSE, REST],
      from: 1,
      expected: [1],
    },
    {
      what: 'not if another table stands below it on its page',
      type: 'balance_sheet',
      pages: [ASSETS + INCOME, `${HEAD}\n${CLAIMS}`],
      from: 1,
      expected: [1],
    },
    {
      what: 'not from a review of other years',
      type: 'balance_sheet',
      pages: [FIVE_YEARS, `${TITLE_OF_BALANCE}\n${HEAD}\n${CLAIMS}`],
      from: 2,
      expected: [2],
    },
    {
      what: 'not into the notes behind it, whichever side it was found by',
      type: 'balance_sheet',
      pages: [ASSETS, `${TITLE_OF_BALANCE}\n${HEAD}\n${CLAIMS}`, NOTES],
      from: 2,
      expected: [1, 2],
    },
    {
      what: 'not into pages far ahead',
      type: 'cash_flow_statement',
      pages: [CASH_FLOW, FOLIO, FOLIO, FOLIO, FOLIO, REST],
      from: 1,
      expected: [1],
    },
  ];
  for (const { what, type, pages, from, expected } of cases)
    it(`are ${what}: ${expected.join(', ')}`, () =>
      expect(pagesOf(grown(type, pages, from))).to.deep.equal(expected));

  it('are listed with the rule that found them', () => {
    expect(grown('cash_flow_statement', [CASH_FLOW, REST], 1).said).to.deep.equal([
      'page 2 carries it on: completes the statement',
    ]);
    expect(grown('cash_flow_statement', [CASH_FLOW, REST], 2).said).to.deep.equal([
      'page 1 begins it: its first rows are missing',
    ]);
    expect(grown('cash_flow_statement', [CASH_FLOW, EQUITY], 1).said).to.deep.equal([
      'page 2 does not: titled otherwise',
    ]);
  });

  it('are both sides of a balance sheet that are titled under the same years', () => {
    const { blocks } = grown('balance_sheet', [FRENCH_ASSETS, FRENCH_CLAIMS], 2);
    expect(blocks.map(({ layout }) => layout.page)).to.deep.equal([1, 2]);
  });

  it('are one if the title of its second part stands on its page and calls itself continued', () => {
    const [first, second] = INCOME.split(/(?=Income before income taxes)/);
    const head = INCOME.split('\n').slice(2, 6).join('\n').replace('INCOME', 'INCOME (CONTINUED)');
    const { blocks } = grown('income_statement', [`${first}${head}\n${second}`]);
    expect(blocks.map(({ title }) => title?.continued)).to.deep.equal([false, true]);
    expect(blocks.map(({ dataLines }) => dataLines)).to.deep.equal([4, 9]);
  });

  it("are not the group's where the company's own stands under its title, continued", () => {
    const headedAs = (whose: string, page: string): string =>
      page.replace(/\n( +)Years ended/, `\n$1      ${whose}\n$1Years ended`);
    const group = headedAs('Group', INCOME);
    const company = headedAs('Company', INCOME).replace('INCOME\n', 'INCOME (CONTINUED)\n');
    expect(pagesOf(grown('income_statement', [group, company], 2))).to.deep.equal([2]);
  });

  it('are at most five', () => {
    const part = CASH_FLOW_CONTINUED;
    const pages = [CASH_FLOW, part, part, part, part, part, part];
    expect(pagesOf(grown('cash_flow_statement', pages, 1))).to.deep.equal([1, 2, 3, 4, 5]);
  });
});
