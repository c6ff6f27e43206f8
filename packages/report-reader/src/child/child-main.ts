import { answerRequest } from './answer-request.js';

/**
 * The process that reads one document. It takes one request, answers with progress and then a report or a failure,
 * and ends. Whatever a document does to it, the parent survives.
 */
answerRequest();
