// @ts-check
// Shared by commands that run a table of steps: running one, counting what passed, and the command's options.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { countSpecs } from './mocha-output.mjs';

/**
 * A command is a file and its arguments. `counts: 'mocha'` reads the passes and failures that a suite prints; any other
 * step counts as one. `details` is printed once more at the very end.
 *
 * @typedef {[string, readonly string[]]} Command
 * @typedef {{ code: number, output: string, ms?: number | undefined }} Outcome
 * @typedef {{ passed: number, failed: number, details?: string, ms?: number | undefined }} Counts
 */

/**
 * Runs a command; resolves when it has ended. What it prints is collected, and handed on as it comes.
 *
 * @type {(command: Command, stderr: 'inherit' | 'pipe', onText: (text: string) => void) => Promise<Outcome>}
 */
const execute = ([file, args], stderr, onText) =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', stderr],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    /** @type {(text: string) => void} */
    const take = (text) => {
      output += text;
      onText(text);
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      take(`${error.message}\n`);
      resolve({ code: 1, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs a command, copying its output to ours.
 *
 * @type {(command: Command) => Promise<Outcome>}
 */
export const runCommand = (command) =>
  execute(command, 'inherit', (text) => process.stdout.write(text));

/**
 * Runs commands beside each other, as many as there are processors, in their order. The output of each is
 * printed when its outcome is waited for, so that none runs into another.
 *
 * @type {(commands: readonly Command[]) => readonly (() => Promise<Outcome>)[]}
 */
export const runTogether = (commands) => {
  let free = availableParallelism();
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {(command: Command) => Promise<Outcome>} */
  const inTurn = async (command) => {
    if (free === 0) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    else free -= 1;
    const started = Date.now();
    const outcome = await execute(command, 'pipe', () => undefined);
    const ms = Date.now() - started;
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
    return { ...outcome, ms };
  };
  return commands.map((command) => {
    const running = inTurn(command);
    return async () => {
      const outcome = await running;
      process.stdout.write(outcome.output);
      return outcome;
    };
  });
};

/** @type {(step: { counts?: string }, outcome: Outcome) => Counts} */
export const countsOf = (step, outcome) => {
  if (step.counts === 'mocha') return countSpecs(outcome);
  return outcome.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/**
 * The names given with `--only`, undefined for all. For `--help`, `--list` and unknown names, answers and ends the
 * process.
 *
 * @type {(names: readonly string[], help: string) => string[] | undefined}
 */
export const stepsToRun = (names, help) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || values.list) {
    console.log(help);
    process.exit(0);
  }
  const unknown = (values.only ?? []).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`unknown step ${unknown.join(', ')}; there are: ${names.join(', ')}`);
    process.exit(2);
  }
  return values.only;
};

/** Runs one step under its heading, and adds up its counts. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {string[]} */
  failures = [];
  /** @type {string[]} */
  details = [];
  /** @type {string[]} */
  remarks = [];

  /** @type {(name: string, heading: string, work: () => Counts | Promise<Counts>) => Promise<void>} */
  async take(name, heading, work) {
    console.log(`\n== ${heading}`);
    const started = Date.now();
    const { passed, failed, details, ms = Date.now() - started } = await work();
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) this.failures.push(name);
    if (details) this.details.push(`== ${heading}\n${details}`);
    console.log(`-- ${name}: ${passed} passed, ${failed} failed (${(ms / 1000).toFixed(1)} s)`);
  }

  /** Prints `N passed, N failed` and ends the process. */
  close() {
    for (const details of this.details) console.log(`\n${details}`);
    console.log('');
    for (const remark of this.remarks) console.log(remark);
    if (this.failures.length > 0) console.log(`failed: ${this.failures.join(', ')}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exit(this.failed > 0 || this.passed === 0 ? 1 : 0);
  }
}
