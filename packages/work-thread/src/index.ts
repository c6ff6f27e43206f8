export { WorkThread, type ThreadLimits } from './work-thread.js';
