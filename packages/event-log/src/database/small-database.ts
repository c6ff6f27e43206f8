import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ADMIN_URL, privateDatabase, type PrivateDatabase } from './private-database.js';

export interface SmallDatabase extends PrivateDatabase {
  /** Fills the disk until `free` is called. */
  fill(): void;
  free(): void;
}

const asAdmin = async (...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: ADMIN_URL });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * A fresh database for one spec on a disk of its own of so many megabytes (a tmpfs as tablespace).
 * Undefined if the machine does not allow it: it requires root and a server on this machine.
 */
export const smallDatabase = async (megabytes: number): Promise<SmallDatabase | undefined> => {
  const disk = mkdtempSync(join(tmpdir(), 'fde-small-disk-'));
  const space = `fde_small_${process.pid}_${Date.now()}`;
  const filling = join(disk, 'filling');
  const unmount = (): void => {
    execFileSync('umount', ['-l', disk], { stdio: 'ignore' });
    rmSync(disk, { recursive: true, force: true });
  };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(disk, { recursive: true, force: true });
    return undefined;
  }
  try {
    chmodSync(disk, 0o755);
    execFileSync('install', ['-d', '-o', 'postgres', join(disk, 'space')], { stdio: 'ignore' });
    await asAdmin(`create tablespace ${space} location '${join(disk, 'space')}'`);
  } catch {
    unmount();
    return undefined;
  }
  const database = await privateDatabase(ADMIN_URL, space);
  return {
    url: database.url,
    fill: () => {
      for (let size = 1024 * 1024; size >= 4096; size = Math.floor(size / 2))
        for (let room = true; room;)
          try {
            writeFileSync(filling, Buffer.alloc(size), { flag: 'a' });
          } catch {
            room = false;
          }
    },
    free: () => rmSync(filling, { force: true }),
    drop: async () => {
      rmSync(filling, { force: true });
      await database.drop();
      await asAdmin(`drop tablespace ${space}`);
      unmount();
    },
  };
};
