import {
  connect as dial,
  createServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';
import { expect } from 'chai';
import { until } from '../spec-support/until.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { SupervisedConnection } from './supervised-connection.js';

/** A path to the broker that lets its answers through byte by byte, until it is told to let them all through. */
class SlowPath {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #slow = true;
  opened = 0;
  closedByClient = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(broker: URL): Promise<SlowPath> {
    const server = createServer({ noDelay: true });
    const path = new SlowPath(server);
    server.on('connection', (client) => void path.#join(client, broker).catch(() => undefined));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return path;
  }

  urlFor(broker: URL): string {
    const url = new URL(broker);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  letThrough(): void {
    this.#slow = false;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  async #join(client: Socket, broker: URL): Promise<void> {
    this.opened += 1;
    const upstream = dial(Number(broker.port || 5672), broker.hostname);
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('end', () => (this.closedByClient += 1));
    client.pipe(upstream);
    for await (const chunk of upstream as AsyncIterable<Buffer>) await this.#pass(chunk, client);
    client.end();
  }

  async #pass(chunk: Buffer, client: Socket): Promise<void> {
    for (let sent = 0; sent < chunk.length; sent += 1) {
      if (!this.#slow) return void client.write(chunk.subarray(sent));
      client.write(chunk.subarray(sent, sent + 1));
      await sleep(20);
    }
  }
}

describe('a supervised connection', function () {
  this.timeout(30_000);
  let vhost: PrivateVhost;
  let connection: SupervisedConnection | undefined;
  let path: SlowPath | undefined;
  let said: { readonly message: string; readonly fields: unknown }[];

  before(async function () {
    if (!(await rabbitMqAnswers('supervised connections'))) return this.skip();
    vhost = await privateVhost();
  });
  after(() => vhost?.drop());
  beforeEach(() => {
    said = [];
  });
  afterEach(async () => {
    await connection?.close();
    path?.close();
  });

  const say = (message: string, fields: unknown): void => void said.push({ message, fields });
  const connectOver = async (): Promise<SlowPath> => {
    path = await SlowPath.to(new URL(vhost.url));
    connection = new SupervisedConnection({
      url: path.urlFor(new URL(vhost.url)),
      name: 'over a slow path',
      connectTimeoutMs: 200,
      log: { info: say, warn: say },
    });
    return path;
  };

  it('does not wait for a broker that answers too slowly, and closes what comes too late', async () => {
    const slow = await connectOver();
    await until('the warning', () => said.length > 0);
    expect(said[0]).to.deep.equal({
      message: 'The broker cannot be reached',
      fields: { connection: 'over a slow path', error: 'The broker did not answer in time' },
    });
    expect(connection?.model).to.equal(undefined);
    expect(connection?.lastError).to.equal('The broker did not answer in time');
    slow.letThrough();
    await until('the connection', () => connection?.model !== undefined);
    expect(connection?.lastError).to.equal(null);
    expect(said.at(-1)).to.deep.equal({
      message: 'Connected to the broker',
      fields: { connection: 'over a slow path' },
    });
    await until('the late ones to be closed', () => slow.closedByClient === slow.opened - 1);
  });

  it('closes a connection that opens after nobody wants it any more', async () => {
    const slow = await connectOver();
    await until('the dialling', () => slow.opened === 1);
    await connection?.close();
    slow.letThrough();
    await until('the end', () => slow.closedByClient === 1);
    expect(connection?.model).to.equal(undefined);
  });

  it('knows whether the broker takes messages at the moment, and why not', async () => {
    const supervised = new SupervisedConnection({ url: vhost.url, name: 'spec' });
    connection = supervised;
    const model = await new Promise<ChannelModel>((resolve) => supervised.onOpen(resolve));
    expect(supervised.blocked).to.equal(undefined);
    // As amqplib tells what the broker says about a memory alarm: an alarm would stop all users of
    // this broker.
    model.emit('blocked', 'low on memory');
    expect(supervised.blocked).to.equal('low on memory');
    model.emit('unblocked');
    expect(supervised.blocked).to.equal(undefined);
  });

  it('tells the owners of channels of the open connection and of each one after it', async () => {
    const slow = await SlowPath.to(new URL(vhost.url));
    path = slow;
    slow.letThrough();
    const url = slow.urlFor(new URL(vhost.url));
    const supervised = new SupervisedConnection({ url, name: 'spec' });
    connection = supervised;
    const models: ChannelModel[] = [];
    const forget = supervised.onOpen((model) => models.push(model));
    await until('the first connection', () => models.length === 1);
    slow.cut();
    await until('the second connection', () => models.length === 2);
    expect(supervised.model).to.equal(models[1]);
    forget();
    const late: ChannelModel[] = [];
    supervised.onOpen((model) => late.push(model));
    expect([late, models.length]).to.deep.equal([[models[1]], 2]);
  });
});
