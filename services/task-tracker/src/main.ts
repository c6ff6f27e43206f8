import { runService } from '@fde/service-kit';
import { taskTrackerService } from './task-tracker-service.js';

await runService(taskTrackerService);
