/** For starting processes that open foreign documents; loads no code that reads one. */
export { forkConfined } from './fork-confined.js';
export { watchMemory } from './watch-memory.js';
