import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { WebhookDeliveries } from '@fde/webhooks';
import { RunningGateway, TEST_OPTIONS } from '../spec-support/running-gateway.js';

const NEW = { url: 'https://desk.example.com/fde', events: ['document.found' as const] };

describe('Webhooks', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const add = async (fields: object = NEW) =>
    (await client().call('createWebhook', { json: fields })).body;
  const pathOf = (id: number) => ({ path: { 'webhook-id': id } });

  it('adds one with a secret that is shown once and stored sealed', async () => {
    const { status, body, headers } = await client().call('createWebhook', {
      json: { ...NEW, description: 'Our analysts' },
    });
    expect(status).to.equal(201);
    expect(headers.get('location')).to.equal(`/api/v1/webhooks/${body.id}`);
    const { secret, ...webhook } = body;
    expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).to.deep.include({ ...NEW, description: 'Our analysts', enabled: true });
    expect((await client().call('getWebhook', pathOf(body.id))).body).to.deep.equal(webhook);
    const listed = await client().call('listWebhooks', { query: 'limit=100' });
    expect(listed.body.at(-1)).to.deep.equal(webhook);
    expect(listed.text).not.to.include('whsec_');
    const rows = await running.eventLog.database.run((db) =>
      db.selectFrom('webhooks').select('secret').execute(),
    );
    expect(rows.map((row) => row.secret).join()).not.to.include(secret.slice(6));
  });

  it('changes what is given, and nothing else', async () => {
    const { id } = await add();
    const change = async (json: object) =>
      (await client().call('updateWebhook', { ...pathOf(id), json })).body;
    expect(await change({ events: ['task.ended', 'review.needed'] })).to.deep.include({
      url: NEW.url,
      events: ['task.ended', 'review.needed'],
    });
    const disabled = await change({ enabled: false });
    expect(disabled).to.include({ enabled: false, disabled_reason: null });
    expect(disabled.disabled_at).to.be.a('string');
    expect(await change({ description: 'Desk', enabled: true })).to.deep.include({
      description: 'Desk',
      enabled: true,
      disabled_at: null,
      events: ['task.ended', 'review.needed'],
    });
    expect(await change({ description: null })).to.include({ description: null });
  });

  it('answers 422 for other addresses and events', async () => {
    for (const [json, name] of [
      [{ ...NEW, url: 'ftp://desk.example.com' }, 'url'],
      [{ ...NEW, url: 'https://user:secret@desk.example.com' }, 'url'],
      [{ ...NEW, events: [] }, 'events'],
      [{ ...NEW, events: ['document.lost'] }, 'events'],
      [{ ...NEW, events: ['task.ended', 'task.ended'] }, 'events'],
    ] as const) {
      const { status, faults } = await client().call('createWebhook', { json });
      expect([status, faults[0]?.loc[1]], JSON.stringify(json)).to.deep.equal([422, name]);
    }
  });

  it('answers 422 for an address that is not public, also when one is changed', async () => {
    const { id } = await add();
    const inside = 'https://10.0.0.7/fde';
    const fault = { loc: ['body', 'url'], type: 'address_not_allowed' };
    for (const refused of [
      await client().call('createWebhook', { json: { ...NEW, url: inside } }),
      await client().call('updateWebhook', { ...pathOf(id), json: { url: inside } }),
    ]) {
      expect(refused.status).to.equal(422);
      expect(refused.faults[0]).to.deep.include(fault);
      expect(refused.faults[0]?.msg).to.match(/10\.0\.0\.7.*not a public one/);
    }
    expect((await client().call('getWebhook', pathOf(id))).body.url).to.equal(NEW.url);
    const allowing = await RunningGateway.start({ allowHosts: ['10.0.0.0/8'] });
    try {
      const made = await allowing.client.call('createWebhook', { json: { ...NEW, url: inside } });
      expect(made.status).to.equal(201);
    } finally {
      await allowing.stop();
    }
  });

  it('answers 422 where a host or all together have as many as the settings allow', async () => {
    const limited = await RunningGateway.start({ webhookLimits: { perHost: 2, inAll: 3 } });
    const call = (url: string) => limited.client.call('createWebhook', { json: { ...NEW, url } });
    try {
      // At once, at other ports and in other letters: still one host.
      const answers = await Promise.all(
        [
          'https://one.example.com/a',
          'https://ONE.example.com:8443/b',
          'https://one.example.com./c',
        ].map(call),
      );
      expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 201, 422]);
      const [fault] = answers.find(({ status }) => status === 422)?.faults ?? [];
      expect(fault).to.deep.include({ loc: ['body', 'url'], type: 'too_many_webhooks' });
      expect(fault?.msg).to.match(/^one\.example\.com has 2 webhooks.*WEBHOOKS_PER_HOST/);
      const other = await call('https://two.example.com/');
      expect(other.status).to.equal(201);
      const full = await call('https://three.example.com/');
      expect(full.faults[0]?.msg).to.match(/^There are 3 webhooks.*WEBHOOKS_IN_ALL/);
      const change = (json: object) =>
        limited.client.call('updateWebhook', { ...pathOf(other.body.id), json });
      const moved = await change({ url: 'https://one.example.com/d' });
      expect([moved.status, moved.faults[0]?.type]).to.deep.equal([422, 'too_many_webhooks']);
      expect((await change({ url: 'https://two.example.com/else' })).status).to.equal(200);
    } finally {
      await limited.stop();
    }
  });

  it('shows what was sent, newest first, and sends one once more under its id', async () => {
    const { id } = await add();
    const deliveries = new WebhookDeliveries(running.eventLog.database);
    const write = (body: string) =>
      deliveries.write(randomUUID(), [{ event: 'document.found', body }]);
    await write('{"n":1}');
    for (const claimed of await deliveries.claim({ inAll: 50, perHost: 50, busy: new Map() }))
      await deliveries.recordDelivered(claimed, 204);
    await write('{"n":2}');
    const { body, headers } = await client().call('listWebhookDeliveries', pathOf(id));
    expect(headers.get('x-total-count')).to.equal('2');
    expect(body.map((one) => [one.body, one.state])).to.deep.equal([
      ['{"n":2}', 'waiting'],
      ['{"n":1}', 'delivered'],
    ]);
    const sent = body[1];
    const again = await client().call('redeliverWebhookDelivery', {
      path: { 'webhook-id': id, 'delivery-id': sent?.id ?? '' },
    });
    expect(again.body).to.include({ id: sent?.id, state: 'waiting', attempts: 1 });
    const absent = await client().call('redeliverWebhookDelivery', {
      path: { 'webhook-id': id, 'delivery-id': randomUUID() },
    });
    expect([absent.status, absent.problem.error_code]).to.deep.equal([404, 'delivery_not_found']);
  });

  it('removes one with its deliveries', async () => {
    const { id } = await add();
    expect((await client().call('deleteWebhook', pathOf(id))).status).to.equal(204);
    for (const operation of ['getWebhook', 'deleteWebhook', 'listWebhookDeliveries'] as const) {
      const { status, problem } = await client().call(operation, pathOf(id));
      expect([status, problem.error_code], operation).to.deep.equal([404, 'webhook_not_found']);
    }
  });

  it('answers 503 with what to do where there is no key', async () => {
    const { webhookKey: _none, ...options } = TEST_OPTIONS;
    const without = await RunningGateway.start({}, {}, options);
    try {
      const { status, problem } = await without.client.call('createWebhook', { json: NEW });
      expect([status, problem.error_code]).to.deep.equal([503, 'webhooks_unavailable']);
      expect(problem.detail).to.include('FDE_WEBHOOK_KEY');
    } finally {
      await without.stop();
    }
  });
});
