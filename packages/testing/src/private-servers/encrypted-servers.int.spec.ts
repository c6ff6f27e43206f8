import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sql } from 'kysely';
import { QUEUES, type Envelope } from '@fde/contracts';
import {
  Database,
  DeadLetters,
  EventLog,
  OutboxRelay,
  privateDatabase,
  rootContext,
  type DatabaseSettings,
} from '@fde/event-log';
import { ACK, RabbitBroker, deliveryStore, type BrokerTls } from '@fde/messaging';
import { TestAuthority, type TestCertificate } from '../certificates/test-authority.js';
import { waitFor } from '../wait-for.js';
import { freePort } from './free-port.js';
import { PrivatePostgres } from './private-postgres.js';
import { PrivateRabbitMq, rabbitMqIsInstalled } from './private-rabbitmq.js';

/** Only by its address: under the name localhost it is an impostor. */
const SERVER = 'IP:127.0.0.1';

describe('an encrypted PostgreSQL', function () {
  this.timeout(120_000);
  let authority: TestAuthority;
  let stranger: TestAuthority;
  let client: TestCertificate;
  let postgres: PrivatePostgres;
  before(async () => {
    [authority, stranger] = await Promise.all([TestAuthority.create(), TestAuthority.create()]);
    client = await authority.issue('client');
    postgres = await PrivatePostgres.start([], {
      ca: authority.ca,
      server: await authority.issue('server', SERVER),
      client,
    });
  });
  after(async () => {
    await postgres?.remove();
    await Promise.all([authority?.remove(), stranger?.remove()]);
  });

  const reached = async (settings: DatabaseSettings): Promise<string> => {
    const database = new Database({ connectTimeoutMs: 3_000, ...settings });
    try {
      return await database.check().then(
        () => 'reached',
        (error: { code?: string }) => String(error.code),
      );
    } finally {
      await database.close();
    }
  };

  it('is used over TLS by queries, migrations and notifications', async () => {
    const database = new Database({ url: postgres.url, ...postgres.tls });
    try {
      await database.migrate();
      const { rows } = await sql<{
        ssl: boolean;
        version: string;
        client_dn: string;
      }>`select ssl, version, client_dn from pg_stat_ssl where pid = pg_backend_pid()`.execute(
        database.db,
      );
      expect(rows).to.have.length(1);
      expect(rows[0]).to.include({ ssl: true, client_dn: '/CN=client' });
      expect(rows[0]?.version).to.match(/^TLSv1\.[23]$/);
      const heard: string[] = [];
      database.listener.on('spec', (payload) => heard.push(payload));
      await waitFor(() => database.listener.alive, { what: 'the listener' });
      await sql`select pg_notify('spec', 'over TLS')`.execute(database.db);
      await waitFor(() => heard.includes('over TLS'), { what: 'the notification' });
    } finally {
      await database.close();
    }
  });

  it('is reached whatever else the URL says about certificates', async () => {
    for (const query of ['sslmode=require', 'sslmode=verify-full', 'ssl=true'])
      expect(await reached({ url: `${postgres.url}?${query}`, ...postgres.tls }), query).to.equal(
        'reached',
      );
  });

  it('is not reached without TLS, without the certificate of a client, or with one of a stranger', async () => {
    const url = postgres.url;
    expect(await reached({ url })).to.not.equal('reached');
    expect(await reached({ url, tls: { ca: authority.ca } })).to.not.equal('reached');
    expect(
      await reached({ url, tls: { ca: authority.ca, ...(await stranger.issue('client')) } }),
    ).to.not.equal('reached');
  });

  it('is not trusted if a stranger vouches for it, or if its certificate names somebody else', async () => {
    expect(await reached({ url: postgres.url, tls: { ca: stranger.ca, ...client } })).to.not.equal(
      'reached',
    );
    expect(
      await reached({
        url: postgres.url.replace('127.0.0.1', 'localhost'),
        tls: { ca: authority.ca, ...client },
      }),
    ).to.not.equal('reached');
  });

  it('is refused at the start if the URL forbids what the CA requires', () => {
    for (const mode of ['disable', 'no-verify'])
      expect(
        () => new Database({ url: `${postgres.url}?sslmode=${mode}`, ...postgres.tls }),
      ).to.throw(`sslmode=${mode}`);
  });
});

describe('an encrypted RabbitMQ', function () {
  this.timeout(120_000);
  let authority: TestAuthority;
  let stranger: TestAuthority;
  let client: TestCertificate;
  let rabbit: PrivateRabbitMq;
  let folder: string;
  let url: string;
  let log: EventLog;
  let dropDatabase: () => Promise<void>;

  before(async function () {
    if (!rabbitMqIsInstalled()) {
      if (process.env['REQUIRE_RABBITMQ'] === '1')
        throw new Error('RabbitMQ is not installed, and REQUIRE_RABBITMQ=1');
      console.log('LEFT OUT: an encrypted RabbitMQ (not installed)');
      return this.skip();
    }
    [authority, stranger] = await Promise.all([TestAuthority.create(), TestAuthority.create()]);
    client = await authority.issue('client');
    folder = await mkdtemp(join(tmpdir(), 'fde-rabbitmq-tls-'));
    const server = await authority.issue('server', SERVER);
    for (const [name, content] of Object.entries({
      'ca.pem': authority.ca,
      'server.pem': server.cert,
      'server.key': server.key,
    }))
      await writeFile(join(folder, name), content);
    const port = await freePort();
    const [home] = await Promise.all([
      privateDatabase(),
      PrivateRabbitMq.start({
        config: [
          `listeners.ssl.local = 127.0.0.1:${port}`,
          `ssl_options.cacertfile = ${folder}/ca.pem`,
          `ssl_options.certfile = ${folder}/server.pem`,
          `ssl_options.keyfile = ${folder}/server.key`,
          'ssl_options.verify = verify_peer',
          'ssl_options.fail_if_no_peer_cert = true',
        ],
      }).then((started) => {
        rabbit = started;
      }),
    ]);
    url = `amqps://guest:guest@127.0.0.1:${port}/%2f`;
    log = new EventLog(new Database({ url: home.url }));
    dropDatabase = async () => {
      await log.database.close();
      await home.drop();
    };
    await log.database.migrate();
  });
  after(async () => {
    await rabbit?.remove();
    await dropDatabase?.();
    await Promise.all([
      authority?.remove(),
      stranger?.remove(),
      folder === undefined ? undefined : rm(folder, { recursive: true, force: true }),
    ]);
  });

  const broker = (tls: BrokerTls, at = url): RabbitBroker =>
    new RabbitBroker({
      url: at,
      tls,
      name: 'spec',
      store: deliveryStore(log, new DeadLetters(log)),
    });

  it('carries a message from the outbox to its consumer', async () => {
    const encrypted = broker({ ca: authority.ca, ...client });
    const relay = new OutboxRelay(log, encrypted, { pollMs: 100 });
    const received = new Set<string>();
    relay.start();
    try {
      await encrypted.consume(QUEUES.scraper, ({ message }: { message: Envelope }) => {
        received.add(message.task_id ?? '');
        return Promise.resolve(ACK);
      });
      const taskId = await log.transaction(rootContext(), (unit) => {
        const id = randomUUID();
        unit.send({
          type: 'ScrapeCompany',
          payload: {
            task_id: id,
            operation: 'scrape_company',
            company_id: 1,
            document_id: null,
            parent_task_id: null,
          },
        });
        return Promise.resolve(id);
      });
      await waitFor(() => received.has(taskId), { timeoutMs: 30_000, what: 'the message' });
      expect(
        await rabbit.ctl('list_connections', '--no-table-headers', 'ssl', 'peer_cert_subject'),
      ).to.match(/^true\s+CN=client$/m);
    } finally {
      await relay.stop();
      await encrypted.close();
    }
  });

  it('is not reached without a client certificate, if a stranger vouches for it, or under another name', async () => {
    const attempts: readonly (readonly [string, BrokerTls, string])[] = [
      ['no certificate', { ca: authority.ca }, url],
      [
        'a certificate of a stranger',
        { ca: authority.ca, ...(await stranger.issue('client')) },
        url,
      ],
      ['another authority', { ca: stranger.ca, ...client }, url],
      ['another name', { ca: authority.ca, ...client }, url.replace('127.0.0.1', 'localhost')],
    ];
    for (const [what, tls, at] of attempts) {
      const warnings: unknown[] = [];
      const refused = new RabbitBroker({
        url: at,
        tls,
        name: 'spec',
        store: deliveryStore(log, new DeadLetters(log)),
        log: {
          warn: (_, fields) => {
            warnings.push(fields);
          },
        },
      });
      await waitFor(() => warnings.length > 1, { what });
      expect(
        await refused.check().then(
          () => 'reached',
          () => 'away',
        ),
        what,
      ).to.equal('away');
      await refused.close();
    }
  });

  it('is refused at the start if the URL is not amqps', () => {
    expect(() => broker({ ca: authority.ca }, url.replace('amqps:', 'amqp:'))).to.throw(
      'not amqps://',
    );
  });
});
