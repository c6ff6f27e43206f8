export { TaskStatusProjection } from './project-task-status/project-task-status.js';
export { expireResults } from './expire-results/expire-results.js';
export { taskTrackerService } from './task-tracker-service.js';
