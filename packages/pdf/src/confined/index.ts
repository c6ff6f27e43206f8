/** For starting processes that open foreign documents; loads no code that reads one. */
export { forkConfined, permissionFlags, type Confinement } from './fork-confined.js';
export { watchMemory } from './watch-memory.js';
export { residentMemory } from './resident-memory.js';
