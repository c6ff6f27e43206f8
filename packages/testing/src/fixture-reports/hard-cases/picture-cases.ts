import { openPdf } from '@fde/pdf';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { FixtureReport } from '../annual-report.js';
import { balanceSheet, cashFlowStatement, incomeStatement } from '../us-statements.js';
import type { HardCase } from './hard-case.js';
import { setHardReport, someBooks, statementPart } from './report-of.js';

const THOUSANDS = { scale: 1000, currency: 'USD' } as const;

/** Cases whose pages have no usable text. */
export const pictureCases: readonly HardCase[] = [
  { name: 'scanned-statements', why: 'the statement pages are pictures', recognised: true, report: async () => scanned(await plain('scanned-statements', 41)) },
  { name: 'garbled-text', why: 'the fonts of the file name other characters than they print', recognised: true, report: async () => garbled(await plain('garbled-text', 42)) },
];

async function plain(name: string, seed: number): Promise<FixtureReport> {
  const years = someBooks(seed).slice(0, 2);
  return setHardReport({
    name, company: 'Ravensworth Tools, Inc.', fiscalYear: 2023,
    parts: [incomeStatement(years, THOUSANDS), balanceSheet(years, THOUSANDS), cashFlowStatement(years, THOUSANDS)].map((s) => statementPart(s, { fontSize: 10 })),
  });
}

/** Replaces the statement pages by pictures of them. */
async function scanned(report: FixtureReport): Promise<FixtureReport> {
  const statementPages = new Set(Object.values(report.truth.statements).flatMap((statement) => statement.pages));
  const source = await openPdf(report.bytes);
  const original = await PDFDocument.load(report.bytes);
  const result = await PDFDocument.create({ updateMetadata: false });
  for (let page = 1; page <= source.pageCount; page++) {
    if (!statementPages.has(page)) {
      const [copy] = await result.copyPages(original, [page - 1]);
      if (copy !== undefined) result.addPage(copy);
      continue;
    }
    const picture = await result.embedPng(await source.renderPng(page, { scale: 2.5 }));
    result.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  }
  source.close();
  return { ...report, bytes: await result.save() };
}

/** Gives every font a table that shifts each character by three: what is read is not what is printed. */
async function garbled(report: FixtureReport): Promise<FixtureReport> {
  const document = await PDFDocument.load(report.bytes, { updateMetadata: false });
  const table = document.context.register(document.context.stream([
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Shifted def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    '1 beginbfrange <21> <7E> <0105> endbfrange',
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')));
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font')) object.set(PDFName.of('ToUnicode'), table);
  }
  return { ...report, bytes: await document.save() };
}
