import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What V8 writes with `--cpu-prof`: which function was at work at each sample. */
interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}
export interface CallFrame {
  readonly functionName: string;
  /** Empty for what is part of V8 or Node.js in C++, and for code made while running, such as ajv's checks. */
  readonly url: string;
}

/** A process' processor time by what used it, largest first; shares add up to 1. */
export interface ProfileShares {
  readonly process: string;
  readonly shares: readonly (readonly [user: string, share: number])[];
}

const IDLE = '(idle)';
const EXTENSION = '.cpuprofile';
const SOCKET_WRITES = new Set(['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String']);
const ENGINE: ReadonlyMap<string, string> = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'native code'],
]);

/** Whose code a function is; the first that fits. */
const USERS: readonly (readonly [user: string, fits: (frame: CallFrame) => boolean])[] = [
  ['sockets: writing', ({ url, functionName }) => url === '' && SOCKET_WRITES.has(functionName)],
  ['loading modules', ({ url }) => /^node:internal\/(?:modules|bootstrap)/.test(url)],
  ['Node.js: HTTP, sockets', ({ url }) => /^node:(?:_http|net|internal\/stream)/.test(url)],
  ['Node.js: other', ({ url }) => url.startsWith('node:')],
  ['express', ({ url }) => /node_modules\/(?:express|router|path-to-regexp)\//.test(url)],
  ['pg, kysely', ({ url }) => /node_modules\/(?:pg[^/]*|kysely)\//.test(url)],
  ['amqplib', ({ url }) => url.includes('node_modules/amqplib/')],
  ['ajv', ({ url }) => /node_modules\/ajv[^/]*\//.test(url)],
  ['other packages', ({ url }) => /node_modules\/(?!@fde\/)/.test(url)],
];

export function userOf(frame: CallFrame): string {
  const engine = ENGINE.get(frame.functionName);
  if (engine !== undefined) return engine;
  const known = USERS.find(([, fits]) => fits(frame));
  if (known !== undefined) return known[0];
  if (frame.url === '') return 'built-in and generated functions';
  const room = /\/(?:packages|services|apps)\/([^/]+)\//.exec(frame.url)?.[1];
  return `own: ${room ?? 'the worker without work'}`;
}

export function sharesOf(profile: CpuProfile): ProfileShares['shares'] {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [index, node] of profile.samples.entries()) {
    const frame = frames.get(node);
    if (frame === undefined || frame.functionName === IDLE) continue;
    const time = profile.timeDeltas[index] ?? 0;
    total += time;
    times.set(userOf(frame), (times.get(userOf(frame)) ?? 0) + time);
  }
  return [...times]
    .map(([user, time]) => [user, time / total] as const)
    .toSorted(([, a], [, b]) => b - a);
}

/** The shares of each process that left a profile in the folder. */
export async function readShares(folder: string): Promise<ProfileShares[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION)).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      process: file.slice(0, -EXTENSION.length),
      shares: sharesOf(JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile),
    })),
  );
}
