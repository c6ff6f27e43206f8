import { randomBytes } from 'node:crypto';
import { SERVICES, type ServiceName } from '@fde/contracts';
import { expect } from 'chai';
import { sql } from 'kysely';
import pg from 'pg';
import { Database } from '../database/database.js';
import { ADMIN_URL, privateDatabase, type PrivateDatabase } from '../database/private-database.js';
import { OWNER, ROLE_PURPOSES, roleName, type RolePurpose } from '../database/rights/role-names.js';
import { codeOf } from '../spec-log.js';
import { passwordVerifier } from './password-verifier.js';
import { setUpRoles } from './set-up-roles.js';

const PREFIX = `fde_spec_${randomBytes(4).toString('hex')}`;

const asAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

const withDatabase = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const database = new Database({ url, poolSize: 2 });
  return work(database).finally(() => database.close());
};

describe('Roles of the database', () => {
  let home: PrivateDatabase;

  const urlOf = (purpose: RolePurpose): string => {
    const url = new URL(home.url);
    url.username = roleName(PREFIX, purpose);
    return url.href;
  };
  const setUp = (passwords = {}): Promise<readonly string[]> =>
    withDatabase(home.url, (database) => setUpRoles(database, { prefix: PREFIX, passwords }));
  const clients = new Map<ServiceName, pg.Client>();
  /** SQLSTATE of a refusal; `allowed` where the server runs the statement. Changes nothing. */
  const outcome = async (service: ServiceName, statement: string): Promise<string> => {
    const client = clients.get(service) ?? new pg.Client({ connectionString: urlOf(service) });
    if (!clients.has(service)) await client.connect();
    clients.set(service, client);
    await client.query('begin');
    const code = await client.query(statement).then(
      () => 'allowed',
      (error: unknown) => String((error as { code?: unknown }).code),
    );
    await client.query('rollback');
    return code;
  };
  const FORBIDDEN = '42501';

  before(async () => {
    home = await privateDatabase();
    await withDatabase(home.url, (database) => database.migrate());
    await setUp();
  });
  after(async () => {
    for (const client of clients.values()) await client.end();
    await asAdmin(home.url, async (client) => {
      for (const purpose of ROLE_PURPOSES)
        await client.query(`drop owned by ${roleName(PREFIX, purpose)} cascade`);
    });
    await home.drop();
    await asAdmin(ADMIN_URL, async (client) => {
      for (const purpose of ROLE_PURPOSES)
        await client.query(`drop role ${roleName(PREFIX, purpose)}`);
    });
  });

  const REFUSED_TO_ALL = [
    "copy (select 1) to program 'true'",
    "copy companies from '/etc/hostname'",
    "select pg_read_file('/etc/hostname')",
    "select lo_import('/etc/hostname')",
    'select passwd from pg_shadow',
    'drop table events',
    'alter table events disable trigger all',
    'create table mine (id integer)',
    'create function mine() returns integer language sql as $$ select 1 $$',
    'create role mine',
    'truncate task_status',
    "update events set type = 'Other'",
    'update api_keys set revoked_at = null',
    "update archived_events set type = 'Other'",
    'delete from archived_events',
    "insert into kysely_migration (name, timestamp) values ('9999', '')",
    "select setval('document_ids', 1)",
    `set role ${roleName(PREFIX, OWNER)}`,
  ];
  for (const service of SERVICES)
    it(`lets ${service} start no program, touch no table's shape, and change no event`, async () => {
      const outcomes: Record<string, string> = {};
      for (const statement of REFUSED_TO_ALL)
        outcomes[statement] = await outcome(service, statement);
      expect(outcomes).to.deep.equal(
        Object.fromEntries(REFUSED_TO_ALL.map((statement) => [statement, FORBIDDEN])),
      );
    });

  const ONLY: readonly (readonly [string, readonly ServiceName[]])[] = [
    ['delete from events', ['task-tracker']],
    ['update task_status set attempt = 1', ['task-tracker']],
    ['delete from companies', ['gateway']],
    ['delete from documents', ['gateway']],
    ['update companies set name = name', ['gateway']],
    ["select nextval('company_ids')", ['gateway']],
    ["select setval('company_ids', 1)", ['gateway']],
    ['insert into documents select * from documents where false', ['gateway', 'scraper']],
    ['update documents set title = title', ['gateway', 'scraper', 'downloader', 'extractor']],
    ["select nextval('extraction_ids')", ['gateway', 'extractor']],
    ['delete from compiled_statements', ['gateway', 'compiler']],
    ['select secret from webhooks', ['gateway', 'notifier']],
    ['select secret_sha256 from api_keys', ['gateway']],
    ['update webhooks set url = url', ['gateway']],
    ['select body from webhook_deliveries', ['gateway', 'notifier']],
    ['select key from client_rate_limits', ['gateway']],
    ['select amount_usd from language_model_spend', ['scraper', 'downloader', 'extractor']],
    [
      'insert into task_status select * from task_status where false',
      ['gateway', 'orchestrator', 'task-tracker'],
    ],
    [
      'select id from companies for key share',
      ['gateway', 'scraper', 'extractor', 'compiler', 'orchestrator'],
    ],
  ];
  for (const [statement, services] of ONLY)
    it(`lets ${services.join(' and ')} and no other: ${statement}`, async () => {
      const allowed: ServiceName[] = [];
      for (const service of SERVICES)
        if ((await outcome(service, statement)) === 'allowed') allowed.push(service);
      expect(allowed).to.have.members([...services]);
    });

  it('lets every service read the log, append to it and empty the outbox', async () => {
    for (const service of SERVICES)
      for (const statement of [
        'select data from events',
        'insert into events select * from events where false',
        "select nextval('events_position_seq')",
        'delete from outbox',
        'select enabled, events from webhooks',
        'create temp table room (id integer)',
      ])
        expect(await outcome(service, statement), `${service}: ${statement}`).to.equal('allowed');
  });

  it('leave no table in use without somebody who may read it', async () => {
    const { rows } = await asAdmin(home.url, (client) =>
      client.query<{ relname: string }>(
        `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not exists (select from unnest($1::text[]) as role (name)
           where has_any_column_privilege(role.name, c.oid, 'select'))`,
        [SERVICES.map((service) => roleName(PREFIX, service))],
      ),
    );
    expect(rows.map(({ relname }) => relname)).to.deep.equal(['kysely_migration_lock']);
  });

  it('give what a superuser has created to the owner, who migrates; a service finds it done', async () => {
    const owners = await asAdmin(home.url, (client) =>
      client.query<{ owner: string }>(
        "select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace",
      ),
    );
    expect(owners.rows.map(({ owner }) => owner)).to.deep.equal([roleName(PREFIX, OWNER)]);
    expect(await withDatabase(urlOf(OWNER), (database) => database.migrate())).to.equal(true);
    expect(await withDatabase(urlOf('extractor'), (database) => database.migrate())).to.equal(
      false,
    );
  });

  it('make a service wait for migrations that only the owner may run, and give it the new tables', async () => {
    await withDatabase(home.url, ({ db }) =>
      sql`delete from kysely_migration where name >= '0023'`
        .execute(db)
        .then(() => sql`drop table messaging_system`.execute(db)),
    );
    await withDatabase(urlOf('compiler'), async (database) => {
      expect(await codeOf(database.migrate())).to.equal('database_behind');
      // By a superuser, as before there were roles: the table is the owner's all the same.
      await withDatabase(home.url, (admin) => admin.migrate());
      expect(await database.migrate()).to.equal(false);
    });
    expect(await outcome('compiler', 'select system from messaging_system')).to.equal('allowed');
    expect(await withDatabase(urlOf(OWNER), (database) => database.migrate())).to.equal(true);
  });

  it('may be set up again, and take away what a service should not have', async () => {
    await asAdmin(home.url, (client) =>
      client.query(`grant all on companies to ${roleName(PREFIX, 'notifier')}`),
    );
    expect(await outcome('notifier', 'delete from companies')).to.equal('allowed');
    expect(await setUp()).to.deep.equal([]);
    expect(await outcome('notifier', 'delete from companies')).to.equal(FORBIDDEN);
  });

  it('hold on an empty database too, whoever migrates it', async () => {
    const empty = await privateDatabase();
    try {
      await withDatabase(empty.url, async (database) => {
        await setUpRoles(database, { prefix: PREFIX, passwords: {} });
        await database.migrate();
      });
      const url = new URL(empty.url);
      url.username = roleName(PREFIX, 'scraper');
      expect(await withDatabase(url.href, (database) => database.migrate())).to.equal(false);
    } finally {
      await empty.drop();
    }
  });

  it('are refused where one of them may do anything', async () => {
    const name = roleName(PREFIX, 'notifier');
    await asAdmin(home.url, (client) => client.query(`alter role ${name} superuser`));
    expect(await codeOf(setUp())).to.equal('invalid_configuration');
    await asAdmin(home.url, (client) => client.query(`alter role ${name} nosuperuser`));
  });

  it('get passwords as PostgreSQL itself would store them', async () => {
    const password = 'not one of "ours" \\ \'';
    await setUp({ gateway: password });
    const stored = await asAdmin(home.url, async (client) => {
      const { rows } = await client.query<{ rolpassword: string }>(
        'select rolpassword from pg_authid where rolname = $1',
        [roleName(PREFIX, 'gateway')],
      );
      return rows[0]?.rolpassword ?? '';
    });
    expect(stored).to.match(/^SCRAM-SHA-256\$4096:/);
    const own = await asAdmin(home.url, async (client) => {
      await client.query("set password_encryption = 'scram-sha-256'");
      await client.query(
        `alter role ${roleName(PREFIX, 'gateway')} password ${client.escapeLiteral(password)}`,
      );
      const { rows } = await client.query<{ rolpassword: string }>(
        'select rolpassword from pg_authid where rolname = $1',
        [roleName(PREFIX, 'gateway')],
      );
      return rows[0]?.rolpassword ?? '';
    });
    const salt = Buffer.from(/:([^$]+)\$/.exec(own)?.[1] ?? '', 'base64');
    expect(passwordVerifier(password, salt)).to.equal(own);
  });
});
