import { expect } from 'chai';
import { codeOf, seededLog, type SpecLog } from '../spec-log.js';
import { agreeOnMessaging } from './messaging-record.js';

describe('The messaging system of an installation', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  const agree = (system: 'PostgreSQL' | 'RabbitMQ', mayChange = false) =>
    agreeOnMessaging(spec.database, system, { mayChange });

  it('is that of the first process, and of all that agree with it', async () => {
    expect(await agree('RabbitMQ')).to.equal(undefined);
    expect(await agree('RabbitMQ')).to.equal(undefined);
  });

  it('refuses a process that would send elsewhere, and says what to set', async () => {
    expect(await codeOf(agree('PostgreSQL'))).to.equal('invalid_configuration');
    const message = await agree('PostgreSQL').catch((error: unknown) => String(error));
    expect(message).to.match(/go through RabbitMQ since .*AMQP_URL is not set.*CHANGE_MESSAGING/);
  });

  it('changes where that is wanted, and refuses the former system from then on', async () => {
    expect(await agree('PostgreSQL', true)).to.equal('RabbitMQ');
    expect(await agree('PostgreSQL')).to.equal(undefined);
    const message = await agree('RabbitMQ').catch((error: unknown) => String(error));
    expect(message).to.match(/go through PostgreSQL since .*unset it/);
  });

  it('lets one of two disagreeing processes win that start at once', async () => {
    await spec.database.db.deleteFrom('messaging_system').execute();
    const codes = await Promise.all([codeOf(agree('PostgreSQL')), codeOf(agree('RabbitMQ'))]);
    expect(codes.toSorted()).to.deep.equal(['invalid_configuration', 'no error']);
  });
});
