import { Command, CommanderError } from 'commander';
import type { Terminal } from './terminal.js';
import { processTerminal } from './terminal.js';
import { UsageError } from './usage-error.js';
import type { ExitCode, Outcome } from './outcome.js';

type AddCommand = (program: Command, terminal: Terminal, outcome: Outcome) => void;

/**
 * The commands in the order of the help. Loading all their modules takes longer than loading and
 * running one.
 */
const COMMANDS: ReadonlyMap<string, () => Promise<AddCommand>> = new Map([
  ['extract', async () => (await import('./extract/extract-command.js')).addExtract],
  ['compile', async () => (await import('./compile/compile-command.js')).addCompile],
  ['show', async () => (await import('./show/show-command.js')).addShow],
  ['why', async () => (await import('./show/why-command.js')).addWhy],
  ['ratios', async () => (await import('./ratios/ratios-command.js')).addRatios],
  ['render', async () => (await import('./render/render-command.js')).addRender],
  ['facts', async () => (await import('./facts/facts-command.js')).addFacts],
  ['check', async () => (await import('./check/check-command.js')).addCheck],
  ['mcp', async () => (await import('./mcp/mcp-command.js')).addMcp],
]);

/** The requested command, or all if none has that name: for the help, or after a typing error. */
function commandsFor([name = '']: readonly string[]): Promise<AddCommand[]> {
  const command = COMMANDS.get(name);
  const loads = command === undefined ? [...COMMANDS.values()] : [command];
  return Promise.all(loads.map((load) => load()));
}

/** Runs one command line (without `node fde`) to its end and gives its exit code. */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ExitCode> {
  const outcome: Outcome = { code: 0 };
  try {
    const program = await buildProgram(args, terminal, outcome);
    await program.parseAsync([...args], { from: 'user' });
    return outcome.code;
  } catch (error) {
    return reportFault(error, terminal);
  }
}

async function buildProgram(
  args: readonly string[],
  terminal: Terminal,
  outcome: Outcome,
): Promise<Command> {
  const program = new Command('fde')
    .description(
      'Reads the financial statements of annual reports (PDF or tagged) and compiles them over the years.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
    })
    .showHelpAfterError('(fde --help shows all commands)')
    .addHelpText('after', EXAMPLES);
  for (const add of await commandsFor(args)) add(program, terminal, outcome);
  return program;
}

const EXAMPLES = `
Examples:
  $ fde extract reports/*.pdf --out statements
  $ fde extract report.xhtml package.zip --out statements
  $ fde facts report.xhtml --concept Revenue
  $ fde check report.pdf report.xhtml
  $ fde compile statements/*.json --out company.json
  $ fde show company.json
  $ fde why company.json "Total assets" 2016
  $ fde ratios company.json
  $ fde render reports/2023.pdf --page 57 --out page-57.png
  $ fde mcp --url http://127.0.0.1:3030

Exit codes: 0 done, 1 something could not be read or written, 2 wrong usage, 130 interrupted.`;

function reportFault(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = error instanceof Error ? error.message : 'unknown fault';
  terminal.err(`fde: ${message}\n`);
  return error instanceof UsageError ? 2 : 1;
}
