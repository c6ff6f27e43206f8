export * from './configuration/setting.js';
export * from './configuration/read-settings.js';
export * from './configuration/redact.js';
export { environmentWith } from './configuration/setting-files.js';
export * from './configuration/settings-help.js';
export * from './configuration/common-settings.js';
export * from './log/service-log.js';
export * from './metrics/service-metrics.js';
export * from './health/health-checks.js';
export * from './health/health-server.js';
export * from './life-cycle/life-cycle.js';
export {
  READY_MESSAGE,
  runProcess,
  runService,
  type ProcessDefinition,
  type ProcessEnvironment,
  type ServiceDefinition,
  type ServiceEnvironment,
} from './life-cycle/service-process.js';
export { hosted, runHost, type HostedService } from './life-cycle/service-host.js';
export { ProcessEnd } from './life-cycle/process-end.js';
export * from './task-runner/task-handler.js';
export { TaskRunner, type TaskRunnerOptions } from './task-runner/task-runner.js';
export {
  AttemptTransactions,
  workerIdentity,
  type WorkerIdentity,
} from './task-runner/attempt-transactions.js';
export { limitsOf } from './task-runner/task-limits.js';
export { retryPolicy, type RetryPolicy } from './task-runner/retry-delay.js';
export { taskSupervision } from './supervision/task-supervision.js';
export { measurePlatform, openPlatform } from './platform/platform.js';
export type { Platform } from './platform/platform-parts.js';
export { TaskWorker, operationsOf, type TaskWorkerOptions } from './worker/task-worker.js';
export {
  taskService,
  workerComponents,
  type TaskServiceDefinition,
  type WorkingPart,
} from './worker/worker-service.js';
export { PeriodicPart, type PeriodicWork } from './worker/periodic-part.js';
export { ConsumerPart } from './worker/consumer-part.js';
