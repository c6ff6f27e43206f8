import { Wakeup } from '@fde/event-log';
import type { HealthCheck, ServiceLog, WorkingPart } from '@fde/service-kit';
import type { ClaimedDelivery, WebhookDeliveries } from '@fde/webhooks';
import type { Outcome } from './send-delivery.js';

/** How many deliveries are sent at the same time. */
const AT_ONCE = 20;
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

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const sent = await this.#round();
      if (sent < AT_ONCE && !this.#isStopping) await this.#wakeup.sleep(POLL_MS);
    }
  }

  async #round(): Promise<number> {
    try {
      const claimed = await this.#parts.deliveries.claim(AT_ONCE);
      await Promise.all(claimed.map((delivery) => this.#deliver(delivery)));
      this.#failures = 0;
      return claimed.length;
    } catch (error) {
      this.#failures += 1;
      this.#parts.log.warn('deliveries wait', { error, failures: this.#failures });
      return 0;
    }
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { deliveries, send, log, onOutcome } = this.#parts;
    const outcome = await send(delivery);
    if (outcome.delivered) {
      await deliveries.recordDelivered(delivery.id, outcome.status);
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
