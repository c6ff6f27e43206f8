import { expect } from 'chai';
import { dropMisreadings, toRecognisedWord, type RecognisedWord } from './recognised-words.js';

const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: 0, y0: 0, x1: 10, y1: 10 },
  lineBaseline: { x0: 0, y0: 10, x1: 10, y1: 10 },
  lineHeight: 12,
});
const remaining = (...words: readonly (readonly [string, number])[]): string[] =>
  dropMisreadings(words.map(([text, confidence]) => word(text, confidence))).map(
    ({ text }) => text,
  );

describe('recognised words', () => {
  it('are dropped where they are strokes or doubtful scraps', () =>
    expect(remaining(['|', 96], ['___', 90], ['~', 80], ['ee', 12], ['Total', 95])).to.deep.equal([
      'Total',
    ]));

  it('are kept where they hold digits, however doubtful', () =>
    expect(remaining(['1,2S4', 3], ['(87)', 0])).to.deep.equal(['1,2S4', '(87)']));

  it('are kept where they can only be words: a label must not lose one', () =>
    expect(
      remaining(['shareholders\u2019', 0], ['Total', 4], ['non-controlling', 9], ['at', 7]),
    ).to.deep.equal(['shareholders\u2019', 'Total', 'non-controlling']));
});

describe('a recognised word on its page', () => {
  const placed = (change: Partial<RecognisedWord> = {}) =>
    toRecognisedWord({ ...word('Total', 90), ...change }, 2);

  it('stands in points, on the baseline of its line, with the certainty of its letters', () => {
    const line = { x0: 0, y0: 100, x1: 400, y1: 120 };
    const bbox = { x0: 180, y0: 90, x1: 220, y1: 110 };
    const { x0, x1, y0, y1, fontSize, certainty } = placed({
      bbox,
      lineBaseline: line,
      lineHeight: 20,
    });
    expect([x0, x1, fontSize, certainty]).to.deep.equal([90, 110, 9.5, 0.9]);
    const baseline = 110 / 2;
    expect([y0 < baseline, y1 > baseline, y1 - y0 > 9]).to.deep.equal([true, true, true]);
  });

  it('is as high as its letters where a rule makes its line higher', () => {
    expect(placed({ lineHeight: 500 }).fontSize).to.be.closeTo(7.6, 0.01);
    expect(placed({ lineHeight: 1 }).fontSize).to.equal(4);
  });

  it('is as high as its line where it is a dash, unless a rule makes that higher', () => {
    const dash = { text: '-', bbox: { x0: 0, y0: 4, x1: 5, y1: 6 } };
    expect(placed({ ...dash, lineHeight: 20 }).fontSize).to.be.closeTo(9.5, 0.01);
    expect(placed({ ...dash, lineHeight: 500 }).fontSize).to.be.closeTo(11.4, 0.01);
  });

  it('is a number where one or two letters look like its digits', () => {
    const CASES: readonly (readonly [string, string])[] = [
      ['1,2S4', '1,254'],
      ['1O,l23', '10,123'],
      ['(B7,01)', '(87,01)'],
      ['\u00a712', '512'],
      ["'1,234|", '1,234'],
      ['1,113,', '1,113'],
      ['12,', '12,'],
      ['IFRS 16', 'IFRS 16'],
      ['SOIL2', 'SOIL2'],
      ["'Total'", "'Total'"],
    ];
    for (const [recognised, text] of CASES)
      expect(placed({ text: recognised }).text, recognised).to.equal(text);
  });
});
