import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CHECK, COMPILE } from '../child/protocol.js';
import { CHILD_BUNDLE } from './child-module.js';
import { forkReader } from './fork-reader.js';

/** What `compile-ahead.ts` writes beside the bundle. */
const COMPILED = ['reader.cjs.compiled', 'pdfium.compiled'];

/**
 * Has the bundle compile its own code, in a process with the flags of those that will read. Without that code, the
 * bundle reads too.
 *
 * @returns whether reading processes take the code
 */
export async function compileBundle(): Promise<boolean> {
  if ((await runBundle(COMPILE)) && (await takesCompiled())) return true;
  // What no process takes would still be read by each.
  await Promise.all(COMPILED.map((file) => rm(new URL(file, CHILD_BUNDLE), { force: true })));
  return false;
}

/** Whether a reading process takes the compiled code. */
export const takesCompiled = (): Promise<boolean> => runBundle(CHECK);

async function runBundle(argument: string): Promise<boolean> {
  const folder = fileURLToPath(new URL('.', CHILD_BUNDLE));
  const child = forkReader({
    access: { readable: [], writable: [`${folder}*`] },
    module: fileURLToPath(CHILD_BUNDLE),
    argument,
  });
  child.stderr?.pipe(process.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
