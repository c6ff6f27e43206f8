import type { Book } from './book.js';
import type { HouseStyle } from './house-style.js';
import type { NumberToPrint } from './printed-numbers.js';
import type { PrintedColumn, RowToPrint, PrintedTable } from './printed-table.js';
import { chaptersAfter, chaptersBefore, coverLines } from './report-words.js';

const FAMILIES = {
  sans: 'Arial, Helvetica, sans-serif',
  serif: '"Times New Roman", Times, serif',
  mono: '"Courier New", monospace',
} as const;
const GAPS = { tight: 0.8, normal: 1.2, wide: 2.8 } as const;
const INDENTS = { none: 0, small: 0.8, large: 1.8 } as const;

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const markOf = (text: string | undefined): string =>
  text === undefined ? '' : `<sup>${text}</sup>`;

/** Four cells per column, as in filings: a gap, the sign, the number, and what overhangs it. */
const numberCells = (cell: NumberToPrint | undefined, rule: boolean): string => {
  const line = rule ? ' class="r"' : '';
  if (cell === undefined) return '<td class="g"></td><td></td><td></td><td></td>';
  return `<td class="g"></td><td${line}>${cell.sign ?? ''}</td><td${line} align="right">${escapeHtml(cell.body)}${cell.apart === true ? '' : escapeHtml(cell.hang ?? '')}${markOf(cell.mark)}</td><td${line}>${cell.apart === true ? escapeHtml(cell.hang ?? '') : ''}</td>`;
};

const rowHtml = (row: RowToPrint, at: number, style: HouseStyle): string => {
  const bold =
    (style.bold !== 'none' && row.kind === 'total') ||
    (style.bold === 'totals-and-headings' && row.kind === 'heading');
  const hang = style.wrap === 'last-line' ? 0 : 1;
  const shade = style.lines === 'shading' && at % 2 === 0 ? ' style="background:#cceeff"' : '';
  const label = `<td style="padding-left:${row.level * INDENTS[style.indent] + hang}em;text-indent:-${hang}em">${escapeHtml(row.label)}${markOf(row.mark)}</td>`;
  const rule = style.lines === 'rules' && row.kind === 'total';
  return `<tr class="${bold ? 'b' : ''}"${shade}>${label}${row.cells.map((cell) => numberCells(cell, rule)).join('')}</tr>`;
};

const headHtml = (table: PrintedTable): string => {
  const lines = Math.max(...table.columns.map((c) => c.head.length));
  const cellAt = (column: PrintedColumn, line: number): string => {
    const text = column.head[line - (lines - column.head.length)] ?? '';
    return `<td class="g"></td><td colspan="3" align="${column.kind === 'note' ? 'center' : 'right'}">${escapeHtml(text)}${line === lines - 1 ? markOf(column.mark) : ''}</td>`;
  };
  const spans = table.spans.map((span) => {
    const before = '<td class="g"></td><td colspan="3"></td>'.repeat(span.from);
    return `<tr class="h"><td></td>${before}<td class="g"></td><td colspan="${(span.to - span.from + 1) * 4 - 1}" align="center">${escapeHtml(span.text)}</td></tr>`;
  });
  const rows = Array.from(
    { length: lines },
    (_, line) =>
      `<tr class="h"><td>${line === lines - 1 ? escapeHtml(table.corner ?? '') : ''}</td>${table.columns.map((c) => cellAt(c, line)).join('')}</tr>`,
  );
  return [...spans, ...rows].join('');
};

const tableHtml = (table: PrintedTable, style: HouseStyle, company: string): string => {
  const head = headHtml(table);
  const rows = table.rows.map((row, at) => rowHtml(row, at, style)).join('');
  // A real table head repeats on every page; in most filings, head rows are ordinary rows.
  const repeated = style.continued !== 'bare';
  return `<section><p class="t">${escapeHtml(company)}<br>${escapeHtml(table.title)}</p>${table.subtitles.map((line) => `<p class="c">${escapeHtml(line)}</p>`).join('')}
<table${style.width === 'full' ? ' width="100%"' : ''}>${repeated ? `<thead>${head}</thead>` : head}<tbody>${rows}</tbody></table>${table.footnotes.map((line) => `<p class="f">${escapeHtml(line)}</p>`).join('')}</section>`;
};

const styleSheetOf = (style: HouseStyle): string => `
body { font: ${style.size}pt/1.15 ${FAMILIES[style.family]}; margin: 0 }
section, article { ${style.breaks === 'shared' ? '' : 'break-after: page'} } article { break-after: page }
table { border-collapse: collapse } td { padding: ${((style.pitch - 1.15) / 2).toFixed(2)}em 0; vertical-align: ${style.wrap === 'first-line' ? 'top' : 'bottom'}; white-space: nowrap }
td:first-child { white-space: normal; ${style.wrap === 'wide' ? '' : 'width: 45%'} } tr { break-inside: avoid } .g { width: ${GAPS[style.gap]}em; min-width: ${GAPS[style.gap]}em }
.b, .t { font-weight: bold } .h { ${style.bold === 'none' ? '' : 'font-weight: bold'} } .r { border-top: 0.5pt solid black } .t, .c { text-align: ${style.bold === 'none' ? 'left' : 'center'} } .c { margin: 2pt } .f { font-size: 85% } sup { font-size: 60% }
`;

interface Tables {
  readonly before: readonly PrintedTable[];
  readonly after: readonly PrintedTable[];
}

/** A whole report as one HTML page. */
export const pageHtml = (
  book: Book,
  style: HouseStyle,
  tables: readonly PrintedTable[],
  decoys: Tables,
): string => {
  const chaptersHtml = (all: ReturnType<typeof chaptersBefore>): string =>
    all
      .map(
        (c) =>
          `<article><h2>${escapeHtml(c.title)}</h2>${c.paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join('')}</article>`,
      )
      .join('');
  const tablesHtml = (all: readonly PrintedTable[]): string =>
    all.map((table) => tableHtml(table, style, book.company)).join('');
  const contents = ['Business', ...tables.map((t) => t.title), 'Notes']
    .map((title, at) => `<p>${escapeHtml(title)} ${3 + at}</p>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>${styleSheetOf(style)}</style>
<article><h1>${escapeHtml(book.company)}</h1><h2>Annual Report ${book.fiscalYear}</h2>${coverLines(
    book,
    style,
  )
    .map((line) => `<p>${line}</p>`)
    .join('')}</article>
<article><h2>Contents</h2>${contents}</article>${chaptersHtml(chaptersBefore(book, style))}${tablesHtml(decoys.before)}<div style="break-after:page"></div>${tablesHtml(tables)}<div style="break-after:page"></div>${chaptersHtml(chaptersAfter(book, style))}${tablesHtml(decoys.after)}`;
};
