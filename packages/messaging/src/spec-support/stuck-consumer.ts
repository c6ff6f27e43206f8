/** A process of the conformance suite: takes commands, says so, and never ends one. */
import { Database, DeadLetters, EventLog } from '@fde/event-log';
import { deliveryStore } from '../delivery-store.js';
import { PostgresBroker } from '../postgres/postgres-broker.js';
import { RabbitBroker } from '../rabbitmq/rabbit-broker.js';
import { SAMPLE_QUEUES } from './sample-messages.js';
import { until } from './until.js';

const [adapter = '', databaseUrl = '', brokerUrl = ''] = process.argv.slice(2);
const log = new EventLog(new Database({ url: databaseUrl }));
const queues = Object.values(SAMPLE_QUEUES);
const broker =
  adapter === 'RabbitMQ'
    ? new RabbitBroker({
        url: brokerUrl,
        name: 'stuck',
        queues,
        store: deliveryStore(log, new DeadLetters(log)),
      })
    : new PostgresBroker({ log, name: 'stuck', queues });
const consumer = await broker.consume(SAMPLE_QUEUES.commands, () => {
  console.log('taken');
  return new Promise(() => undefined);
});
await until('the consumer', () => consumer.health().alive);
console.log('ready');
