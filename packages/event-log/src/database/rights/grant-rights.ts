import { SERVICES } from '@fde/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.js';
import { OWNER, roleName } from './role-names.js';
import { rightsOf, type Rights } from './service-rights.js';

type Executor = Kysely<Schema>;

const grantAll = async (
  db: Executor,
  role: string,
  { tables, sequences, settable = [] }: Rights,
): Promise<void> => {
  const to = sql.id(role);
  for (const [table, privileges] of Object.entries(tables))
    await sql`grant ${sql.raw(privileges)} on ${sql.id(table)} to ${to}`.execute(db);
  for (const sequence of sequences)
    await sql`grant usage on sequence ${sql.id(sequence)} to ${to}`.execute(db);
  for (const sequence of settable)
    await sql`grant update on sequence ${sql.id(sequence)} to ${to}`.execute(db);
};

/** The roles of services that the server has; none where an installation uses one role for all. */
const servicesWithRole = async (db: Executor, prefix: string) => {
  const { rows } = await sql<{ rolname: string }>`
    select rolname from pg_roles
    where rolname = any(${SERVICES.map((service) => roleName(prefix, service))}::text[])`.execute(
    db,
  );
  const known = new Set(rows.map(({ rolname }) => rolname));
  return SERVICES.filter((service) => known.has(roleName(prefix, service)));
};

/**
 * Gives each service's role its rights and no others, in the transaction that `db` is in. For the
 * owner of the tables, after each migration.
 */
export const grantRights = async (db: Executor, prefix: string): Promise<void> => {
  for (const service of await servicesWithRole(db, prefix)) {
    const role = roleName(prefix, service);
    for (const kind of ['tables', 'sequences'])
      await sql`revoke all on all ${sql.raw(kind)} in schema public from ${sql.id(role)}`.execute(
        db,
      );
    for (const rights of rightsOf(service)) await grantAll(db, role, rights);
  }
};

/** True once the log's first tables are there. */
export const hasTables = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.events') is not null as found`.execute(db);
  return rows[0]?.found === true;
};

/**
 * The role that `setUpRoles` lets create tables in this database, whether the current role may act
 * as it, and the prefix of the roles beside it; nothing where an installation uses one role for all.
 */
export const findOwner = async (
  db: Executor,
): Promise<
  { readonly owner: string; readonly isMember: boolean; readonly prefix: string } | undefined
> => {
  const end = `_${OWNER}`;
  const { rows } = await sql<{ owner: string; isMember: boolean }>`
    select r.rolname as owner, pg_has_role(r.oid, 'member') as "isMember"
    from pg_namespace n cross join aclexplode(n.nspacl) a join pg_roles r on r.oid = a.grantee
    where n.nspname = 'public' and a.privilege_type = 'CREATE'
      and right(r.rolname, ${end.length}::int) = ${end} and not starts_with(r.rolname, 'pg_')
    order by r.rolname limit 1`.execute(db);
  return rows[0] && { ...rows[0], prefix: rows[0].owner.slice(0, -end.length) };
};
