import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@fde/contracts';

const POLL_MS = 200;

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * Throws `port_in_use`, saying what to do, if the port is taken for longer than `patienceMs` (a
 * killed instance releases it after a moment).
 */
export const requireFreePort = async (
  port: number,
  host: string,
  patienceMs: number,
): Promise<void> => {
  for (let waited = 0; ; waited += POLL_MS) {
    if (await isFree(port, host)) return;
    if (waited >= patienceMs)
      throw new ServiceError(
        'port_in_use',
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3031 npm start`,
      );
    await sleep(POLL_MS);
  }
};
