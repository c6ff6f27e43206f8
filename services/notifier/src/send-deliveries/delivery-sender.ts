import { Wakeup } from '@fde/event-log';
import type { HealthCheck, ServiceLog, WorkingPart } from '@fde/service-kit';
import type { ClaimedDelivery, WebhookDeliveries } from '@fde/webhooks';
import type { Outcome } from './send-delivery.js';

/** How many deliveries are sent at the same time. */
const AT_ONCE = 20;
/** To one host: one that answers slowly leaves most places to others. */
const AT_ONCE_PER_HOST = 5;
/** How often it looks without being woken: for deliveries that have become due, or that others have written. */
const POLL_MS = 1_000;
const PATIENCE = 3;

export interface DeliverySenderParts {
  readonly deliveries: WebhookDeliveries;
  readonly send: (delivery: ClaimedDelivery) => Promise<Outcome>;
  readonly log: ServiceLog;
  readonly onOutcome: (outcome: 'delivered' | 'failed' | 'given_up') => void;
}

/**
 * Sends due deliveries, and records the outcome. If the process is killed in between, a delivery is due again when
 * its claim ends, and is sent a second time under the same id.
 */
export class DeliverySender implements WorkingPart {
  readonly name = 'sender of deliveries';
  readonly #parts: DeliverySenderParts;
  readonly #wakeup = new Wakeup();
  #isStopping = false;
  #loop: Promise<void> = Promise.resolve();
  #failures = 0;
  readonly #sending = new Set<Promise<void>>();
  readonly #busy = new Map<string, number>();

  constructor(parts: DeliverySenderParts) {
    this.#parts = parts;
  }

  start(): Promise<void> {
    this.#loop = this.#run();
    return Promise.resolve();
  }

  /** Finishes requests under way; each has a time limit. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeup.wake();
    await this.#loop;
    await Promise.all(this.#sending);
  }

  wake(): void {
    this.#wakeup.wake();
  }

  check(): HealthCheck {
    return {
      name: this.name,
      check: () => {
        if (this.#failures >= PATIENCE) throw new Error(`failed ${this.#failures} times in a row`);
      },
    };
  }

  /** Each delivery that ends makes room for another, and wakes it. */
  async #run(): Promise<void> {
    while (!this.#isStopping) {
      if (this.#sending.size < AT_ONCE) await this.#claim();
      if (!this.#isStopping) await this.#wakeup.sleep(POLL_MS);
    }
  }

  async #claim(): Promise<void> {
    try {
      const claimed = await this.#parts.deliveries.claim({
        inAll: AT_ONCE - this.#sending.size,
        perHost: AT_ONCE_PER_HOST,
        busy: this.#busy,
      });
      for (const delivery of claimed) this.#begin(delivery);
      this.#failures = 0;
    } catch (error) {
      this.#noteFailure(error);
    }
  }

  #noteFailure(error: unknown): void {
    this.#failures += 1;
    this.#parts.log.warn('deliveries wait', { error, failures: this.#failures });
  }

  #begin(delivery: ClaimedDelivery): void {
    const count = (by: number): void => {
      const busy = (this.#busy.get(delivery.host) ?? 0) + by;
      if (busy > 0) this.#busy.set(delivery.host, busy);
      else this.#busy.delete(delivery.host);
    };
    count(1);
    const sending = this.#deliver(delivery)
      .catch((error: unknown) => this.#noteFailure(error))
      .finally(() => {
        count(-1);
        this.#sending.delete(sending);
        this.#wakeup.wake();
      });
    this.#sending.add(sending);
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { deliveries, send, log, onOutcome } = this.#parts;
    const outcome = await send(delivery);
    if (outcome.delivered) {
      await deliveries.recordDelivered(delivery, outcome.status);
      return onOutcome('delivered');
    }
    const isFinal = await deliveries.recordFailed(delivery, outcome);
    onOutcome(isFinal ? 'given_up' : 'failed');
    const { error } = outcome;
    log.info(isFinal ? 'a delivery is given up and its webhook disabled' : 'not delivered', {
      delivery_id: delivery.id,
      attempts: delivery.attempts + 1,
      error,
    });
  }
}
