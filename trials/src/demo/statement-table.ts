import type { CompiledData, CompiledLineItem } from '@fde/contracts';

const DOUBTFUL = 0.8;
const LABEL_WIDTH = 58;

const TITLES: Readonly<Record<string, string>> = {
  income_statement: 'Income statement',
  balance_sheet: 'Balance sheet',
  cash_flow_statement: 'Cash flow statement',
};
const SCALES: Readonly<Record<number, string>> = {
  1: '',
  1000: 'thousands',
  1_000_000: 'millions',
};

/** With the stored precision; money converted from thousands has up to three decimals. */
const numberText = (value: number, unit: string): string => {
  const least = unit === 'per_share' ? 2 : 0;
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: 3,
  });
  return value < 0 ? `(${text})` : `${text} `;
};

/** The value with its marks: `*` an older report printed another number, `?` the service is not sure of it. */
const cellText = (item: CompiledLineItem, year: string): string => {
  const value = item.values[year];
  if (value === undefined) return '';
  const source = item.sources?.[year];
  const mark = source?.restated ? '*' : (source?.confidence ?? 1) < DOUBTFUL ? '?' : ' ';
  return numberText(value, item.unit) + mark;
};

const labelText = (item: CompiledLineItem): string => {
  const label = `${'  '.repeat(Math.min(6, item.indentation_level))}${item.name === '' ? '(total)' : item.name}`;
  return label.length > LABEL_WIDTH ? `${label.slice(0, LABEL_WIDTH - 1)}…` : label;
};

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

/** The heading over a row, if it differs from the previous row's. */
const headingOf = (
  item: CompiledLineItem,
  before: CompiledLineItem | undefined,
): readonly Row[] => {
  if (item.section === null || item.section === before?.section) return [];
  return [
    {
      label: `${'  '.repeat(Math.max(0, Math.min(5, item.indentation_level - 1)))}${item.section}:`,
      cells: [],
    },
  ];
};

const rowsOf = (items: readonly CompiledLineItem[], years: readonly string[]): readonly Row[] =>
  items.flatMap((item, at) => [
    ...headingOf(item, items[at - 1]),
    { label: labelText(item), cells: years.map((year) => cellText(item, year)) },
  ]);

const tableText = (data: CompiledData, years: readonly string[]): string => {
  const rows = rowsOf(data.line_items, years);
  const width = Math.max(8, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.length))) + 1;
  const line = '-'.repeat(LABEL_WIDTH + width * years.length);
  const head = `${' '.repeat(LABEL_WIDTH)}${years.map((year) => `${year}  `.padStart(width)).join('')}`;
  const body = rows.map(({ label, cells }) =>
    `${label.padEnd(LABEL_WIDTH)}${cells.map((cell) => cell.padStart(width)).join('')}`.trimEnd(),
  );
  return [head, line, ...body, line].join('\n');
};

/** How many gaps are listed one by one. */
const MOST_GAPS = 8;

const gapText = ({ year, line_item: item, detail, kind }: CompiledData['gaps'][number]): string =>
  `gap: ${item === undefined ? '' : `${item} `}${year}: ${detail ?? kind}`;

const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** One compiled statement as a readable table: years as columns, newest first. */
export const statementTable = (data: CompiledData, mostYears: number): string => {
  const years = data.years.slice(0, mostYears);
  const scale = SCALES[data.scale] ?? `× ${data.scale}`;
  const unit = `${data.currency}${scale === '' ? '' : ` ${scale}`}`;
  const apart = data.apart === undefined ? '' : `, apart: ${data.apart}`;
  const title = `${TITLES[data.statement_type] ?? data.statement_type}: ${data.company_name}${apart} (${unit}; confidence ${data.confidence.toFixed(2)})`;
  const restated = data.line_items.reduce(
    (sum, { sources }) => sum + years.filter((year) => sources?.[year]?.restated).length,
    0,
  );
  const notes = [
    restated > 0
      ? `* ${countOf(restated, 'cell')} that an older report printed otherwise (restated)`
      : '',
    data.years.length > years.length
      ? `older years not shown: ${data.years.slice(years.length).join(', ')}`
      : '',
    ...data.gaps.slice(0, MOST_GAPS).map(gapText),
    data.gaps.length > MOST_GAPS ? `and ${countOf(data.gaps.length - MOST_GAPS, 'gap')} more` : '',
    ...(data.year_end_changes ?? []).map(
      ({ year, from, to }) => `year end moved with ${year}: ${from} before, ${to} after`,
    ),
    ...(data.currency_changes ?? []).map(
      ({ from, to, years_in_both: both }) =>
        `currency changed from ${from} to ${to}; in both: ${both.join(', ') || 'no year'}`,
    ),
    ...(data.notes ?? []),
  ].filter((note) => note !== '');
  return [title, tableText(data, years), ...notes].join('\n');
};
