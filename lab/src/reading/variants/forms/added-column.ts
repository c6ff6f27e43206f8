import type { CountryForm, FormTable } from './country-form.js';

/** A column that says nothing, set among the columns of a form: forms carry columns that a company leaves empty. */
interface AddedColumn {
  readonly name: string;
  /** As a form writes its columns. */
  readonly column: string;
}

const HEADED = 'Corr.';

const ADDED: readonly AddedColumn[] = [
  { name: 'empty', column: `y0 none | ${HEADED}` },
  { name: 'dashes', column: 'y0 dash' },
  { name: 'headed dashes', column: `y0 dash | ${HEADED}` },
];

const isValue = (column: string): boolean => /^y\d/.test(column);

/** Where a column can stand among others: before each column of amounts, and behind the last. */
const placesAmong = (columns: readonly string[]): number[] => {
  const own = columns.flatMap((column, at) => (isValue(column) ? [at] : []));
  const last = own.at(-1);
  return last === undefined ? [] : [...own, last + 1];
};

/** A span with the columns that it covers, after one was set at a place. */
const movedSpan = (span: string, place: number): string => {
  const [, from = '', to = '', words = ''] = /^(\d+)-(\d+)(\D.*)?$/.exec(span) ?? [];
  const moved = (at: string): number => Number(at) + Number(Number(at) >= place);
  return `${moved(from)}-${moved(to)}${words}`;
};

/** A table with one more column at its n-th place; at its last if it has fewer. */
const withColumn = (table: FormTable, column: string, nth: number): FormTable => {
  const places = placesAmong(table.columns);
  const place = places[nth] ?? places.at(-1) ?? 0;
  // Spans count the column of labels, which a table without heads for it leaves out.
  const hasLabel = table.columns.some((one) => one.startsWith('label'));
  const spans = table.spans?.map((span) => movedSpan(span, place + Number(!hasLabel)));
  const columns = table.columns.toSpliced(place, 0, column);
  return { ...table, columns, ...(spans === undefined ? {} : { spans }) };
};

const tablesOf = ({ pages }: CountryForm): FormTable[] => pages.flatMap(({ tables }) => tables);

/** A form once for each column that says nothing and each place where it may stand. */
export const withAddedColumns = (form: CountryForm): CountryForm[] => {
  const places = Math.max(...tablesOf(form).map(({ columns }) => placesAmong(columns).length));
  return ADDED.flatMap(({ name, column }) =>
    Array.from({ length: places }, (_, nth) => ({
      ...form,
      name: `${form.name} + ${name} ${nth}`,
      pages: form.pages.map((page) => ({
        ...page,
        tables: page.tables.map((table) => withColumn(table, column, nth)),
      })),
    })),
  );
};
