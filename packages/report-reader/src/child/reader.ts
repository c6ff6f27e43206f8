// What the bundle of a reading process holds: `bundle-main.ts` loads it.
export { hasCompiledEngine, practise, usePackableEngine } from '@fde/pdf';
export { answerRequest } from './answer-request.js';
export { warmUp } from './warm-up.js';
