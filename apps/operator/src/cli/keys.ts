import { ApiKeys, type ApiKey } from '@fde/event-log';
import { parseArgs } from 'node:util';
import { CommandUsageError, DATABASE_HELP, main, withEventLog } from './command-line.js';

/** As openapi.yaml names them. */
const SCOPES = ['read', 'write', 'operate'];
const LONGEST_NAME = 100;

const HELP = `Usage: npx fde-ops keys create --name NAME [--scope SCOPE ...] [--expires DAY] | list | revoke ID...

  create   makes a key and prints it. It cannot be shown again: the database holds a hash of it
  list     keys with their scopes, their end and when they were last used; never the keys themselves
  revoke   the next request with the key is refused

  --name NAME     the program or person that uses it
  --scope SCOPE   ${SCOPES.join(', ')}; may be given several times (read)
  --expires DAY   the first day on which it is refused, 2027-01-31; never where absent

A program sends its key as Authorization: Bearer KEY. Gateways accept keys where AUTH_API_KEYS is true (docs/access.md).

${DATABASE_HELP}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const day = new Date(`${text}T00:00:00Z`);
  const isDay =
    DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (!isDay) throw new CommandUsageError(`--expires ${text} is no day such as 2027-01-31`);
  if (day.getTime() <= Date.now()) throw new CommandUsageError(`--expires ${text} is past`);
  return day;
};

const scopesOf = (wanted: readonly string[]): readonly string[] => {
  const unknown = wanted.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined)
    throw new CommandUsageError(`--scope ${unknown} is none of ${SCOPES.join(', ')}`);
  return SCOPES.filter((scope) => wanted.includes(scope));
};

const nameOf = (text: string | undefined): string => {
  const name = text?.trim() ?? '';
  if (name === '' || name.length > LONGEST_NAME)
    throw new CommandUsageError(`--name takes 1 to ${LONGEST_NAME} letters`);
  return name;
};

const stateOf = ({ revokedAt, expiresAt }: ApiKey): string => {
  if (revokedAt !== null) return `revoked ${revokedAt.toISOString().slice(0, 10)}`;
  if (expiresAt === null) return 'valid';
  const day = expiresAt.toISOString().slice(0, 10);
  return expiresAt.getTime() <= Date.now() ? `expired ${day}` : `valid before ${day}`;
};

const line = (key: ApiKey): string =>
  [
    key.id,
    stateOf(key),
    key.scopes.join(' '),
    `last used ${key.lastUsedAt?.toISOString() ?? 'never'}`,
    key.name,
  ].join('  ');

interface Wish {
  readonly name?: string;
  readonly scope?: readonly string[];
  readonly expires?: string;
}

const create = async (
  keys: ApiKeys,
  { name, scope = ['read'], expires }: Wish,
): Promise<number> => {
  const wish = { name: nameOf(name), scopes: scopesOf(scope), expiresAt: dayOf(expires) };
  const { key, token } = await keys.create(wish);
  console.error(`${line(key)}\nThe key is shown this once:`);
  console.log(token);
  return 0;
};

const list = async (keys: ApiKeys): Promise<number> => {
  const all = await keys.list();
  for (const key of all) console.log(line(key));
  console.log(`${all.length} ${all.length === 1 ? 'key' : 'keys'}`);
  return 0;
};

const revoke = async (keys: ApiKeys, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) throw new CommandUsageError('Name the keys by their ids');
  for (const id of ids) console.log(line(await keys.revoke(id)));
  return 0;
};

const run = (keys: ApiKeys, [command, ...ids]: readonly string[], wish: Wish): Promise<number> => {
  switch (command) {
    case 'create':
      return create(keys, wish);
    case 'list':
      return list(keys);
    case 'revoke':
      return revoke(keys, ids);
    default:
      throw new CommandUsageError(`Unknown command ${command ?? ''}`);
  }
};

await main(HELP, async (args) => {
  const options = {
    name: { type: 'string' },
    scope: { type: 'string', multiple: true },
    expires: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  return withEventLog((log) => run(new ApiKeys(log.database), positionals, values));
});
