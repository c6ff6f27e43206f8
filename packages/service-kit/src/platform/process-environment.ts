import type { COMMON_SETTINGS } from '../configuration/common-settings.js';
import type { Redact } from '../configuration/redact.js';
import type { SettingTable, SettingValues } from '../configuration/setting.js';
import type { Environment } from '../configuration/setting-files.js';
import type { ServiceLog } from '../log/service-log.js';
import type { ServiceMetrics } from '../metrics/service-metrics.js';
import type { Platform } from './platform-parts.js';

/** What a process gives to its composition root. */
export interface ProcessEnvironment<T extends SettingTable> {
  readonly service: string;
  readonly settings: SettingValues<T>;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
  readonly redact: Redact;
  /**
   * The environment including the contents of `NAME_FILE` files, for parts that read their own
   * settings.
   */
  readonly variables: Environment;
  /** The process's platform, if several services share it; absent: the service opens its own. */
  readonly platform?: Platform;
  /** True after the start and before the stop. */
  readonly isActive: () => boolean;
  /** Stops the process in order. */
  readonly end: (reason: string) => void;
}

export type ServiceEnvironment<T extends SettingTable> = Omit<ProcessEnvironment<T>, 'settings'> & {
  readonly settings: SettingValues<T> & SettingValues<typeof COMMON_SETTINGS>;
};
