import type {
  CellExplanation,
  CellPrinting,
  CompiledData,
  CompiledLineItem,
  Gap,
} from '@fde/contracts';
import { REVIEWED } from '../prove/reading-doubt.js';
import { labelOf } from '../concepts/label.js';
import { rowKeys } from '../standard/row-keys.js';

/** The cell that is asked about: a row by its key, its name or one of its variants, and a year. */
export interface CellQuery {
  readonly item: string;
  readonly year: string;
}

type Source = CompiledLineItem['sources'][string];
type Printing = NonNullable<Source['printings']>[number];

/**
 * Rows that the words name: by key, otherwise by printed name, otherwise by a name that another
 * report prints.
 */
const rowsNamed = (data: CompiledData, item: string): number[] => {
  const label = labelOf(item).exact;
  const keys = rowKeys(data.line_items);
  const tries: ((row: CompiledLineItem, at: number) => boolean)[] = [
    (_, at) => keys[at] === item,
    (row) => labelOf(row.name).exact === label,
    (row) => row.variants.some((variant) => labelOf(variant).exact === label),
  ];
  for (const matches of tries) {
    const found = data.line_items.flatMap((row, at) => (matches(row, at) ? [at] : []));
    if (found.length > 0) return found;
  }
  return [];
};

/** Whether a number is nearer to the older, changed number than to the one that is shown. */
const isAsBefore = (value: number, taken: number, before: number): boolean =>
  Math.abs(value - before) < Math.abs(value - taken);

/** Whether a person settled the number, in which case it differs from others by no rounding. */
const isPersonal = ({ review_id }: Printing): boolean => review_id !== undefined;

/** What one report says against the number taken; numbers that differ only by rounding agree. */
const verdictOn = (
  printing: Printing,
  taken: Printing,
  { restated }: Source,
): CellPrinting['verdict'] => {
  if (printing === taken) return 'taken';
  if (printing.value === taken.value) return 'agrees';
  if (isPersonal(printing) || isPersonal(taken)) return 'differs';
  if (restated !== undefined)
    return isAsBefore(printing.value, taken.value, restated.value) ? 'restated' : 'agrees';
  return printing.value === -taken.value ? 'differs' : 'agrees';
};

/** The name under which a report prints the row. */
const nameIn = (row: CompiledLineItem, printing: Printing): string =>
  row.evidence?.find(({ extraction_id }) => extraction_id === printing.extraction_id)?.name ??
  row.name;

const tieOf = (
  row: CompiledLineItem,
  printing: Printing,
): Pick<CellPrinting, 'tie' | 'decision'> => {
  const tie = row.evidence?.find(({ extraction_id }) => extraction_id === printing.extraction_id);
  if (tie === undefined) return {};
  const { kind, detail, decision } = tie;
  return {
    tie: detail === undefined ? kind : `${kind}: ${detail}`,
    ...(decision === undefined ? {} : { decision }),
  };
};

const printingsOf = (row: CompiledLineItem, source: Source, value: number): CellPrinting[] => {
  const { document_id, extraction_id, page } = source;
  const all = source.printings ?? [{ document_id, extraction_id, page, value }];
  const taken = all.find((printing) => printing.extraction_id === source.extraction_id) ?? all[0];
  return taken === undefined
    ? []
    : all.map((printing) => ({
        ...printing,
        name: nameIn(row, printing),
        verdict: verdictOn(printing, taken, source),
        ...tieOf(row, printing),
      }));
};

/** Where the ruling report shows the money, if a total proves that it does. */
const whyReplaced = ({ replaced_by: rows }: Source): string =>
  rows === undefined
    ? 'The newest report of this year does not print the row, and adds up without it.'
    : `The newest report of this year shows the same money in other rows: ${rows.map((name) => `"${name}"`).join(', ')}.`;

/** What a number is that the report which rules the year does not print. */
const whyOlder = (source: Source): string => {
  if (source.standing === 'replaced')
    return `${whyReplaced(source)} The older number is kept beside the column.`;
  if (source.standing === 'of_which')
    return `The newest report of this year prints only the row that contains it, "${source.of_which ?? ''}": the number of an older report is shown as a part of it, and is in no sum.`;
  return `The newest report of this year does not print the row; the newest one that prints it is taken${source.reason === undefined ? '' : `: ${source.reason}`}.`;
};

const whyTaken = (data: CompiledData, row: CompiledLineItem, year: string): string => {
  const source = row.sources[year] ?? row.superseded?.[year]?.source;
  if (source === undefined) return 'No report prints it.';
  if (source.method === REVIEWED)
    return 'A person settled this figure; what was read from the page stands beside it.';
  return data.data_lineage[year]?.source_extraction_id === source.extraction_id
    ? 'The newest report that prints this year rules it.'
    : whyOlder(source);
};

/** The currency and scale of the table, and why it stands apart. */
const moneyOf = ({
  currency,
  scale,
  apart,
}: CompiledData): Pick<CellExplanation, 'currency' | 'scale' | 'apart'> => ({
  currency,
  scale,
  ...(apart === undefined ? {} : { apart }),
});

const gapOf = (data: CompiledData, row: CompiledLineItem, year: string): Gap | undefined =>
  data.gaps.find(
    (one) => one.year === year && (one.line_item === undefined || one.line_item === row.name),
  );

const explainRow = (data: CompiledData, at: number, year: string): CellExplanation[] => {
  const row = data.line_items[at];
  if (row === undefined) return [];
  const superseded = row.superseded?.[year];
  const source = row.sources[year] ?? superseded?.source;
  const value = row.values[year] ?? superseded?.value;
  const gap = gapOf(data, row, year);
  return [
    {
      item: rowKeys(data.line_items)[at] ?? row.name,
      section: row.section,
      unit: row.unit,
      ...moneyOf(data),
      year,
      value: row.values[year] ?? null,
      why: whyTaken(data, row, year),
      confidence: source?.confidence ?? 0,
      printings: source === undefined || value === undefined ? [] : printingsOf(row, source, value),
      checks: (data.checks ?? []).filter(
        (check) => check.year === year && (check.rows ?? []).includes(at),
      ),
      ...(source?.restated === undefined ? {} : { restated: source.restated }),
      ...(source?.adjusted === undefined ? {} : { adjusted: source.adjusted }),
      ...(gap === undefined ? {} : { gap }),
    },
  ];
};

/**
 * The tables that have the year, the main one first: a year in another currency or of a stub stands
 * beside it.
 */
const tablesOf = (data: CompiledData, year: string): CompiledData[] => {
  const all = [data, ...(data.separate_statements ?? [])];
  const having = all.filter(({ years }) => years.includes(year));
  return having.length === 0 ? [data] : having;
};

/**
 * Why the cells of a compiled statement hold what they hold: every report that printed them, what
 * each one printed, which value was taken and why, and the identities that they are part of.
 * Several if the name fits several rows, or if the year also stands in a separate statement; none
 * if no row has it.
 */
export const explainCell = (data: CompiledData, { item, year }: CellQuery): CellExplanation[] =>
  tablesOf(data, year).flatMap((table) =>
    rowsNamed(table, item).flatMap((at) => explainRow(table, at, year)),
  );
