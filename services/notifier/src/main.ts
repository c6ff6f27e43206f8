import { runService } from '@fde/service-kit';
import { notifierService } from './notifier-service.js';

await runService(notifierService);
