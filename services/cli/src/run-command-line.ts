import { Command, CommanderError } from 'commander';
import { addCheck } from './check/check-command.js';
import { addCompile } from './compile/compile-command.js';
import type { Terminal } from './terminal.js';
import { processTerminal } from './terminal.js';
import { UsageError } from './usage-error.js';
import { addExtract } from './extract/extract-command.js';
import { addFacts } from './facts/facts-command.js';
import type { ExitCode, Outcome } from './outcome.js';
import { addRender } from './render/render-command.js';
import { addShow } from './show/show-command.js';
import { addWhy } from './show/why-command.js';

/** Runs one command line (without `node fde`) to its end and gives its exit code. */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ExitCode> {
  const outcome: Outcome = { code: 0 };
  const program = buildProgram(terminal, outcome);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return outcome.code;
  } catch (error) {
    return reportFault(error, terminal);
  }
}

function buildProgram(terminal: Terminal, outcome: Outcome): Command {
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
  addExtract(program, terminal, outcome);
  addCompile(program, terminal);
  addShow(program, terminal);
  addWhy(program, terminal);
  addRender(program, terminal);
  addFacts(program, terminal);
  addCheck(program, terminal, outcome);
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
  $ fde render reports/2023.pdf --page 57 --out page-57.png

Exit codes: 0 done, 1 something could not be read or written, 2 wrong usage, 130 interrupted.`;

function reportFault(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = error instanceof Error ? error.message : 'unknown fault';
  terminal.err(`fde: ${message}\n`);
  return error instanceof UsageError ? 2 : 1;
}
