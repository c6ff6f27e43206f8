import pg from 'pg';

export type SqlRow = Readonly<Record<string, unknown>>;

/** Queries the database directly, as an independent auditor. */
export async function sqlRows(
  url: string,
  question: string,
  values: readonly unknown[] = [],
): Promise<readonly SqlRow[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<SqlRow>(question, [...values])).rows;
  } finally {
    await client.end();
  }
}
