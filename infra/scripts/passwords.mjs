#!/usr/bin/env node
// `npm run passwords`: the passwords of docker-compose.yml and of the Kubernetes overlay `trial`, made once.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { SERVICES } from './service-names.mjs';

const HELP = `Usage: npm run passwords -- [--file FILE] [--kubernetes] [--folder FOLDER]

Makes the passwords that docker-compose.yml needs and writes the missing ones to .env, which only its owner may
read. Existing ones are kept. A database or broker that was started before with another password keeps that one: write it
there instead.

  --file FILE      another file than .env
  --kubernetes     instead, those of infra/kubernetes/overlays/trial: servers.env for PostgreSQL and RabbitMQ,
                   administrator.env for the job that makes the roles of the database, database.env for those who
                   have one, services.env for all else that services connect with
  --folder FOLDER  another folder than that overlay`;

/** Of the roles that `fde-ops roles up` creates: the owner of the tables, each service, the reader of statistics. */
const ROLES = ['owner', ...SERVICES, 'monitor'];
/** @type {(role: string) => string} */
const passwordOf = (role) => `DATABASE_PASSWORD_${role.replaceAll('-', '_').toUpperCase()}`;
/** Everything that docker-compose.yml refuses to start without. */
const PASSWORDS = [
  'POSTGRES_PASSWORD',
  ...ROLES.map(passwordOf),
  'RABBITMQ_PASSWORD',
  'GRAFANA_PASSWORD',
  'S3_STORE_SECRET',
  'FDE_WEBHOOK_KEY',
];
/** For the servers of the Kubernetes overlay, and for the services that connect to them. */
const OF_SERVERS = ['POSTGRES_PASSWORD', 'RABBITMQ_PASSWORD'];
/** @type {Readonly<Record<string, (known: Partial<Record<string, string>>) => string>>} */
const ADDRESSES = {
  AMQP_URL: ({ RABBITMQ_PASSWORD }) => `amqp://fde:${RABBITMQ_PASSWORD}@rabbitmq:5672`,
  FDE_WEBHOOK_KEY: () => webhookKey(),
};
/** @type {(user: string, password: string | undefined) => string} */
const databaseUrl = (user, password) => `postgres://${user}:${password}@postgres:5432/fde`;
const BYTES = 24;
// Letters and digits that need no escaping in an address.
const makePassword = () => randomBytes(BYTES).toString('base64url');
/** A key for AES-256. */
const KEY_BYTES = 32;
const webhookKey = () => randomBytes(KEY_BYTES).toString('base64');

/**
 * Adds missing values to a file of `NAME=value` lines that only its owner may read, and says so.
 *
 * @type {(file: string, names: readonly string[], make: (name: string) => string) => void}
 */
const complete = (file, names, make) => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  /** @type {(name: string) => boolean} */
  const isSet = (name) => new RegExp(`^(?:export )?${name}=.`, 'm').test(before);
  const missing = names.filter((name) => !isSet(name));
  if (missing.length > 0) {
    const made = missing.map((name) => `${name}=${make(name)}\n`);
    const gap = before === '' || before.endsWith('\n') ? '' : '\n';
    writeFileSync(file, before + gap + made.join(''), { mode: 0o600 });
  }
  chmodSync(file, 0o600);
  console.log(
    missing.length === 0 ? `${file} has all passwords.` : `${file}: made ${missing.join(', ')}.`,
  );
};

/** @type {(file: string) => Record<string, string>} */
const valuesOf = (file) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => /^(?:export )?([\w-]+)=(.*)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name = '', value = '']) => [name, value]),
  );

const { values: options } = parseArgs({
  options: {
    file: { type: 'string', default: '.env' },
    kubernetes: { type: 'boolean' },
    folder: { type: 'string', default: 'infra/kubernetes/overlays/trial' },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
if (options.kubernetes) {
  const servers = join(options.folder, 'servers.env');
  complete(servers, OF_SERVERS, makePassword);
  const known = valuesOf(servers);
  complete(
    join(options.folder, 'services.env'),
    Object.keys(ADDRESSES),
    (name) => ADDRESSES[name]?.(known) ?? '',
  );
  const administrator = join(options.folder, 'administrator.env');
  complete(administrator, ['DATABASE_URL', ...ROLES.map(passwordOf)], (name) =>
    name === 'DATABASE_URL' ? databaseUrl('fde', known['POSTGRES_PASSWORD']) : makePassword(),
  );
  const ofRoles = valuesOf(administrator);
  complete(
    join(options.folder, 'database.env'),
    ROLES.filter((role) => role !== 'monitor'),
    (role) => databaseUrl(`fde_${role.replaceAll('-', '_')}`, ofRoles[passwordOf(role)]),
  );
} else
  complete(options.file, PASSWORDS, (name) =>
    name === 'FDE_WEBHOOK_KEY' ? webhookKey() : makePassword(),
  );
