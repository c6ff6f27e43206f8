export * from './clock.js';
export * from './message-context.js';
export { incompleteRuns, type IncompleteRun } from './tasks/incomplete-runs.js';
export * from './database/database.js';
export type { DatabaseTls } from './database/connection-tls.js';
export { privateDatabase, type PrivateDatabase } from './database/private-database.js';
export { smallDatabase, type SmallDatabase } from './database/small-database.js';
export { translateError } from './database/translate-error.js';
export * from './events/stored-event.js';
export { VersionConflict, BEGINNING, type Checkpoint } from './events/event-store.js';
export * from './records/ports.js';
export * from './reviews/ports.js';
export { asksNothingNew, questionOf } from './reviews/open-questions.js';
export { companySummaries, type CompanySummary } from './records/queries/company-summaries.js';
export {
  searchRecords,
  type FoundCompany,
  type FoundDocument,
  type FoundLineItem,
  type SearchResult,
} from './records/queries/search.js';
export {
  statementChangesOf,
  type StatementChangeFilter,
  type StatementChangeRecord,
} from './records/queries/statement-changes.js';
export { moveRow, undoRowMove, type RowPlacement } from './row-moves/change-row-moves.js';
export { rowMovesOf, type RowMoveRecord } from './row-moves/read-row-moves.js';
export { fireWatch, setWatch, type Firing } from './watches/change-watches.js';
export { endWatch } from './watches/end-watch.js';
export {
  isRunOfWatch,
  replaceDueTimes,
  watchOf,
  watchPressure,
  type WatchPressure,
  type WatchRecord,
} from './watches/read-watches.js';
export { NOTHING_LEFT_UNDONE, leftUndone, type LeftUndone } from './watches/left-undone.js';
export { scheduleFault, type ScheduleFault } from './watches/schedule.js';
export { SEED_COMPANIES } from './records/changes/seed-companies.js';
export * from './tasks/task.js';
export {
  decideTask,
  type AttemptBegin,
  type Fence,
  type TaskDecision,
} from './tasks/decide-task.js';
export { beginTask, evolveTask, type TaskFact } from './tasks/evolve-task.js';
export * from './tasks/task-timeline.js';
export { TaskSteps, type TaskStep } from './tasks/together/task-steps.js';
export { TaskReader, type TaskFilter } from './tasks/task-reader.js';
export { TASK_REVOKED_CHANNEL, TaskWriter } from './tasks/task-writer.js';
export { type TaskRequest } from './tasks/place-task.js';
export {
  currentAttempts,
  openTasksOfCompany,
  postponeDue,
  resendCommand,
  takeDueLook,
  unansweredTasks,
} from './tasks/open-tasks.js';
export { catchUpTasks } from './tasks/task-status-projection.js';
export { taskPressure, taskRowsBehindSeconds, type TaskPressure } from './tasks/task-pressure.js';
export { sessionIsAlive } from './worker-sessions/session-liveness.js';
export {
  commandOfTask,
  requestContext,
  tasksInTurn,
  type Assignment,
  type TaskInTurn,
  type TurnQuestion,
} from './turns/tasks-in-turn.js';
export { agreeOnMessaging, type MessagingSystem } from './messaging-record/messaging-record.js';
export { WorkerSession } from './worker-sessions/worker-session.js';
export { type OutboxMessage, type TaskCommandMessage } from './outbox/outbox-message.js';
export { messageAttributes, messageFacts, traceOf } from './outbox/message-span.js';
export { outboxState, type OutboxState } from './outbox/outbox.js';
export { UnitOfWork } from './unit-of-work.js';
export { EventLog, type EventLogOptions } from './event-log.js';
export {
  OutboxRelay,
  type MessagePublisher,
  type PublishOptions,
  type OutboxRelayOptions,
  type RelayState,
} from './outbox/outbox-relay.js';
export { DeadLetters, type DeadLetter, type ParkedMessage } from './dead-letters/dead-letters.js';
export { Wakeup } from './outbox/wakeup.js';
export {
  verifyReadModels,
  rebuildReadModels,
  type ReadModelProgress,
  type RebuildReport,
  type VerifyReport,
} from './projections/rebuild.js';
export {
  type ReadModelComparison,
  type ReadModelDifference,
} from './projections/compare-read-models.js';
export {
  prune,
  DEFAULT_RETENTION,
  type Pruned,
  type RetentionPolicy,
} from './retention/retention.js';
export { republish, republishCommands, type Republished } from './outbox/republish.js';
export { Batcher, GATHER_MS } from './batcher.js';
export { TaskProjector } from './tasks/task-projector.js';
export { TASK_STATUS_CHANNEL } from './tasks/together/task-status-hints.js';
export { exportLog, type LogExport, type NamedFile } from './log-export/export-log.js';
export { importLog, type LogImport } from './log-export/import-log.js';
export type { LogTable } from './log-export/log-tables.js';
