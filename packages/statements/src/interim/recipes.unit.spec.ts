import { expect } from 'chai';
import { windowOf, type FlowWindow } from './period-window.js';
import { asPrinted, differences, rolling, sumsOfQuarters, type Derivable } from './recipes.js';

const window = (start: string, end: string): FlowWindow => {
  const found = windowOf(start, end);
  if (found === undefined) throw new RangeError(`${start} to ${end} is no window`);
  return found;
};

const Q1 = window('2023-01-01', '2023-03-31');
const Q2 = window('2023-04-01', '2023-06-30');
const H1 = window('2023-01-01', '2023-06-30');
const Q3 = window('2023-07-01', '2023-09-30');
const NINE = window('2023-01-01', '2023-09-30');
const YEAR = window('2023-01-01', '2023-12-31');
const NEXT_Q1 = window('2024-01-01', '2024-03-31');

/** `2023-12-31/03 = 2023-12-31/12 - 2023-09-30/09`. */
const drawn = ({ window: { key }, recipe }: Derivable): string =>
  `${key} =${recipe.terms.map((term) => ` ${term.sign < 0 ? '-' : '+'} ${term.window.key}`).join('')}`;

const TABLE: readonly [string, Derivable[], string[]][] = [
  [
    'the fourth quarter: the year less nine months',
    differences([YEAR, NINE]),
    ['2023-12-31/03 = + 2023-12-31/12 - 2023-09-30/09'],
  ],
  [
    'the second half: the year less the first',
    differences([YEAR, H1]),
    ['2023-12-31/06 = + 2023-12-31/12 - 2023-06-30/06'],
  ],
  [
    'the first quarter: the half less the second',
    differences([H1, Q2]),
    ['2023-03-31/03 = + 2023-06-30/06 - 2023-06-30/03'],
  ],
  ['nothing of two windows that share no day at an end', differences([NINE, Q2]), []],
  [
    'a half: two quarters',
    sumsOfQuarters([Q1, Q2].map(asPrinted), 2),
    ['2023-06-30/06 = + 2023-03-31/03 + 2023-06-30/03'],
  ],
  [
    'the second half: the third quarter, and the year less nine months',
    sumsOfQuarters([asPrinted(Q3), ...differences([YEAR, NINE])], 2),
    ['2023-12-31/06 = + 2023-09-30/03 + 2023-12-31/12 - 2023-09-30/09'],
  ],
  [
    'the year less the first half, where both quarters are derived over nine months',
    sumsOfQuarters(
      [...differences([NINE, H1]), ...differences([YEAR, NINE])].filter(
        ({ window: { months } }) => months === 3,
      ),
      2,
    ),
    ['2023-12-31/06 = - 2023-06-30/06 + 2023-12-31/12'],
  ],
  [
    'no half of quarters that do not follow each other',
    sumsOfQuarters([Q1, Q3].map(asPrinted), 2),
    [],
  ],
  [
    'twelve months: the year, and the part less that of a year ago',
    rolling([YEAR, NEXT_Q1, Q1]),
    ['2024-03-31/12 = + 2023-12-31/12 + 2024-03-31/03 - 2023-03-31/03'],
  ],
  ['no twelve months without the part of a year ago', rolling([YEAR, NEXT_Q1]), []],
];

describe('recipes of windows', () => {
  for (const [title, derivable, expected] of TABLE)
    it(`knows ${title}`, () => {
      expect(derivable.map(drawn)).to.deep.equal(expected);
    });
});
