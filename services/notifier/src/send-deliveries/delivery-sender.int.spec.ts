import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { EventEnvelope } from '@fde/contracts';
import { Database, EventLog, privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { silentLog } from '@fde/service-kit';
import { SecretSeal, WebhookDeliveries, Webhooks, type WebhookEvent } from '@fde/webhooks';
import { Webhook } from 'standardwebhooks';
import { NotifyWebhooks } from '../notify-webhooks/notify-webhooks.js';
import { DeliverySender } from './delivery-sender.js';
import { sendDelivery } from './send-delivery.js';
import { webhookClient } from './webhook-client.js';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers with the statuses given, then with `always`; not at all while it is silent. */
class Receiver {
  readonly received: Received[] = [];
  statuses: number[] = [];
  always = 204;
  isSilent = false;
  location: string | undefined;
  #server: Server | undefined;

  async start(host = '127.0.0.1'): Promise<string> {
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        this.received.push({ headers: request.headers, body });
        if (this.isSilent) return;
        const status = request.url === '/absent' ? 404 : (this.statuses.shift() ?? this.always);
        response.writeHead(status, this.location === undefined ? {} : { location: this.location });
        response.end();
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    return `http://${host}:${(server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

const until = async (what: string, condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 15_000; !(await condition());) {
    if (Date.now() > deadline) throw new Error(`waited too long: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const documentFound = (companyId = 1): EventEnvelope => ({
  message_id: randomUUID(),
  kind: 'event',
  type: 'DocumentAdded',
  schema_version: 2,
  task_id: null,
  correlation_id: randomUUID(),
  causation_id: null,
  traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
  occurred_at: new Date().toISOString(),
  stream_id: 'document-9',
  stream_version: 1,
  payload: {
    document: {
      id: 9,
      company_id: companyId,
      url: 'https://reports.example/9.pdf',
      fiscal_year: 2024,
      document_type: 'Annual Report',
      filing_date: null,
      file_path: null,
      metadata: null,
      facts: {},
    },
    origin: 'pipeline',
  },
});

const LIMITS = { perHost: 100, inAll: 100 };

describe('the sender of deliveries', function () {
  this.timeout(60_000);
  let home: PrivateDatabase;
  let database: Database;
  let deliveries: WebhookDeliveries;
  let webhooks: Webhooks;
  let notifyWebhooks: NotifyWebhooks;
  const seal = new SecretSeal(randomBytes(32).toString('base64'));
  const receiver = new Receiver();
  const other = new Receiver();
  let url = '';
  let otherUrl = '';
  let senders: DeliverySender[] = [];

  const sending = (allowHosts: readonly string[] = ['127.0.0.1', '127.0.0.2']): DeliverySender => {
    const web = webhookClient(allowHosts, 100);
    const sender = new DeliverySender({
      deliveries,
      send: (delivery) => sendDelivery(delivery, { web, seal }),
      log: silentLog,
      onOutcome: () => undefined,
    });
    senders.push(sender);
    void sender.start();
    return sender;
  };
  const notify = (message = documentFound()) =>
    notifyWebhooks.take({ message, queue: 'notifier-events.v1', deliveries: 1 });
  const hook = (events: readonly WebhookEvent[] = ['document.found'], at = url) =>
    webhooks.add({ url: at, description: null, events });
  const logOf = async (id: number) =>
    (await webhooks.listDeliveries(id, { skip: 0, limit: 50 })).items;
  const dueNow = () =>
    database.run((db) =>
      db
        .updateTable('webhook_deliveries')
        .set({ due_at: new Date(0) })
        .where('state', '=', 'waiting')
        .execute()
        .then(() => db.updateTable('webhooks').set({ resume_at: null }).execute()),
    );

  before(async () => {
    home = await privateDatabase();
    database = new Database({ url: home.url });
    await database.migrate();
    deliveries = new WebhookDeliveries(database);
    webhooks = new Webhooks(database, seal, LIMITS);
    notifyWebhooks = new NotifyWebhooks(new EventLog(database).tasks, deliveries, () => undefined);
    url = await receiver.start();
    otherUrl = await other.start('127.0.0.2');
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    senders = [];
    await database.run((db) => db.deleteFrom('webhooks').execute());
    for (const one of [receiver, other])
      Object.assign(one, { statuses: [], always: 204, isSilent: false, location: undefined });
    for (const { received } of [receiver, other]) received.length = 0;
  });
  after(async () => {
    receiver.stop();
    other.stop();
    await database.close();
    await home.drop();
  });

  it('tells each webhook that asks, signed with its own secret, once for a message that comes twice', async () => {
    const [one, other] = [await hook(), await hook()];
    await hook(['review.needed']);
    const message = documentFound();
    await notify(message);
    await notify(message);
    sending();
    await until('both', () => receiver.received.length === 2);
    const verified = [one, other].map(({ secret }) =>
      receiver.received.filter(({ body, headers }) => {
        try {
          return new Webhook(secret).verify(body, headers as Record<string, string>);
        } catch {
          return false;
        }
      }),
    );
    expect(verified.map(({ length }) => length)).to.deep.equal([1, 1]);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).to.deep.include({
      type: 'document.found',
      timestamp: message.occurred_at,
    });
    await until('the log', async () => (await logOf(one.webhook.id))[0]?.state === 'delivered');
    const [delivery] = await logOf(one.webhook.id);
    expect(delivery).to.include({ attempts: 1, lastStatus: 204, lastError: null, dueAt: null });
  });

  it('retries a failed delivery later, under the same id', async () => {
    const { webhook } = await hook();
    receiver.statuses = [500];
    await notify();
    const sender = sending();
    await until('the failure', async () => (await logOf(webhook.id))[0]?.attempts === 1);
    const [put] = await logOf(webhook.id);
    expect(put).to.include({ state: 'waiting', lastStatus: 500, lastError: 'answered 500' });
    expect((put?.dueAt?.getTime() ?? 0) - Date.now()).to.be.within(2_000, 7_000);
    await dueNow();
    sender.wake();
    await until('the success', async () => (await logOf(webhook.id))[0]?.state === 'delivered');
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([first, second]).to.deep.equal([put?.id, put?.id]);
  });

  it('gives up after a day, and disables the webhook, which people can enable again', async () => {
    const { webhook } = await hook();
    receiver.statuses = [503];
    await notify();
    await database.run((db) =>
      db
        .updateTable('webhook_deliveries')
        .set({ give_up_at: new Date(Date.now() - 1) })
        .execute(),
    );
    sending();
    await until('disabled', async () => !(await webhooks.get(webhook.id)).enabled);
    expect(await webhooks.get(webhook.id)).to.include({
      disabledReason: 'A delivery was given up: answered 503',
    });
    const [failed] = await logOf(webhook.id);
    expect(failed).to.include({ state: 'failed', dueAt: null });
    await notify();
    expect(await logOf(webhook.id), 'told of nothing meanwhile').to.have.length(1);
    await webhooks.change(webhook.id, { enabled: true });
    await webhooks.redeliver(webhook.id, failed?.id ?? '');
    await until('the success', async () => (await logOf(webhook.id))[0]?.state === 'delivered');
    expect(await webhooks.get(webhook.id)).to.include({ enabled: true, disabledReason: null });
    expect(receiver.received.at(-1)?.headers['webhook-id']).to.equal(failed?.id);
  });

  it('disables at once the webhook of a receiver that is gone', async () => {
    const { webhook } = await hook();
    receiver.statuses = [410];
    await notify();
    sending();
    await until('disabled', async () => !(await webhooks.get(webhook.id)).enabled);
  });

  const events = (count: number) => Promise.all(Array.from({ length: count }, () => notify()));
  const pausesEnd = () =>
    database.run((db) =>
      db
        .updateTable('webhooks')
        .set({ resume_at: new Date(0) })
        .where('resume_at', 'is not', null)
        .execute(),
    );

  it('sends to others while a host is silent, which never holds more than five requests', async () => {
    receiver.isSilent = true;
    for (let hooks = 0; hooks < 3; hooks += 1) await hook();
    const { webhook } = await hook(undefined, otherUrl);
    await events(20);
    sending();
    await until('the others', () => other.received.length === 20);
    expect(receiver.received.length).to.be.within(1, 5);
    await until('their log', async () =>
      (await logOf(webhook.id)).every(({ state }) => state === 'delivered'),
    );
    receiver.stop();
    url = await receiver.start();
  });

  it('pauses all webhooks of a host that fails, asks it seldom, and goes on when it answers', async () => {
    receiver.always = 503;
    const hooks = [await hook(), await hook(), await hook()];
    await hook(undefined, otherUrl);
    await events(20);
    const sender = sending();
    await until('the others', () => other.received.length === 20);
    const tries = receiver.received.length;
    expect(tries, 'the first ones, at once').to.be.within(1, 5);
    const waiting = await logOf(hooks[2]?.webhook.id ?? 0);
    for (const { state, dueAt } of waiting) {
      expect(state).to.equal('waiting');
      expect(dueAt?.getTime() ?? 0, 'due after the pause').to.be.above(Date.now());
    }
    expect((await deliveries.countDeliveries()).overdue).to.equal(0);
    await pausesEnd();
    sender.wake();
    await until('a second look', () => receiver.received.length > tries);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(receiver.received.length - tries, 'one for each webhook').to.be.at.most(3);
    receiver.always = 204;
    await dueNow();
    await pausesEnd();
    sender.wake();
    await until('all', async () => (await deliveries.countDeliveries()).waiting === 0);
  });

  it('pauses one webhook whose address answers 404, and not its neighbour', async () => {
    const absent = await hook(undefined, `${url.replace('/hook', '')}/absent`);
    const present = await hook();
    await events(20);
    sending();
    await until('the neighbour', async () =>
      (await logOf(present.webhook.id)).every(({ state }) => state === 'delivered'),
    );
    expect(receiver.received.length - 20, 'the first ones, at once').to.be.within(1, 5);
    expect((await logOf(absent.webhook.id)).map(({ state }) => state)).not.to.include('delivered');
  });

  it('disables a webhook that failed for a day, also where each delivery is younger', async () => {
    const { webhook } = await hook();
    receiver.always = 500;
    await events(30);
    const sender = sending();
    await until('a failure', async () =>
      (await logOf(webhook.id)).some(({ attempts }) => attempts > 0),
    );
    const aDayAgo = new Date(Date.now() - 25 * 3600_000);
    await database.run((db) =>
      db.updateTable('webhooks').set({ failing_since: aDayAgo }).execute(),
    );
    await pausesEnd();
    sender.wake();
    await until('disabled', async () => !(await webhooks.get(webhook.id)).enabled);
    expect((await webhooks.get(webhook.id)).disabledReason).to.match(/answered 500$/);
    receiver.always = 204;
    await webhooks.change(webhook.id, { enabled: true });
    sender.wake();
    await until('the rest', async () => (await deliveries.countDeliveries()).waiting === 0);
  });

  it('connects to no private address, and follows no redirect', async () => {
    const { webhook } = await hook();
    await notify();
    const guarded = sending([]);
    await until('the refusal', async () => (await logOf(webhook.id))[0]?.attempts === 1);
    await guarded.stop();
    expect((await logOf(webhook.id))[0]?.lastError).to.match(/^address_not_allowed: /);
    expect(receiver.received).to.have.length(0);
    receiver.statuses = [302];
    receiver.location = `${url}/elsewhere`;
    await dueNow();
    sending();
    await until('the redirect', async () => (await logOf(webhook.id))[0]?.attempts === 2);
    expect((await logOf(webhook.id))[0]?.lastError).to.equal(
      'redirected: redirects are not followed',
    );
    expect(receiver.received).to.have.length(1);
  });

  it('says what is wrong if the secret was sealed with another key', async () => {
    const stranger = new Webhooks(
      database,
      new SecretSeal(randomBytes(32).toString('base64')),
      LIMITS,
    );
    const { webhook } = await stranger.add({ url, description: null, events: ['document.found'] });
    await notify();
    sending();
    await until('the failure', async () => (await logOf(webhook.id))[0]?.attempts === 1);
    expect((await logOf(webhook.id))[0]?.lastError).to.match(/^webhook_secret_unreadable: /);
  });

  it('shares the work: only one of two senders makes each delivery', async () => {
    await hook();
    await Promise.all(Array.from({ length: 50 }, () => notify()));
    sending();
    sending();
    await until('all', () => receiver.received.length >= 50);
    await until('an end', async () => (await deliveries.countDeliveries()).waiting === 0);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).to.have.length(50);
    expect(new Set(ids).size).to.equal(50);
  });
});
