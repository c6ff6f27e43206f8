/** Processes that open foreign documents, for those who start them: loads nothing that reads one. */
export { forkConfined, permissionFlags, type Confinement } from './fork-confined.js';
export { watchMemory } from './watch-memory.js';
export { residentMemory } from './resident-memory.js';
