export * from './create-client.js';
export { isFinal, type FollowOptions, type StreamPermits, type TaskStatus } from './follow-task.js';
export * from './answers.js';
export {
  ProblemError,
  problemOf,
  UnreachableError,
  type ErrorCode,
  type Problem,
  type ValidationFault,
} from './problem-error.js';
export { compiledDataOf, rawStatementOf } from './service-data.js';
export type { Answer, Schemas, TypedCalls } from './typed-calls.js';
export { TaskWaitError, type WaitOptions } from './wait-for-task.js';
