// Bundles the process that reads one document (dist/bundle/): it lives for about a second, and would spend much of that
// finding and loading some 300 modules. If the bundle is missing or older than the modules, the modules run instead.
import { build } from 'esbuild';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lazyPackages } from '../../infra/scripts/lazy-packages.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  outdir: at('dist/bundle'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  // What only a few documents need is loaded when it is, from where it is installed.
  plugins: [lazyPackages],
  logLevel: 'warning',
};

await rm(at('dist/bundle'), { recursive: true, force: true });
await Promise.all([
  // CommonJS starts sooner: the ES module loader parses the source before V8 parses it again.
  build({
    ...common,
    entryPoints: { 'child-main': at('dist/child/child-main.js') },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  }),
  // A module starts its worker from a file next to its own, so that must lie next to the bundle too.
  build({
    ...common,
    entryPoints: { 'pdfjs-thread': at('../pdf/dist/pdfjs/pdfjs-thread.js') },
    format: 'esm',
  }),
]);
