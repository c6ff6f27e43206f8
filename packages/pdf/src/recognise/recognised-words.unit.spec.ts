import { expect } from 'chai';
import { dropMisreadings, type RecognisedWord } from './recognised-words.js';

const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: 0, y0: 0, x1: 10, y1: 10 },
  lineBaseline: { x0: 0, y0: 10, x1: 10, y1: 10 },
  lineHeight: 12,
});
const kept = (...words: readonly (readonly [string, number])[]): string[] =>
  dropMisreadings(words.map(([text, confidence]) => word(text, confidence))).map(
    ({ text }) => text,
  );

describe('recognised words', () => {
  it('are dropped where they are strokes or doubtful scraps', () =>
    expect(kept(['|', 96], ['___', 90], ['~', 80], ['ee', 12], ['Total', 95])).to.deep.equal([
      'Total',
    ]));

  it('are kept where they hold digits, however doubtful', () =>
    expect(kept(['1,2S4', 3], ['(87)', 0])).to.deep.equal(['1,2S4', '(87)']));

  it('are kept where they can only be words: a label must not lose one', () =>
    expect(
      kept(['shareholders\u2019', 0], ['Total', 4], ['non-controlling', 9], ['at', 7]),
    ).to.deep.equal(['shareholders\u2019', 'Total', 'non-controlling']));
});
