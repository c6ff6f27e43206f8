import {
  OwnedProcess,
  PrivatePostgres,
  TestAuthority,
  TokenIssuer,
  freePort,
  waitFor,
} from '@fde/testing';
import { expect } from 'chai';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const SECRET = 'word-that-nobody-may-read';

describe('the gateway as a process, with secrets from files', function () {
  this.timeout(120_000);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-secrets-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const secret = async (name: string, content: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, `${content}\n`, { mode: 0o600 });
    return path;
  };
  /** All that the process of a test wrote. */
  let written = '';
  const gateway = (env: NodeJS.ProcessEnv, ...args: string[]): OwnedProcess => {
    const started = new OwnedProcess(process.execPath, [MAIN, ...args], {
      env: { PATH: process.env['PATH'], FDE_DATA_DIR: folder, ...env },
    });
    written = '';
    for (const stream of [started.child.stdout, started.child.stderr])
      stream?.on('data', (data: Buffer) => {
        written += data.toString();
      });
    return started;
  };
  const endOf = async (started: OwnedProcess): Promise<number | null> => {
    if (started.child.exitCode === null) await once(started.child, 'close');
    return started.child.exitCode;
  };

  it('refuses to start and says everything that is wrong, and no secret', async () => {
    const started = gateway({
      AUTH_ISSUER: 'https://issuer.example',
      RATE_LIMIT_TRIGGERS: '0',
      DATABASE_URL: `mysql://fde:${SECRET}@127.0.0.1/fde`,
      AMQP_URL_FILE: '/nowhere',
      PORT: 'x',
      DATABASE_CLIENT_KEY: SECRET,
      S3_SECRET_ACCESS_KEY: SECRET,
    });
    expect(await endOf(started)).to.equal(2);
    expect(written.split('\n').filter((line) => line.startsWith('  - '))).to.deep.equal([
      '  - DATABASE_URL does not begin with postgres:// or postgresql://: "mysql://fde:***@127.0.0.1/fde"',
      '  - DATABASE_CLIENT_KEY is not a private key in PEM form without a passphrase: (hidden)',
      '  - AMQP_URL_FILE names a file that cannot be read (ENOENT): "/nowhere"',
      '  - PORT is not a number: "x"',
      '  - RATE_LIMIT_TRIGGERS is below 1: "0"',
      '  - DATABASE_CLIENT_KEY also requires DATABASE_CLIENT_CERT',
      '  - S3_SECRET_ACCESS_KEY also requires S3_ACCESS_KEY_ID',
      '  - AUTH_ISSUER also requires AUTH_AUDIENCE',
    ]);
    expect(written).not.to.contain(SECRET);
  });

  it('names every setting in --help, and the value of none', async () => {
    const started = gateway(
      { DATABASE_URL: `postgres://fde:${SECRET}@127.0.0.1/fde`, S3_SECRET_ACCESS_KEY: SECRET },
      '--help',
    );
    expect(await endOf(started)).to.equal(0);
    expect(written)
      .to.contain('DATABASE_CLIENT_KEY')
      .and.to.contain('RATE_LIMIT_EXTRACTIONS')
      .and.not.to.contain(SECRET);
  });

  it('comes up on an encrypted database and lets in who has a token, telling no secret in its log', async () => {
    const [authority, issuer, port] = await Promise.all([
      TestAuthority.create(),
      TokenIssuer.start(),
      freePort(),
    ]);
    const client = await authority.issue('gateway');
    const postgres = await PrivatePostgres.start([], {
      ca: authority.ca,
      server: await authority.issue('server', 'IP:127.0.0.1'),
      client,
    });
    const url = new URL(postgres.url);
    url.password = SECRET;
    const started = gateway({
      PORT: String(port),
      LOG_LEVEL: 'debug',
      AUTH_ISSUER: issuer.url,
      RATE_LIMIT_TRIGGERS: '1',
      AUTH_AUDIENCE_FILE: await secret('audience', issuer.audience),
      DATABASE_URL_FILE: await secret('url', url.href),
      DATABASE_CA_FILE: await secret('ca', authority.ca),
      DATABASE_CLIENT_CERT_FILE: await secret('cert', client.cert),
      DATABASE_CLIENT_KEY_FILE: await secret('key', client.key),
    });
    try {
      const ask = (path: string, init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, init).then(({ status }) => status);
      await waitFor(
        async () => {
          if (!started.running) throw new Error(written);
          return (await ask('/readyz')) === 200;
        },
        { timeoutMs: 60_000, what: `the gateway` },
      );
      expect(await ask('/api/v1/companies')).to.equal(401);
      const headers = { authorization: `Bearer ${await issuer.token({ scope: 'read write' })}` };
      expect(await ask('/api/v1/companies', { headers })).to.equal(200);
      const scrape = () => ask('/api/v1/tasks/companies/1/scrape', { method: 'POST', headers });
      expect([await scrape(), await scrape()]).to.deep.equal([200, 429]);
      expect(await ask('/metrics', { headers })).to.equal(403);
      // What goes wrong is told in the log, with the address of the database in it or not.
      await postgres.stop();
      await waitFor(async () => (await ask('/healthcheck')) === 503, {
        what: 'the database to be missed',
      });
      expect(written)
        .to.contain('listening')
        .and.not.to.contain(SECRET)
        .and.not.to.contain('PRIVATE KEY');
    } finally {
      await started.end('SIGTERM');
      await Promise.all([postgres.remove(), issuer.stop(), authority.remove()]);
    }
  });
});
