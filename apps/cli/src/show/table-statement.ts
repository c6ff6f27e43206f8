/** A statement as a table shows it, whether one report printed it or many were compiled. */
export interface TableStatement {
  readonly title: string;
  readonly facts: readonly string[];
  readonly years: readonly string[];
  readonly rows: readonly TableRow[];
  readonly footnotes: readonly string[];
}

export interface TableRow {
  readonly label: string;
  readonly level: number;
  readonly total: boolean;
  readonly section: string | null;
  readonly cells: readonly ShownCell[];
}

export interface ShownCell {
  readonly text: string;
  readonly restated: boolean;
  readonly doubtful: boolean;
}

/** The statement and those that could not be compiled into it (another currency or year end). */
export function tablesOf(statement: object): TableStatement[] {
  const others = (statement as Loose)['separate_statements'];
  const separate = Array.isArray(others)
    ? others.filter((other): other is object => isStatement(other))
    : [];
  return [statement, ...separate].map(toTableStatement);
}

function isStatement(value: unknown): boolean {
  return Array.isArray(asObject(value)['line_items']);
}

interface Loose {
  readonly [key: string]: unknown;
}

/** Below this a number must be looked at before it is used. */
const DOUBTFUL = 0.9;

/** Takes the content of a file, of which only `statement_type` and `line_items` are certain. */
function toTableStatement(statement: object): TableStatement {
  const data = statement as Loose;
  const value = data['line_items'];
  const items = (Array.isArray(value) ? value : []).filter(
    (item): item is Loose => typeof item === 'object' && item !== null,
  );
  const years = yearsOf(data, items);
  const rows = items.map((item) => toRow(item, years));
  return {
    title:
      `${textOf(data['company_name'])} - ${textOf(data['statement_type']).replace(/_/g, ' ')}`.replace(
        /^ - /,
        '',
      ),
    facts: factsOf(data),
    years,
    rows,
    footnotes: footnotesOf(data, rows, items),
  };
}

function yearsOf(data: Loose, items: readonly Loose[]): string[] {
  const value = data['years'];
  if (Array.isArray(value)) return value.map(textOf);
  const found = new Set(items.flatMap((item) => Object.keys(asObject(item['values']))));
  return [...found].toSorted().toReversed();
}

const SCALES: ReadonlyMap<number, string> = new Map([
  [1, 'units'],
  [1000, 'thousands'],
  [1_000_000, 'millions'],
]);

export const scaleInWords = (scale: number): string => SCALES.get(scale) ?? `times ${scale}`;

function factsOf(data: Loose): string[] {
  const scale = typeof data['scale'] === 'number' ? data['scale'] : 1;
  const pages =
    Array.isArray(data['pages']) && data['pages'].length > 0
      ? [`page ${data['pages'].map(textOf).join(', ')}`]
      : [];
  const confidence =
    typeof data['confidence'] === 'number' ? [`confidence ${data['confidence'].toFixed(3)}`] : [];
  return [`${textOf(data['currency'])} ${scaleInWords(scale)}`.trim(), ...pages, ...confidence];
}

function toRow(item: Loose, years: readonly string[]): TableRow {
  const values = asObject(item['values']);
  const sources = asObject(item['sources']);
  const confidence = typeof item['confidence'] === 'number' ? item['confidence'] : 1;
  const decimals = decimalsOf(Object.values(values));
  return {
    label: textOf(item['name']),
    level:
      typeof item['indentation_level'] === 'number'
        ? Math.min(12, Math.max(0, item['indentation_level']))
        : 0,
    total: item['is_total'] === true,
    section: typeof item['section'] === 'string' ? item['section'] : null,
    cells: years.map((year) => {
      const source = asObject(sources[year]);
      const own = typeof source['confidence'] === 'number' ? source['confidence'] : confidence;
      const value = values[year];
      return {
        text: typeof value === 'number' ? print(value, decimals) : '',
        restated: source['restated'] !== undefined,
        doubtful: typeof value === 'number' && own < DOUBTFUL,
      };
    }),
  };
}

/** All numbers of a row with as many decimals as the most exact of them has, four at most: 3.00 beside 2.97. */
function decimalsOf(values: readonly unknown[]): number {
  const lengths = values.map((value) =>
    typeof value === 'number' ? (String(value).split('.')[1] ?? '').length : 0,
  );
  return Math.min(4, Math.max(0, ...lengths));
}

function print(value: number, decimals: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function footnotesOf(data: Loose, rows: readonly TableRow[], items: readonly Loose[]): string[] {
  const cells = rows.flatMap((row) => row.cells);
  const failed = (Array.isArray(data['checks']) ? data['checks'] : [])
    .map(asObject)
    .filter((check) => check['holds'] === false && check['severity'] !== 'warning');
  return [
    ...(cells.some((cell) => cell.restated)
      ? ['* restated by a later report:', ...restatements(items)]
      : []),
    ...(cells.some((cell) => cell.doubtful) ? [`? read with a confidence below ${DOUBTFUL}`] : []),
    ...failed.map(
      (check) => `! does not hold [${textOf(check['year'])}]: ${textOf(check['description'])}`,
    ),
    ...(Array.isArray(data['notes']) ? data['notes'].map((note) => `note: ${textOf(note)}`) : []),
  ];
}

function restatements(items: readonly Loose[]): string[] {
  return items.flatMap((item) =>
    Object.entries(asObject(item['sources'])).flatMap(([year, source]) => {
      const restated = asObject(asObject(source)['restated']);
      if (typeof restated['value'] !== 'number') return [];
      const now = asObject(item['values'])[year];
      const decimals = decimalsOf([restated['value'], now]);
      return [
        `  ${textOf(item['name'])} ${year}: ${print(restated['value'], decimals)} before, ${typeof now === 'number' ? print(now, decimals) : 'nothing'} now`,
      ];
    }),
  );
}

function asObject(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
