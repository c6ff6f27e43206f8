export { notifierService } from './notifier-service.js';
