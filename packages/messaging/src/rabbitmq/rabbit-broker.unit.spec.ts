import { expect } from 'chai';
import { RabbitBroker } from './rabbit-broker.js';

const store = { park: () => Promise.resolve(), redeliver: () => Promise.resolve() };

describe('the settings of a RabbitMQ broker', () => {
  it('are refused where certificates are given for a connection that is not encrypted', () => {
    const settings = { url: 'amqp://127.0.0.1:1', name: 'spec', tls: { ca: 'a CA' }, store };
    expect(() => new RabbitBroker(settings))
      .to.throw(/its URL is not amqps/)
      .with.property('code', 'invalid_configuration');
  });
});
