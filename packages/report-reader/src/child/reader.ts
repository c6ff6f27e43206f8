// What the bundle of a reading process holds: `bundle-main.ts` loads it.
export { compileEngine, hasCompiledEngine } from '@fde/pdf';
export { answerRequest } from './answer-request.js';
export { warmUp } from './warm-up.js';
