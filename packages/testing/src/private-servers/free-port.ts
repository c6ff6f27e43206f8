import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range that kernels use for outgoing connections (Linux: from 32768), so that a free port stays free. */
const [LOWEST, BEYOND] = [20_000, 32_000];
const MOST_TRIES = 50;

/** A port of the loopback interface on which nobody listens at the moment. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = randomInt(LOWEST, BEYOND);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
};

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};
