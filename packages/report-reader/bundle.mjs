// Bundles the process that reads one document (dist/bundle/), and has it compile its code. It lives for about a
// second, and would spend half of that loading some 300 modules and compiling them and the PDF engine. If the bundle
// is missing or older than the modules, the modules run instead; if the compiled code does not fit the Node.js or the
// processor at hand, V8 compiles anew.
import { build } from 'esbuild';
import { rm } from 'node:fs/promises';
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

// The code that was compiled for an earlier bundle must not outlive it.
await rm(at('dist/bundle'), { recursive: true, force: true });
await Promise.all([
  // CommonJS starts sooner: the ES module loader parses the source before V8 parses it again.
  build({
    ...common,
    entryPoints: {
      'child-main': at('dist/child/bundle-main.js'),
      reader: at('dist/child/reader.js'),
      'page-thread': at('../pdf/dist/helper/page-thread.js'),
    },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    // V8 forgets where `import()` leads to from when it takes compiled code; all that is imported so is CommonJS.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  }),
  // A module starts its worker from a file next to its own, so the workers must lie next to the bundle too.
  build({
    ...common,
    entryPoints: {
      'pdfjs-thread': at('../pdf/dist/pdfjs/pdfjs-thread.js'),
    },
    format: 'esm',
    // The PDF engine's wrapper calls `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  }),
]);
const { compileBundle } = await import('./dist/run-child/compile-bundle.js');
if (!(await compileBundle()))
  console.warn(
    'The code of the reading process could not be compiled ahead: V8 compiles it for each report.',
  );
