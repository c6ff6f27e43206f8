import { expect } from 'chai';
import { queuesTaking } from './queues-taking.js';
import {
  SAMPLE_QUEUES,
  documentRemovedEvent,
  revokedEvent,
  scrapeCommand,
  unknownCommand,
} from './spec-support/sample-messages.js';

describe('queuesTaking', () => {
  const queues = Object.values(SAMPLE_QUEUES);

  it('routes a command to its queue and an event to every queue that is bound to its key', () => {
    expect(queuesTaking(scrapeCommand(), {}, queues)).to.deep.equal([SAMPLE_QUEUES.commands]);
    expect(queuesTaking(revokedEvent(), {}, queues)).to.deep.equal([
      SAMPLE_QUEUES.tracker,
      SAMPLE_QUEUES.ends,
    ]);
  });

  it('routes a redelivery to its queue alone', () =>
    expect(queuesTaking(revokedEvent(), { queue: 'sample-ends.v1' }, queues)).to.deep.equal([
      SAMPLE_QUEUES.ends,
    ]));

  it('lets only an event that is not a redelivery go without a queue', () => {
    expect(queuesTaking(documentRemovedEvent(), {}, queues)).to.deep.equal([]);
    expect(() => queuesTaking(unknownCommand(), {}, queues)).to.throw(
      'No queue takes ExtractCompany of commands',
    );
    expect(() => queuesTaking(revokedEvent(), { queue: 'gone.v1' }, queues)).to.throw(
      'No queue takes gone.v1',
    );
  });
});
