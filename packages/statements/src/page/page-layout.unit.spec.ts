import { expect } from 'chai';
import fc from 'fast-check';
import type { PageText, Word } from '@fde/contracts';

import { pageFromText } from '../testing/page-from-text.js';
import { printedText } from './items.js';
import { layOut } from './page-layout.js';

const page = (words: readonly Word[]): PageText => ({
  page: 1,
  width: 600,
  height: 800,
  words,
  quality: 'good',
  origin: 'text',
});
const word = (text: string, x0: number, x1: number, y0 = 100, fontSize = 10): Word => ({
  text,
  x0,
  x1,
  y0,
  y1: y0 + fontSize,
  fontSize,
});
const textsOf = (p: PageText): string[] =>
  layOut(p)
    .flatMap((l) => l.lines)
    .map((l) => l.items.map((i) => i.text).join(' '));

describe('laying out a page', () => {
  it('joins words cut at a ligature', () => {
    expect(
      textsOf(page([word('prof', 10, 28), word('it', 25, 33), word('and', 36, 50)])),
    ).to.deep.equal(['profit and']);
    expect(
      textsOf(page([word('f', 10, 15), word('inancial', 10, 45), word('assets', 48, 75)])),
    ).to.deep.equal(['financial assets']);
  });

  it('drops leaders, spacers and words off the page', () => {
    expect(
      textsOf(
        page([
          word('Goodwill.........', 10, 90),
          word('1,234', 200, 225),
          word(' ', 0, 500),
          word('ghost', 700, 730),
        ]),
      ),
    ).to.deep.equal(['Goodwill 1,234']);
  });

  it('drops raised footnote marks but keeps the line whole', () => {
    expect(
      textsOf(page([word('Revenue', 10, 50), word('1', 50.5, 53, 98, 6), word('1,234', 200, 225)])),
    ).to.deep.equal(['Revenue 1,234']);
  });

  it('joins brackets, signs and groups of digits, and absorbs currency signs', () => {
    const [line] =
      layOut(
        page([
          word('Loss', 10, 30),
          word('$', 180, 185),
          word('(', 200, 203),
          word('1,234', 204, 228),
          word(')', 229, 232),
          word('–', 300, 305),
          word('56', 309, 319),
          word('—', 400, 410),
        ]),
      )[0]?.lines ?? [];
    expect(line?.items.map((i) => [i.kind, i.reading?.value])).to.deep.equal([
      ['word', undefined],
      ['number', -1234],
      ['number', -56],
      ['nil', undefined],
    ]);
    expect(line?.items[1]?.currency).to.equal('$');
  });

  for (const sign of ['RM', 'Rs.', 'Rs', 'Rp', 'kr', 'NRs.', 'KShs', 'RMB'])
    it(`absorbs ${sign} before an amount, apart or glued, and leaves it in words`, () => {
      const words = [word('Sales', 10, 40), word(sign, 180, 195), word('1,234', 200, 225)];
      const glued = [word(`${sign}567`, 300, 340), word(`${sign}X`, 400, 430)];
      const items = layOut(page([...words, ...glued]))[0]?.lines[0]?.items ?? [];
      expect(items.map((i) => [i.currency, i.reading?.value])).to.deep.equal([
        [undefined, undefined],
        [sign, 1234],
        [sign, 567],
        [undefined, undefined],
      ]);
    });

  it('leaves a unit to the label that it touches', () => {
    const words = [word('share,', 10, 40), word('kr', 43, 52), word('1.23', 200, 225)];
    const items = layOut(page(words))[0]?.lines[0]?.items ?? [];
    expect(items.map((i) => [i.text, i.currency])).to.deep.equal([
      ['share,', undefined],
      ['kr', undefined],
      ['1.23', undefined],
    ]);
  });

  it('prints a sign of letters apart from its amount again', () => {
    const words = [word('of', 10, 20), word('Rs.', 23, 35), word('10', 38, 48)];
    const items = layOut(page([...words, word('each', 51, 70)]))[0]?.lines[0]?.items ?? [];
    expect(items.map(printedText).join(' ')).to.equal('of Rs. 10 each');
  });

  it('joins groups of a recognised number whose comma was lost, but not printed ones', () => {
    const words = [
      word('Goodwill', 10, 50),
      word('1,234', 170, 195),
      word('44', 200, 210),
      word('997', 213, 228),
    ];
    expect(textsOf(page(words.map((w) => ({ ...w, certainty: 0.7 }))))).to.deep.equal([
      'Goodwill 1,234 44,997',
    ]);
    expect(textsOf(page(words))).to.deep.equal(['Goodwill 1,234 44 997']);
  });

  it('reads the two printed pages of a landscape page one after the other', () => {
    const left = Array.from({ length: 10 }, (_, i) => `Row ${i} of the left page      1,00${i}`);
    const right = Array.from({ length: 10 }, (_, i) => `Words of the right page ${i}`);
    const drawing = left.map((l, i) => l.padEnd(100) + (right[i] ?? '')).join('\n');
    const wide = { ...pageFromText(drawing), width: 920, height: 600 };
    const layouts = layOut(wide);
    expect(layouts.map((l) => [l.half, l.lines.length])).to.deep.equal([
      [0, 10],
      [1, 10],
    ]);
  });
});

describe('whatever is printed on a page', () => {
  const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((n) => {
    const digits = Math.abs(n).toLocaleString('en-US');
    return n < 0 ? `(${digits})` : digits;
  });
  const row = fc.tuple(
    fc.constantFrom('Revenue', 'Cost of sales', 'Other income, net', 'Profit for the year 2023'),
    fc.array(fc.oneof(amount, fc.constantFrom('-', '12.5%', '$ 5', '')), { maxLength: 4 }),
  );
  const drawing = fc
    .array(row, { minLength: 1, maxLength: 15 })
    .map((rows) =>
      rows
        .map(([label, cells]) => label.padEnd(40) + cells.map((c) => c.padStart(16)).join(''))
        .join('\n'),
    );
  const digitsOf = (text: string): string => text.replace(/\D/g, '');

  it('stays on its line: no digit is lost, added or moved', () => {
    fc.assert(
      fc.property(drawing, (text) => {
        const lines = textsOf(pageFromText(text));
        expect(lines.map(digitsOf)).to.deep.equal(text.split('\n').map(digitsOf));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its place: items of a line follow each other, within the page', () => {
    fc.assert(
      fc.property(drawing, (text) => {
        const [layout] = layOut(pageFromText(text));
        for (const { items } of layout?.lines ?? [])
          items.forEach((item, i) => {
            expect(item.x1).to.be.at.least(item.x0);
            expect(item.x0).to.be.at.least(items[i - 1]?.x1 ?? 0);
            expect(item.x1).to.be.at.most(layout?.width ?? 0);
          });
      }),
      { numRuns: 60 },
    );
  });
});
