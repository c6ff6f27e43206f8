import { documentFacts } from '../statements/document-facts.js';
import { readStatements } from '../statements/read-statements.js';
import { factsOf, type TaggedReport } from '../tagged-report.js';

/** Only annual reports are years of a company. */
const isOfYear = (report: TaggedReport): boolean => {
  const { form } = documentFacts(report);
  return form !== 'interim' && form !== 'other';
};

const endOf = (report: TaggedReport): string => documentFacts(report).period?.end ?? '';

/** Reports of one year may be the parts of one filing, of which one has the statements. */
const statementsOf = (report: TaggedReport): number => readStatements(report).statements.length;

const numbersOf = (report: TaggedReport): number =>
  factsOf(report).filter(({ fact }) => fact.kind === 'number').length;

/**
 * Annual reports before others, by their years, the newest first; of one year, the one with more statements, then with
 * more numbers.
 */
export const newestFirst = (
  reports: readonly TaggedReport[],
): [TaggedReport, ...TaggedReport[]] => {
  const ranked = reports
    .map((report) => ({
      report,
      end: endOf(report),
      rank: Number(isOfYear(report) && endOf(report) !== ''),
      statements: reports.length > 1 ? statementsOf(report) : 0,
      numbers: numbersOf(report),
    }))
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        b.end.localeCompare(a.end) ||
        b.statements - a.statements ||
        b.numbers - a.numbers,
    )
    .map(({ report }) => report);
  const [first, ...others] = ranked;
  if (first === undefined) throw new RangeError('There is no report to order.');
  return [first, ...others];
};
