import type { CanonicalStatementType } from '@fde/contracts';

import { SECTIONS, type SectionId } from '../concepts/sections.js';
import { proofRows } from '../identities/proof-rows.js';
import type { ConceptId } from '../language/index.js';
import { chainedSums, Runs, type Addends } from './chain-sums.js';
import { homeOf, type LineConcept } from './classify-line.js';
import { findTotals, perShareLines, type SectionTotal } from './find-totals.js';
import { Placement, sectionOf, type Moves } from './placement.js';
import type { Presentation } from './presentation.js';
import { settleTotals } from './settle-totals.js';
import { sumsOf } from './total-sums.js';
import { spans } from './visible-sums.js';

/** How a row enters a total: as a line of a section, or as the total of another section. */
interface Part {
  /** Its place among the rows of the presentation. */
  readonly at: number;
  readonly sign: 1 | -1;
  readonly total?: ConceptId;
}

/** A printed total with all that it is the sum of. */
export interface DividedTotal extends SectionTotal {
  readonly section: SectionId;
  readonly parts: readonly Part[];
  /** False if no sum shows its parts: they are the rows between it and the total above. */
  readonly isProven: boolean;
  /** Set for expenses that are printed below zero, and shown above it. */
  readonly isDeducted?: boolean;
  /** Subtotals without a line of their own, through which the total is reached, and its analysis. */
  readonly details: readonly number[];
}

/** A row that belongs to a concept, or to the others of its section. */
export interface Line {
  readonly at: number;
  readonly section: SectionId;
  readonly sign: 1 | -1;
  readonly line: LineConcept | undefined;
  readonly isProven: boolean;
  /** Rows that this one is the sum of, which count with it. */
  readonly details: readonly number[];
}

export interface Division {
  readonly totals: readonly DividedTotal[];
  readonly lines: readonly Line[];
  /** What each row is the sum of, by its place: a year may print these rows alone. */
  readonly sums: Addends;
  /** Sections whose amounts are printed below zero, and shown above it. */
  readonly deducted: ReadonlySet<SectionId>;
}

/** The printed sections in the order in which their totals contain each other. */
const ORDER: readonly ConceptId[] = SECTIONS.flatMap(({ totals }) => totals);

/** Totals that only sum lines of their section up once more. */
const PASSED: ReadonlySet<ConceptId> = new Set<ConceptId>(['operating_expenses']);

/** The totals that a total contains, where no sum shows it. */
const INNER: Partial<Readonly<Record<ConceptId, readonly ConceptId[]>>> = {
  gross_profit: ['revenue'],
  operating_income: ['gross_profit', 'revenue'],
  income_before_taxes: ['operating_income', 'gross_profit', 'revenue'],
  net_income: ['income_before_taxes', 'operating_income', 'gross_profit', 'revenue'],
  total_noncurrent_assets: [],
  total_assets: ['total_current_assets', 'total_noncurrent_assets'],
  total_liabilities: ['total_current_liabilities', 'total_noncurrent_liabilities'],
  total_equity: ['equity_attributable_to_parent'],
  total_liabilities_and_equity: ['total_liabilities', 'total_equity'],
  net_change_in_cash: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow'],
  closing_cash: ['net_change_in_cash'],
};

/** Each of these totals contains only the nearest one of those before it. */
const isChain = (type: CanonicalStatementType): boolean => type === 'income_statement';

/** Totals whose parts are looked for by sums alone. */
const ATTRIBUTED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'net_income_attributable_to_parent',
]);

/** The totals below which a statement prints no more lines of the sections that they add up. */
const FEET: readonly ConceptId[] = [
  'net_income',
  'closing_cash',
  'total_assets',
  'total_liabilities_and_equity',
];

const LIABILITIES: readonly SectionId[] = [
  'current_liabilities',
  'noncurrent_liabilities',
  'liabilities',
];

const areBelowZero = (
  places: readonly { readonly at: number }[],
  rows: Presentation['rows'],
): boolean => {
  const values = places.flatMap(({ at }) => Object.values(rows[at]?.values ?? {}));
  return values.some((value) => value < 0) && values.every((value) => value <= 0);
};

/**
 * The sections that a balance sheet takes from the assets, as the British form does: all liabilities
 * are printed below zero there, by their totals or, where none is printed, by their lines.
 */
const deductedIn = (
  { rows }: Presentation,
  totals: readonly DividedTotal[],
  lines: readonly Line[],
): ReadonlySet<SectionId> => {
  const ofLiabilities = ({ section }: DividedTotal | Line): boolean =>
    LIABILITIES.includes(section);
  const printed = totals.filter(ofLiabilities);
  const owed = printed.length > 0 ? printed : lines.filter(ofLiabilities);
  return new Set(areBelowZero(owed, rows) ? LIABILITIES : []);
};

/** Goes through the totals from the innermost outwards, and gives each row to the first that takes it. */
class Divider {
  private readonly totals: ReadonlyMap<ConceptId, SectionTotal>;
  private readonly sums: Addends;
  private readonly stops: ReadonlyMap<number, ConceptId>;
  private readonly lines: Line[] = [];
  private readonly subtotals: DividedTotal[] = [];
  private readonly passed = new Map<ConceptId, number[]>();
  private readonly used = new Set<number>();
  private readonly place: Placement;
  private readonly runs: Runs;

  constructor(
    private readonly type: CanonicalStatementType,
    private readonly presentation: Presentation,
    moves: Moves,
  ) {
    const { rows, years } = presentation;
    const proof = proofRows(
      type,
      rows.map((row) => ({ ...row, values: row.values, indentation_level: row.level })),
      years,
    );
    const named = findTotals(type, rows, proof);
    const sums = sumsOf(type, proof, named.values());
    this.totals = settleTotals(named, rows, sums);
    this.sums = chainedSums(this.totals, sums, presentation);
    this.stops = new Map([...this.totals.values()].map(({ at, concept }) => [at, concept]));
    this.runs = new Runs(presentation);
    this.place = new Placement(type, presentation, new Set(this.totals.keys()), moves);
  }

  private addendsOf(at: number): readonly Part[] {
    return this.sums.get(at) ?? [];
  }

  /** All that a row is the sum of, however deep: without recursion, for thousands of subtotals may nest. */
  private below(at: number): number[] {
    const found: number[] = [];
    const open = this.addendsOf(at).toReversed();
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (this.used.has(part.at)) continue;
      found.push(part.at);
      open.push(...this.addendsOf(part.at).toReversed());
    }
    return found;
  }

  /** What a line is the sum of, or nets: "plant", "depreciation", "plant, net". */
  private detailsOf(at: number): readonly number[] {
    const below = this.below(at);
    if (below.length > 0) return below;
    const isFree = (one: number): boolean =>
      this.presentation.rows[one]?.unit === 'money' && !this.used.has(one) && !this.stops.has(one);
    return this.runs.nettedIn(at, isFree);
  }

  private addLine(part: Part, total: ConceptId, isProven: boolean): void {
    const section = this.place.sectionUnder(total, part.at);
    const details = this.detailsOf(part.at);
    for (const one of [part.at, ...details]) this.used.add(one);
    const line = this.place.classify(part.at, section);
    this.lines.push({ ...part, section, line, isProven, details });
  }

  /** The parts of a total: totals of other sections, and lines; further subtotals are passed through. */
  private partsUnder(total: SectionTotal): Part[] {
    const found: Part[] = [];
    const open: Part[] = this.addendsOf(total.at).toReversed();
    // Without recursion: thousands of subtotals may stand in each other.
    for (let own = open.pop(); own !== undefined; own = open.pop()) {
      const { at, sign } = own;
      const stop = this.stops.get(at);
      if (stop !== undefined && this.standsAlone(stop, at)) {
        found.push({ at, sign, total: stop });
      } else if (!this.used.has(at)) {
        if (this.isPassed(at, total)) {
          this.passThrough(at, total.concept);
          open.push(...this.signedAddends(at, sign).toReversed());
        } else {
          this.addLine({ at, sign }, total.concept, true);
          found.push({ at, sign });
        }
      }
    }
    return found;
  }

  /** Whether a total enters as itself: it is not shown through its parts, or has none. */
  private standsAlone(total: ConceptId, at: number): boolean {
    return !PASSED.has(total) || this.addendsOf(at).length === 0;
  }

  /** The rows that a row is the sum of. */
  private addendRows(at: number): number[] {
    return this.addendsOf(at).map((part) => part.at);
  }

  private signedAddends(at: number, sign: 1 | -1): Part[] {
    return this.addendsOf(at).map((one) => ({ at: one.at, sign: (one.sign * sign) as 1 | -1 }));
  }

  /** Whether a row is a subtotal that the lines of a total are shown through. */
  private isPassed(at: number, { concept }: SectionTotal): boolean {
    const parts = this.addendRows(at);
    if (parts.length === 0) return false;
    return !this.place.isLine(at, concept) || this.place.isNetOf(at, parts, concept);
  }

  private isNil(at: number): boolean {
    return Object.values(this.place.row(at).values).every((value) => value === 0);
  }

  /** Rows that are no parts of a row, as sums show: they contain it, or enter a sum beside it. */
  private notPartsOf(at: number): ReadonlySet<number> {
    const sums = [...this.sums].filter(([, parts]) => parts.some((part) => part.at === at));
    const others = sums.flatMap(([whole, parts]) => [whole, ...parts.map((part) => part.at)]);
    // Nil enters any sum.
    return new Set(others.filter((one) => !this.isNil(one)));
  }

  /** The rows between a total and the one above it, which no sum has taken. */
  private rowsBefore(total: SectionTotal): number[] {
    const above = [...this.totals.values()].map(({ at }) => at).filter((at) => at < total.at);
    const from = Math.max(-1, ...above) + 1;
    const others = this.notPartsOf(total.at);
    const free = Array.from({ length: Math.max(0, total.at - from) }, (_, k) => from + k).filter(
      (at) => !this.used.has(at) && this.place.row(at).unit === 'money',
    );
    // A total above its parts may stand before all that is free here.
    const upper = Array.from({ length: total.at }, (_, at) => at);
    const inside = new Set(upper.flatMap((at) => this.addendRows(at)));
    return free.filter((at) => !inside.has(at) && !others.has(at));
  }

  private partsByPlace(total: SectionTotal): Part[] {
    if (ATTRIBUTED.has(total.concept)) return [];
    const printed = (INNER[total.concept] ?? []).flatMap((id) => this.totals.get(id) ?? []);
    const inner = isChain(this.type) ? printed.slice(0, 1) : printed;
    const lines = this.rowsBefore(total).map((at): Part => ({
      at,
      sign: this.place.signByPlace(at, total.concept),
    }));
    for (const line of lines) this.addLine(line, total.concept, false);
    return [...inner.map(({ at, concept }): Part => ({ at, sign: 1, total: concept })), ...lines];
  }

  /** A subtotal that its section's lines are shown through, with its own name if it has one. */
  private passThrough(at: number, total: ConceptId): void {
    this.used.add(at);
    const section = this.place.sectionUnder(total, at);
    const line = this.place.classify(at, section);
    if (line?.concept.total !== true) {
      this.passed.set(total, [...(this.passed.get(total) ?? []), at]);
      return;
    }
    const { concept, confidence } = line;
    const details = this.addendRows(at);
    const own = { concept: concept.id, at, confidence, section, parts: [], details };
    this.subtotals.push({ ...own, isProven: true });
  }

  /** What a total is analysed into below it, which adds nothing to the statement. */
  private analysisOf({ at, concept }: SectionTotal): number[] {
    if (!ATTRIBUTED.has(concept) || !this.addendsOf(at).every((part) => part.at > at)) return [];
    const rows = this.below(at);
    for (const one of rows) this.used.add(one);
    return rows;
  }

  /** The claims equal the assets: that is no sum of which they are made. */
  private isOtherSide({ at, concept }: SectionTotal): boolean {
    const assets = this.totals.get('total_assets')?.at;
    return (
      concept === 'total_liabilities_and_equity' &&
      this.addendsOf(at).some((part) => part.at === assets)
    );
  }

  private divided(total: SectionTotal): DividedTotal {
    this.used.add(total.at);
    const section = sectionOf(total.concept);
    const analysis = this.analysisOf(total);
    const isOfOther = this.isOtherSide(total) || analysis.length > 0;
    const proven = isOfOther ? [] : this.partsUnder(total);
    const parts = proven.length > 0 ? proven : this.partsByPlace(total);
    const details = [...analysis, ...(this.passed.get(total.concept) ?? [])];
    return { ...total, section, parts, details, isProven: proven.length > 0 };
  }

  /** A total that only sums up lines that are counted by themselves, or stands for them. */
  private passedTotal(total: SectionTotal): DividedTotal {
    this.used.add(total.at);
    return {
      ...total,
      isDeducted: areBelowZero([total], this.presentation.rows),
      section: sectionOf(total.concept),
      parts: [],
      details: this.addendRows(total.at),
      isProven: true,
    };
  }

  /** Divides a presentation: its totals from the innermost outwards, then the rows in no sum. */
  divide(): Division {
    const ordered = [...this.totals.values()].toSorted(
      (a, b) => ORDER.indexOf(a.concept) - ORDER.indexOf(b.concept),
    );
    const proven = ordered
      .filter(({ concept }) => !PASSED.has(concept))
      .map((total) => this.divided(total));
    const passed = ordered
      .filter(({ concept }) => PASSED.has(concept))
      .map((total) => this.passedTotal(total));
    this.attribute();
    this.placeRest(proven);
    const totals = [...this.withRepeats(proven), ...passed, ...this.subtotals];
    const parts = proven.map((total) => [total.at, total.parts] as const);
    return {
      totals,
      lines: this.lines,
      sums: new Map([...this.sums, ...parts.filter(([, own]) => own.length > 0)]),
      deducted: deductedIn(this.presentation, totals, this.lines),
    };
  }

  /** A subtotal that only repeats what is counted stands with the total below it. */
  private withRepeats(totals: readonly DividedTotal[]): DividedTotal[] {
    const repeats = this.rest().flatMap((at) => {
      const parts = this.addendsOf(at);
      const total = totals
        .filter((one) => one.isProven && one.at > at)
        .reduce<DividedTotal | undefined>((a, b) => (a && a.at < b.at ? a : b), undefined);
      const isRepeat = parts.length > 0 && parts.every((part) => this.used.has(part.at));
      return isRepeat && total !== undefined ? [{ at, total }] : [];
    });
    for (const { at } of repeats) this.used.add(at);
    return totals.map((total) => {
      const own = repeats.flatMap((one) => (one.total === total ? [one.at] : []));
      return { ...total, details: [...total.details, ...own] };
    });
  }

  /** Lines that no total contains: who owns the profit, and figures per share. */
  private attribute(): void {
    if (this.type !== 'income_statement') return;
    const net = this.totals.get('net_income')?.at ?? Infinity;
    for (const at of this.rest()) {
      if (this.place.row(at).unit !== 'money' || at < net) continue;
      const line = this.place.classify(at, 'attribution');
      if (line !== undefined) this.addAside(at, this.sectionAside(at, line), line);
    }
    for (const { at, line } of perShareLines(this.presentation.rows))
      this.addAside(at, 'per_share', line);
  }

  /** Others have their share beside that of the owners; what comes after it is taken from it. */
  private sectionAside(at: number, { concept }: LineConcept): SectionId {
    const owners = this.totals.get('net_income_attributable_to_parent')?.at ?? Infinity;
    const isShare = at < owners || concept.id === 'net_income_attributable_to_minority';
    return isShare ? 'attribution' : 'further';
  }

  private addAside(at: number, section: SectionId, line: LineConcept): void {
    const sign = line.concept.sign ?? 1;
    this.lines.push({ at, section, sign, line, isProven: false, details: this.below(at) });
    this.used.add(at);
  }

  /** The place of the total that ends the part of the statement to which a section belongs. */
  private footOf(section: SectionId): number {
    const [foot] = FEET.flatMap((id) =>
      spans(id, section) ? (this.totals.get(id)?.at ?? []) : [],
    );
    return foot ?? Infinity;
  }

  /** Lines of sections whose total is not printed, which no printed total contains. */
  private placeRest(totals: readonly DividedTotal[]): void {
    const open = SECTIONS.filter(
      ({ statement, totals }) =>
        statement === this.type && totals.length > 0 && !this.place.hasTotal(...totals.slice(-1)),
    );
    for (const at of this.rest()) {
      if (this.place.row(at).unit !== 'money' || this.addendsOf(at).length > 0) continue;
      for (const { id } of open) {
        // What stands below the foot explains what is printed above: it would count twice.
        if (at > this.footOf(id)) continue;
        const line = this.place.classify(at, id);
        if (line === undefined || homeOf(line.concept) !== id) continue;
        // A total below that is proven without the row does not contain it.
        if (totals.some((one) => one.isProven && one.at > at && spans(one.concept, id))) continue;
        const isExpense = this.type === 'income_statement' && line.concept.sign === -1;
        const sign = isExpense && this.place.deductsAbove() ? -1 : 1;
        this.lines.push({ at, section: id, sign, line, isProven: false, details: [] });
        this.used.add(at);
        break;
      }
    }
  }

  /** Places that no section has taken. */
  private rest(): number[] {
    return this.presentation.rows.flatMap((_, at) => (this.used.has(at) ? [] : [at]));
  }
}

/** What a presentation adds up to, and where each of its rows belongs. */
export const divide = (
  type: CanonicalStatementType,
  presentation: Presentation,
  moves: Moves,
): Division => new Divider(type, presentation, moves).divide();
