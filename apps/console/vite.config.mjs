import { defineConfig } from 'vite';

// Whoever builds it, in whatever environment, gets the console as it is served: without a library's development checks.
process.env.NODE_ENV = 'production';

// Everything is served by the gateway at `/`; nothing is asked of another host.
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
