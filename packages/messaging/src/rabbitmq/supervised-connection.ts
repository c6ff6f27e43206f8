import type { ChannelModel } from 'amqplib';
import type { BrokerLog } from '../message-broker.js';

/** PEM texts. */
export interface BrokerTls {
  /** Certificate of the authority that signed the server's. */
  readonly ca: string;
  /** This client's certificate, if the server asks for one. */
  readonly cert?: string;
  readonly key?: string;
}

export interface ConnectionSettings {
  readonly url: string;
  /** For amqps:// with certificates of a private authority. */
  readonly tls?: BrokerTls;
  /** Shown in the broker's console. */
  readonly name: string;
  /** Seconds; default 10. A dead network path is noticed after two heartbeats. */
  readonly heartbeatSeconds?: number;
  /** Milliseconds; default 10,000. */
  readonly connectTimeoutMs?: number;
  readonly log?: BrokerLog;
}

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = { min: 100, max: 2_000 };

/**
 * One connection that is opened again whenever it is lost. amqplib's own recovery would do that
 * too, but channels and consumers must be rebuilt as well; their owners do so in `onOpen`.
 */
export class SupervisedConnection {
  readonly #settings: ConnectionSettings;
  readonly #open = new Set<(model: ChannelModel) => void>();
  #model: ChannelModel | undefined;
  #blocked: string | undefined;
  #lastError: string | null = null;
  #attempts = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
    void this.#connect();
  }

  get model(): ChannelModel | undefined {
    return this.#model;
  }

  /**
   * Why the broker accepts no messages at the moment (memory or disk alarm); undefined if it does.
   */
  get blocked(): string | undefined {
    return this.#blocked;
  }

  get lastError(): string | null {
    return this.#lastError;
  }

  /** Calls `opened` with the open connection, now and each time it is opened again. */
  onOpen(opened: (model: ChannelModel) => void): () => void {
    this.#open.add(opened);
    if (this.#model !== undefined) opened(this.#model);
    return () => {
      this.#open.delete(opened);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const model = this.#model;
    this.#model = undefined;
    await model?.close().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    try {
      const model = await this.#dial();
      if (this.#closed) return await model.close();
      this.#supervise(model);
      this.#attempts = 0;
      this.#lastError = null;
      this.#settings.log?.info?.('Connected to the broker', { connection: this.#settings.name });
      for (const opened of this.#open) opened(model);
    } catch (error) {
      this.#again(error);
    }
  }

  /** Do not wait for a peer that accepts the connection and then stays silent. */
  async #dial(): Promise<ChannelModel> {
    // Loaded only if there is a RabbitMQ: messages may go through PostgreSQL alone.
    const { connect } = await import('amqplib');
    const timeout = this.#settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS;
    const url = new URL(this.#settings.url);
    url.searchParams.set('heartbeat', String(this.#settings.heartbeatSeconds ?? 10));
    const dialling = connect(url.href, {
      clientProperties: { connection_name: this.#settings.name },
      timeout,
      noDelay: true,
      ...this.#settings.tls,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The broker did not answer in time')), timeout);
    });
    try {
      return await Promise.race([dialling, late]);
    } catch (error) {
      dialling
        .then(
          (model) => model.close(),
          () => undefined,
        )
        .catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #supervise(model: ChannelModel): void {
    this.#model = model;
    this.#blocked = undefined;
    let reason: unknown = 'closed';
    model.on('error', (error) => {
      reason = error;
    });
    model.on('blocked', (why) => {
      this.#blocked = why;
    });
    model.on('unblocked', () => {
      this.#blocked = undefined;
    });
    model.on('close', () => {
      if (this.#model !== model) return;
      this.#model = undefined;
      this.#blocked = undefined;
      this.#again(reason);
    });
  }

  #again(error: unknown): void {
    if (this.#closed) return;
    this.#lastError = error instanceof Error ? error.message : String(error);
    this.#settings.log?.warn?.('The broker cannot be reached', {
      connection: this.#settings.name,
      error: this.#lastError,
    });
    this.#timer = setTimeout(
      () => void this.#connect(),
      Math.min(RETRY_MS.max, RETRY_MS.min * 2 ** Math.min(this.#attempts, 10)),
    );
    this.#attempts += 1;
  }
}
