import { expect } from 'chai';
import type { CompiledCellSource } from '@fde/contracts';
import { restatedBetween, type PrintedCell } from './restated-between.js';

/** Reports by the day of their publication. */
const PUBLISHED = new Map([
  [1, '2023-02-01'],
  [2, '2023-11-01'],
  [3, '2024-02-01'],
  [4, '2024-11-01'],
  [5, '2026-02-01'],
]);

/** A cell as its reports print it, the newest first. */
const cell = (...printings: readonly [document: number, value: number][]): PrintedCell => {
  const [[document, value] = [0, 0], ...others] = printings;
  const older = others.find(([, other]) => other !== value);
  const source: CompiledCellSource = {
    document_id: document,
    extraction_id: document * 10,
    page: 1,
    confidence: 1,
    printings: printings.map(([id, printed]) => ({
      document_id: id,
      extraction_id: id * 10,
      page: 1,
      value: printed,
    })),
    ...(older === undefined
      ? {}
      : { restated: { value: older[1], document_id: older[0], reason: 'restatement' as const } }),
  };
  return { value, source };
};

const TABLE: readonly [string, PrintedCell[], number | undefined][] = [
  ['nothing where nothing is restated', [cell([3, 100]), cell([2, 70])], undefined],
  [
    'a year that is restated after the last nine months',
    [cell([4, 95], [1, 100]), cell([2, 70])],
    4,
  ],
  [
    'nine months that are restated after the last year',
    [cell([1, 100]), cell([2, 65], [1, 70])],
    2,
  ],
  [
    'nothing where a later report prints the restated number beside the other',
    [cell([3, 95], [1, 100]), cell([4, 70], [2, 70])],
    undefined,
  ],
  [
    'nothing where both are restated within a cycle of reports',
    [cell([3, 95], [1, 100]), cell([2, 65], [1, 70])],
    undefined,
  ],
  [
    'one of two that are restated years apart',
    [cell([5, 95], [1, 100]), cell([2, 65], [1, 70])],
    5,
  ],
];

describe('a restatement between two numbers', () => {
  for (const [title, cells, expected] of TABLE)
    it(`is ${title}`, () => {
      expect(restatedBetween(cells, PUBLISHED)).to.equal(expected);
    });
});
