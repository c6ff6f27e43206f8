import { PageHelper } from '@fde/pdf/page-helper';
import { answerRequest } from './answer-request.js';
import { HELPED } from './protocol.js';

/**
 * The process that reads one document. It takes one request, answers with progress and then a report or a failure,
 * and ends. Whatever a document does to it, the parent survives.
 */
const helper = process.argv.includes(HELPED) ? new PageHelper() : undefined;
answerRequest(helper);
