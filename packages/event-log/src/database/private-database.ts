import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface PrivateDatabase {
  readonly url: string;
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

/** The server of the specs, as a user who may create databases. */
export const ADMIN_URL =
  process.env['DATABASE_URL_ADMIN'] ?? 'postgres://root@127.0.0.1:5432/postgres';

const asAdmin = async <T>(
  adminUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A fresh, empty database on the server of DATABASE_URL_ADMIN, for one spec file. */
export const privateDatabase = async (
  adminUrl = ADMIN_URL,
  tablespace = 'pg_default',
): Promise<PrivateDatabase> => {
  const name = `fde_spec_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, (client) =>
    client.query(`create database ${name} tablespace ${tablespace}`),
  );
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await asAdmin(adminUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
};
