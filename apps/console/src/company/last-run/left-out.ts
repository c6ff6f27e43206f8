import type { Schemas } from '../../api/client.js';
import type { LeftOutLine } from '../../outcomes/left-out-table.js';

/** Documents that nobody misses: they are no annual reports, or read from another file. */
const EXPECTED: readonly Schemas['LeftOutReason'][] = [
  'other_kind',
  'chapter',
  'same_report',
  'unchanged',
  'tagged_report',
  'parent_company',
];

/** Of documents that were read. */
const READ: readonly Schemas['LeftOutReason'][] = [
  'another_company',
  'left_out',
  'set_aside',
  'older_file',
  'tagged_report',
  'parent_company',
  'not_compiled',
];

const wasRead = ({ why }: Pick<LeftOutLine, 'why'>): boolean => READ.includes(why);

/** What a person has to look at, and what was left out as it should be. */
export const partLeftOut = (
  lines: readonly LeftOutLine[],
): { readonly missed: readonly LeftOutLine[]; readonly expected: readonly LeftOutLine[] } => ({
  missed: lines.filter(({ why }) => !EXPECTED.includes(why)),
  expected: lines.filter(({ why }) => EXPECTED.includes(why)),
});

/** Of what a person has to look at: how much was not read, and how much was, and is not in the series. */
export const countLeftOut = (
  lines: readonly LeftOutLine[],
): { readonly unread: number; readonly unused: number } => {
  const { missed } = partLeftOut(lines);
  const unused = missed.filter(wasRead).length;
  return { unread: missed.length - unused, unused };
};

/** The run's own lines, with what a later compilation says of the documents that were read. */
const leftOutByRuns = ({ run, compilation }: Schemas['LastRun']): readonly LeftOutLine[] => {
  const ofRun = run?.left_out ?? [];
  if (compilation === null) return ofRun;
  const compiled = compilation.left_out;
  const again = new Set(compiled.map(({ document_id: id }) => id));
  const unread = ofRun.filter((line) => !wasRead(line) && !again.has(line.document_id));
  return [...unread, ...compiled];
};

/** What stands on the page of a company: what was left out by runs, and what came to nothing alone. */
export const leftOutNow = (last: Schemas['LastRun']): readonly LeftOutLine[] => {
  const single = last.single_documents;
  const ids = new Set(single.map(({ document_id: id }) => id));
  const others = leftOutByRuns(last).filter(({ document_id: id }) => !ids.has(id));
  return [...single, ...others].toSorted((a, b) => b.fiscal_year - a.fiscal_year);
};

/** What a person can do about either, each once. */
export const nextStepsNow = ({ run, compilation }: Schemas['LastRun']): Schemas['NextStep'][] => [
  ...new Set([...(run?.next_steps ?? []), ...(compilation?.next_steps ?? [])]),
];
