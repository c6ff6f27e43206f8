import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Whoever builds it, in whatever environment, gets the console as it is served: without a library's development checks.
process.env.NODE_ENV = 'production';

// Everything is served by the gateway at `/`; nothing is asked of another host.
export default defineConfig({
  plugins: [react()],
  base: './',
  logLevel: 'warn',
  build: { outDir: 'dist/app', target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 900 },
  server: { proxy: { '/api': 'http://127.0.0.1:3030', '/healthcheck': 'http://127.0.0.1:3030' } },
});
