import { QUEUES, RESULT_LIFETIME_SECONDS } from '@fde/contracts';
import { DEFAULT_RETENTION, prune } from '@fde/event-log';
import {
  ConsumerPart,
  HEALTH_SETTINGS,
  PeriodicPart,
  openPlatform,
  settingTable,
  workerComponents,
  type ServiceDefinition,
} from '@fde/service-kit';
import { measureTasks } from './measure-tasks.js';
import { expireResults } from './expire-results/expire-results.js';
import { TaskStatusProjection } from './project-task-status/project-task-status.js';

const TRACKER_SETTINGS = settingTable({
  RESULT_LIFETIME_SECONDS: {
    type: 'number',
    default: RESULT_LIFETIME_SECONDS,
    min: 1,
    description: 'How long the result of a finished task can be read.',
  },
  PROJECTION_SECONDS: {
    type: 'number',
    default: 0.2,
    min: 0.02,
    max: 60,
    description:
      'How often the log is looked at for events of tasks while there are none; where one was, the next look follows at once.',
  },
  EXPIRY_INTERVAL_SECONDS: {
    type: 'number',
    default: 60,
    min: 0.1,
    max: 3600,
    description: 'How often results that have expired are looked for.',
  },
  RETENTION_INTERVAL_SECONDS: {
    type: 'number',
    default: 3600,
    min: 1,
    description: 'How often old inbox rows, parked messages and streams of tasks are tidied away.',
  },
  RETENTION_INBOX_DAYS: {
    type: 'number',
    default: DEFAULT_RETENTION.inboxDays,
    min: 0.01,
    description: 'How long the identity of a message that was dealt with is remembered.',
  },
  RETENTION_TASK_DAYS: {
    type: 'number',
    default: DEFAULT_RETENTION.taskStreamDays,
    min: 0.05,
    description: 'When the events of a finished task move to the archive.',
  },
  RETENTION_DEAD_LETTER_DAYS: {
    type: 'number',
    default: DEFAULT_RETENTION.deadLetterDays,
    min: 1,
    description: 'How long parked messages are kept.',
  },
});

const SETTINGS = { ...HEALTH_SETTINGS, ...TRACKER_SETTINGS };

/** The parts of the task-tracker; run by its own process, or by one with several services. */
export const taskTrackerService: ServiceDefinition<typeof SETTINGS> = {
  name: 'task-tracker',
  purpose: 'projects the status of tasks from their events, and expires their results.',
  settings: SETTINGS,
  compose: (environment) => {
    const { settings, log, metrics } = environment;
    const platform = openPlatform(environment);
    const projection = new TaskStatusProjection(platform.eventLog);
    metrics.gauge(
      'fde_projection_lag_seconds',
      'From an event in the log to its effect in the read model.',
      'projection',
      async () => ({ task_status: projection.lagSeconds }),
    );
    measureTasks(metrics, platform);
    return workerComponents(environment, platform, [
      new ConsumerPart(platform.broker, QUEUES.taskTracker, (delivery) =>
        projection.take(delivery),
      ),
      new PeriodicPart({
        name: 'projection of tasks',
        intervalSeconds: settings.PROJECTION_SECONDS,
        log,
        work: (signal) => projection.projectAll(signal),
      }),
      new PeriodicPart({
        name: 'expiry of results',
        intervalSeconds: settings.EXPIRY_INTERVAL_SECONDS,
        log,
        work: (signal) =>
          expireResults(platform.eventLog, settings.RESULT_LIFETIME_SECONDS, signal),
      }),
      new PeriodicPart({
        name: 'retention',
        intervalSeconds: settings.RETENTION_INTERVAL_SECONDS,
        log,
        work: (signal) =>
          prune(
            platform.eventLog,
            {
              inboxDays: settings.RETENTION_INBOX_DAYS,
              taskStreamDays: settings.RETENTION_TASK_DAYS,
              deadLetterDays: settings.RETENTION_DEAD_LETTER_DAYS,
            },
            signal,
          ),
      }),
    ]);
  },
};
