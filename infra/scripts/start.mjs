#!/usr/bin/env node
// `npm start`: everything on embedded parts, on a machine that has only Node.js. It always runs the bundle: the modules
// would be something else than what was tried.
import './check-node.mjs';
import { goToPreparedRoot } from './prepare.mjs';

await goToPreparedRoot({ toStart: true });
await import(new URL('../../apps/standalone/dist/bundle/main.mjs', import.meta.url).href);
