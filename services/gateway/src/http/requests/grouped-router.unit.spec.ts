import { expect } from 'chai';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { GroupedRouter } from './grouped-router.js';

describe('routes in groups', () => {
  let address: string;
  let close: () => void;

  before(async () => {
    const router = new GroupedRouter();
    const operations = [
      ['get', '/things/all'],
      ['get', '/things/{id}'],
      ['post', '/things/{id}'],
      ['get', '/'],
    ] as const;
    for (const [method, path] of operations)
      router.add({ method, path }, (request, response) => {
        response.send(`${method} ${path} ${String(request.params['id'] ?? '')}`.trim());
      });
    const app = express().use(router.middleware);
    app.use((_, response) => void response.status(404).send('none'));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => server.close();
  });
  after(() => close());

  for (const { method, path, answer } of [
    { method: 'GET', path: '/things/7', answer: 'get /things/{id} 7' },
    { method: 'GET', path: '/things/7/', answer: 'get /things/{id} 7' },
    { method: 'GET', path: '/things/all', answer: 'get /things/all' },
    { method: 'GET', path: '/things/a%2Fb', answer: 'get /things/{id} a/b' },
    { method: 'POST', path: '/things/7?x=/a/b', answer: 'post /things/{id} 7' },
    { method: 'GET', path: '/', answer: 'get /' },
    { method: 'GET', path: '/Things/7', answer: 'none' },
    { method: 'DELETE', path: '/things/7', answer: 'none' },
    { method: 'GET', path: '/things', answer: 'none' },
  ])
    it(`${method} ${path}: ${answer}`, async () => {
      const response = await fetch(`${address}${path}`, { method });
      expect(await response.text()).to.equal(answer);
    });

  it('HEAD is answered as GET', async () => {
    const response = await fetch(`${address}/things/7`, { method: 'HEAD' });
    expect(response.status).to.equal(200);
  });
});
