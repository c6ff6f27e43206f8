import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { runCommand } from '../spec-support/operator-command.js';

describe('npx fde-ops migrate', function () {
  this.timeout(60_000);
  let database: PrivateDatabase;
  let folder: string;

  before(async () => {
    database = await privateDatabase();
    folder = await mkdtemp(join(tmpdir(), 'fde-migrate-spec-'));
  });
  after(async () => {
    await rm(folder, { recursive: true });
    await database.drop();
  });

  it('migrates an empty database, and does nothing the second time', async () => {
    for (let time = 0; time < 2; time += 1) {
      const end = await runCommand('migrate', ['up'], { DATABASE_URL: database.url });
      expect(end.code, end.errors).to.equal(0);
      expect(end.output).to.contain('version of this code');
    }
  });

  it('reads the address from a file that DATABASE_URL_FILE names', async () => {
    const file = join(folder, 'database-url');
    await writeFile(file, `${database.url}\n`);
    const end = await runCommand('migrate', ['up'], { DATABASE_URL: '', DATABASE_URL_FILE: file });
    expect(end.code, end.errors).to.equal(0);
  });

  it('explains its use: exit 0 for --help, 2 without a command, a known one, or a database', async () => {
    const help = await runCommand('migrate', ['--help']);
    expect(help.code).to.equal(0);
    expect(help.output).to.contain('Usage: npx fde-ops migrate');
    for (const args of [[], ['down'], ['up']]) {
      const end = await runCommand('migrate', args, { DATABASE_URL: '' });
      expect(end.code, args.join(' ')).to.equal(2);
      expect(end.output + end.errors).to.contain('Usage: npx fde-ops migrate');
    }
  });

  it('says what went wrong, without its help, and exits 1 if the database does not answer', async () => {
    const end = await runCommand('migrate', ['up'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(end.code).to.equal(1);
    expect(end.errors.trim()).to.not.equal('').and.to.not.contain('Usage');
  });
});
