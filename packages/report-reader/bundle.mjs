// Bundles the process that reads one document (dist/bundle/child-main.cjs). It lives for about a second, and to load some
// 300 modules one by one takes it a tenth of that. Where the bundle is missing or older than the modules, these are run.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  outdir: at('dist/bundle'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Loaded for the few documents that need them; they find parts of their own by their place.
  external: ['@napi-rs/canvas', 'pdf-lib', 'pdfjs-dist', 'tesseract.js', 'yauzl'],
  logLevel: 'warning',
};

await Promise.all([
  // CommonJS starts sooner: the loader of ES modules takes the source apart before V8 does.
  build({
    ...common,
    entryPoints: { 'child-main': at('dist/child/child-main.js') },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  }),
  // A worker is started by its place beside the module that starts it, so it stands beside the bundle too.
  build({
    ...common,
    entryPoints: { 'pdfjs-thread': at('../pdf/dist/pdfjs/pdfjs-thread.js') },
    format: 'esm',
  }),
]);
