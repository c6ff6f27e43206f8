import type { AddressInfo } from 'node:net';
import type { QueueDefinition } from '@fde/contracts';
import {
  HEALTH_SETTINGS,
  TASK_SETTINGS,
  USUAL_HEALTH_PORTS,
  COMMON_SETTINGS,
} from '../configuration/common-settings.js';
import { pickSettings } from '../configuration/read-settings.js';
import type { SettingTable } from '../configuration/setting.js';
import { HealthServer } from '../health/health-server.js';
import type { HealthCheck } from '../health/health-checks.js';
import type { Component } from '../life-cycle/life-cycle.js';
import type { ServiceEnvironment } from '../platform/process-environment.js';
import type { ServiceDefinition } from '../process/service-process.js';
import type { Platform } from '../platform/platform-parts.js';
import { measurePlatform, openPlatform } from '../platform/platform.js';
import type { TaskHandler } from '../task-runner/task-handler.js';
import { TaskWorker } from './task-worker.js';

/** A part of a worker that works on messages and says whether it can. */
export interface WorkingPart extends Component {
  check(): HealthCheck;
}

const healthServer = <T extends SettingTable>(
  environment: ServiceEnvironment<T>,
  checks: readonly HealthCheck[],
): Component => {
  const settings = pickSettings(HEALTH_SETTINGS, environment.settings);
  const server = new HealthServer({
    host: settings.HEALTH_HOST,
    port: settings.HEALTH_PORT,
    usualPort: USUAL_HEALTH_PORTS[environment.service] ?? 0,
    checks,
    isActive: environment.isActive,
    registry: environment.metrics.registry,
    redact: environment.redact,
  });
  return {
    name: 'health server',
    start: async () => {
      const address: AddressInfo = await server.start();
      environment.log.info('health and metrics', {
        url: `http://${address.address}:${address.port}`,
      });
    },
    stop: () => server.stop(),
  };
};

/** All parts of a worker's process, in the order they start: health first, so that a start that waits can be seen. */
export const workerComponents = <T extends SettingTable>(
  environment: ServiceEnvironment<T>,
  platform: Platform,
  parts: readonly WorkingPart[],
): readonly Component[] => {
  measurePlatform(environment, platform);
  const checks = [...platform.checks, ...parts.map((part) => part.check())];
  return [healthServer(environment, checks), ...platform.components, ...parts];
};

export interface TaskServiceDefinition<T extends SettingTable> {
  readonly name: string;
  readonly purpose: string;
  /** Beyond those of every task service. */
  readonly settings: T;
  readonly queue: QueueDefinition;
  readonly handlers: (
    environment: ServiceEnvironment<T & typeof HEALTH_SETTINGS & typeof TASK_SETTINGS>,
    platform: Platform,
  ) => readonly TaskHandler[] | Promise<readonly TaskHandler[]>;
  /** Further parts, such as a sweep; started after the worker. */
  readonly parts?: (
    environment: ServiceEnvironment<T & typeof HEALTH_SETTINGS & typeof TASK_SETTINGS>,
    platform: Platform,
  ) => readonly WorkingPart[];
}

type TaskSettings<T extends SettingTable> = T & typeof HEALTH_SETTINGS & typeof TASK_SETTINGS;

/** A service that does tasks: its settings and handlers are all that it adds. */
export const taskService = <T extends SettingTable>(
  definition: TaskServiceDefinition<T>,
): ServiceDefinition<TaskSettings<T>> => ({
  name: definition.name,
  purpose: definition.purpose,
  settings: { ...HEALTH_SETTINGS, ...TASK_SETTINGS, ...definition.settings },
  compose: async (environment) => {
    const platform = openPlatform(environment);
    const worker = new TaskWorker({
      service: definition.name,
      platform,
      queue: definition.queue,
      log: environment.log,
      metrics: environment.metrics,
      handlers: await definition.handlers(environment, platform),
      settings: pickSettings({ ...COMMON_SETTINGS, ...TASK_SETTINGS }, environment.settings),
    });
    return workerComponents(environment, platform, [
      worker,
      ...(definition.parts?.(environment, platform) ?? []),
    ]);
  },
});
