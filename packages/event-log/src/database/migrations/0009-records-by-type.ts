import { sql, type Migration } from 'kysely';

/** Types are matched by their canonical form, so that is what is indexed (interface specification: indexed types). */
const TABLES = ['documents', 'extractions', 'compiled_statements'];

export const recordsByType: Migration = {
  async up(db): Promise<void> {
    for (const table of TABLES)
      await sql
        .raw(`create index if not exists ${table}_by_type on ${table} (canonical_type)`)
        .execute(db);
  },
};
