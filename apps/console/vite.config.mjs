import compile from 'icu-minify/compile';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

// Every build, in whatever environment, gives the console as it is served: without libraries'
// development checks.
process.env.NODE_ENV = 'production';

const compiled = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  );

/** Parses the texts here, so that browsers need to load no parser. */
const compiledTexts = {
  name: 'compiled-texts',
  async transform(code, id) {
    if (!/\/src\/messages\/[a-z]{2}\.ts$/.test(id)) return undefined;
    const language = basename(id, '.ts');
    const texts = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return `export const ${language} = ${JSON.stringify(compiled(texts[language]))};`;
  },
};

// The gateway serves everything at `/`; nothing is loaded from another host.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  base: './',
  plugins: [compiledTexts],
  resolve: {
    alias: [
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  logLevel: 'warn',
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    // Slower than the default, and smaller by about a fortieth.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      // Bytes: smaller pieces go to their users, because each is compressed by itself.
      output: { experimentalMinChunkSize: 10_000 },
      // Libraries mark what runs in a browser ("use client") for servers that render; here everything does.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3030', '/healthcheck': 'http://127.0.0.1:3030' } },
});
