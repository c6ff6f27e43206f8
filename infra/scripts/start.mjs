#!/usr/bin/env node
// `npm start`: everything on embedded parts, on a machine that has nothing but Node.js.
import './check-node.mjs';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
try {
  prepare();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
await import('../../services/standalone/dist/main.js');
