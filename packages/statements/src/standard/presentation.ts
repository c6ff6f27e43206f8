import type { CompiledData, CompiledCellSource, CompiledLineItem, Unit } from '@fde/contracts';

/** A row as the report that rules a column prints it, in the scale and with the signs of the table. */
export interface PresentedRow {
  /** Its place among the line items of the compiled statement. */
  readonly at: number;
  readonly name: string;
  readonly section: string | null;
  readonly unit: Unit;
  readonly isTotal: boolean;
  readonly level: number;
  readonly values: Readonly<Record<string, number>>;
  /** The elements under which its cells are tagged, without prefix. */
  readonly tags: readonly string[];
}

/** One report of a compiled statement: what it prints, and the columns that it rules. */
export interface Presentation {
  /** The years whose column it rules. */
  readonly rules: readonly string[];
  /** All years that it prints, the newest first. */
  readonly years: readonly string[];
  readonly rows: readonly PresentedRow[];
}

interface Printing {
  readonly extraction_id: number;
  readonly value: number;
  readonly fact?: CompiledCellSource['fact'];
}

/** Every printing of a cell; a source without a list of them is the only one. */
const printingsOf = (source: CompiledCellSource | undefined, value: number): readonly Printing[] =>
  source === undefined ? [] : (source.printings ?? [{ ...source, value }]);

const printingOf = (
  { values, sources, superseded }: CompiledLineItem,
  year: string,
  extraction: number,
): Printing | undefined => {
  const old = superseded?.[year];
  const all = [
    ...printingsOf(sources[year], values[year] ?? 0),
    ...(old === undefined ? [] : printingsOf(old.source, old.value)),
  ];
  return all.find((one) => one.extraction_id === extraction);
};

const withoutPrefix = (element: string): string => element.slice(element.indexOf(':') + 1);

const rowOf = (
  item: CompiledLineItem,
  at: number,
  extraction: number | undefined,
  years: readonly string[],
): PresentedRow => {
  const printed = years.flatMap((year) => {
    const one = extraction === undefined ? undefined : printingOf(item, year, extraction);
    return one === undefined ? [] : [[year, one] as const];
  });
  const tags = printed.flatMap(([, { fact }]) => (fact ? [withoutPrefix(fact.concept)] : []));
  return {
    at,
    name: item.evidence?.find((one) => one.extraction_id === extraction)?.name ?? item.name,
    section: item.section,
    unit: item.unit,
    isTotal: item.is_total,
    level: item.indentation_level,
    values:
      extraction === undefined
        ? item.values
        : Object.fromEntries(printed.map(([year, { value }]) => [year, value])),
    tags: [...new Set(tags)],
  };
};

/**
 * The reports that rule the columns of a compiled statement. Sums hold inside a report, over all
 * its columns; a column of the series has a single one. Data without lineage are one report.
 */
export const presentationsOf = (data: CompiledData): readonly Presentation[] => {
  const ruled = new Map<number | undefined, string[]>();
  for (const year of data.years) {
    const extraction = data.data_lineage[year]?.source_extraction_id;
    ruled.set(extraction, [...(ruled.get(extraction) ?? []), year]);
  }
  return [...ruled].map(([extraction, rules]) => {
    const rows = data.line_items
      .map((item, at) => rowOf(item, at, extraction, data.years))
      .filter(({ values }) => Object.keys(values).length > 0);
    const years = data.years.filter((year) => rows.some(({ values }) => year in values));
    return { rules, years, rows };
  });
};
