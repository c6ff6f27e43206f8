import type { Aims } from '../aims.js';

/** What the gateway may take for an export beside what it has: as much as for any larger answer. */
const MOST_MB = 100;
/** No request may hold the loop for longer; liveness asks nobody but the loop. */
const LONGEST_HOLD_MS = 100;
const SAMPLE_MS = 200;
const FORMATS = ['csv', 'parquet'] as const;

const MB = 1024 * 1024;

async function residentMb(gateway: string): Promise<number> {
  const metrics = await (await fetch(`${gateway}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(metrics)?.[1];
  if (bytes === undefined) throw new Error('The gateway does not say how much memory it has');
  return Number(bytes) / MB;
}

async function waitOfLoop(gateway: string): Promise<number> {
  const began = performance.now();
  await (await fetch(`${gateway}/livez`)).arrayBuffer();
  return performance.now() - began;
}

interface Beside {
  readonly mostMb: number;
  readonly longestMs: number;
}

/** What memory the gateway has, and how long its loop waits, until the work beside it is done. */
async function watchUntil(gateway: string, done: Promise<unknown>): Promise<Beside> {
  let [mostMb, longestMs] = [0, 0];
  let isDone = false;
  done.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) {
    longestMs = Math.max(longestMs, await waitOfLoop(gateway));
    mostMb = Math.max(mostMb, await residentMb(gateway));
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  }
  return { mostMb, longestMs };
}

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url} was answered ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body as AsyncIterable<Uint8Array>) bytes += piece.length;
  return bytes;
}

/** The export of all figures: its time, and what it takes from others meanwhile. */
export async function measureExport(gateway: string, aims: Aims): Promise<void> {
  for (const format of FORMATS) {
    const before = await residentMb(gateway);
    const began = performance.now();
    const sent = bytesOf(`${gateway}/api/v1/figures/export?format=${format}`);
    const [bytes, { mostMb, longestMs }] = await Promise.all([sent, watchUntil(gateway, sent)]);
    const seconds = (performance.now() - began) / 1000;
    const name = `export of all figures, ${format}`;
    console.log(
      `${name.padEnd(34)} ${(bytes / MB).toFixed(1)} MB in ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} to ${mostMb.toFixed(0)} MB`,
    );
    aims.seen(`${name}, time,`, seconds, 's');
    aims.below(`${name}, memory beside,`, MOST_MB, mostMb - before, 'MB');
    aims.below(`${name}, longest wait of another request,`, LONGEST_HOLD_MS, longestMs, 'ms');
  }
}
