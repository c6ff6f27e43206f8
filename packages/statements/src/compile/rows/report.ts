import type { CellSource, RawStatement, Unit } from '@fde/contracts';
import type { CompileInput } from '../input/compile-input.js';
import { namesTotal } from '../../concepts/concept-of.js';
import { labelOf } from '../../concepts/label.js';
import type { ProofRow } from '../../identities/proof-row.js';
import { proofRows } from '../../identities/proof-rows.js';
import { compareYears } from '../input/normalize-raw.js';
import { openSections, sectionKey } from './section.js';
import { markBelowFoot } from './foot.js';
import { proveSums } from './sums.js';
import { setZones } from './zone.js';
import type { Report, ReportRow } from './row.js';
import { scaleBy } from './scaled.js';

/** The columns of one report that belong to one table: its years by their name in the table. */
export interface ReportColumns {
  readonly input: CompileInput<unknown>;
  readonly raw: RawStatement;
  /** From the report's name for a year to the table's. */
  readonly years: ReadonlyMap<string, string>;
  /** Money of the report times this factor is money of the table. */
  readonly factor: number;
  /** The highest confidence that its cells may keep; no limit if absent. */
  readonly most?: number;
  /** When it was published, ISO. */
  readonly published?: string;
  readonly isDayEstimated?: boolean;
  /** Its turn to speak; see the report. */
  readonly turn?: number;
  readonly isAmended?: boolean;
}

const rowValues = (
  columns: ReportColumns,
  cellValues: Record<string, number>,
  unit: Unit,
): Map<string, number> => {
  const values = new Map<string, number>();
  for (const [printed, year] of columns.years) {
    const value = cellValues[printed];
    if (value !== undefined)
      values.set(year, unit === 'money' ? scaleBy(value, columns.factor) : value);
  }
  return values;
};

const boundConfidence = (source: CellSource, most: number | undefined): CellSource =>
  most === undefined || source.confidence === undefined
    ? source
    : { ...source, confidence: Math.min(most, source.confidence) };

const rowSources = (
  columns: ReportColumns,
  cellSources: Record<string, CellSource> | undefined,
): Map<string, CellSource> => {
  const sources = new Map<string, CellSource>();
  for (const [printed, year] of columns.years) {
    const source = cellSources?.[printed];
    if (source) sources.set(year, boundConfidence(source, columns.most));
  }
  return sources;
};

const buildRows = (report: Report, columns: ReportColumns): ReportRow[] => {
  const seen = new Map<string, number>();
  const open = openSections(report.type, columns.raw.line_items);
  return columns.raw.line_items.flatMap((item, index) => {
    const unit = item.unit ?? 'money';
    const values = rowValues(columns, item.values, unit);
    if (values.size === 0) return [];
    const label = labelOf(item.name);
    const path = open[index] ?? [];
    const key = sectionKey(path);
    const occurrence = seen.get(`${key}|${label.exact}`) ?? 0;
    seen.set(`${key}|${label.exact}`, occurrence + 1);
    return [
      {
        report,
        index,
        name: item.name,
        inferred: item.name_inferred === true,
        label,
        path,
        section: path.map((heading) => heading.printed).join(' > ') || null,
        sectionKey: key,
        indent: item.indentation_level,
        isTotal: item.is_total || namesTotal(item.name, report.type),
        unit,
        values,
        sources: rowSources(columns, item.sources),
        confidence: Math.min(columns.most ?? 1, item.confidence ?? columns.raw.confidence),
        occurrence,
        parent: undefined,
        children: [],
        signs: new Map(),
        zone: {},
        concept: undefined,
        isBelowFoot: false,
      } satisfies ReportRow,
    ];
  });
};

const proofOf = ({ type, years }: Report, rows: readonly ReportRow[]): ProofRow[] =>
  proofRows(
    type,
    rows.map((row) => ({
      name: row.name,
      name_inferred: row.inferred,
      values: Object.fromEntries(row.values),
      indentation_level: row.indent,
      unit: row.unit,
      section: row.section,
    })),
    years,
  );

/**
 * Builds the report: rows with values, their open sections, the sums that hold, and their zones.
 */
export const buildReport = (columns: ReportColumns): Report => {
  const { input, raw } = columns;
  const rows: ReportRow[] = [];
  const proof: ProofRow[] = [];
  const ends = [...columns.years].flatMap(([printed, year]) =>
    raw.fiscal_year_ends[printed] ? [[year, raw.fiscal_year_ends[printed]] as const] : [],
  );
  const report: Report = {
    type: raw.statement_type,
    documentId: input.documentId,
    extractionId: input.extractionId,
    fiscalYear: raw.fiscal_year,
    published: columns.published ?? '',
    isDayEstimated: columns.isDayEstimated === true,
    turn: columns.turn ?? 0,
    isAmended: columns.isAmended === true,
    companyName: raw.company_name,
    confidence: raw.confidence,
    years: [...columns.years.values()].toSorted((a, b) => compareYears(b, a)),
    ends: new Map(ends),
    rows,
    proof,
    pages: raw.pages,
    grain: columns.factor,
  };
  rows.push(...buildRows(report, columns));
  proof.push(...proofOf(report, rows));
  rows.forEach((row, at) => {
    row.concept = proof[at]?.concept;
  });
  proveSums(rows, proof);
  setZones(rows);
  markBelowFoot(report.type, rows);
  return report;
};
