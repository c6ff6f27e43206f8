import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `pass`: forwards. `swallow`: accepts bytes in both directions and forwards none, while every connection, new ones
 * included, stays open (a half-open path). `swallow-requests` and `swallow-answers`: the same in only one direction,
 * so that the server never hears the client, or the client never hears the server. `reset`: ends every connection,
 * new ones included.
 */
export type ProxyMode = 'pass' | 'swallow' | 'swallow-requests' | 'swallow-answers' | 'reset';
type Direction = 'requests' | 'answers';

export interface FaultyProxyOptions {
  /** How much later the client hears the server, as one that is busy or far away; 0 if absent. */
  readonly answersAfterMs?: number;
}

/** A TCP proxy in front of a server on the loopback interface that misbehaves on demand. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #answersAfterMs: number;
  #mode: ProxyMode = 'pass';

  private constructor(server: Server, { answersAfterMs = 0 }: FaultyProxyOptions) {
    this.#server = server;
    this.#answersAfterMs = answersAfterMs;
  }

  static async to(targetPort: number, options: FaultyProxyOptions = {}): Promise<FaultyProxy> {
    const server = createServer();
    const proxy = new FaultyProxy(server, options);
    server.on('connection', (client) => proxy.#accept(client, targetPort));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy is closed');
    return address.port;
  }

  /** Current connections, on both sides. */
  get connections(): number {
    return this.#sockets.size;
  }

  set mode(mode: ProxyMode) {
    this.#mode = mode;
    if (mode === 'reset') this.cut();
  }

  get mode(): ProxyMode {
    return this.#mode;
  }

  /** Ends all connections; the mode applies to new ones. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(client: Socket, targetPort: number): void {
    this.#keep(client);
    if (this.#mode === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const target = connect(targetPort, '127.0.0.1');
    this.#keep(target);
    this.#forward(client, target, 'requests');
    this.#forward(target, client, 'answers');
  }

  #lets(direction: Direction): boolean {
    return (
      this.#mode === 'pass' ||
      (this.#mode !== 'swallow' && this.#mode !== 'reset' && this.#mode !== `swallow-${direction}`)
    );
  }

  #forward(from: Socket, to: Socket, direction: Direction): void {
    from.on('data', (bytes) =>
      this.#afterDelay(direction, () => this.#pass(bytes, from, to, direction)),
    );
    from.on('close', () =>
      this.#afterDelay(direction, () => {
        if (!this.#mode.startsWith('swallow')) to.destroy();
      }),
    );
  }

  #pass(bytes: Buffer, from: Socket, to: Socket, direction: Direction): void {
    if (!this.#lets(direction) || to.destroyed) return;
    // Whoever reads slowly slows the writer down, as without a proxy.
    if (to.write(bytes) || from.isPaused()) return;
    from.pause();
    to.once('drain', () => from.resume());
  }

  /** Timers of one length fire in the order in which they were set, so bytes stay in order. */
  #afterDelay(direction: Direction, act: () => void): void {
    if (direction === 'requests' || this.#answersAfterMs === 0) act();
    else setTimeout(act, this.#answersAfterMs);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
