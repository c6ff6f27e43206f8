import Table from 'cli-table3';
import type { ShownCell, TableStatement } from './table-statement.js';

const LABEL_WIDTH = 64;

/** Draws a statement as a table of text: labels indented, totals under a rule of their own, years as columns. */
export function statementTable(statement: TableStatement): string {
  const table = new Table({
    head: ['', ...statement.years],
    colAligns: ['left', ...statement.years.map(() => 'right' as const)],
    style: { head: [], border: [], compact: true },
    wordWrap: false,
  });
  let section: string | null = null;
  for (const row of statement.rows) {
    const heading = headingOf(row.section, section);
    section = row.section;
    if (heading !== undefined) table.push([heading, ...statement.years.map(() => '')]);
    table.push([shorten(`${'  '.repeat(row.level)}${row.label}`), ...row.cells.map(cellText)]);
  }
  const facts = statement.facts.filter((fact) => fact !== '').join(', ');
  const notes = statement.footnotes.map((note) => `${note}\n`).join('');
  return `\n${statement.title}\n${facts}\n${table.toString()}\n${notes}`;
}

/** The innermost heading, if it differs from that of the previous row. */
function headingOf(section: string | null, before: string | null): string | undefined {
  if (section === null || section === before) return undefined;
  const path = section.split(' > ');
  if (before?.startsWith(`${section} > `) === true) return undefined;
  return `${'  '.repeat(path.length - 1)}${(path.at(-1) ?? '').toUpperCase()}`.slice(
    0,
    LABEL_WIDTH,
  );
}

function cellText(cell: ShownCell): string {
  return `${cell.text}${cell.restated ? '*' : ''}${cell.doubtful ? '?' : ''}`;
}

function shorten(label: string): string {
  return label.length <= LABEL_WIDTH ? label : `${label.slice(0, LABEL_WIDTH - 1)}\u2026`;
}
