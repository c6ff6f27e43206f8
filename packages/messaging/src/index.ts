export * from './message-broker.js';
export * from './delivery-store.js';
export { RabbitBroker, type RabbitBrokerSettings } from './rabbitmq/rabbit-broker.js';
export type { BrokerTls } from './rabbitmq/supervised-connection.js';
export { PostgresBroker, type PostgresBrokerSettings } from './postgres/postgres-broker.js';
export { privateVhost, rabbitMqAnswers, type PrivateVhost } from './rabbitmq/private-vhost.js';
