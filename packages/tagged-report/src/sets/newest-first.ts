import { documentFacts } from '../statements/document-facts.js';
import { readStatements } from '../statements/read-statements.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';

interface Ranked {
  readonly report: TaggedReport;
  readonly isOfYear: boolean;
  readonly end: string;
  readonly numbers: number;
}

const rankOf = (report: TaggedReport): Ranked => {
  const { form, period } = documentFacts(report);
  const end = period?.end ?? '';
  return {
    report,
    // Only annual reports are years of a company.
    isOfYear: end !== '' && form !== 'interim' && form !== 'other',
    end,
    numbers: factsOf(report).filter(({ fact }) => fact.kind === 'number').length,
  };
};

/** Reports of one year may be the parts of one filing, of which one has the statements: only then they are read. */
const byStatements = (): ((a: Ranked, b: Ranked) => number) => {
  const counts = new Map<TaggedReport, number>();
  const countOf = ({ report }: Ranked): number => {
    const count = counts.get(report) ?? readStatements(report).statements.length;
    counts.set(report, count);
    return count;
  };
  return (a, b) => countOf(b) - countOf(a);
};

/**
 * Annual reports before others, by their years, the newest first; of one year, the one with more statements, then with
 * more numbers.
 */
export const newestFirst = (
  reports: readonly TaggedReport[],
): [TaggedReport, ...TaggedReport[]] => {
  const moreStatements = byStatements();
  const ranked = reports
    .map(rankOf)
    .toSorted(
      (a, b) =>
        Number(b.isOfYear) - Number(a.isOfYear) ||
        b.end.localeCompare(a.end) ||
        moreStatements(a, b) ||
        b.numbers - a.numbers,
    )
    .map(({ report }) => report);
  const [first, ...others] = ranked;
  if (first === undefined) throw new RangeError('There is no report to order.');
  return [first, ...others];
};
