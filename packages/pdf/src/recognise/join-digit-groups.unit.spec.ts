import type { Word } from '@fde/contracts';
import { expect } from 'chai';
import { joinDigitGroups } from './join-digit-groups.js';

const SIZE = 10;

/** A line of words, each after a gap in font sizes; a digit is half as wide as high. */
function lineOf(...pieces: readonly (readonly [gap: number, text: string])[]): Word[] {
  let x = 50;
  return pieces.map(([gap, text]) => {
    const x0 = x + gap * SIZE;
    x = x0 + text.length * 5;
    return { text, x0, x1: x, y0: 100, y1: 110, fontSize: SIZE, certainty: 0.9 };
  });
}

describe('groups of digits', () => {
  for (const [name, line, expected] of [
    ['of one number are joined', lineOf([0, '16'], [0.3, '147'], [0.3, '686']), ['16147686']],
    ['seen in part are joined', lineOf([0, '33529'], [0.3, '475']), ['33529475']],
    ['in brackets are joined', lineOf([0, '(1'], [0.3, '240'], [0.3, '565)']), ['(1240565)']],
    ['of two columns stay apart', lineOf([0, '112'], [2, '919']), ['112', '919']],
    ['after a note number stay apart', lineOf([0, '(15)'], [0.3, '147']), ['(15)', '147']],
    ['that are not a group stay apart', lineOf([0, '31'], [0.3, '2024']), ['31', '2024']],
    ['with separators stay apart', lineOf([0, '1,240'], [0.3, '565']), ['1,240', '565']],
  ] as const) {
    it(name, () => expect(joinDigitGroups(line).map(({ text }) => text)).to.deep.equal(expected));
  }

  it('are as certain as the least of them', () => {
    const [first, second] = lineOf([0, '16'], [0.3, '147']);
    const doubtful = { ...(second as Word), certainty: 0.4 };
    expect(joinDigitGroups([first as Word, doubtful])[0]?.certainty).to.equal(0.4);
  });
});
