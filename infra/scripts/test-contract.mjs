#!/usr/bin/env node
// `npm run test:contract`: the REST API against openapi.yaml (see --help).
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

const HELP = `Usage: npm run test:contract -- [options] [-- mocha's options]

Runs the specs of the REST contract against real gateways: every operation and every status of openapi.yaml, and generated
requests, none of which may be answered outside openapi.yaml, with a 5xx, or after more than one second, by the clock and by the processor.

  --requests N  how many requests are generated (1 to 10000000; default 2000)
  --seed N      repeats the requests of an earlier run, which printed the seed
  --help        this text`;

const MOST_REQUESTS = 10_000_000;
const MOST_SEED = 2 ** 31 - 1;

/** @type {(message: string) => never} */
const fail = (message) => {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      options: {
        requests: { type: 'string', default: '2000' },
        seed: { type: 'string' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/** @type {(name: string, text: string, least: number, most: number) => string} */
const integer = (name, text, least, most) => {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < least || value > most)
    fail(`--${name} is a whole number from ${least} to ${most}, not "${text}"`);
  return String(value);
};

const { values, positionals } = read();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const requests = integer('requests', values.requests, 1, MOST_REQUESTS);
const seed = values.seed && integer('seed', values.seed, -MOST_SEED, MOST_SEED);

const specs = 'services/gateway/dist/contract-tests/*.contract.spec.js';
const mocha = createRequire(import.meta.url).resolve('mocha/bin/mocha.js');
const child = spawn(
  process.execPath,
  [mocha, '--forbid-only', '--forbid-pending', specs, ...positionals],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      GENERATED_REQUESTS: requests,
      ...(seed === undefined ? {} : { GENERATED_SEED: seed }),
    },
  },
);
child.on('close', (code) => process.exit(code ?? 1));
