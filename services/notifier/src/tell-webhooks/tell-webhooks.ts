import type { EventLog } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';
import type { Telling, WebhookDeliveries } from '@fde/webhooks';
import { tellingsOf } from './tellings-of.js';

/** Writes a delivery for each webhook that asks for a message's event. A repeated message writes none. */
export class TellWebhooks {
  readonly #tasks: EventLog['tasks'];
  readonly #deliveries: WebhookDeliveries;
  readonly #written: () => void;

  constructor(tasks: EventLog['tasks'], deliveries: WebhookDeliveries, written: () => void) {
    this.#tasks = tasks;
    this.#deliveries = deliveries;
    this.#written = written;
  }

  async take({ message }: Delivery): Promise<Verdict> {
    const wanted = await this.#deliveries.findWantedEvents();
    if (wanted.size === 0) return ACK;
    const taskOf = async () => (message.task_id ? this.#tasks.status(message.task_id) : undefined);
    const tellings = await tellingsOf(message, taskOf);
    const asked: readonly Telling[] = tellings.filter(({ event }) => wanted.has(event));
    if (asked.length === 0) return ACK;
    await this.#deliveries.write(message.message_id, asked);
    this.#written();
    return ACK;
  }
}
