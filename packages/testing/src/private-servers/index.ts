export { freePort } from './free-port.js';
export { OwnedProcess } from './owned-process.js';
export {
  PrivateRabbitMq,
  rabbitMqIsInstalled,
  type PrivateRabbitMqOptions,
} from './private-rabbitmq.js';
export { PrivatePostgres } from './private-postgres.js';
export { PrivateSwift } from './private-swift.js';
export { FaultyProxy, type ProxyMode } from './faulty-proxy.js';
