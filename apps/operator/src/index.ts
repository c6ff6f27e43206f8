export { createBackup, type Backup } from './backup/create-backup.js';
export { restoreBackup, verifyBackup, type Restored } from './backup/restore-backup.js';
