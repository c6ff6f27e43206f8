/** `npm run tagged -w lab -- [PATH...]`: reads tagged reports and proves each cell against its fact. */
import { STATEMENT_TYPES } from '@fde/contracts';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStatements, readTaggedReports } from '@fde/tagged-report';
import { TaggedReportError } from '@fde/tagged-report/errors';
import { proveCells } from './prove-cells.js';

const HELP = `npm run tagged -w lab -- [PATH...]
Reads tagged reports and shows for each whether the three statements were found, whether each cell equals its fact and no number
of the statements' tables is lost, how many cells are sure, and how many processor seconds the reading took.

  PATH  a folder of tagged documents, or of packages (../shared/ixbrl/sec ../shared/ixbrl/packages)

Exits with 1 if a statement is missing, a cell differs from its fact, or a reading takes longer than allowed.`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});

const DEFAULT_PATHS = ['../shared/ixbrl/sec', '../shared/ixbrl/packages'];
const MOST_SECONDS = 3;
const SURE = 0.9999;
const REPORT = /\.(?:x?html?|xht|zip|xbri)$/i;

/** The reports in a folder: its documents and archives, and the folders in it that are packages. */
const reportsIn = (path: string): string[] => {
  if (existsSync(join(path, 'META-INF'))) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || REPORT.test(entry.name))
    .map((entry) => join(path, entry.name))
    .toSorted();
};

interface Tally {
  cells: number;
  faults: number;
  missing: number;
  slow: number;
  reports: number;
}

const total: Tally = { cells: 0, faults: 0, missing: 0, slow: 0, reports: 0 };

const prove = async (path: string): Promise<void> => {
  const before = process.cpuUsage();
  const [report] = await readTaggedReports(path);
  const { statements, problems, contradictions } = readStatements(report);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const proofs = statements.map((raw) => proveCells(raw, report));
  const cells = proofs.reduce((sum, proof) => sum + proof.cells, 0);
  const faults = proofs.flatMap((proof) => proof.faults);
  const sure = statements
    .flatMap(({ line_items }) => line_items.flatMap(({ sources }) => Object.values(sources ?? {})))
    .filter(({ confidence = 0 }) => confidence >= SURE).length;
  // A document in which only the cover is tagged says nothing about statements.
  const isTagged = report.documents.some(({ facts }) =>
    facts.some(({ kind }) => kind === 'number'),
  );
  const missing = isTagged ? STATEMENT_TYPES.length - statements.length : 0;
  total.reports++;
  total.cells += cells;
  total.faults += faults.length;
  total.missing += missing;
  if (seconds > MOST_SECONDS) total.slow++;
  console.log(
    `${basename(path)}: ${isTagged ? `${statements.length} statements` : 'no tagged numbers'}, ${cells} cells, ${faults.length} faults, ${sure} sure, ${contradictions.length} contradictions, ${seconds.toFixed(2)} s`,
  );
  for (const line of [...faults, ...problems]) console.log(`    ${line}`);
};

if (flags.help) {
  console.log(HELP);
} else {
  const paths = positionals.length > 0 ? positionals : DEFAULT_PATHS;
  for (const path of paths.filter((each) => existsSync(each)).flatMap(reportsIn)) {
    try {
      await prove(path);
    } catch (fault) {
      if (!(fault instanceof TaggedReportError)) throw fault;
      total.missing += STATEMENT_TYPES.length;
      console.log(`${basename(path)}: ${fault.code}: ${fault.message}`);
    }
  }
  console.log(
    `${total.reports} reports: ${total.missing} statements missing, ${total.faults} of ${total.cells} cells wrong or lost, ${total.slow} readings over ${MOST_SECONDS} s`,
  );
  process.exitCode = total.missing + total.faults + total.slow === 0 ? 0 : 1;
}
