import { SERVICES, type ServiceName } from '@fde/contracts';

/** Owns the tables and migrates them; operators' commands use it too. */
export const OWNER = 'owner';
/** Reads the server's statistics, for its exporter of metrics. */
export const MONITOR = 'monitor';

export type RolePurpose = ServiceName | typeof OWNER | typeof MONITOR;
export const ROLE_PURPOSES: readonly RolePurpose[] = [OWNER, ...SERVICES, MONITOR];

/** `fde_task_tracker` for the prefix `fde`. */
export const roleName = (prefix: string, purpose: RolePurpose): string =>
  `${prefix}_${purpose.replaceAll('-', '_')}`;
