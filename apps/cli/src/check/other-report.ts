import type { ReadingResult } from '@fde/report-reader';
import { compareNames } from '@fde/statements';

type Report = Pick<ReadingResult, 'companyName' | 'statements'>;

/** The last day of the newest year, where statements state it. */
const endOf = ({ statements }: Report): string | undefined =>
  statements
    .map(({ fiscal_year: year, fiscal_year_ends: ends }) => ends[String(year)])
    .find((end) => end !== undefined);

const yearOf = ({ statements }: Report): number | undefined => statements[0]?.fiscal_year;

const nameOf = ({ companyName, statements }: Report): string =>
  companyName ?? statements.find(({ company_name: name }) => name !== '')?.company_name ?? '';

/** Names in two languages or scripts may share no word; then nothing is said. */
const areOtherNames = (a: string, b: string): boolean =>
  a !== '' && b !== '' && compareNames(a, b) === 'none';

/** What two reports that are compared do not have in common: the company, or the year; undefined if they have both. */
export function otherReport(report: Report, tagged: Report): string | undefined {
  if (report.statements.length === 0 || tagged.statements.length === 0) return undefined;
  const [name, taggedName] = [nameOf(report), nameOf(tagged)];
  if (areOtherNames(name, taggedName))
    return `The PDF is of another company: ${name}; the tagged report is of ${taggedName}.`;
  const [end, taggedEnd] = [endOf(report), endOf(tagged)];
  const isOtherYear =
    end === undefined || taggedEnd === undefined
      ? yearOf(report) !== yearOf(tagged)
      : end !== taggedEnd;
  return isOtherYear
    ? `The PDF is of another year: ${end ?? yearOf(report) ?? 'unknown'}; the tagged report is of ${taggedEnd ?? yearOf(tagged) ?? 'unknown'}.`
    : undefined;
}
