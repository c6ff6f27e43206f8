import type { AblationOutcome, AblationVerdict } from './judge-ablation.js';

interface Count {
  reports: number;
  readonly outcomes: Record<AblationOutcome, number>;
  sure: number;
  wrong: number;
}

/** How many faults of a statement are printed without `--verbose`. */
const FEW = 2;

/** Counts, by ablation, how the statements were read. */
export class AblationTally {
  private readonly counts = new Map<string, Count>();

  add(ablation: string, verdicts: readonly AblationVerdict[]): void {
    const count = this.countOf(ablation);
    count.reports++;
    for (const { outcome, sureCells, faults } of verdicts) {
      count.outcomes[outcome]++;
      count.sure += sureCells;
      count.wrong += faults.length;
    }
  }

  get wrong(): number {
    return [...this.counts.values()].reduce((sum, { wrong }) => sum + wrong, 0);
  }

  lines(): string[] {
    const width = Math.max(10, ...[...this.counts.keys()].map((name) => name.length));
    const line = (name: string, numbers: readonly (string | number)[]): string =>
      `${name.padEnd(width)} ${numbers.map((n) => String(n).padStart(8)).join(' ')}`;
    return [
      line('ablation', ['reports', 'right', 'doubted', 'lost', 'wrong', 'sure', 'of them wrong']),
      ...[...this.counts].map(([name, { reports, outcomes, sure, wrong }]) => {
        const { right, doubted, lost } = outcomes;
        return line(name, [reports, right, doubted, lost, outcomes.wrong, sure, wrong]);
      }),
    ];
  }

  private countOf(ablation: string): Count {
    const known = this.counts.get(ablation);
    if (known !== undefined) return known;
    const outcomes = { right: 0, doubted: 0, lost: 0, wrong: 0 };
    const count = { reports: 0, outcomes, sure: 0, wrong: 0 };
    this.counts.set(ablation, count);
    return count;
  }
}

/** What went wrong with one report, as printed lines. */
export const faultLines = (
  report: string,
  ablation: string,
  verdicts: readonly AblationVerdict[],
  verbose: boolean,
): string[] =>
  verdicts.flatMap(({ type, outcome, faults }) => {
    if (outcome === 'right' || (outcome === 'doubted' && !verbose)) return [];
    const kinds = [...new Set(faults)];
    const lines = kinds.slice(0, verbose ? kinds.length : FEW).map((fault) => `    ${fault}`);
    const count = faults.length === 0 ? '' : `, ${faults.length} cells`;
    return [`${report} ${ablation} ${type}: ${outcome}${count}`, ...lines];
  });
