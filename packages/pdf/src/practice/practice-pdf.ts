import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PdfWriter, type Reference } from './pdf-writer.js';

/** A TrueType and a CFF font that are installed with pdf.js. */
const TRUE_TYPE = 'LiberationSans-Regular.ttf';
const COMPACT = 'FoxitSerif.pfb';
const LINES = 40;
const FIRST_CHARACTER = 32;
const LAST_CHARACTER = 126;
/** Width of all glyphs, in thousandths of the font's size: what it is does not matter here. */
const WIDTH = 500;
const PICTURE_SIZE = 64;

/**
 * A PDF with what PDFs of reports are made of: fonts of each kind, with and without an encoding of their own, pictures,
 * forms, curves, shadings, links and an outline, in compressed objects. What it says does not matter.
 */
export async function practicePdf(): Promise<Uint8Array> {
  const pdf = new PdfWriter();
  const fonts = [
    { font: await simpleFont(pdf, 'TrueType', TRUE_TYPE) },
    { font: await simpleFont(pdf, 'Type1', COMPACT) },
    { font: await compositeFont(pdf), isWide: true },
    { font: standardFont(pdf, 'Times-Roman') },
    { font: standardFont(pdf, 'Helvetica-Bold') },
  ];
  const tree = pdf.reserve();
  const pages = fonts.map(({ font, isWide = false }, index) =>
    addPage(pdf, tree, { font, isWide, isTurned: index === 1 }),
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`);
  const outline = addOutline(pdf, pages);
  return pdf.write(pdf.add(`<< /Type /Catalog /Pages ${tree} /Outlines ${outline} >>`));
}

/** A font of one byte a character, some of which its encoding and its table of characters name anew. */
async function simpleFont(pdf: PdfWriter, kind: string, file: string): Promise<Reference> {
  const widths = Array.from({ length: LAST_CHARACTER - FIRST_CHARACTER + 1 }, () => WIDTH);
  return pdf.add(
    `<< /Type /Font /Subtype /${kind} /BaseFont /ABCDEF+Practice /FirstChar ${FIRST_CHARACTER}
/LastChar ${LAST_CHARACTER} /Widths [${widths.join(' ')}] /FontDescriptor ${await descriptor(pdf, file)}
/Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [39 /quoteright] >>
/ToUnicode ${toUnicode(pdf, '<20> <7e>', '<20> <7e> <0020>')} >>`,
  );
}

/** A font of two bytes a character, as most programs embed them today. */
async function compositeFont(pdf: PdfWriter): Promise<Reference> {
  const descendant = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Practice /CIDToGIDMap /Identity
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
/FontDescriptor ${await descriptor(pdf, TRUE_TYPE)} /DW ${WIDTH} /W [3 [${WIDTH} ${WIDTH}] 10 90 ${WIDTH}] >>`,
  );
  return pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Practice /Encoding /Identity-H
/DescendantFonts [${descendant}] /ToUnicode ${toUnicode(pdf, '<0000> <ffff>', '<0003> <0061> <0020>')} >>`,
  );
}

const standardFont = (pdf: PdfWriter, name: string): Reference =>
  pdf.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /MacRomanEncoding >>`);

async function descriptor(pdf: PdfWriter, file: string): Promise<Reference> {
  const bytes = await readFile(join(fontsOfPdfJs(), file));
  const [key, entries] =
    file === COMPACT
      ? ['FontFile3', '/Subtype /Type1C']
      : ['FontFile2', `/Length1 ${bytes.length}`];
  return pdf.add(
    `<< /Type /FontDescriptor /FontName /ABCDEF+Practice /Flags 32 /FontBBox [-200 -200 1000 900]
/ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /${key} ${pdf.addStream(entries, bytes)} >>`,
  );
}

const fontsOfPdfJs = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  );

function toUnicode(pdf: PdfWriter, codes: string, range: string): Reference {
  const [, last] = codes.split(' ');
  return pdf.addStream(
    '',
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Practice def /CMapType 2 def
1 begincodespacerange ${codes} endcodespacerange
1 beginbfrange ${range} endbfrange
1 beginbfchar ${last} <2019> endbfchar
endcmap end end`,
  );
}

interface PracticePage {
  readonly font: Reference;
  /** Its font takes two bytes a character. */
  readonly isWide: boolean;
  readonly isTurned: boolean;
}

function addPage(pdf: PdfWriter, tree: Reference, page: PracticePage): Reference {
  const reference = pdf.reserve();
  const resources = `<< /Font << /F ${page.font} >>
/XObject << /P ${addPicture(pdf)} /M ${addMask(pdf)} /G ${addForm(pdf, page)} >>
/ExtGState << /E << /Type /ExtGState /ca 0.5 /CA 0.5 /BM /Multiply >> >>
/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 0] /Function ${addTint(pdf, 3)} /Extend [true true] >> >>
/ColorSpace << /C [/Separation /Spot /DeviceCMYK ${addTint(pdf, 4)}] >> >>`;
  const link = pdf.add(
    `<< /Type /Annot /Subtype /Link /Rect [72 700 200 720] /Dest [${reference} /Fit] >>`,
  );
  pdf.set(
    reference,
    `<< /Type /Page /Parent ${tree} /MediaBox [0 0 612 792] /Rotate ${page.isTurned ? 90 : 0}
/Resources ${resources} /Contents ${pdf.addStream('', contentOf(page))} /Annots [${link}] >>`,
  );
  return reference;
}

function addOutline(pdf: PdfWriter, pages: readonly Reference[]): Reference {
  const root = pdf.reserve();
  const entries = pages.map(() => pdf.reserve());
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const following = next === undefined ? '' : `/Next ${next}`;
    pdf.set(
      entry,
      `<< /Title (Practice) /Parent ${root} /Dest [${pages[index]} /XYZ null null null] ${following} >>`,
    );
  }
  pdf.set(root, `<< /Type /Outlines /First ${entries[0]} /Last ${entries.at(-1)} >>`);
  return root;
}

/** A picture of which each row begins with the filter that it is stored by. */
function addPicture(pdf: PdfWriter): Reference {
  const row = Array.from({ length: 1 + 3 * PICTURE_SIZE }, (_, at) => (at === 0 ? 2 : at % 7));
  return pdf.addStream(
    `/Type /XObject /Subtype /Image /Width ${PICTURE_SIZE} /Height ${PICTURE_SIZE} /ColorSpace /DeviceRGB
/BitsPerComponent 8 /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${PICTURE_SIZE} >>`,
    Uint8Array.from(Array.from({ length: PICTURE_SIZE }, () => row).flat()),
  );
}

const addMask = (pdf: PdfWriter): Reference =>
  pdf.addStream(
    `/Type /XObject /Subtype /Image /Width ${PICTURE_SIZE} /Height ${PICTURE_SIZE} /ImageMask true /BitsPerComponent 1`,
    new Uint8Array((PICTURE_SIZE * PICTURE_SIZE) / 8).fill(0xa5),
  );

const addForm = (pdf: PdfWriter, { font, isWide }: PracticePage): Reference =>
  pdf.addStream(
    `/Type /XObject /Subtype /Form /BBox [0 0 100 40] /Matrix [1 0 0 1 300 60]
/Resources << /Font << /F ${font} >> >> /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>`,
    `q 0 0 50 20 re W n BT /F 8 Tf 2 4 Td ${shown('In a form', isWide)} Tj ET Q`,
  );

/** From no colour to full colour. */
function addTint(pdf: PdfWriter, colours: number): Reference {
  const all = (value: number): string =>
    `[${Array.from({ length: colours }, () => value).join(' ')}]`;
  return pdf.add(`<< /FunctionType 2 /Domain [0 1] /C0 ${all(0)} /C1 ${all(1)} /N 1 >>`);
}

function contentOf({ isWide }: PracticePage): string {
  const lines = Array.from({ length: LINES }, (_, line) => textOf(isWide, line));
  return [
    'q 0.9 0.9 1 rg 60 60 200 80 re f Q',
    'q /C cs 0.5 scn 300 60 m 350 160 400 160 450 60 c h B* Q',
    'q [4 2] 0 d 1.5 w 1 J 1 j 60 50 m 550 50 l S Q',
    'q 60 160 100 60 re W* n /S sh Q',
    'q /E gs 40 0 0 40 72 100 cm /P Do Q',
    'q 1 0 0 rg 40 10 -10 40 160 100 cm /M Do Q',
    '/G Do',
    `q 0 0 0 1 k 2 Tr BT /F 14 Tf 0.9 0.1 -0.1 0.9 320 180 Tm ${shown('Turned', isWide)} Tj ET Q`,
    'BI /W 4 /H 4 /CS /G /BPC 8 /F /AHx ID 00112233445566778899aabbccddeeff> EI',
    ...lines,
  ].join('\n');
}

function textOf(isWide: boolean, line: number): string {
  const place = `BT /F ${8 + (line % 3)} Tf 1 0 0 1 72 ${740 - 13 * line} Tm ${line % 2 === 0 ? 0.1 : 0} Tc 12 TL`;
  const words = shown(`Total of line ${line}`, isWide);
  const figure = shown(`(1,2${line}.5)`, isWide);
  return `/P <</MCID ${line}>> BDC ${place} [${words} -250 ${words}] TJ 300 0 Td ${figure} Tj T* ${figure} ' ET EMC`;
}

/** A text as a content stream shows it, in a font of one byte a character or of two. */
function shown(text: string, isWide: boolean): string {
  if (!isWide) return `(${text.replace(/[()]/g, '\\$&')})`;
  const glyphs = [...text].map((sign) => (sign.codePointAt(0) ?? GLYPH_OFFSET) - GLYPH_OFFSET);
  return `<${glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('')}>`;
}

/** Glyphs of a TrueType font mostly begin with the space, as glyph 3, in the order of ASCII. */
const GLYPH_OFFSET = 29;
