import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { privateVhost } from './private-vhost.js';

/** What the management interface of a broker is asked for. */
interface ManagementRequest {
  readonly what: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

describe('a private virtual host by the management interface', () => {
  const before = process.env['RABBITMQ_MANAGEMENT_URL'];
  let server: Server;
  let requests: ManagementRequest[];
  let status: number;

  beforeEach(async () => {
    requests = [];
    status = 201;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        requests.push({ what: `${method} ${url}`, authorization: headers.authorization, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    if (before === undefined) delete process.env['RABBITMQ_MANAGEMENT_URL'];
    else process.env['RABBITMQ_MANAGEMENT_URL'] = before;
    server.close();
  });

  /** Specs in containers name it so, with or without a user. */
  const manageAs = (user: string): void => {
    const { port } = server.address() as AddressInfo;
    process.env['RABBITMQ_MANAGEMENT_URL'] = `http://${user}127.0.0.1:${port}`;
  };
  const basic = (user: string): string => `Basic ${Buffer.from(user).toString('base64')}`;

  it('is made with all permissions for the user of the broker, and removed again', async () => {
    manageAs('admin:secret@');
    const vhost = await privateVhost({ amqpUrl: 'amqp://sp%20ec:pw@broker.example:5672' });
    expect(vhost.url).to.equal(`amqp://sp%20ec:pw@broker.example:5672/${vhost.name}`);
    await vhost.drop();
    expect(requests.map(({ what }) => what)).to.deep.equal([
      `PUT /api/vhosts/${vhost.name}`,
      `PUT /api/permissions/${vhost.name}/sp%20ec`,
      `DELETE /api/vhosts/${vhost.name}`,
    ]);
    expect(requests.map(({ authorization }) => authorization)).to.deep.equal(
      Array(3).fill(basic('admin:secret')),
    );
    expect(JSON.parse(requests[1]?.body ?? '')).to.deep.equal({
      configure: '.*',
      write: '.*',
      read: '.*',
    });
  });

  it('is asked for as the guest of a fresh broker where no user is named', async () => {
    manageAs('');
    await privateVhost({ amqpUrl: 'amqp://broker.example' });
    expect(requests[0]?.authorization).to.equal(basic('guest:guest'));
    expect(requests[1]?.what).to.match(/^PUT \/api\/permissions\/fde-spec-[0-9a-f]{12}\/guest$/);
  });

  it('fails if the interface refuses', async () => {
    manageAs('');
    status = 401;
    const error: unknown = await privateVhost().catch((thrown: unknown) => thrown);
    expect(String(error)).to.match(/PUT vhosts\/fde-spec-[0-9a-f]{12}: 401/);
  });
});
