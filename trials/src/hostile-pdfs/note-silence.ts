import { SilenceWatch } from '@fde/testing/silence-watch';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Shorter silences are not written down. */
const WORTH_A_LINE_MS = 40;
const EVERY_MS = 250;
/** As modules or bundled. */
const HOST = /host-main\.m?js$/;

/**
 * Loaded by `--import` into a process that holds services: writes down when its loop was silent, and for how long, in
 * a file of FDE_SILENCE_FOLDER. Children and threads have other work than to answer.
 */
const folder = process.env['FDE_SILENCE_FOLDER'];
if (folder !== undefined && isMainThread && HOST.test(process.argv[1] ?? '')) {
  const watch = new SilenceWatch();
  const file = join(folder, `${process.pid}.txt`);
  appendFileSync(file, '');
  setInterval(() => {
    const silent = watch.take();
    if (silent > WORTH_A_LINE_MS) appendFileSync(file, `${Date.now()} ${Math.round(silent)}\n`);
  }, EVERY_MS).unref();
}
