import pg from 'pg';

type Heard = (payload: string) => void;

const RETRY_MS = 500;
const HEARTBEAT_MS = 10_000;

/**
 * LISTEN on one connection that rebuilds itself. A notification is only a hint, and those sent
 * while the connection was down are lost. So once it is back, every subscriber is called with an
 * empty payload, and polls.
 */
export class NotificationListener {
  readonly #config: pg.ClientConfig;
  readonly #heard = new Map<string, Set<Heard>>();
  #client: pg.Client | undefined;
  #connecting = false;
  #closed = false;
  #asking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** Calls `heard` with each payload on the channel; returns what ends the subscription. */
  on(channel: string, heard: Heard): () => void {
    const subscribers = this.#heard.get(channel) ?? new Set<Heard>();
    this.#heard.set(channel, subscribers.add(heard));
    if (this.#client !== undefined) this.#listen(this.#client, channel);
    else void this.#connect();
    return () => {
      subscribers.delete(heard);
    };
  }

  /** True while notifications arrive. */
  get alive(): boolean {
    return this.#client !== undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    if (this.#connecting || this.#closed || this.#client !== undefined) return;
    this.#connecting = true;
    const client = new pg.Client(this.#config);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.#heard.keys())
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await this.#connected(client);
    } catch {
      this.#discard(client);
      this.#later();
    } finally {
      this.#connecting = false;
    }
  }

  async #connected(client: pg.Client): Promise<void> {
    if (this.#closed) return client.end();
    this.#client = client;
    this.#heartbeat = setInterval(() => this.#ask(client, 'select 1'), HEARTBEAT_MS);
    this.#heartbeat.unref();
    for (const channel of this.#heard.keys()) {
      this.#listen(client, channel);
      this.#tell(channel, '');
    }
  }

  #listen(client: pg.Client, channel: string): void {
    this.#ask(client, `listen ${client.escapeIdentifier(channel)}`);
  }

  /**
   * One query after the other: pg accepts no second one on a connection before the first has
   * finished.
   */
  #ask(client: pg.Client, question: string): void {
    this.#asking = this.#asking
      .then(async () => {
        await client.query(question);
      })
      .catch(() => this.#lost(client));
  }

  #tell(channel: string, payload: string): void {
    for (const heard of this.#heard.get(channel) ?? []) heard(payload);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    this.#discard(client);
    this.#later();
  }

  #discard(client: pg.Client): void {
    client.end().catch(() => undefined);
  }

  #later(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#connect(), RETRY_MS);
    this.#timer.unref();
  }
}
