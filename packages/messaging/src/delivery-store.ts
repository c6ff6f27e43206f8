import type { DeadLetters, EventLog } from '@fde/event-log';
import { contextFrom } from '@fde/event-log';
import type { DeliveryStore } from './message-broker.js';

/** Keeps parked messages and scheduled redeliveries in PostgreSQL; a redelivery is an outbox row with its time. */
export const deliveryStore = (log: EventLog, deadLetters: DeadLetters): DeliveryStore => ({
  park: (letter) => deadLetters.park(letter),
  redeliver: (message, queue, deliveries, delayMs) =>
    log.transaction(contextFrom(message), async (unit) => {
      const availableAt = new Date(unit.now.getTime() + delayMs);
      unit.resend({ envelope: message, availableAt, redelivery: { queue, deliveries } });
    }),
});
