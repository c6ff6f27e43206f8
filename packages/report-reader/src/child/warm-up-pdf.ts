import { deflateSync } from 'node:zlib';

/** Titles, labels and two columns of figures that add up: enough to exercise every part of the reader. */
const PAGES: readonly (readonly (readonly [label: string, ...figures: number[]])[])[] = [
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
    ['Total equity', 900, 770],
    ['Total liabilities and equity', 1500, 1400],
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

/** A PDF of three statements, one per page, in a font that every reader has. */
export function warmUpPdf(): Uint8Array {
  const first = 4;
  const kids = PAGES.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${PAGES.length} >>`),
    Buffer.from(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ),
    ...PAGES.flatMap((_, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      ),
      contentOf(index),
    ]),
  ];
  return fileOf(objects);
}

function contentOf(index: number): Buffer {
  const rows = [
    [TITLES[index] ?? ''],
    ...HEADER.map((line) => [line]),
    ['', '2023', '2022'],
    ...(PAGES[index] ?? []).map(([label, ...figures]) => [label, ...figures.map(printed)]),
  ];
  const shown = rows.flatMap((cells, row) =>
    cells.map(
      (cell, column) =>
        `BT /F 10 Tf 1 0 0 1 ${72 + (column === 0 ? 0 : 260 + 80 * column)} ${720 - 16 * row} Tm (${cell.replace(/[()]/g, '\\$&')}) Tj ET`,
    ),
  );
  const packed = deflateSync(shown.join('\n'));
  return Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

const printed = (figure: number): string =>
  figure < 0 ? `(${Math.abs(figure)})` : figure.toLocaleString('en-US');

/** Numbers the objects from 1, the catalogue first, and adds their cross-reference table. */
function fileOf(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    parts.push(whole);
    length += whole.length;
  });
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
