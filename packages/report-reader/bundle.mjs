// Bundles the process that reads one document (dist/bundle/child-main.js). It lives for about a second, and to load some
// 170 modules one by one takes it a tenth of that. Where the bundle is missing or older than the modules, these are run.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  // A worker is started by its place beside the module that starts it, so it stands beside the bundle too.
  entryPoints: {
    'child-main': at('dist/child/child-main.js'),
    'pdfjs-thread': at('../pdf/dist/pdfjs/pdfjs-thread.js'),
  },
  outdir: at('dist/bundle'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Loaded for the few documents that need them; they find parts of their own by their place.
  external: ['@napi-rs/canvas', 'pdf-lib', 'pdfjs-dist', 'tesseract.js', 'yauzl'],
  logLevel: 'warning',
});
