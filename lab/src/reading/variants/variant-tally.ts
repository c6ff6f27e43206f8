import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { fold } from '@fde/contracts/text';
import { Calibration } from '../calibration.js';
import { Structure } from '../structure.js';
import { pairRows, type PairedRow, type TranscribedStatement } from '../transcript.js';
import { transcriptOf, type Book } from './book.js';
import type { HouseStyle } from './house-style.js';

interface Score {
  statements: number;
  perfect: number;
  missing: number;
  cells: number;
  sure: number;
  surelyWrong: number;
}

/** What was wrong with one statement of one variant. */
export interface VariantFault {
  readonly variant: string;
  readonly type: CanonicalStatementType;
  readonly what: string;
  /** Whether a wrong number was given as certain. */
  readonly grave: boolean;
}

const SURE = 0.99;
const emptyScore = (): Score => ({
  statements: 0,
  perfect: 0,
  missing: 0,
  cells: 0,
  sure: 0,
  surelyWrong: 0,
});

const printedIn = (printed: TranscribedStatement): number =>
  printed.line_items.flatMap((row) => Object.values(row.values)).filter((value) => value !== null)
    .length;

/** Counts statements and cells of variants, in total and by each trait of their styles. */
export class VariantTally {
  readonly calibration = new Calibration();
  readonly structure = new Structure();
  readonly faults: VariantFault[] = [];
  readonly total = emptyScore();
  private readonly byTrait = new Map<string, Score>();

  add(variant: string, style: HouseStyle, book: Book, statements: readonly RawStatement[]): void {
    for (const type of STATEMENT_TYPES) {
      const shown = book.statements.find((s) => s.type === type);
      if (shown === undefined) continue;
      const score = this.scoreOf(
        variant,
        type,
        transcriptOf(shown),
        statements.find((s) => s.statement_type === type),
      );
      for (const sum of [this.total, ...this.traitsOf(style)]) {
        for (const key of Object.keys(score) as (keyof Score)[]) sum[key] += score[key];
      }
    }
  }

  /** The traits under which statements went wrong most often, the worst first. */
  traitLines(): string[] {
    const shareOfFaults = (score: Score): number =>
      (score.statements - score.perfect) / score.statements;
    return [...this.byTrait]
      .toSorted((a, b) => shareOfFaults(b[1]) - shareOfFaults(a[1]))
      .map(
        ([name, s]) =>
          `${name.padEnd(34)} ${String(s.statements).padStart(6)} ${String(s.perfect).padStart(8)} ${String(s.missing).padStart(8)} ${String(s.cells).padStart(8)} ${String(s.surelyWrong).padStart(8)}   ${(100 * (1 - shareOfFaults(s))).toFixed(2)} %`,
      );
  }

  private traitsOf(style: HouseStyle): Score[] {
    const traits = Object.entries(style).flatMap(([field, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${field}=${JSON.stringify(one)}`),
    );
    return traits.map((name) => {
      const score = this.byTrait.get(name) ?? emptyScore();
      this.byTrait.set(name, score);
      return score;
    });
  }

  private scoreOf(
    variant: string,
    type: CanonicalStatementType,
    printed: TranscribedStatement,
    raw: RawStatement | undefined,
  ): Score {
    const score = { ...emptyScore(), statements: 1, cells: printedIn(printed) };
    if (raw === undefined) {
      this.faults.push({ variant, type, what: 'missing', grave: false });
      return { ...score, missing: 1 };
    }
    const pairs = withNamesakes(pairRows(printed, raw), printed, raw);
    this.calibration.add(raw, pairs);
    this.structure.add(printed, raw, pairs);
    const whole = pairs.filter(({ printed: row, item }) =>
      printed.years.every((year) => (row.values[year] ?? undefined) === item.values[year]),
    );
    const paired = new Set(whole.map((pair) => pair.item));
    const found = new Set(whole.map((pair) => pair.printed));
    const faults: Fault[] = factFaults(printed, raw).map((what) => ({ what, grave: false }));
    for (const item of raw.line_items) {
      const sources = Object.values(item.sources ?? {});
      score.sure += sources.filter((s) => (s.confidence ?? 0) >= SURE).length;
      if (paired.has(item)) continue;
      const sure = surelyWrongIn(item, pairs.find((pair) => pair.item === item)?.printed);
      score.surelyWrong += sure;
      const what = `given, not printed: ${item.name} ${JSON.stringify(item.values)}`;
      faults.push({ what, grave: sure > 0 });
    }
    faults.push(...lostRows(printed, found), ...misnamedRows(pairs));
    this.faults.push(...faults.map((fault) => ({ variant, type, ...fault })));
    return { ...score, perfect: Number(faults.length === 0) };
  }
}

type Fault = Pick<VariantFault, 'what' | 'grave'>;
type PrintedRow = TranscribedStatement['line_items'][number];

/** Figures given as certain that differ from what the row prints. */
const surelyWrongIn = (
  item: RawStatement['line_items'][number],
  row: PrintedRow | undefined,
): number =>
  Object.entries(item.sources ?? {}).filter(
    ([year, s]) =>
      (s.confidence ?? 0) >= SURE && (row?.values[year] ?? undefined) !== item.values[year],
  ).length;

const lostRows = (printed: TranscribedStatement, found: ReadonlySet<PrintedRow>): Fault[] =>
  printed.line_items
    .filter((row) => row.kind !== 'heading' && !found.has(row))
    .map((row) => ({
      what: `printed, not given: ${row.label} ${JSON.stringify(row.values)}`,
      grave: false,
    }));

const misnamedRows = (pairs: readonly PairedRow[]): Fault[] =>
  pairs
    .filter(
      ({ printed, item }) =>
        printed.label !== '' && spelling(printed.label) !== spelling(item.name),
    )
    .map(({ printed, item }) => ({
      what: `named "${item.name}" instead of "${printed.label}"`,
      grave: false,
    }));

/** Compares rows that were only partly read with the printed row of the same name, cell by cell. */
const withNamesakes = (
  pairs: readonly PairedRow[],
  printed: TranscribedStatement,
  raw: RawStatement,
): PairedRow[] => {
  const out = [...pairs];
  for (const item of raw.line_items) {
    if (out.some((pair) => pair.item === item)) continue;
    const row = printed.line_items.find(
      (r) =>
        r.kind !== 'heading' &&
        normalise(r.label) === normalise(item.name) &&
        !out.some((pair) => pair.printed === r),
    );
    if (row !== undefined) out.push({ printed: row, item });
  }
  return out;
};

const factFaults = (printed: TranscribedStatement, raw: RawStatement): string[] => {
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ['currency', printed.currency, raw.currency],
    ['scale', printed.scale, raw.scale],
    ['years', printed.years.join(), raw.years.join()],
    [
      'period ends',
      printed.period_ends.join(),
      printed.years.map((year) => raw.fiscal_year_ends[year]).join(),
    ],
  ];
  return facts
    .filter(([, want, got]) => want !== got)
    .map(([name, want, got]) => `${name} ${String(got)} instead of ${String(want)}`);
};

/** A label with the hyphens within its words: "obli-gations" is not "obligations". */
const spelling = (label: string): string =>
  fold(label)
    .replace(/&/g, 'and')
    .replace(/(?<![a-z])-|-(?![a-z])|[^a-z0-9-]+/g, '');

const normalise = (label: string): string =>
  fold(label)
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '');
