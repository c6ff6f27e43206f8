import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { ServiceError, type Envelope } from '@fde/contracts';
import { OutboxRelay, rootContext } from '@fde/event-log';
import {
  ACK,
  type Delivery,
  type MessageBroker,
  type MessageHandler,
  type Verdict,
} from './message-broker.js';
import { ADAPTERS, type BrokerInstallation } from './spec-support/installation.js';
import {
  SAMPLE_QUEUES,
  documentRemovedEvent,
  revokedEvent,
  scrapeCommand,
  unknownCommand,
  watchEndedEvent,
} from './spec-support/sample-messages.js';
import { until } from './spec-support/until.js';

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
  );

for (const adapter of ADAPTERS) {
  describe(`message broker on ${adapter.name}`, function () {
    this.timeout(60_000);
    let home: BrokerInstallation;
    let broker: MessageBroker;
    let relay: OutboxRelay;

    before(async function () {
      if (!(await adapter.available())) return this.skip();
      home = await adapter.install(Object.values(SAMPLE_QUEUES));
      broker = home.connect('spec');
      await until('the broker answers', () =>
        broker.check().then(
          () => true,
          () => false,
        ),
      );
      relay = new OutboxRelay(home.log, broker, { pollMs: 100 });
      relay.start();
    });
    after(async () => {
      await relay?.stop();
      await broker?.close();
      await home?.remove();
    });

    /** Consumes a queue for the time of one spec, and leaves it empty. */
    const consuming = async (
      queue: keyof typeof SAMPLE_QUEUES,
      handler: MessageHandler,
      work: () => Promise<void>,
      options = {},
    ): Promise<void> => {
      const consumer = await broker.consume(SAMPLE_QUEUES[queue], handler, options);
      try {
        await work();
      } finally {
        await consumer.stop(1_000);
      }
    };
    const collecting =
      (
        received: Delivery[],
        verdict: (delivery: Delivery) => Verdict = () => ACK,
      ): MessageHandler =>
      (delivery) => {
        received.push(delivery);
        return Promise.resolve(verdict(delivery));
      };

    it('delivers a command to its queue as it was published', async () => {
      const received: Delivery[] = [];
      const command = scrapeCommand();
      await consuming('commands', collecting(received), async () => {
        await broker.publish(command);
        await until('one delivery', () => received.length === 1);
      });
      expect(received[0]).to.deep.equal({
        message: command,
        queue: 'sample-commands.v1',
        deliveries: 1,
      });
    });

    it('delivers an event to every queue whose binding takes it', async () => {
      const tracker: Delivery[] = [];
      const ends: Delivery[] = [];
      await consuming('tracker', collecting(tracker), () =>
        consuming('ends', collecting(ends), async () => {
          await broker.publish(revokedEvent());
          await until('both queues', () => tracker.length === 1 && ends.length === 1);
        }),
      );
    });

    it('refuses what no queue takes, what is malformed, and what is too large', async () => {
      expect(await codeOf(broker.publish(unknownCommand()))).to.equal('unroutable');
      expect(await codeOf(broker.publish(revokedEvent(), { queue: 'gone.v1' }))).to.equal(
        'unroutable',
      );
      expect(
        await codeOf(broker.publish({ ...scrapeCommand(), payload: { task_id: 'x' } })),
      ).to.equal('invalid_message');
      expect(
        await codeOf(
          broker.publish({ ...revokedEvent(), payload: { reason: 'x'.repeat(1_100_000) } }),
        ),
      ).to.equal('message_too_large');
    });

    it('drops an event that nobody listens to', async () => {
      expect(await codeOf(broker.publish(documentRemovedEvent()))).to.equal('no error');
      for (const queue of Object.values(SAMPLE_QUEUES))
        expect(await broker.depth(queue)).to.equal(0);
    });

    it('keeps events in an optional queue from its first consumer on, also while it has none', async () => {
      const queue = SAMPLE_QUEUES.optional;
      await broker.publish(watchEndedEvent());
      const first = await broker.consume(queue, () => Promise.resolve(ACK));
      await until('the consumer', () => first.health().alive);
      await first.stop(1_000);
      const event = watchEndedEvent();
      await broker.publish(event);
      await until('the kept event', async () => (await broker.depth(queue)) === 1);
      const received: Delivery[] = [];
      await consuming('optional', collecting(received), () =>
        until('the kept event again', () => received.length > 0),
      );
      expect(received.map(({ message }) => message.message_id)).to.deep.equal([event.message_id]);
    });

    it('relays every event of a record under its key, and leaves nothing in the outbox', async () => {
      const received: Delivery[] = [];
      await consuming('companies', collecting(received), async () => {
        await home.log.transaction(rootContext(), (unit) =>
          unit.append('company-77', [{ type: 'CompanyRemoved', data: { id: 77 } }]),
        );
        await home.log.transaction(rootContext(), (unit) =>
          unit.append('document-77', [
            { type: 'DocumentRemoved', data: { id: 77, company_id: 77 } },
          ]),
        );
        await until('the event', () => received.length === 1);
        await until(
          'an empty outbox',
          async () =>
            (await home.log.database.db.selectFrom('outbox').selectAll().execute()).length === 0,
        );
      });
      expect(received[0]?.message).to.include({ type: 'CompanyRemoved', stream_id: 'company-77' });
    });

    it('has no more in work than the prefetch', async () => {
      let inWork = 0;
      let most = 0;
      let done = 0;
      // On a slow machine messages come one by one: the first ones wait for as many as may come.
      let isFull = (): void => undefined;
      const full = new Promise<void>((resolve) => (isFull = resolve));
      const handler: MessageHandler = async () => {
        inWork += 1;
        most = Math.max(most, inWork);
        if (inWork === 3) isFull();
        await Promise.race([full, sleep(5_000)]);
        await sleep(20);
        inWork -= 1;
        done += 1;
        return ACK;
      };
      await consuming(
        'commands',
        handler,
        async () => {
          await Promise.all(Array.from({ length: 20 }, () => broker.publish(scrapeCommand())));
          await until('all handled', () => done === 20);
        },
        { prefetch: 3 },
      );
      expect(most).to.equal(3);
    });

    it('delivers again, later, what the handler puts off', async () => {
      const received: { delivery: Delivery; at: number }[] = [];
      const handler: MessageHandler = (delivery) => {
        received.push({ delivery, at: Date.now() });
        return Promise.resolve(
          received.length === 1 ? { kind: 'retry-later', delayMs: 500, reason: 'not yet' } : ACK,
        );
      };
      await consuming('commands', handler, async () => {
        await broker.publish(scrapeCommand());
        await until('a second delivery', () => received.length === 2);
      });
      const [first, second] = received;
      expect(second?.delivery.message).to.deep.equal(first?.delivery.message);
      expect(second?.delivery.deliveries).to.equal(2);
      expect((second?.at ?? 0) - (first?.at ?? 0)).to.be.within(490, 3_000);
    });

    it('parks a message whose handler keeps throwing, with the reason, and goes on', async () => {
      const poison = scrapeCommand();
      const received: Envelope[] = [];
      const handler: MessageHandler = ({ message }) => {
        received.push(message);
        return message.message_id === poison.message_id
          ? Promise.reject(new Error('boom'))
          : Promise.resolve(ACK);
      };
      await consuming(
        'commands',
        handler,
        async () => {
          await broker.publish(poison);
          await broker.publish(scrapeCommand());
          await until('three tries and the other one', () => received.length === 4);
          await until(
            'the letter',
            async () => (await home.deadLetters.list({}, { skip: 0, limit: 10 })).total === 1,
          );
        },
        { maxDeliveries: 3, retryDelayMs: 20 },
      );
      const [letter] = (await home.deadLetters.list({}, { skip: 0, limit: 10 })).items;
      expect(letter).to.include({
        queue: 'sample-commands.v1',
        messageId: poison.message_id,
        taskId: poison.task_id,
        messageType: 'ScrapeCompany',
        deliveries: 3,
      });
      expect(letter?.reason).to.match(/gave up after 3 deliveries: Error: boom/);
      expect(JSON.parse(letter?.body ?? '')).to.deep.equal(poison);
    });

    it('delivers a parked message again when an operator redrives it', async () => {
      const [letter] = (await home.deadLetters.list({}, { skip: 0, limit: 1 })).items;
      const received: Delivery[] = [];
      await consuming('commands', collecting(received), async () => {
        await home.deadLetters.redrive(letter?.id ?? 0);
        await until('the redriven one', () => received.length === 1);
      });
      expect(received[0]?.message.message_id).to.equal(letter?.messageId);
      expect(received[0]?.deliveries).to.equal(1);
      expect(await codeOf(home.deadLetters.show(letter?.id ?? 0))).to.equal(
        'dead_letter_not_found',
      );
    });

    it('gives back what a stopped consumer has not finished', async () => {
      const received: Delivery[] = [];
      const stuck = await broker.consume(SAMPLE_QUEUES.commands, (delivery) => {
        received.push(delivery);
        return new Promise(() => undefined);
      });
      const command = scrapeCommand();
      await broker.publish(command);
      await until('the stuck delivery', () => received.length === 1);
      await stuck.stop(50);
      await consuming('commands', collecting(received), () =>
        until('the second delivery', () => received.length === 2, 5_000),
      );
      expect(received[1]?.message.message_id).to.equal(command.message_id);
    });

    it('finishes what is in work before it stops', async () => {
      let done = 0;
      let started = 0;
      const consumer = await broker.consume(SAMPLE_QUEUES.commands, async () => {
        started += 1;
        await sleep(200);
        done += 1;
        return ACK;
      });
      await broker.publish(scrapeCommand());
      await until('work', () => started === 1);
      await consumer.stop();
      expect(done).to.equal(1);
      expect(await broker.depth(SAMPLE_QUEUES.commands)).to.equal(0);
    });

    it('shares a queue among consumers of several processes', async () => {
      const other = home.connect('other');
      const seen = new Set<string>();
      const by = [0, 0];
      const handler =
        (index: number): MessageHandler =>
        async ({ message }) => {
          await sleep(10);
          by[index] = (by[index] ?? 0) + 1;
          seen.add(message.message_id);
          return ACK;
        };
      const consumers = await Promise.all([
        broker.consume(SAMPLE_QUEUES.commands, handler(0)),
        other.consume(SAMPLE_QUEUES.commands, handler(1)),
      ]);
      await until('both alive', () => consumers.every((consumer) => consumer.health().alive));
      await Promise.all(Array.from({ length: 60 }, () => broker.publish(scrapeCommand())));
      await until('all seen', () => seen.size === 60);
      expect(by[0]).to.be.greaterThan(5);
      expect(by[1]).to.be.greaterThan(5);
      await other.close();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
    });

    it('delivers again, within about a second, what a killed process had in work', async () => {
      const command = scrapeCommand();
      const child = await home.stuckProcess(() => broker.publish(command));
      const received: Delivery[] = [];
      await consuming('commands', collecting(received), async () => {
        await sleep(300);
        expect(received).to.have.length(0);
        const killed = Date.now();
        child.kill('SIGKILL');
        await until('the redelivery', () => received.length === 1);
        expect(Date.now() - killed).to.be.below(2_000);
      });
      expect(received[0]).to.deep.include({ message: command, deliveries: 2 });
    });

    it('relays what a transaction sends, and nothing of one that fails', async () => {
      const received: Delivery[] = [];
      await home.log.seedCompanies();
      await consuming('commands', collecting(received), async () => {
        const failing = home.log.transaction(rootContext(), async (unit) => {
          await unit.tasks.request({ operation: 'scrape_company', companyId: 2, documentId: null });
          throw new Error('no');
        });
        await failing.catch(() => undefined);
        const { task } = await home.log.transaction(rootContext(), (unit) =>
          unit.tasks.request({ operation: 'scrape_company', companyId: 3, documentId: null }),
        );
        await until('the command', () => received.length === 1);
        expect(received[0]?.message.task_id).to.equal(task.taskId);
      });
      await consuming(
        'tracker',
        () => Promise.resolve(ACK),
        () =>
          until(
            'an empty outbox',
            async () =>
              (await home.log.database.db.selectFrom('outbox').selectAll().execute()).length === 0,
          ),
      );
    });

    it('goes on by itself when all its connections were cut', async () => {
      const received: Delivery[] = [];
      const consumer = await broker.consume(SAMPLE_QUEUES.commands, collecting(received));
      try {
        await until('the consumer', () => consumer.health().alive);
        await home.cutConnections();
        const command = scrapeCommand();
        await until(
          'a publication',
          async () => (await codeOf(broker.publish(command))) === 'no error',
        );
        // A publication that failed may have arrived anyway.
        await until('a delivery', () => received.length > 0);
        await until('the consumer again', () => consumer.health().alive);
        expect(received[0]?.message).to.deep.equal(command);
      } finally {
        await consumer.stop();
      }
    });

    it('is unavailable, and may be asked again, while nothing answers at its address', async () => {
      const away = adapter.connectToNothing(Object.values(SAMPLE_QUEUES));
      const unavailable = { code: 'broker_unavailable', retryable: true };
      try {
        for (const ask of [() => away.broker.publish(scrapeCommand()), () => away.broker.check()])
          expect(await ask().catch((error: unknown) => error)).to.include(unavailable);
      } finally {
        await away.close();
      }
    });
  });
}
