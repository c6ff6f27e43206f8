import { expect } from 'chai';
import { Database } from '@fde/event-log';
import { waitFor } from '../wait-for.js';
import { FaultyProxy } from './faulty-proxy.js';
import { PrivatePostgres } from './private-postgres.js';
import { PrivateRabbitMq, rabbitMqIsInstalled } from './private-rabbitmq.js';

describe('private servers', function () {
  this.timeout(120_000);

  it('PostgreSQL keeps its data when it is killed and started again', async () => {
    const postgres = await PrivatePostgres.start();
    try {
      const database = new Database({ url: postgres.url });
      await database.migrate();
      await postgres.kill();
      expect(
        await database.check().then(
          () => 'answers',
          () => 'away',
        ),
      ).to.equal('away');
      await postgres.start();
      expect(await database.db.selectFrom('events').selectAll().execute()).to.deep.equal([]);
      await database.close();
    } finally {
      await postgres.remove();
    }
  });

  it('RabbitMQ keeps its data when it is killed and started again', async function () {
    if (!rabbitMqIsInstalled()) {
      if (process.env['REQUIRE_RABBITMQ'] === '1')
        throw new Error('RabbitMQ is not installed, and REQUIRE_RABBITMQ=1');
      console.log('LEFT OUT: private RabbitMQ (not installed)');
      return this.skip();
    }
    const rabbit = await PrivateRabbitMq.start();
    try {
      await rabbit.ctl('add_vhost', 'kept');
      await rabbit.kill();
      await rabbit.start();
      expect(await rabbit.ctl('list_vhosts', '--no-table-headers')).to.include('kept');
    } finally {
      await rabbit.remove();
    }
  });

  it('a proxy passes, swallows and resets', async () => {
    const postgres = await PrivatePostgres.start();
    const proxy = await FaultyProxy.to(postgres.port);
    const url = new URL(postgres.url);
    url.port = String(proxy.port);
    const database = new Database({
      url: url.href,
      statementTimeoutMs: 500,
      connectTimeoutMs: 500,
    });
    try {
      await database.check();
      proxy.mode = 'reset';
      expect(
        await database.check().then(
          () => 'answers',
          () => 'away',
        ),
      ).to.equal('away');
      proxy.mode = 'swallow';
      expect(
        await database.check().then(
          () => 'answers',
          () => 'away',
        ),
      ).to.equal('away');
      proxy.mode = 'pass';
      await waitFor(() => database.check().then(() => true));
    } finally {
      await database.close();
      await proxy.close();
      await postgres.remove();
    }
  });
});
