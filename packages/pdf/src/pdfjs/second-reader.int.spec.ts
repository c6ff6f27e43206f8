import { expect } from 'chai';
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { openPdf } from '../open-pdf.js';
import { SecondReader } from './second-reader.js';

const SENTENCE = 'Consolidated balance sheet: total assets 1,234 and total liabilities 5,678';

type NameOfGlyph = (character: string) => string;
const hex = (character: string, digits: number): string =>
  character.charCodeAt(0).toString(16).padStart(digits, '0');

/** One line in a font whose codes run from 1 on, so that only the names of its glyphs can say what is printed. */
async function recoded(
  nameOf: NameOfGlyph,
  mode = 0,
  sentence = SENTENCE,
  alone = '',
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const codes = new Map([...new Set(sentence)].map((character, index) => [character, index + 1]));
  const names = [...codes].flatMap(([character, code]) => [code, PDFName.of(nameOf(character))]);
  const font = document.context.register(
    document.context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      FirstChar: 0,
      LastChar: 255,
      Widths: Array.from({ length: 256 }, () => 556),
      Encoding: { Type: 'Encoding', Differences: names },
    }),
  );
  page.node.setFontDictionary(PDFName.of('Odd'), font);
  const shown = (text: string): string =>
    [...text]
      .map((character) => (codes.get(character) ?? 0).toString(16).padStart(2, '0'))
      .join('');
  page.node.addContentStream(
    document.context.register(
      document.context.stream(
        `BT ${mode} Tr /Odd 10 Tf 72 700 Td <${shown(sentence)}> Tj 0 -50 Td <${shown(alone)}> Tj ET`,
      ),
    ),
  );
  return document.save();
}

async function printed(rotation: 0 | 90): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  page.node.set(PDFName.of('Rotate'), document.context.obj(rotation));
  page.drawText(SENTENCE, { x: 72, y: 600, size: 10, font });
  for (const [row, x] of [
    [0, 400],
    [1, 480],
  ] as const)
    page.drawText('12,345', { x, y: 560 - 14 * row, size: 10, font });
  return document.save();
}

describe('a second reading of a page', () => {
  it('knows glyphs that are named by number, where the first does not', async () => {
    for (const nameOf of [
      (c) => `G${hex(c, 2).toUpperCase()}`,
      (c) => `g${hex(c, 4)}`,
      (c) => `C${c.charCodeAt(0)}`,
    ] as NameOfGlyph[]) {
      const document = await openPdf(await recoded(nameOf));
      expect(document.pageText(1).quality).to.equal('garbled');
      const again = await document.rereadText(1);
      expect(again?.words.map((word) => word.text).join(' ')).to.equal(SENTENCE);
      expect([again?.quality, again?.origin]).to.deep.equal(['good', 'text']);
      document.close();
    }
  });

  it('keeps signs that the first does not see, and says where a number may lack one', async () => {
    for (const [sign, doubted] of [
      ['-', true],
      ['\u00a3', false],
    ] as const) {
      // pdfium leaves out the character of code 3, which is the third of the sentence.
      const document = await openPdf(
        await recoded((c) => `G${hex(c, 2)}`, 0, `75${sign} ${SENTENCE}`, sign),
      );
      const again = await document.rereadText(1);
      const sole = again?.words.filter((word) => word.text === sign).at(-1);
      expect(sole, sign).to.not.equal(undefined);
      expect(
        document
          .pageText(1)
          .words.some((word) => word.y0 < (sole?.y1 ?? 0) && word.y1 > (sole?.y0 ?? 0)),
        `${sign} is not seen`,
      ).to.equal(false);
      expect(again?.doubtful?.some(([, y0]) => y0 === sole?.y0) ?? false, sign).to.equal(doubted);
      document.close();
    }
  });

  it('is none where it is no better, or where the text is invisible', async () => {
    for (const bytes of [
      await recoded((c) => `a${c.charCodeAt(0)}`),
      await recoded((c) => `G${hex(c, 2)}`, 3),
    ]) {
      const document = await openPdf(bytes);
      expect(await document.rereadText(1)).to.equal(undefined);
      document.close();
    }
    expect(await SecondReader.open(new TextEncoder().encode('no PDF at all'))).to.equal(undefined);
  });

  it('ends when it is told to, and starts again when it is asked again', async () => {
    const document = await openPdf(await recoded((c) => `G${hex(c, 2)}`));
    await document.endRereading();
    const first = await document.rereadText(1);
    await document.endRereading();
    expect(first?.quality).to.equal('good');
    expect(await document.rereadText(1)).to.deep.equal(first);
    document.close();
  });

  it('has the words of the first, and their places: 4 points within prose, half a point at the edge of a number', async () => {
    for (const rotation of [0, 90] as const) {
      const document = await openPdf(await printed(rotation));
      const [first, again] = [document.pageText(1), await document.rereadText(1)];
      expect(again?.words.map((word) => word.text)).to.deep.equal(
        first.words.map((word) => word.text),
      );
      first.words.forEach((word, index) => {
        expect(again?.words[index]?.x0, word.text).to.be.closeTo(word.x0, 4);
        expect(again?.words[index]?.y1, word.text).to.be.closeTo(word.y1, 1);
      });
      expect(again?.words.at(-1)?.x1).to.be.closeTo(first.words.at(-1)?.x1 ?? 0, 0.5);
      document.close();
    }
  });
});
