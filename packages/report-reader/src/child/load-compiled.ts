import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

export interface Loaded<T> {
  readonly script: Script;
  readonly loaded: T;
}

/** Where the compiled code of a file lies. */
export const compiledOf = (file: URL): URL => new URL(`${file.href}.compiled`);

type Wrapped = (
  exports: unknown,
  require: NodeJS.Require,
  module: { readonly exports: unknown },
  filename: string,
  directory: string,
) => void;

/**
 * Loads a file that holds a single function with CommonJS's arguments (exports, require, ...), with the code that V8 compiled for it earlier,
 * if that is there and fits this V8 and its flags. The file is in ASCII, so that V8 keeps it as it is, and does not use
 * `import()`.
 */
export function loadCompiled<T>(file: URL): Loaded<T> {
  const filename = fileURLToPath(file);
  const compiled = compiledOf(file);
  const script = new Script(readFileSync(file, 'latin1'), {
    filename,
    ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
  });
  const module = { exports: {} };
  const run = script.runInThisContext() as Wrapped;
  run(module.exports, createRequire(file), module, filename, dirname(filename));
  return { script, loaded: module.exports as T };
}
