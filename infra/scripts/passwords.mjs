#!/usr/bin/env node
// `npm run passwords`: the passwords of docker-compose.yml, made once.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

const HELP = `Usage: npm run passwords -- [--file FILE]

Makes the passwords that docker-compose.yml asks for and writes those that are missing to .env, which only its owner may
read. What stands there is kept. A database or broker that was started before with another password keeps that one: write it
there instead.

  --file FILE  another file than .env`;

/** Whatever docker-compose.yml refuses to start without. */
const PASSWORDS = ['POSTGRES_PASSWORD', 'RABBITMQ_PASSWORD', 'GRAFANA_PASSWORD', 'S3_STORE_SECRET'];
const BYTES = 24;

const { values: options } = parseArgs({
  options: { file: { type: 'string', default: '.env' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const before = existsSync(options.file) ? readFileSync(options.file, 'utf8') : '';
const isSet = (name) => new RegExp(`^(?:export )?${name}=.`, 'm').test(before);
const missing = PASSWORDS.filter((name) => !isSet(name));
if (missing.length > 0) {
  // Letters and digits that need no escaping in an address.
  const made = missing.map((name) => `${name}=${randomBytes(BYTES).toString('base64url')}\n`);
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  writeFileSync(options.file, before + gap + made.join(''), { mode: 0o600 });
}
chmodSync(options.file, 0o600);
console.log(
  missing.length === 0
    ? `${options.file} has all passwords.`
    : `${options.file}: made ${missing.join(', ')}.`,
);
