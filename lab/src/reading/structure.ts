import type { RawStatement } from '@fde/contracts';
import type { PairedRow, TranscribedStatement } from './transcript.js';

const formatPercent = (right: number, all: number): string =>
  all === 0 ? '-' : `${((100 * right) / all).toFixed(2)} % (${right} of ${all})`;

/** Counts what the scorer leaves out: years, period ends, totals, and how indentation changes from row to row. */
export class Structure {
  private readonly counts = new Map<string, { right: number; all: number }>();

  add(truth: TranscribedStatement, raw: RawStatement, pairs: readonly PairedRow[]): void {
    this.count('fiscal years', raw.years.join() === truth.years.join());
    truth.years.forEach((year, i) =>
      this.count('period ends', raw.fiscal_year_ends[year] === truth.period_ends[i]),
    );
    for (const { printed, item } of pairs)
      this.count('totals flag', (printed.kind === 'total') === item.is_total);
    pairs.forEach((pair, i) => {
      const before = pairs[i - 1];
      if (
        before === undefined ||
        pair.printed.label.trim() === '' ||
        before.printed.label.trim() === ''
      )
        return;
      const stepOf = (of: (p: PairedRow) => number): number => Math.sign(of(pair) - of(before));
      this.count(
        'indentation order',
        stepOf((p) => p.printed.indentation_level) === stepOf((p) => p.item.indentation_level),
      );
    });
  }

  /** One printed line per measure. */
  lines(): string[] {
    return [...this.counts].map(
      ([name, { right, all }]) => `${name.padEnd(18)} ${formatPercent(right, all)}`,
    );
  }

  private count(name: string, right: boolean): void {
    const entry = this.counts.get(name) ?? { right: 0, all: 0 };
    this.counts.set(name, { right: entry.right + Number(right), all: entry.all + 1 });
  }
}
