import { deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from './hostile-pdfs.js';

/** A file of a few kilobytes that is costly to read because of what it repeats. */
export interface CostlyPdf {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const TITLE = 'Consolidated balance sheets';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
/** Height of a tall page: PDF allows 14,400 points. */
const TALL = 14_400;
const LETTER = 792;
/** Thousands of rows on one page, and on the sixty pages that share it. */
const ROWS = 2_000;
const ROWS_OF_A_PAGE = 300;

/**
 * Small files whose reading time would grow with the square of what they repeat, or worse. Each must be read within
 * seconds or end in a named error.
 */
export function costlyPdfs(): CostlyPdf[] {
  return [
    { name: 'a hundred thousand one-letter words', bytes: letters(100_000) },
    { name: 'two thousand rows on one page', bytes: sharing(1, tableOf(ROWS, 2, 7), TALL) },
    { name: 'sixty pages of one table of three hundred rows', bytes: tableOverPages(60) },
    { name: 'the same sum in every row', bytes: sharing(1, sumsOf(ROWS), TALL) },
    { name: 'forty columns of numbers', bytes: sharing(1, tableOf(ROWS_OF_A_PAGE, 40, 4), 3000) },
    { name: 'thousands of columns', bytes: sharing(1, tableOf(6, 2_000, 3), LETTER) },
    { name: 'numbers alone, twenty thousand of them', bytes: numbers(20_000) },
    { name: 'the title of a statement on every line', bytes: sharing(1, titles(1_000), TALL) },
    { name: 'two hundred pages of titles', bytes: sharing(200, titles(60), LETTER) },
    { name: 'two thousand pages that share one table', bytes: sharing(2_000, tableOf(40, 2, 9)) },
    { name: 'headings without numbers, two thousand', bytes: sharing(1, headings(2_000), TALL) },
    { name: 'dates in every cell of a head', bytes: sharing(1, dates(600), 8_000) },
    { name: 'one word printed over itself', bytes: overprint(20_000) },
    { name: 'a line of brackets and signs', bytes: signs(30_000) },
    { name: 'leaders of asterisks', bytes: sharing(1, leaders('*'), TALL) },
    { name: 'digits that run into a letter', bytes: sharing(1, besideNotes('1'.repeat(48)), TALL) },
    { name: 'notes without an end', bytes: sharing(1, besideNotes('1a'.repeat(28)), TALL) },
    { name: 'one label of twenty thousand signs', bytes: sharing(1, longLabel('note ; ', 20_000)) },
    { name: 'one label of twenty thousand spaces', bytes: sharing(1, longLabel(' ', 20_000)) },
    { name: 'forms in forms, twenty deep', bytes: nestedForms(20) },
    { name: 'a page tree five hundred deep', bytes: deepTree(500) },
  ];
}

const show = (x: number, y: number, text: string): string =>
  `1 0 0 1 ${x} ${y} Tm (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj`;

const drawn = (lines: readonly string[], size = 8): string =>
  `BT /F ${size} Tf\n${lines.join('\n')}\nET`;

/** This many pages that all share one content. */
function sharing(pages: number, content: string, height = LETTER): Uint8Array {
  const first = 5;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Resources << /Font << /F 4 0 R >> >> /Contents 3 0 R >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    streamOf('/Filter /FlateDecode', deflateSync(Buffer.from(content, 'latin1'), { level: 9 })),
    FONT,
    ...Array.from({ length: pages }, () => page),
  ]);
}

const head = (top: number, columns: number, width: number): string[] => [
  show(72, top, TITLE),
  show(72, top - 10, '(in thousands)'),
  ...Array.from({ length: columns }, (_, column) =>
    show(250 + column * width, top - 20, String(2023 - (column % 30))),
  ),
];

/** A balance sheet of this many rows; `step` makes numbers add up now and then. */
function tableOf(rows: number, columns: number, step: number): string {
  const top = rows * 7 + 60;
  const width = columns > 4 ? 340 / columns : 80;
  const lines = Array.from({ length: rows }, (_, row) => [
    show(72, top - 30 - row * 7, `${LABELS[row % LABELS.length]} ${row}`),
    ...Array.from({ length: columns }, (_, column) =>
      show(250 + column * width, top - 30 - row * 7, String(100 + ((row * step + column) % 900))),
    ),
  ]);
  return drawn([...head(top, columns, width), ...lines.flat()], 6);
}

const LABELS = [
  'Cash and cash equivalents',
  'Total current assets',
  'Inventories, net',
  'Total assets',
  'Accounts payable',
  'Total liabilities and equity',
];

/** Every number is the sum of others in countless ways. */
function sumsOf(rows: number): string {
  const top = rows * 7 + 60;
  const lines = Array.from({ length: rows }, (_, row) => {
    const value = row % 5 === 4 ? '4' : '1';
    const label = row % 5 === 4 ? 'Total assets' : 'Other assets';
    const y = top - 30 - row * 7;
    return [show(72, y, label), show(250, y, value), show(330, y, value)].join('\n');
  });
  return drawn([...head(top, 2, 80), ...lines], 6);
}

function tableOverPages(pages: number): Uint8Array {
  return sharing(pages, tableOf(ROWS_OF_A_PAGE, 2, 11), 2_200);
}

function letters(count: number): Uint8Array {
  const lines = Array.from({ length: count }, (_, index) =>
    show((index % 200) * 3, Math.floor(index / 200) * 5, 'a1'.charAt(index % 2)),
  );
  return sharing(1, drawn([show(72, 3_000, TITLE), ...lines], 3), 3_100);
}

function numbers(count: number): Uint8Array {
  const lines = Array.from({ length: count }, (_, index) =>
    show((index % 40) * 15, Math.floor(index / 40) * 6, `${index % 997}`),
  );
  return sharing(1, drawn([show(72, 3_050, TITLE), ...lines], 5), 3_100);
}

const titles = (count: number): string =>
  drawn(Array.from({ length: count }, (_, row) => show(72, 20 + row * 12, TITLE)));

const headings = (count: number): string =>
  drawn([
    ...head(count * 7 + 60, 2, 80),
    ...Array.from({ length: count }, (_, row) => show(72, 10 + row * 7, `Assets of kind ${row}:`)),
  ]);

const COSTLY_ROWS = 40;

/** Rows whose labels run into a leader of a sign, with a word behind it. */
const leaders = (sign: string): string => besides((row) => [`Assets ${row}${sign.repeat(60)} x`]);

/** Rows with a text where the number of a note would stand. */
const besideNotes = (note: string): string =>
  besides((row) => [`${LABELS[row % LABELS.length]}`, `${note}x`]);

const longLabel = (part: string, letters: number): string =>
  besides((row) => [row === 0 ? `Assets ${part.repeat(letters / part.length)} x` : 'Cash']);

/** A balance sheet of these labels and texts beside them. */
const besides = (textsOf: (row: number) => readonly string[]): string => {
  const top = COSTLY_ROWS * 7 + 60;
  const rows = Array.from({ length: COSTLY_ROWS }, (_, row) =>
    [...textsOf(row).entries()]
      .map(([at, text]) => show(72 + at * 90, top - 30 - row * 7, text))
      .concat(
        [250, 330].map((x, year) => show(x, top - 30 - row * 7, String(100 + row * 3 + year))),
      )
      .join('\n'),
  );
  return drawn([...head(top, 2, 80), ...rows], 4);
};

const dates = (count: number): string =>
  drawn([
    show(72, count * 12 + 60, TITLE),
    ...Array.from({ length: count }, (_, row) =>
      [100, 250, 400].map((x) => show(x, 20 + row * 12, `December 31, ${1990 + (row % 34)}`)),
    ).flat(),
  ]);

const overprint = (count: number): Uint8Array =>
  sharing(
    1,
    drawn(
      Array.from({ length: count }, (_, index) => show(72 + (index % 3) * 0.1, 700, 'Assets 12')),
    ),
  );

const signs = (count: number): Uint8Array =>
  sharing(
    1,
    drawn([
      show(72, 700, TITLE),
      ...Array.from({ length: count }, (_, index) =>
        show((index % 300) * 2, 690 - Math.floor(index / 300) * 6, '($-)%'.charAt(index % 5)),
      ),
    ]),
  );

/** Each form draws the next twice: two to the power of its depth. */
function nestedForms(depth: number): Uint8Array {
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';
  const forms = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? streamOf(
          `${form} /Resources << /Font << /F 4 0 R >> >>`,
          Buffer.from(drawn([show(72, 700, 'Total assets 12')]), 'latin1'),
        )
      : streamOf(
          `${form} /Resources << /XObject << /X ${level + 7} 0 R >> >>`,
          Buffer.from('/X Do /X Do', 'latin1'),
        ),
  );
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
    streamOf('', Buffer.from('/X Do', 'latin1')),
    FONT,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >> /Contents 3 0 R >>',
    ...forms,
  ]);
}

/** A node in a node in a node, one page at the bottom. */
function deepTree(depth: number): Uint8Array {
  const nodes = Array.from(
    { length: depth },
    (_, level) =>
      `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 ${level > 0 ? `/Parent ${level + 1} 0 R` : ''} >>`,
  );
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...nodes,
    `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 612 792] >>`,
  ]);
}
