import { CHANGE_KINDS, type Change } from './reading-changes.js';
import type { FolderScores } from './folder-scores.js';

export interface ReportChanges {
  readonly document: string;
  readonly changes: readonly Change[];
}

/** Without `--verbose` this many changes of a statement are shown, and no confidences. */
const MOST_SHOWN = 12;

/** Prints how a folder's reports changed: counts first, then the changes by report and statement. */
export function changeLines(
  folder: string,
  reports: readonly ReportChanges[],
  verbose: boolean,
): string[] {
  const changed = reports.filter((report) => report.changes.length > 0);
  const all = changed.flatMap((report) => report.changes);
  const counts = countsOf(all);
  const summary = `${folder}: ${changed.length} of ${reports.length} reports changed${counts === '' ? '' : `: ${counts}`}`;
  return [summary, ...changed.flatMap((report) => reportLines(report, verbose))];
}

function countsOf(changes: readonly Change[]): string {
  return CHANGE_KINDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${kind} ${count}`];
  }).join(', ');
}

function reportLines({ document, changes }: ReportChanges, verbose: boolean): string[] {
  const statements = [...new Set(changes.map((change) => change.statement))];
  return statements.flatMap((statement) => {
    const own = changes.filter((change) => change.statement === statement);
    const title = `  ${document}${statement === '' ? '' : ` ${statement}`} (${countsOf(own)})`;
    return [title, ...shownOf(own, verbose).map((line) => `    ${line}`)];
  });
}

function shownOf(changes: readonly Change[], verbose: boolean): string[] {
  const ordered = CHANGE_KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind));
  if (verbose) return ordered.map(({ kind, text }) => `${kind} ${text}`);
  const important = ordered.filter(
    ({ kind, text }) => kind !== 'confidence' || text.startsWith('statement'),
  );
  const lines = important
    .slice(0, MOST_SHOWN)
    .map(({ kind, text }) => `${kind} ${text.slice(0, 220)}`);
  const more = important.length - lines.length;
  return more > 0 ? [...lines, `... ${more} more (--verbose)`] : lines;
}

/** Without `--verbose` this many sure and wrong cells are shown. */
const MOST_CELLS = 15;

const firstOf = (lines: readonly string[], verbose: boolean): string[] => {
  const shown = verbose ? lines : lines.slice(0, MOST_CELLS);
  const more = lines.length - shown.length;
  return more > 0 ? [...shown, `  ... ${more} more (--verbose)`] : [...shown];
};

/** Two scores beside each other, one line; measures that differ are written as before -> after. */
export function scoreLines(
  folder: string,
  before: FolderScores,
  after: FolderScores,
  verbose: boolean,
): string[] {
  const names = new Set([...Object.keys(before.measures), ...Object.keys(after.measures)]);
  const measures = [...names].map((name) => {
    const [was, is] = [before.measures[name] ?? 0, after.measures[name] ?? 0];
    return was === is ? `${name} ${is}` : `${name} ${was} -> ${is} (*)`;
  });
  const [was, is] = [before.sureAndWrong, after.sureAndWrong];
  return [
    `${folder} scores: ${measures.join(', ')}`,
    ...firstOf(
      is.filter((cell) => !was.includes(cell)).map((cell) => `  + sure and wrong: ${cell}`),
      verbose,
    ),
    ...firstOf(
      was.filter((cell) => !is.includes(cell)).map((cell) => `  - no longer: ${cell}`),
      verbose,
    ),
  ];
}
