import { factsOf, readTaggedReports, type PlacedFact, type TaggedReport } from '@fde/tagged-report';
import type { Command } from 'commander';
import type { Terminal } from '../terminal.js';
import { describeFact } from './describe-fact.js';

interface FactsFlags {
  readonly concept?: string;
  readonly hidden?: true;
  readonly json?: true;
}

export function addFacts(program: Command, terminal: Terminal): void {
  program
    .command('facts')
    .description('Lists the facts of a tagged report: concept, period, members, unit, value.')
    .argument('<report>', 'tagged document (XHTML), report package (zip) or its folder')
    .option('--concept <name>', 'only facts whose concept has this in its name')
    .option('--hidden', 'also facts that the document does not show')
    .option('--json', 'as JSON, one fact per line')
    .action(async (path: string, flags: FactsFlags) => {
      const reports = await readTaggedReports(path);
      const shown = reports.map((report) => showFacts(report, flags, terminal));
      if (!shown.some((count) => count > 0)) terminal.err(`fde: ${path} has no such facts.\n`);
    });
}

/** Prints the facts of a report that are wanted; how many there are. */
function showFacts(report: TaggedReport, flags: FactsFlags, terminal: Terminal): number {
  const facts = factsOf(report).filter((placed) => isWanted(placed, flags));
  for (const placed of facts)
    terminal.out(
      `${flags.json === true ? asJson(placed, report) : describeFact(placed, report)}\n`,
    );
  return facts.length;
}

function isWanted({ fact }: PlacedFact, { concept, hidden }: FactsFlags): boolean {
  if (fact.isHidden && hidden !== true) return false;
  const name = `${fact.concept.prefix}:${fact.concept.local}`.toLowerCase();
  return concept === undefined || name.includes(concept.toLowerCase());
}

function asJson({ document, fact }: PlacedFact, report: TaggedReport): string {
  const context = report.contexts.get(fact.contextRef);
  const unit = report.units.get(fact.unitRef ?? '');
  return JSON.stringify({ document, ...fact, context, unit });
}
