import { defineConfig } from 'vite';

// Every build, in whatever environment, gives the console as it is served: without libraries'
// development checks.
process.env.NODE_ENV = 'production';

// The gateway serves everything at `/`; nothing is loaded from another host.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  base: './',
  logLevel: 'warn',
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      // Libraries mark what runs in a browser ("use client") for servers that render; here everything does.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3030', '/healthcheck': 'http://127.0.0.1:3030' } },
});
