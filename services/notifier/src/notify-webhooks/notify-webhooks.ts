import type { EventLog } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';
import type { WebhookNotification, WebhookDeliveries } from '@fde/webhooks';
import { notificationsOf } from './notifications-of.js';

/** Writes a delivery for each webhook that asks for a message's event. A repeated message writes none. */
export class NotifyWebhooks {
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
    const taskOf = async () => (message.task_id ? this.#tasks.load(message.task_id) : undefined);
    const notifications = await notificationsOf(message, taskOf);
    const due: readonly WebhookNotification[] = notifications.filter(({ event }) =>
      wanted.has(event),
    );
    if (due.length === 0) return ACK;
    await this.#deliveries.write(message.message_id, due);
    this.#written();
    return ACK;
  }
}
