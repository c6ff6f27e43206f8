#!/usr/bin/env node
// `npm run demo`: shows the main job on its own stack (see --help).
import './check-node.mjs';
import { goToPreparedRoot } from './prepare.mjs';

const calledFrom = process.env['INIT_CWD'] ?? process.cwd();
await goToPreparedRoot();
const { runDemo } = await import('../../trials/dist/demo/run-demo.js');
process.exitCode = await runDemo(process.argv.slice(2), calledFrom);
