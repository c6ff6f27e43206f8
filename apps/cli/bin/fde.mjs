#!/usr/bin/env node
// Starts the built command line; says what to do if it is not built yet.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/index.js', import.meta.url);
if (!existsSync(fileURLToPath(main))) {
  console.error('fde is not built yet. Run "npm install && npm run build" in the project first.');
  process.exit(1);
}
const { runCommandLine } = await import(main.href);
process.exitCode = await runCommandLine(process.argv.slice(2));
