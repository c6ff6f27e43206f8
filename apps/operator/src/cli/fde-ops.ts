interface Command {
  readonly purpose: string;
  /** A module that runs the command with the arguments of this process. */
  readonly run: () => Promise<unknown>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    purpose: 'writes the log and the files to a folder, while the system runs; compares one',
    run: () => import('./backup.js'),
  },
  restore: {
    purpose: 'reads a backup into an empty database and an empty store',
    run: () => import('./restore.js'),
  },
  migrate: {
    purpose: 'brings the database to the version of this code',
    run: () => import('./migrate.js'),
  },
  roles: {
    purpose: 'gives each service a role of its own in the database',
    run: () => import('./roles.js'),
  },
  keys: {
    purpose: 'makes, lists and revokes API keys of programs',
    run: () => import('./keys.js'),
  },
  outbox: {
    purpose: 'counts what waits to be sent; refills a broker that lost its data',
    run: () => import('./outbox.js'),
  },
  'dead-letters': {
    purpose: 'lists parked messages with their reason; sends them again or discards them',
    run: () => import('./dead-letters.js'),
  },
  projections: {
    purpose: 'compares read models with the log row by row; rebuilds them',
    run: () => import('./projections.js'),
  },
  discover: {
    purpose: 'shows what a scrape of a site would find, and records nothing',
    run: () => import('./discover.js'),
  },
  reviews: {
    purpose: 'sums up what people said in reviews',
    run: () => import('./reviews.js'),
  },
  simulate: {
    purpose: 'tells what a number of companies and reports needs',
    run: () => import('./simulate.js'),
  },
};

const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
const HELP = `Usage: npx fde-ops COMMAND ...

What operators of an installation run beside its services.

${Object.entries(COMMANDS)
  .map(([name, { purpose }]) => `  ${name.padEnd(width)}  ${purpose}`)
  .join('\n')}

npx fde-ops COMMAND --help explains one. They read the settings of the services: DATABASE_URL, FDE_DATA_DIR or S3_...`;

const [program = '', script = '', name = '', ...args] = process.argv;
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command !== undefined) {
  process.argv = [program, script, ...args];
  await command.run();
} else if (name === '--help' || name === '-h') {
  console.log(HELP);
} else {
  if (name !== '') console.error(`There is no command ${name}.\n`);
  console.error(HELP);
  process.exitCode = 2;
}
