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
  type ServiceDefinition,
} from './process/service-process.js';
export { hosted, runHost } from './process/service-host.js';
export * from './task-runner/task-handler.js';
export { limitsOf } from './task-runner/task-limits.js';
export { taskSupervision } from './supervision/task-supervision.js';
export { measurePlatform, openPlatform } from './platform/platform.js';
export type { Platform } from './platform/platform-parts.js';
export type { ServiceEnvironment } from './platform/process-environment.js';
export { operationsOf } from './worker/task-worker.js';
export { taskService, workerComponents, type WorkingPart } from './worker/worker-service.js';
export { fileOfYear } from './stored-files/file-of-year.js';
export { PeriodicPart } from './life-cycle/periodic-part.js';
export { ConsumerPart } from './worker/consumer-part.js';
