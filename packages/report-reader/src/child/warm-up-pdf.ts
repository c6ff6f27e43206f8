import { PdfWriter } from '@fde/pdf';

/** Characters beyond Latin-1, as the encoding of the font writes them. */
const ENCODED: Readonly<Record<string, string>> = { '’': '\\222', '—': '\\227' };

/** A line of a page: its words, and its figures below those of other lines. */
type Line = readonly [words: string, ...figures: string[]];

/** Titles, labels and two columns of figures that add up: enough to exercise every part of the reader. */
const STATEMENTS: readonly (readonly (readonly [label: string, ...figures: number[]])[])[] = [
  [
    ['Revenue', 1200, 1100],
    ['Cost of sales', -700, -650],
    ['Gross profit', 500, 450],
    ['Selling and administrative expenses', -200, -190],
    ['Operating income', 300, 260],
    ['Interest expense', -20, -20],
    ['Income before income taxes', 280, 240],
    ['Provision for income taxes', -70, -60],
    ['Net income', 210, 180],
  ],
  [
    ['Cash and cash equivalents', 150, 90],
    ['Accounts receivable', 250, 240],
    ['Inventories', 300, 290],
    ['Total current assets', 700, 620],
    ['Property, plant and equipment', 800, 780],
    ['Total assets', 1500, 1400],
    ['Accounts payable', 200, 210],
    ['Long-term debt', 400, 420],
    ['Total liabilities', 600, 630],
    ['Common stock', 100, 100],
    ['Retained earnings', 800, 670],
    ['Total shareholders’ equity', 900, 770],
    ['Total liabilities and shareholders’ equity', 1500, 1400],
  ],
  [
    ['Net income', 210, 180],
    ['Depreciation and amortization', 90, 85],
    ['Changes in working capital', -30, -20],
    ['Net cash provided by operating activities', 270, 245],
    ['Purchases of property, plant and equipment', -110, -95],
    ['Net cash used in investing activities', -110, -95],
    ['Repayment of debt', -20, -60],
    ['Dividends paid', -80, -70],
    ['Net cash used in financing activities', -100, -130],
    ['Net increase in cash', 60, 20],
    ['Cash at beginning of year', 90, 70],
    ['Cash at end of year', 150, 90],
  ],
];
const TITLES = [
  'CONSOLIDATED STATEMENTS OF INCOME',
  'CONSOLIDATED BALANCE SHEETS',
  'CONSOLIDATED STATEMENTS OF CASH FLOWS',
];
const HEADER = [
  'Example Corporation and Subsidiaries',
  '(in millions of dollars)',
  'Years ended December 31,',
];

const COVER = [
  'FORM 10-K',
  'ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934',
  'For the fiscal year ended December 31, 2023',
  'Example Corporation',
  '(Exact name of registrant as specified in its charter)',
  'State of incorporation: Delaware. The common stock is listed on the New York Stock Exchange.',
];
/** What stands on the pages around: sentences, amounts in them, and a table that is no statement. */
const PROSE: readonly Line[] = [
  ['Discussion and analysis of financial condition and results of operations'],
  ['Revenue rose to $1,200 million in 2023 from $1,100 million in 2022, by 9 percent,'],
  [
    'as more units were sold in Europe and Asia. Operating income was $300 million (2022: $260 million).',
  ],
  [
    'Cash and cash equivalents were $150 million on December 31, 2023; see Note 4 for the debt due in 2026.',
  ],
  ['The consolidated financial statements are presented in millions of U.S. dollars.'],
  [
    'To the Board of Directors and Shareholders of Example Corporation: we have audited these statements.',
  ],
  ['Revenue by region', '2023', '2022'],
  ['Americas', '700', '650'],
  ['Europe and Asia', '500', '450'],
  ['Total', '$ 1,200', '$ 1,100'],
];
/** As many as a report needs to be looked at in parts; its statements lie where they mostly do. */
const PAGE_COUNT = 36;
/**
 * Every so many pages have a character beyond Latin-1: V8 keeps the text of these in two bytes a character, and
 * compiles each pattern for such texts once more.
 */
const WIDE_EVERY = 2;
const WIDE_LINE: Line = ['The company’s management — see the independent auditor’s report'];
const FIRST_STATEMENT = 14;

/** A PDF like an annual report, in a font that every reader has. */
export function warmUpPdf(): Uint8Array {
  const pdf = new PdfWriter();
  const tree = pdf.reserve();
  const font = pdf.add(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const pages = Array.from({ length: PAGE_COUNT }, (_, index) =>
    pdf.add(
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 612 792] /Resources << /Font << /F ${font} >> >>
/Contents ${pdf.addStream('', contentOf(linesOf(index + 1)))} >>`,
    ),
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`);
  return pdf.writePlain(pdf.add(`<< /Type /Catalog /Pages ${tree} >>`));
}

function linesOf(page: number): readonly Line[] {
  if (page === 1) return COVER.map((words) => [words]);
  const wide = page % WIDE_EVERY === 0 ? [WIDE_LINE] : [];
  const index = page - FIRST_STATEMENT;
  const statement = STATEMENTS[index];
  if (statement === undefined) return [...PROSE, ...wide];
  return [
    [TITLES[index] ?? ''],
    ...HEADER.map((words): Line => [words]),
    ['', '2023', '2022'],
    ...statement.map(([label, ...figures]): Line => [label, ...figures.map(printed)]),
    ...wide,
  ];
}

const contentOf = (lines: readonly Line[]): string =>
  lines
    .flatMap((cells, row) =>
      cells.map(
        (cell, column) =>
          `BT /F 10 Tf 1 0 0 1 ${72 + (column === 0 ? 0 : 260 + 80 * column)} ${720 - 16 * row} Tm (${encoded(cell)}) Tj ET`,
      ),
    )
    .join('\n');

const encoded = (text: string): string =>
  text.replace(/[()]/g, '\\$&').replace(/[’—]/g, (sign) => ENCODED[sign] ?? sign);

const printed = (figure: number): string =>
  figure < 0 ? `(${Math.abs(figure)})` : figure.toLocaleString('en-US');
