import { fileURLToPath } from 'node:url';
import { Database, agreeOnMessaging } from '@fde/event-log';
import { OwnedProcess, privateDatabase, waitFor } from '@fde/testing';
import { expect } from 'chai';

const PROGRAM = fileURLToPath(new URL('../spec-support/two-services.js', import.meta.url));

describe('a process of several services', function () {
  this.timeout(60_000);
  let database: Awaited<ReturnType<typeof privateDatabase>>;
  let host: OwnedProcess;

  const start = (environment: NodeJS.ProcessEnv): void => {
    host = new OwnedProcess(process.execPath, [PROGRAM], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: database.url,
        LOG_FORMAT: 'pretty',
        ...environment,
      },
    });
  };
  const says = (text: RegExp): Promise<unknown> => waitFor(() => text.test(host.output));

  before(async () => {
    database = await privateDatabase();
  });
  afterEach(() => host.end('SIGKILL'));
  after(() => database.drop());

  it('names the service in each line, and stops all of them at a signal', async () => {
    start({});
    await says(/ two services +ready/);
    expect(host.output)
      .to.match(/ first +ready/)
      .and.match(/ second +ready/);
    host.child.kill('SIGTERM');
    await waitFor(() => host.child.exitCode !== null);
    expect(host.child.exitCode).to.equal(0);
    expect(host.output)
      .to.match(/ first +has stopped/)
      .and.match(/ second +has stopped/);
  });

  it('ends in order, with what happened, where one of them throws and nobody catches', async () => {
    start({ FAILS: 'true' });
    await waitFor(() => host.child.exitCode !== null);
    expect(host.child.exitCode).to.equal(1);
    expect(host.output).to.match(/error +two services +uncaught exception .*out of step/);
    expect(host.output)
      .to.match(/ first +has stopped/)
      .and.match(/ second +has stopped/);
  });

  it('does not start beside an installation whose messages go elsewhere', async () => {
    const log = new Database({ url: database.url });
    await log.migrate();
    await agreeOnMessaging(log, 'RabbitMQ', { mayChange: true });
    await log.close();
    start({});
    await waitFor(() => host.child.exitCode !== null);
    expect(host.child.exitCode).to.equal(1);
    expect(host.output).to.match(/could not start .*AMQP_URL is not set/s);
  });

  it('does not start with settings of a service that are wrong', async () => {
    start({ FAILS: 'perhaps' });
    await waitFor(() => host.child.exitCode !== null);
    expect(host.child.exitCode).to.equal(1);
    expect(host.output).to.match(/could not start .*FAILS/s);
  });
});
