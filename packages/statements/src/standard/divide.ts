import type { CanonicalStatementType } from '@fde/contracts';

import { SECTIONS, type SectionId } from '../concepts/sections.js';
import { findPlainSums, findSums } from '../identities/sum-tree.js';
import type { FoundSum } from '../identities/find-sums.js';
import type { ProofRow } from '../identities/proof-row.js';
import { proofRows } from '../identities/proof-rows.js';
import type { ConceptId } from '../language/index.js';
import { classifyLine, homeOf, isSectionTotal, type LineConcept } from './classify-line.js';
import { findTotals, perShareLines, type SectionTotal } from './find-totals.js';
import type { PresentedRow, Presentation } from './presentation.js';

/** How a row enters a total: as a line of a section, or as the total of another section. */
export interface Part {
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
}

/** What a person said of a row: by its place among the line items. */
export type Moves = ReadonlyMap<number, LineConcept['concept']>;

type Sums = ReadonlyMap<number, FoundSum>;

const isWhole = ({ holds }: FoundSum): boolean => holds.every(Boolean);

/** The sum of each total: of rows above it before rows below, one that holds in all columns. */
const sumsByTotal = (sums: readonly FoundSum[]): Sums => {
  const best = new Map<number, FoundSum>();
  for (const sum of sums.filter(isWhole)) {
    const known = best.get(sum.total.index);
    if (known === undefined || (known.partsBelow && !sum.partsBelow))
      best.set(sum.total.index, sum);
  }
  return best;
};

/** The plain sums are a tenth of the work; the others are looked for where a total has none. */
const sumsOf = (proof: readonly ProofRow[], totals: Iterable<SectionTotal>): Sums => {
  const plain = sumsByTotal(findPlainSums(proof));
  if ([...totals].every(({ at }) => plain.has(at))) return plain;
  return sumsByTotal(findSums(proof));
};

/** The printed sections in the order in which their totals contain each other. */
const ORDER: readonly ConceptId[] = SECTIONS.flatMap(({ totals }) => totals);

/** The section that a total closes. */
const sectionOf = (total: ConceptId): SectionId =>
  SECTIONS.find(({ totals }) => totals.includes(total))?.id ?? 'further';

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

/** Totals above which a row of no concept is an expense. */
const EXPENSES: ReadonlySet<ConceptId> = new Set<ConceptId>(['gross_profit', 'operating_income']);

class Divider {
  private readonly proof: readonly ProofRow[];
  private readonly totals: ReadonlyMap<ConceptId, SectionTotal>;
  private readonly sums: Sums;
  private readonly stops: ReadonlyMap<number, ConceptId>;
  private readonly lines: Line[] = [];
  private readonly subtotals: DividedTotal[] = [];
  private readonly used = new Set<number>();
  private readonly isIndustrial: boolean;

  constructor(
    private readonly type: CanonicalStatementType,
    private readonly presentation: Presentation,
    private readonly moves: Moves,
  ) {
    const { rows, years } = presentation;
    this.proof = proofRows(
      type,
      rows.map((row) => ({ ...row, values: row.values, indentation_level: row.level })),
      years,
    );
    this.totals = findTotals(type, rows, this.proof);
    this.sums = sumsOf(this.proof, this.totals.values());
    this.stops = new Map([...this.totals.values()].map(({ at, concept }) => [at, concept]));
    this.isIndustrial = this.hasTotal('total_current_assets', 'gross_profit', 'operating_income');
  }

  private hasTotal(...ids: readonly ConceptId[]): boolean {
    return ids.some((id) => this.totals.has(id));
  }

  private row(at: number): PresentedRow {
    const row = this.presentation.rows[at];
    if (row === undefined) throw new RangeError(`the presentation has no row ${at}`);
    return row;
  }

  /** The section of a row that enters a total directly. */
  private sectionUnder(total: ConceptId, at: number): SectionId {
    if (this.type === 'balance_sheet') return this.balanceSection(total, at);
    const own = sectionOf(total);
    if (this.type !== 'income_statement') return own;
    const home = this.homeIn(own, at);
    return home !== undefined && this.isOpen(home, own) ? home : own;
  }

  private homeIn(section: SectionId, at: number): SectionId | undefined {
    const line = this.classify(at, section);
    return line && homeOf(line.concept);
  }

  /** A section without a printed total lends its lines to the one that contains it. */
  private isOpen(home: SectionId, own: SectionId): boolean {
    const ids = SECTIONS.map(({ id }) => id);
    const totals = SECTIONS.find(({ id }) => id === home)?.totals ?? [];
    return !this.hasTotal(...totals.slice(-1)) && ids.indexOf(home) < ids.indexOf(own);
  }

  private balanceSection(total: ConceptId, at: number): SectionId {
    const own = sectionOf(total);
    if (own === 'assets' && this.isRestOf('total_current_assets', 'total_noncurrent_assets'))
      return 'noncurrent_assets';
    const isRest = this.isRestOf('total_current_liabilities', 'total_noncurrent_liabilities');
    if (own === 'liabilities' && isRest) return 'noncurrent_liabilities';
    if (own !== 'claims') return own;
    if (this.classify(at, 'mezzanine') !== undefined) return 'mezzanine';
    if (!this.hasTotal('total_equity', 'equity_attributable_to_parent'))
      if (this.classify(at, 'equity') !== undefined) return 'equity';
    if (this.hasTotal('total_liabilities')) return 'mezzanine';
    return isRest ? 'noncurrent_liabilities' : 'liabilities';
  }

  private isRestOf(current: ConceptId, noncurrent: ConceptId): boolean {
    return this.hasTotal(current) && !this.hasTotal(noncurrent);
  }

  private classify(at: number, section: SectionId): LineConcept | undefined {
    const row = this.row(at);
    const moved = this.moves.get(row.at);
    if (moved !== undefined) return { concept: moved, confidence: 1, evidence: 'person' };
    return classifyLine(row, section, this.isIndustrial);
  }

  /** Whether a subtotal is one line of its section, with what it is the sum of. */
  private isLine(at: number, total: ConceptId): boolean {
    const line = this.classify(at, this.sectionUnder(total, at));
    return line !== undefined && line.concept.total !== true && !isSectionTotal(line.concept.id);
  }

  private addendsOf(at: number): readonly Part[] {
    const sum = this.sums.get(at);
    return (sum?.addends ?? []).map(({ row, sign }) => ({ at: row.index, sign }));
  }

  private below(at: number): number[] {
    const direct = this.addendsOf(at).map((part) => part.at);
    return direct.flatMap((one) => (this.used.has(one) ? [] : [one, ...this.below(one)]));
  }

  private addLine(part: Part, total: ConceptId, isProven: boolean): void {
    const section = this.sectionUnder(total, part.at);
    const details = this.below(part.at);
    for (const one of [part.at, ...details]) this.used.add(one);
    const line = this.classify(part.at, section);
    this.lines.push({ ...part, section, line, isProven, details });
  }

  /** The parts of a total: totals of other sections, and lines; further subtotals are passed through. */
  private partsUnder(total: SectionTotal, at: number, sign: 1 | -1): Part[] {
    return this.addendsOf(at).flatMap((addend): Part[] => {
      const own = { at: addend.at, sign: (addend.sign * sign) as 1 | -1 };
      const stop = this.stops.get(addend.at);
      if (stop !== undefined && !PASSED.has(stop)) return [{ ...own, total: stop }];
      if (this.used.has(addend.at)) return [];
      const hasParts = this.addendsOf(addend.at).length > 0;
      if (hasParts && !this.isLine(addend.at, total.concept)) {
        this.passThrough(addend.at, total.concept);
        return this.partsUnder(total, addend.at, own.sign);
      }
      this.addLine(own, total.concept, true);
      return [own];
    });
  }

  /** The rows between a total and the one above it, which no sum has taken. */
  private rowsBefore(total: SectionTotal): number[] {
    const above = [...this.totals.values()].map(({ at }) => at).filter((at) => at < total.at);
    const from = Math.max(-1, ...above) + 1;
    const between = Array.from({ length: Math.max(0, total.at - from) }, (_, k) => from + k).filter(
      (at) => !this.used.has(at) && this.row(at).unit === 'money',
    );
    const inside = new Set(between.flatMap((at) => this.addendsOf(at).map((part) => part.at)));
    return between.filter((at) => !inside.has(at));
  }

  /** Whether the statement prints what it deducts above zero, as most do. */
  private readonly deductsAbove = (): boolean => {
    const deducted = this.presentation.rows.filter(
      ({ name, tags, unit }) =>
        unit === 'money' &&
        (['gross', 'operating', 'net'] as const).some(
          (section) =>
            classifyLine({ name, tags }, section, this.isIndustrial)?.concept.sign === -1,
        ),
    );
    const above = deducted.filter((row) => Object.values(row.values).some((value) => value > 0));
    return 2 * above.length >= deducted.length;
  };

  private signByPlace(at: number, total: SectionTotal): 1 | -1 {
    if (this.type !== 'income_statement' || total.concept === 'revenue') return 1;
    const line = this.classify(at, this.sectionUnder(total.concept, at));
    const isExpense = line === undefined ? EXPENSES.has(total.concept) : line.concept.sign === -1;
    return isExpense && this.deductsAbove() ? -1 : 1;
  }

  private partsByPlace(total: SectionTotal): Part[] {
    if (ATTRIBUTED.has(total.concept)) return [];
    const printed = (INNER[total.concept] ?? []).flatMap((id) => this.totals.get(id) ?? []);
    const inner = isChain(this.type) ? printed.slice(0, 1) : printed;
    const lines = this.rowsBefore(total).map((at): Part => ({
      at,
      sign: this.signByPlace(at, total),
    }));
    for (const line of lines) this.addLine(line, total.concept, false);
    return [...inner.map(({ at, concept }): Part => ({ at, sign: 1, total: concept })), ...lines];
  }

  /** A subtotal that its section's lines are shown through, with its own name if it has one. */
  private passThrough(at: number, total: ConceptId): void {
    this.used.add(at);
    const section = this.sectionUnder(total, at);
    const line = this.classify(at, section);
    if (line?.concept.total !== true) return;
    const { concept, confidence } = line;
    const own = { concept: concept.id, at, confidence, section, parts: [], isProven: true };
    this.subtotals.push(own);
  }

  private divided(total: SectionTotal): DividedTotal {
    this.used.add(total.at);
    const section = sectionOf(total.concept);
    const parts = this.partsUnder(total, total.at, 1);
    return parts.length > 0
      ? { ...total, section, parts, isProven: true }
      : { ...total, section, parts: this.partsByPlace(total), isProven: false };
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
      .map((total) => ({
        ...total,
        section: sectionOf(total.concept),
        parts: [],
        isProven: true,
      }));
    for (const { at } of passed) this.used.add(at);
    this.attribute();
    this.placeRest();
    return { totals: [...proven, ...passed, ...this.subtotals], lines: this.lines };
  }

  /** Lines that no total contains: who owns the profit, and figures per share. */
  private attribute(): void {
    if (this.type !== 'income_statement') return;
    const net = this.totals.get('net_income')?.at ?? Infinity;
    const shares = perShareLines(this.presentation.rows);
    for (const at of this.rest()) {
      const { unit } = this.row(at);
      const line =
        unit !== 'money' ? shares.get(at) : at > net ? this.classify(at, 'attribution') : undefined;
      if (line === undefined) continue;
      const section = unit === 'money' ? 'attribution' : 'per_share';
      const sign = line.concept.sign ?? 1;
      this.lines.push({ at, section, sign, line, isProven: false, details: this.below(at) });
      this.used.add(at);
    }
  }

  /** Lines of sections whose total is not printed, which no printed total contains. */
  private placeRest(): void {
    const open = SECTIONS.filter(
      ({ statement, totals }) =>
        statement === this.type && totals.length > 0 && !this.hasTotal(...totals.slice(-1)),
    );
    for (const at of this.rest()) {
      if (this.row(at).unit !== 'money' || this.addendsOf(at).length > 0) continue;
      for (const { id } of open) {
        const line = this.classify(at, id);
        if (line === undefined || homeOf(line.concept) !== id) continue;
        const isExpense = this.type === 'income_statement' && line.concept.sign === -1;
        const sign = isExpense && this.deductsAbove() ? -1 : 1;
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
