import { ServiceError, SERVICES } from '@fde/contracts';
import { sql } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import { holdSchema } from '../database/migrate.js';
import { grantRights, hasTables } from '../database/rights/grant-rights.js';
import {
  MONITOR,
  OWNER,
  ROLE_PURPOSES,
  roleName,
  type RolePurpose,
} from '../database/rights/role-names.js';
import { passwordVerifier } from './password-verifier.js';

interface RoleSetup {
  /** What the names of all roles begin with. */
  readonly prefix: string;
  /** A role without one keeps the password it has. */
  readonly passwords: Readonly<Partial<Record<RolePurpose, string>>>;
}

/** How long a table waits for the transactions of running services before its owner is changed. */
const LOCK_TIMEOUT = '30s';

/** Creates what is missing; returns those names. Refuses a role that could do more than its rights. */
const createRoles = async (db: Executor, { prefix, passwords }: RoleSetup): Promise<string[]> => {
  const created: string[] = [];
  for (const purpose of ROLE_PURPOSES) {
    const name = roleName(prefix, purpose);
    const { rows } = await sql<{ mighty: boolean }>`
      select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty
      from pg_roles where rolname = ${name}`.execute(db);
    if (rows[0]?.mighty === true)
      throw new ServiceError(
        'invalid_configuration',
        `The role ${name} may do more than it should: take SUPERUSER, CREATEROLE, CREATEDB, REPLICATION and BYPASSRLS from it, or choose another prefix`,
      );
    if (rows.length === 0) {
      await sql`create role ${sql.id(name)} login`.execute(db);
      created.push(name);
    }
    const password = passwords[purpose];
    if (password !== undefined)
      await sql`alter role ${sql.id(name)} password ${sql.lit(passwordVerifier(password))}`.execute(
        db,
      );
  }
  return created;
};

/** An administrator who is no superuser needs to be a member to give tables to a role. */
const joinOwner = async (db: Executor, owner: string): Promise<void> => {
  const { rows } = await sql<{ isMember: boolean }>`
    select pg_has_role(${owner}, 'member') as "isMember"`.execute(db);
  if (rows[0]?.isMember !== true) await sql`grant ${sql.id(owner)} to current_user`.execute(db);
};

/** Tables, sequences of their own, views and functions of the schema, other than those of extensions. */
const giveTo = async (db: Executor, owner: string): Promise<void> => {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s owner to %I', c.oid::regclass, ${owner}::text) as statement
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_get_userbyid(c.relowner) <> ${owner}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
    union all
    select format('alter function %s owner to %I', p.oid::regprocedure, ${owner}::text)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) <> ${owner}
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(
    db,
  );
  for (const { statement } of rows) await sql.raw(statement).execute(db);
};

const openSchema = async (db: Executor, prefix: string, owner: string): Promise<void> => {
  await sql`revoke create on schema public from public`.execute(db);
  await sql`grant create, usage on schema public to ${sql.id(owner)}`.execute(db);
  for (const service of SERVICES)
    await sql`grant usage on schema public to ${sql.id(roleName(prefix, service))}`.execute(db);
};

/**
 * Creates a role for each service, one that owns the tables and migrates them, and one that reads
 * statistics; gives existing tables to the owner and each service its rights. May be run again, and
 * while services run. `database` is connected as a superuser, or as an owner of the database who
 * may create roles. Returns the names of the roles that it created.
 */
export const setUpRoles = (database: Database, setup: RoleSetup): Promise<readonly string[]> =>
  database.run((pool) =>
    holdSchema(pool, (connection) =>
      connection.transaction().execute(async (db) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
        const created = await createRoles(db, setup);
        const owner = roleName(setup.prefix, OWNER);
        await joinOwner(db, owner);
        await openSchema(db, setup.prefix, owner);
        await giveTo(db, owner);
        if (setup.passwords[MONITOR] !== undefined)
          await sql`grant pg_monitor to ${sql.id(roleName(setup.prefix, MONITOR))}`.execute(db);
        if (await hasTables(db)) await grantRights(db, setup.prefix);
        return created;
      }),
    ),
  );
