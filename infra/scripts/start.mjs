#!/usr/bin/env node
// `npm start`: everything on embedded parts, on a machine that has only Node.js.
import { pathToFileURL } from 'node:url';
import './check-node.mjs';
import { goToPreparedRoot } from './prepare.mjs';

await goToPreparedRoot({ toStart: true });
const { bundledProgram } = await import('../../apps/standalone/dist/fleet/bundled-program.js');
await import(pathToFileURL(bundledProgram('main')).href);
