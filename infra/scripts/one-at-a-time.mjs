// @ts-check
// Lets one process at a time prepare a checkout: two that install packages at once destroy each other's work.
import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;
/** A process that holds a folder answers at once; whatever else listens there may say nothing. */
const ANSWER_WITHIN_MS = 1_000;
const LOOPBACK = '127.0.0.1';
/** Ports that systems give to nobody by themselves: below the ephemeral ones of Linux (32768). */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
/** Ports tried for one folder where others are in use. */
const TRIES = 20;
/** A process that ends while it is asked says nothing; the port is free then. */
const ASK_AGAIN = 3;

/** @type {(folder: string) => number[]} */
const portsOf = (folder) => {
  const start = createHash('sha256').update(folder).digest().readUInt32BE(0);
  return Array.from({ length: TRIES }, (_, index) => FIRST_PORT + ((start + index) % PORTS));
};

/** @type {(folder: string) => string} */
const greetingOf = (folder) => `preparing ${folder}`;

/**
 * A port is held by one process at a time, and the system takes it back however that process ends.
 *
 * @type {(folder: string, port: number) => Promise<import('node:net').Server | undefined>}
 */
const listen = (folder, port) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${greetingOf(folder)}\n${process.pid}`);
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, LOOPBACK, () => resolve(server));
  });

/**
 * What the process at a port says; nothing if it has just ended or is silent.
 *
 * @type {(port: number) => Promise<string>}
 */
const answerAt = (port) =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, LOOPBACK);
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('data', (text) => (answer += text));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });

/**
 * The port if this process has it now, or the number of the process that has it for the folder;
 * nothing if a stranger has it.
 *
 * @typedef {{ server: import('node:net').Server } | { holder: string }} Taken
 * @type {(folder: string, port: number) => Promise<Taken | undefined>}
 */
const takePort = async (folder, port) => {
  for (let times = 0; times < ASK_AGAIN; times++) {
    const server = await listen(folder, port);
    if (server !== undefined) return { server };
    const answer = await answerAt(port);
    const [greeting, holder] = answer.split('\n');
    if (greeting === greetingOf(folder) && holder !== undefined) return { holder };
    if (answer !== '') return undefined;
  }
  return undefined;
};

/** @type {(folder: string) => Promise<Taken>} */
const take = async (folder) => {
  for (const port of portsOf(folder)) {
    const taken = await takePort(folder, port);
    if (taken !== undefined) return taken;
  }
  throw new Error(`None of ${TRIES} ports of ${LOOPBACK} is free to mark that ${folder} is in use`);
};

/**
 * Runs the work while no other process runs one for the folder; waits for the process that does.
 *
 * @type {(folder: string, work: () => Promise<void>) => Promise<void>}
 */
export const oneAtATime = async (folder, work) => {
  let saidSo = false;
  for (;;) {
    const taken = await take(folder);
    if ('server' in taken) {
      try {
        return await work();
      } finally {
        taken.server.close();
      }
    }
    if (!saidSo) console.log(`Waiting for process ${taken.holder}, which prepares ${folder}...`);
    saidSo = true;
    await sleep(LOOK_EVERY_MS);
  }
};
