import { parseArgs } from 'node:util';
import { Database, ROLE_PURPOSES, roleName, setUpRoles, type RolePurpose } from '@fde/event-log';
import {
  DATABASE_HELP,
  CommandUsageError,
  databaseSettings,
  main,
  settingOf,
} from './command-line.js';

const DEFAULT_PREFIX = 'fde';
const passwordVariable = (purpose: RolePurpose): string =>
  `DATABASE_PASSWORD_${purpose.replaceAll('-', '_').toUpperCase()}`;

const HELP = `Usage: npx fde-ops roles up [--prefix NAME]

  up   creates a role for each service, with the rights that it needs and no others, the owner of the tables and
       the reader of statistics; gives existing tables to the owner. May be run again, and while services run.

  --prefix NAME   what the names begin with; ${DEFAULT_PREFIX} where absent: ${ROLE_PURPOSES.map((purpose) => roleName(DEFAULT_PREFIX, purpose)).join(', ')}

Passwords come from ${ROLE_PURPOSES.map(passwordVariable).join(', ')} (or NAME_FILE). A role without one keeps its
password; ${roleName(DEFAULT_PREFIX, 'monitor')} reads statistics only if it is given one.

${DATABASE_HELP} Here it names a superuser, or the owner of the database who may create roles.`;

const NAME = /^[a-z][a-z0-9_]{0,39}$/;

const passwords = (): Partial<Record<RolePurpose, string>> =>
  Object.fromEntries(
    ROLE_PURPOSES.map((purpose) => [purpose, settingOf(passwordVariable(purpose))]).filter(
      ([, password]) => password !== undefined,
    ),
  ) as Partial<Record<RolePurpose, string>>;

await main(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { prefix: { type: 'string', default: DEFAULT_PREFIX } },
    allowPositionals: true,
  });
  if (positionals.join(' ') !== 'up')
    throw new CommandUsageError(`Unknown command ${positionals.join(' ')}`);
  const { prefix } = values;
  if (!NAME.test(prefix))
    throw new CommandUsageError('--prefix takes small letters, digits and underscores, 40 at most');
  const database = new Database({
    ...databaseSettings(),
    poolSize: 2,
    applicationName: 'fde roles',
  });
  try {
    const created = await setUpRoles(database, { prefix, passwords: passwords() });
    console.log(
      created.length === 0 ? 'every role was there already' : `created ${created.join(', ')}`,
    );
    console.log('the rights of all roles are those of this code');
    return 0;
  } finally {
    await database.close();
  }
});
