import { Wakeup } from '@fde/event-log';
import type { HealthCheck, ServiceLog, WorkingPart } from '@fde/service-kit';
import type { ClaimedDelivery, WebhookDeliveries } from '@fde/webhooks';
import type { Outcome } from './send-delivery.js';

/** Deliveries under way at once. */
const AT_ONCE = 20;
/** How often it looks without being told: for times that have come, and what others have written. */
const POLL_MS = 1_000;
const PATIENCE = 3;

export interface DeliverySenderParts {
  readonly deliveries: WebhookDeliveries;
  readonly send: (delivery: ClaimedDelivery) => Promise<Outcome>;
  readonly log: ServiceLog;
  readonly onOutcome: (outcome: 'delivered' | 'failed' | 'given_up') => void;
}

/**
 * Sends what is due, and writes what became of it. Killed in between, a delivery is due again after its claim and is
 * sent a second time under the same id.
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

  /** Finishes what is under way: each request has its limit. */
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
      await deliveries.delivered(delivery.id, outcome.status);
      return onOutcome('delivered');
    }
    const isGivenUp = await deliveries.failed(delivery, outcome);
    onOutcome(isGivenUp ? 'given_up' : 'failed');
    const { error } = outcome;
    log.info(isGivenUp ? 'a delivery is given up and its webhook disabled' : 'not delivered', {
      delivery_id: delivery.id,
      attempts: delivery.attempts + 1,
      error,
    });
  }
}
