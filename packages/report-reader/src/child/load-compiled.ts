import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

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
 * Reads a CommonJS file with the code that V8 compiled for it earlier, if that is there and fits this V8 and its flags.
 * The file does not use `import()`.
 */
export function readCompiled(file: URL): Script {
  const compiled = compiledOf(file);
  return new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`,
    {
      filename: fileURLToPath(file),
      ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
    },
  );
}

/** Runs the script of a file, and gives what the file exports, as `require` does. */
export function runCompiled<T>(script: Script, file: URL): T {
  const filename = fileURLToPath(file);
  const module = { exports: {} };
  const run = script.runInThisContext() as Wrapped;
  run(module.exports, createRequire(file), module, filename, dirname(filename));
  return module.exports as T;
}
