import { expect } from 'chai';
import { readPageText } from './read-page-text.js';
import { glyphLine, LETTER_FRAME } from './spec-support/glyph-line.js';
import type { Glyph, PageFrame } from './text/glyph.js';

const FILLER = [
  ...glyphLine('Consolidated statements of operations and comprehensive income', { y: 740 }),
  ...glyphLine('Selling general and administrative expenses were almost stable', { y: 720 }),
];

function wordsOf(glyphs: readonly Glyph[], frame: PageFrame = LETTER_FRAME): string[] {
  return readPageText(1, [...FILLER, ...glyphs], frame)
    .words.map((word) => word.text)
    .slice(15);
}

describe('the text of a page', () => {
  it('divides words at blanks and at gaps, and keeps their boxes', () => {
    const page = readPageText(
      3,
      [
        ...FILLER,
        ...glyphLine('Net sales', { x: 72, y: 700 }),
        ...glyphLine('1,234', { x: 400, y: 700 }),
      ],
      LETTER_FRAME,
    );
    const [net, sales, amount] = page.words.slice(15);
    expect(page).to.include({ page: 3, width: 612, height: 792, quality: 'good', origin: 'text' });
    expect([net?.text, sales?.text, amount?.text]).to.deep.equal(['Net', 'sales', '1,234']);
    expect(amount).to.include({ x0: 400, x1: 425, fontSize: 10 });
    expect(amount?.y1).to.be.closeTo(792 - 700 + 2.2, 0.01);
  });

  it('divides words where the letters become smaller, but not behind a large first letter', () => {
    const title = glyphLine('Sheet', { x: 72, size: 30 });
    const date = glyphLine('as at', { x: 72 + 75 + 3, size: 15 });
    expect(wordsOf([...title, ...date])).to.deep.equal(['Sheet', 'as', 'at']);
    const capital = glyphLine('N', { x: 72, size: 20 });
    const rest = glyphLine('OTES', { x: 72 + 10 + 2, size: 14 });
    expect(wordsOf([...capital, ...rest])).to.deep.equal(['NOTES']);
  });

  it('spells out ligatures, drops zero-width characters and maps old-style digits', () => {
    expect(wordsOf(glyphLine('pro\uFB01t'))).to.deep.equal(['profit']);
    expect(wordsOf(glyphLine('to\u200Btal'))).to.deep.equal(['total']);
    expect(wordsOf(glyphLine([0xf731, 0xf732, 0x2c, 0xf735]))).to.deep.equal(['12,5']);
  });

  it('keeps a footnote mark apart from the number beside it', () => {
    const raised = glyphLine('2', { x: 97, y: 704, size: 6 });
    expect(wordsOf([...glyphLine('1,234'), ...raised])).to.have.members(['1,234', '2']);
    expect(wordsOf(glyphLine('1,234\u00b9'))).to.deep.equal(['1,234', '\u00b9']);
  });

  it('counts text that is printed twice once', () => {
    const once = glyphLine('Total assets 9,876');
    const again = glyphLine('Total assets 9,876', { x: 72.4, y: 700.2 });
    expect(wordsOf([...once, ...again])).to.deep.equal(['Total', 'assets', '9,876']);
  });

  it('drops a fragment printed over a longer word', () => {
    const fragment = glyphLine('234', { x: 82.5, y: 700.8 });
    expect(wordsOf([...glyphLine('1,234,567'), ...fragment])).to.deep.equal(['1,234,567']);
  });

  it('joins a word that is printed in pieces out of order', () => {
    const [head, tail] = [glyphLine('12,', { x: 400 }), glyphLine('345', { x: 415 })];
    expect(wordsOf([...tail, ...glyphLine('Inventories', { x: 72 }), ...head])).to.deep.equal([
      'Inventories',
      '12,345',
    ]);
  });

  it('mends a blank that the next letter covers, and letter-spaced titles', () => {
    const incom = glyphLine('Incom');
    const last = glyphLine('e', { x: 97.1 });
    const blank = glyphLine(' ', { x: 97 });
    expect(wordsOf([...incom, ...blank, ...last])).to.deep.equal(['Income']);
    const spaced = 'BALANCE SHEET'
      .split(' ')
      .flatMap((word, index) => glyphLine(word, { x: 72 + index * 80, tracking: 4 }));
    expect(wordsOf(spaced)).to.deep.equal(['BALANCE', 'SHEET']);
  });

  it('leaves out text off the page and text that stands askew', () => {
    const off = glyphLine('hidden', { x: -200 });
    const margin = glyphLine('NAVIGATION', { x: 600, y: 200, style: { angle: 90 } });
    expect(wordsOf([...off, ...margin, ...glyphLine('shown')])).to.deep.equal(['shown']);
  });

  for (const angle of [90, 180, 270] as const) {
    it(`turns a page whose text runs at ${angle} degrees`, () => {
      const start = { 90: { x: 300, y: 100 }, 180: { x: 500, y: 300 }, 270: { x: 300, y: 700 } }[
        angle
      ];
      const text = 'Consolidated balance sheets of the group at the end';
      const page = readPageText(1, glyphLine(text, { ...start, style: { angle } }), LETTER_FRAME);
      expect(page.words.map((word) => word.text).join(' ')).to.equal(text);
      expect(page.turn).to.equal(angle);
      expect([page.width, page.height]).to.deep.equal(angle === 180 ? [612, 792] : [792, 612]);
      expect(
        page.words.every((word) => word.x0 >= 0 && word.x1 <= page.width && word.y1 <= page.height),
      ).to.equal(true);
    });
  }

  it('needs no turn if the page itself is rotated', () => {
    const frame: PageFrame = { ...LETTER_FRAME, rotation: 90 };
    const page = readPageText(
      1,
      glyphLine('Consolidated statements of cash flows', { x: 300, y: 100, style: { angle: 90 } }),
      frame,
    );
    expect(page.turn).to.equal(undefined);
    expect(page.width).to.equal(792);
  });

  it('takes the invisible text of a scan as recognised, and ignores it beside printed text', () => {
    const hidden = glyphLine('Consolidated balance sheets recognised', {
      style: { invisible: true },
    });
    expect(readPageText(1, hidden, LETTER_FRAME).origin).to.equal('ocr');
    expect(wordsOf(glyphLine('decoy', { style: { invisible: true } }))).to.deep.equal([]);
  });
});

describe('the quality of a text layer', () => {
  const qualityOf = (glyphs: readonly Glyph[]): string =>
    readPageText(1, glyphs, LETTER_FRAME).quality;

  it('is none without text', () => {
    expect(qualityOf([])).to.equal('none');
    expect(qualityOf(glyphLine('17'))).to.equal('none');
  });

  it('is garbled where glyphs have no characters', () => {
    expect(
      qualityOf([
        ...glyphLine('Total assets and total liabilities'),
        ...glyphLine([0xe001, 0xe002, 0xe003, 0xe004, 0xe005, 0xe006, 0xe007], { y: 600 }),
      ]),
    ).to.equal('garbled');
    expect(qualityOf(glyphLine('Total assets and total liabilities', { unmapped: true }))).to.equal(
      'garbled',
    );
  });

  it('is garbled where letters are shifted by a wrong encoding', () => {
    const shifted = Array.from(
      'Revenue from contracts with customers Cost of sales Gross profit Research development expenses Selling expenses Operating income before taxes Interest expense Provision income taxes',
      (letter) => (letter === ' ' ? 0x20 : (letter.codePointAt(0) ?? 0) - 29),
    );
    expect(qualityOf(glyphLine(shifted, { x: 10, size: 5 }))).to.equal('garbled');
  });

  it('is good for German, French and Spanish', () => {
    for (const text of [
      'Umsatzerlöse Bestandsveränderung Materialaufwand Personalaufwand Abschreibungen Finanzergebnis Ertragsteuern Konzernjahresüberschuss davon Anteile anderer Gesellschafter Ergebnis',
      "Chiffre d'affaires Coût des ventes Marge brute Charges commerciales Charges administratives Résultat opérationnel courant Impôts résultat net part groupe bénéfice action dilué",
      'Ingresos ordinarios Coste ventas Beneficio bruto Gastos administrativos Resultado explotación Impuesto sobre beneficios Resultado atribuible dominante Beneficio acción básico',
    ])
      expect(qualityOf(glyphLine(text, { x: 5, size: 4 }))).to.equal('good');
  });
});
