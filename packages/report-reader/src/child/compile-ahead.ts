import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { writeFileSync } from 'node:fs';
import type { Script } from 'node:vm';
import { compiledOf } from './load-compiled.js';
import type * as Reader from './reader.js';

/**
 * Keeps compiled code beside the bundle for the processes to come: the functions that a reading calls, and those of the
 * PDF engine that documents of other kinds call.
 */
export async function compileAhead(script: Script, reader: typeof Reader): Promise<void> {
  const packEngine = reader.usePackableEngine();
  const found = await reader.warmUp(() => false);
  if (found < STATEMENT_TYPES.length) throw new Error(`The reader found ${found} statements.`);
  await reader.practise();
  writeFileSync(new URL('pdfium.compiled', import.meta.url), packEngine());
  writeFileSync(compiledOf(new URL('reader.cjs', import.meta.url)), script.createCachedData());
}

/** Exits with 1 if this process did not take the compiled code. */
export function checkCompiled(script: Script, reader: typeof Reader): void {
  process.exitCode = script.cachedDataRejected === false && reader.hasCompiledEngine() ? 0 : 1;
}
