import { documentFacts } from '../statements/document-facts.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';

const endOf = (report: TaggedReport): string => documentFacts(report).period?.end ?? '';

const numbersOf = (report: TaggedReport): number =>
  factsOf(report).filter(({ fact }) => fact.kind === 'number').length;

/** Reports by their years, the newest first; of one year, the one with more numbers first. */
export const newestFirst = (
  reports: readonly TaggedReport[],
): [TaggedReport, ...TaggedReport[]] => {
  const ranked = reports
    .map((report) => ({ report, end: endOf(report), numbers: numbersOf(report) }))
    .toSorted((a, b) => b.end.localeCompare(a.end) || b.numbers - a.numbers)
    .map(({ report }) => report);
  const [first, ...others] = ranked;
  if (first === undefined) throw new RangeError('There is no report to order.');
  return [first, ...others];
};
