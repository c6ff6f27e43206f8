export { taskTrackerService } from './task-tracker-service.js';
