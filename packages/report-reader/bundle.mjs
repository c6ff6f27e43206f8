// Bundles the process that reads one document (dist/bundle/), and has it compile its code. It lives for about a
// second, and would spend half of that loading some 300 modules and compiling them and the PDF engine. If the bundle
// is missing or older than the modules, the modules run instead; if the compiled code does not fit the Node.js or the
// processor at hand, V8 compiles anew.
import { build } from 'esbuild';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  outdir: at('dist/bundle'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Only a few documents need these, and they find their own files relative to where they are installed.
  external: ['@napi-rs/canvas', 'pdf-lib', 'pdfjs-dist', 'tesseract.js', 'yauzl'],
  logLevel: 'warning',
};

// CommonJS starts sooner: the ES module loader parses the source before V8 parses it again.
const commonJs = {
  ...common,
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  // V8 forgets where `import()` leads to from when it takes compiled code; all that is imported so is CommonJS.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'moduleUrl' },
};
const MODULE_URL = "const moduleUrl = require('node:url').pathToFileURL(__filename).href;";

/**
 * The same code in ASCII: with other characters, V8 keeps and hashes two bytes for each. In strings and patterns, which
 * alone have others, an escape means the same; in a raw template too where that is the source of a pattern, as all are.
 */
const inAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What `load-compiled.ts` loads: a single function with CommonJS's arguments. */
async function bundleReader() {
  const { outputFiles } = await build({
    ...commonJs,
    entryPoints: { reader: at('dist/child/reader.js') },
    banner: {
      js: `(function (exports, require, module, __filename, __dirname) {${MODULE_URL}`,
    },
    footer: { js: '})' },
    write: false,
  });
  for (const { path, text } of outputFiles) await writeFile(path, inAscii(text));
}

// The code that was compiled for an earlier bundle must not outlive it.
await rm(at('dist/bundle'), { recursive: true, force: true });
await Promise.all([
  build({
    ...commonJs,
    entryPoints: {
      'child-main': at('dist/child/bundle-main.js'),
      'page-thread': at('../pdf/dist/helper/page-thread.js'),
    },
    banner: { js: MODULE_URL },
  }),
  // A module starts its worker from a file next to its own, so the workers must lie next to the bundle too.
  build({
    ...common,
    entryPoints: {
      'pdfjs-thread': at('../pdf/dist/pdfjs/pdfjs-thread.js'),
    },
    format: 'esm',
  }),
]);
// Only now does the folder exist that this writes into: the builds above make it.
await bundleReader();
const { compileBundle } = await import('./dist/run-child/compile-bundle.js');
if (!(await compileBundle()))
  console.warn(
    'The code of the reading process could not be compiled ahead: V8 compiles it for each report.',
  );
