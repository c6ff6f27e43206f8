import type { QueueDefinition } from '@fde/contracts';
import type { Consumer, MessageBroker, MessageHandler } from '@fde/messaging';
import type { HealthCheck } from '../health/health-checks.js';
import type { Component } from '../life-cycle/life-cycle.js';

const STOP_MS = 10_000;

/** Consumes one queue with a handler that is done at once (projections, workflows); tasks have the TaskWorker. */
export class ConsumerPart implements Component {
  readonly name: string;
  readonly #broker: MessageBroker;
  readonly #queue: QueueDefinition;
  readonly #handler: MessageHandler;
  #consumer: Consumer | undefined;

  constructor(broker: MessageBroker, queue: QueueDefinition, handler: MessageHandler) {
    this.name = `consumer of ${queue.name}`;
    this.#broker = broker;
    this.#queue = queue;
    this.#handler = handler;
  }

  async start(): Promise<void> {
    this.#consumer = await this.#broker.consume(this.#queue, this.#handler);
  }

  async stop(): Promise<void> {
    await this.#consumer?.stop(STOP_MS);
  }

  check(): HealthCheck {
    return {
      name: this.name,
      check: () => {
        const health = this.#consumer?.health();
        if (health?.alive !== true)
          throw new Error(`nothing is consumed: ${health?.lastError ?? 'not connected'}`);
      },
    };
  }
}
