import type { Database, DeadLetters, EventLog, OutboxRelay } from '@fde/event-log';
import type { MessageBroker } from '@fde/messaging';
import type { ObjectStore } from '@fde/object-store';
import type { HealthCheck } from '../health/health-checks.js';
import type { Component } from '../life-cycle/life-cycle.js';

/**
 * What every service builds on: the log, a broker, the file store, and the relay that publishes the
 * outbox.
 */
export interface Platform {
  readonly database: Database;
  readonly eventLog: EventLog;
  readonly deadLetters: DeadLetters;
  readonly broker: MessageBroker;
  readonly relay: OutboxRelay;
  readonly objects: ObjectStore;
  /** Started first and stopped last: database (migrated), broker, relay. */
  readonly components: readonly Component[];
  readonly checks: readonly HealthCheck[];
}
