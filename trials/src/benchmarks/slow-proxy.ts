import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Passes bytes between clients and a server on this machine, and holds back what the server answers. */
export class SlowProxy {
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    targetPort: number,
    private readonly delayMs: number,
  ) {
    server.on('connection', (client) => this.#accept(client, targetPort));
  }

  static async start(targetPort: number, delayMs: number): Promise<SlowProxy> {
    const proxy = new SlowProxy(createServer(), targetPort, delayMs);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }

  #accept(client: Socket, targetPort: number): void {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => this.#sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.pipe(target);
    // Timers of one length fire in the order in which they were set, so bytes stay in order.
    target.on('data', (bytes: Buffer) => setTimeout(() => client.write(bytes), this.delayMs));
    target.once('close', () => setTimeout(() => client.destroy(), this.delayMs));
  }
}
