import type { ReadingResult } from '@fde/report-reader';

type Statement = ReadingResult['statements'][number];

/** The words of the report that say how long its period is. */
const wordsOf = ({ decisions }: Statement): string | undefined =>
  decisions?.period?.evidence.find((e) => e.says === 'interim')?.text;

/** How the tags of a filing say what it is. */
const FORM = 'form ';

/**
 * A report on part of a year is not read as an annual one: it fails, naming its period and the
 * option that reads it.
 */
export function refuseInterim({ statements }: Pick<ReadingResult, 'statements'>): void {
  const interim = statements.filter((s) => s.period === 'interim');
  if (interim.length === 0) return;
  const words = interim.map(wordsOf).find((w) => w !== undefined);
  if (words?.startsWith(FORM) === true)
    throw new Error(`It is no annual report, but a ${words}; --interim reads it anyway.`);
  const period = words === undefined ? '' : ` ("${words}")`;
  throw new Error(
    `The report covers only part of a year${period}, not an annual report; --interim reads it anyway.`,
  );
}
