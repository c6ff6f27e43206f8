import { isMissed, isSettled, namesMissingYears } from '@fde/contracts/resources';
import type { Schemas } from '../../api/client.js';
import type { LeftOutLine } from '../../outcomes/left-out-table.js';

type LastRun = Schemas['LastRun'];
type Run = Schemas['RunSummary'];
type NextStep = Schemas['NextStep'];

/** Of documents that were read. */
const READ: readonly Schemas['LeftOutReason'][] = [
  'another_company',
  'left_out',
  'set_aside',
  'older_file',
  'tagged_report',
  'parent_company',
  'not_compiled',
  'no_period',
  'set_apart',
];

const wasRead = ({ why }: Pick<LeftOutLine, 'why'>): boolean => READ.includes(why);

/** A person may miss it, or has left it out and may take it in again. */
const isListed = (line: LeftOutLine): boolean => isMissed(line) || isSettled(line);

/** What a person has to look at or has decided, and what was left out as it should be. */
export const partLeftOut = (
  lines: readonly LeftOutLine[],
): { readonly listed: readonly LeftOutLine[]; readonly expected: readonly LeftOutLine[] } => ({
  listed: lines.filter(isListed),
  expected: lines.filter((line) => !isListed(line)),
});

/** Of what is listed: how much was not read, and how much was, and is not in the series. */
export const countLeftOut = (
  lines: readonly LeftOutLine[],
): { readonly unread: number; readonly unused: number } => {
  const { listed } = partLeftOut(lines);
  const unused = listed.filter(wasRead).length;
  return { unread: listed.length - unused, unused };
};

/** The run's own lines, with what a later compilation says of the documents that were read. */
const leftOutByRuns = ({ run, compilation }: LastRun): readonly LeftOutLine[] => {
  const ofRun = run?.left_out ?? [];
  if (compilation === null) return ofRun;
  const compiled = compilation.left_out;
  const again = new Set(compiled.map(({ document_id: id }) => id));
  const unread = ofRun.filter((line) => !wasRead(line) && !again.has(line.document_id));
  return [...unread, ...compiled];
};

/** What stands on the page of a company: what was left out by runs, and what came to nothing alone. */
export const leftOutNow = (last: LastRun): readonly LeftOutLine[] => {
  const single = last.single_documents;
  const known = new Set([...single.map(({ document_id: id }) => id), ...last.read_since]);
  const others = leftOutByRuns(last).filter(
    (line) => wasRead(line) || !known.has(line.document_id),
  );
  return [...single, ...others].toSorted((a, b) => b.fiscal_year - a.fiscal_year);
};

const unreadNow = (last: LastRun): number => countLeftOut(leftOutNow(last)).unread;

/** Outcomes of a run that a later compilation can make good. */
const MENDABLE: readonly Schemas['RunOutcome'][] = ['found', 'partly_read'];

/** Nothing is complete while a document is unread that a task of its own was to read. */
const withUnread = (compilation: Run, last: LastRun): Run => {
  const unread = unreadNow(last);
  const { outcome, documents_found: found } = compilation;
  return {
    ...compilation,
    outcome: unread > 0 && outcome === 'found' ? 'partly_read' : outcome,
    documents_found: found + unread,
  };
};

/**
 * The end that holds now. A compilation since the run speaks for the series, unless the run's site
 * gave less than all or documents of the run are still unread.
 */
export const endNow = (last: LastRun): Run | null => {
  const { run, compilation } = last;
  if (run === null) return compilation === null ? null : withUnread(compilation, last);
  if (compilation === null) return run;
  const isWholeSite = MENDABLE.includes(run.outcome) && (run.site_outcome ?? 'found') === 'found';
  return isWholeSite && unreadNow(last) === 0 ? compilation : run;
};

/** The years that are missing now, unless the reason beside the outcome names them. */
export const missingUnsaid = (last: LastRun): readonly string[] => {
  const end = endNow(last);
  const missing = (last.compilation ?? last.run)?.missing_years ?? [];
  const reason = end === null || end.outcome === 'found' ? '' : (end.outcome_reason ?? '');
  return namesMissingYears(reason, missing) ? [] : missing;
};

/** Whether a step of the run is still to be taken after a compilation. */
const isOpen = (step: NextStep, run: Run, compilation: Run, last: LastRun): boolean => {
  if (step === 'review_company') return false;
  if (step === 'upload_reports') return compilation.outcome === 'nothing_there';
  if (step === 'run_again') return !MENDABLE.includes(run.outcome) || unreadNow(last) > 0;
  return true;
};

/** What a person can do about either, each once. */
export const nextStepsNow = (last: LastRun): NextStep[] => {
  const { run, compilation } = last;
  const ofRun = run?.next_steps ?? [];
  if (run === null || compilation === null) return [...ofRun, ...(compilation?.next_steps ?? [])];
  const open = ofRun.filter((step) => isOpen(step, run, compilation, last));
  return [...new Set([...open, ...compilation.next_steps])];
};
