export * from './message-broker.js';
export * from './delivery-store.js';
export { RabbitBroker } from './rabbitmq/rabbit-broker.js';
export type { BrokerTls } from './rabbitmq/supervised-connection.js';
export { PostgresBroker } from './postgres/postgres-broker.js';
export { privateVhost, rabbitMqAnswers } from './rabbitmq/private-vhost.js';
