import { expect } from 'chai';
import { mendSeparators } from './mend-separators.js';

const mended = (texts: readonly string[]): string[] =>
  mendSeparators(
    texts.map((text) => ({ text, x0: 0, x1: 9, y0: 0, y1: 9, fontSize: 9, certainty: 0.9 })),
  ).map(({ text, certainty }) => (certainty === 0.5 ? `${text}?` : text));

const COMMAS = ['2,957,529', '3,930,130', '5,344,623', '67,044,317', '(1,512)', '895,698'];
const POINTS = COMMAS.map((text) => text.replaceAll(',', '.'));

describe('separators of recognised numbers', () => {
  for (const [text, among, expected] of [
    ['7.373.806', COMMAS, '7,373,806?'],
    ['11,358.406', COMMAS, '11,358,406?'],
    ['(834.334)', COMMAS, '(834,334)?'],
    ['0.19', COMMAS, '0.19'],
    ['7,373,806', POINTS, '7.373.806?'],
    ['7.373.806', COMMAS.slice(0, 3), '7.373.806'],
    ['7.373.806', [...COMMAS, ...POINTS], '7.373.806'],
  ] as const) {
    it(`make ${expected} of ${text} among ${among.length} others`, () =>
      expect(mended([text, ...among])[0]).to.equal(expected));
  }
});
