export { answerRequest } from './answer-request.js';
export { serveStdio } from './serve-stdio.js';
