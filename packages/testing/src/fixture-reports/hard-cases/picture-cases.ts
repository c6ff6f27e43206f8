import { openPdf } from '@fde/pdf';
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from 'pdf-lib';
import type { FixtureReport } from '../annual-report.js';
import { balanceSheet, cashFlowStatement, incomeStatement } from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import { setHardReport, someBooks, statementPart } from './report-of.js';

const THOUSANDS = { scale: 1000, currency: 'USD' } as const;

/** Cases whose pages have no usable text. */
export const pictureCases: readonly HardCase[] = [
  {
    name: 'scanned-statements',
    why: 'the statement pages are pictures',
    recognised: true,
    report: async () => scanned(await plain('scanned-statements', 41)),
  },
  {
    name: 'coarse-scan',
    why: 'the statement pages are pictures of few pixels, in which commas look like points',
    recognised: true,
    report: async () => scanned(await plain('coarse-scan', 44), COARSE),
  },
  {
    name: 'garbled-text',
    why: 'the fonts of the file name other characters than they print',
    recognised: true,
    report: async () => garbled(await plain('garbled-text', 42)),
  },
  {
    name: 'numbered-glyphs',
    why: 'fonts name their glyphs by number and no table says what they print, the currency sign among them',
    report: async () => numbered(await inPounds('numbered-glyphs', 43)),
  },
];

async function inPounds(name: string, seed: number): Promise<FixtureReport> {
  const years = someBooks(seed).slice(0, 2);
  const printed = { scale: 1000, currency: 'GBP' } as const;
  return setHardReport({
    name,
    company: 'Saltmarsh Marine plc',
    fiscalYear: 2023,
    parts: [
      incomeStatement(years, printed),
      balanceSheet(years, printed),
      cashFlowStatement(years, printed),
    ].map((s) => statementPart(s, { currencySign: '\u00a3' })),
  });
}

/** How far codes are shifted: out of the range that a reader would take for letters. */
const CODE_SHIFT = 0x60;

/** Widths of the shifted codes: a font that names unknown glyphs must state their widths. */
async function widthsOf(font: PDFDict, moved: (code: number) => number): Promise<number[]> {
  const bold = String(font.get(PDFName.of('BaseFont'))).includes('Bold');
  const metrics = await (
    await PDFDocument.create()
  ).embedFont(bold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica);
  const printed = new Set(metrics.getCharacterSet());
  const widths = new Array<number>(256).fill(500);
  for (let code = 32; code < 256; code++)
    if (printed.has(code))
      widths[moved(code)] = metrics.widthOfTextAtSize(String.fromCharCode(code), 1000);
  return widths;
}

/** Gives every font its own codes, and names glyphs by the number of their character: `GA3` prints a pound sign. */
async function numbered(report: FixtureReport): Promise<FixtureReport> {
  const document = await PDFDocument.load(report.bytes, { updateMetadata: false });
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(2, '0');
  const moved = (code: number): number => (code + CODE_SHIFT) % 256;
  const names = Array.from({ length: 224 }, (_, index) => index + 32).flatMap((code) => [
    moved(code),
    PDFName.of(`G${hex(code)}`),
  ]);
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font')) {
      object.set(
        PDFName.of('Encoding'),
        document.context.obj({ Type: 'Encoding', Differences: names }),
      );
      object.set(PDFName.of('FirstChar'), document.context.obj(0));
      object.set(PDFName.of('LastChar'), document.context.obj(255));
      object.set(PDFName.of('Widths'), document.context.obj(await widthsOf(object, moved)));
    }
    if (!(object instanceof PDFRawStream)) continue;
    const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    if (!/ Tj\b/.test(content)) continue;
    const recoded = content.replace(
      /<([0-9A-Fa-f]+)> Tj/g,
      (_, codes: string) =>
        `<${codes.replace(/../g, (code) => hex(moved(Number.parseInt(code, 16))))}> Tj`,
    );
    document.context.assign(reference, document.context.stream(Buffer.from(recoded, 'latin1')));
  }
  return { ...report, bytes: await document.save() };
}

async function plain(name: string, seed: number): Promise<FixtureReport> {
  const years = someBooks(seed).slice(0, 2);
  return setHardReport({
    name,
    company: 'Ravensworth Tools, Inc.',
    fiscalYear: 2023,
    parts: [
      incomeStatement(years, THOUSANDS),
      balanceSheet(years, THOUSANDS),
      cashFlowStatement(years, THOUSANDS),
    ].map((s) => statementPart(s, { fontSize: 10 })),
  });
}

/** Pixels per point: 180 dpi, as in office scans, and 108 dpi. */
const FINE = 2.5;
const COARSE = 1.5;

/** Replaces the statement pages by pictures of them. */
async function scanned(report: FixtureReport, scale = FINE): Promise<FixtureReport> {
  const statementPages = new Set(
    Object.values(report.truth.statements).flatMap((statement) => statement.pages),
  );
  const source = await openPdf(report.bytes);
  const original = await PDFDocument.load(report.bytes);
  const result = await PDFDocument.create({ updateMetadata: false });
  for (let page = 1; page <= source.pageCount; page++) {
    if (!statementPages.has(page)) {
      const [copy] = await result.copyPages(original, [page - 1]);
      if (copy !== undefined) result.addPage(copy);
      continue;
    }
    const picture = await result.embedPng(await source.renderPng(page, { scale }));
    result.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  }
  source.close();
  return { ...report, bytes: await result.save() };
}

/** Gives every font a table that shifts each character by three: what is read is not what is printed. */
async function garbled(report: FixtureReport): Promise<FixtureReport> {
  const document = await PDFDocument.load(report.bytes, { updateMetadata: false });
  const table = document.context.register(
    document.context.stream(
      [
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Shifted def /CMapType 2 def',
        '1 begincodespacerange <00> <FF> endcodespacerange',
        '1 beginbfrange <21> <7E> <0105> endbfrange',
        'endcmap CMapName currentdict /CMap defineresource pop end end',
      ].join('\n'),
    ),
  );
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font'))
      object.set(PDFName.of('ToUnicode'), table);
  }
  return { ...report, bytes: await document.save() };
}
