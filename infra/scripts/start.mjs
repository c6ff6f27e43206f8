#!/usr/bin/env node
// `npm start`: everything on embedded parts, on a machine that has nothing but Node.js.
import './check-node.mjs';
import { goToPreparedRoot } from './prepare.mjs';

goToPreparedRoot();
await import('../../apps/standalone/dist/main.js');
