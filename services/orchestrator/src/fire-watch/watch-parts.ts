import { QUEUES } from '@fde/contracts';
import {
  ConsumerPart,
  type Platform,
  type ServiceLog,
  type ServiceMetrics,
  type WorkingPart,
} from '@fde/service-kit';
import { fireWatchHandler } from './fire-watch-handler.js';
import { watchSupervision } from './watch-supervision.js';

export interface WatchPartsOptions {
  readonly platform: Platform;
  readonly supervisionSeconds: number;
  readonly unansweredSeconds: number;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
}

/** The due times of watched companies, and the supervision of missed ones. */
export const watchParts = ({
  platform: { eventLog, broker },
  supervisionSeconds,
  unansweredSeconds,
  log,
  metrics,
}: WatchPartsOptions): readonly WorkingPart[] => [
  new ConsumerPart(broker, QUEUES.watches, fireWatchHandler({ eventLog, log, metrics })),
  watchSupervision({
    eventLog,
    broker,
    intervalSeconds: supervisionSeconds,
    unansweredSeconds,
    log,
  }),
];
