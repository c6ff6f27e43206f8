export { ApiKeys, looksLikeApiKey, type ApiKey } from './api-keys/api-keys.js';
export * from './clock.js';
export * from './message-context.js';
export { incompleteRuns, type IncompleteRun } from './tasks/incomplete-runs.js';
export * from './database/database.js';
export type { DatabaseTls } from './database/connection-tls.js';
export { privateDatabase, type PrivateDatabase } from './database/private-database.js';
export { smallDatabase } from './database/small-database.js';
export * from './events/stored-event.js';
export { BEGINNING } from './events/event-store.js';
export type { Page, Paged } from './record-basics/page.js';
export * from './records/ports.js';
export * from './reviews/ports.js';
export { asksNothingNew, questionOf } from './reviews/open-questions.js';
export { companySummaries, type CompanySummary } from './records/queries/company-summaries.js';
export { searchRecords, type SearchResult } from './records/queries/search.js';
export {
  statementChangesOf,
  type StatementChangeFilter,
  type StatementChangeRecord,
} from './records/queries/statement-changes.js';
export { moveRow, undoRowMove } from './changes/change-row-moves.js';
export { rowMovesOf, type RowMoveRecord } from './row-moves/read-row-moves.js';
export { fireWatch, setWatch, type Firing } from './changes/change-watches.js';
export { endWatch } from './watches/end-watch.js';
export {
  isRunOfWatch,
  replaceDueTimes,
  watchOf,
  watchPressure,
  type WatchRecord,
} from './watches/read-watches.js';
export { NOTHING_LEFT_UNDONE, leftUndone } from './watches/left-undone.js';
export { scheduleFault } from './watches/schedule.js';
export * from './tasks/task.js';
export type { AttemptBegin, Fence } from './tasks/decide-task.js';
export * from './tasks/task-timeline.js';
export { TaskReader, type TaskFilter } from './tasks/task-reader.js';
export { TASK_REVOKED_CHANNEL } from './tasks/task-writer.js';
export {
  currentAttempts,
  openTasksOfCompany,
  postponeDue,
  resendCommand,
  takeDueLook,
  unansweredTasks,
} from './changes/open-tasks.js';
export { taskPressure, taskRowsBehindSeconds, type TaskPressure } from './tasks/task-pressure.js';
export { sessionIsAlive } from './worker-sessions/session-liveness.js';
export {
  commandOfTask,
  requestContext,
  tasksInTurn,
  type Assignment,
  type TaskInTurn,
} from './turns/tasks-in-turn.js';
export { agreeOnMessaging } from './messaging-record/messaging-record.js';
export { WorkerSession } from './worker-sessions/worker-session.js';
export { messageAttributes, messageFacts, traceOf } from './outbox/message-span.js';
export { outboxState, withdrawCommands, type OutboxState } from './outbox/outbox.js';
export { UnitOfWork } from './unit-of-work.js';
export { EventLog } from './event-log.js';
export { OutboxRelay, type PublishOptions } from './relay/outbox-relay.js';
export { DeadLetters, type DeadLetter, type ParkedMessage } from './dead-letters/dead-letters.js';
export { Wakeup } from './relay/wakeup.js';
export {
  verifyReadModels,
  rebuildReadModels,
  type ReadModelProgress,
  type VerifyReport,
} from './read-models/rebuild.js';
export { prune, DEFAULT_RETENTION } from './retention/retention.js';
export { republish } from './relay/republish.js';
export { Batcher } from './batcher.js';
export { TaskProjector } from './projector/task-projector.js';
export { TASK_STATUS_CHANNEL } from './tasks/task-projection.js';
export { exportLog, type LogExport, type NamedFile } from './log-export/export-log.js';
export { importLog, type LogImport } from './log-export/import-log.js';
export type { LogTable } from './log-export/log-tables.js';
export { ROLE_PURPOSES, roleName, type RolePurpose } from './database/rights/role-names.js';
export { setUpRoles } from './role-setup/set-up-roles.js';
