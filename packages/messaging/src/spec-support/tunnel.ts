import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server whose connections can all be cut at once, as when the server restarts. */
export interface Tunnel {
  /** The URL of the server, through the tunnel. */
  readonly url: string;
  cut(): void;
  close(): Promise<void>;
}

export const tunnelTo = async (target: string, defaultPort: number): Promise<Tunnel> => {
  const url = new URL(target);
  const [host, port] = [url.hostname, Number(url.port) || defaultPort];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
