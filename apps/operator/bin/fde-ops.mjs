#!/usr/bin/env node
// Starts the built command line of operators; says what to do if it is not built yet.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/cli/fde-ops.js', import.meta.url);
if (!existsSync(fileURLToPath(main))) {
  console.error(
    'fde-ops is not built yet. Run "npm install && npm run build" in the project first.',
  );
  process.exit(1);
}
await import(main.href);
