import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { COMMAND_NAMES } from '../messages/commands.js';
import { EVENT_NAMES } from '../messages/events.js';
import { QUEUES } from '../messages/topology.js';
import { asyncApiDocument, documentedMessages } from './asyncapi-document.js';
import { ASYNCAPI_FILE, asyncApiText } from './asyncapi-file.js';

describe('asyncapi.yaml', () => {
  it('is what the contracts say', () =>
    expect(readFileSync(ASYNCAPI_FILE, 'utf8')).to.equal(asyncApiText()));

  it('describes every command, every event with its key, and every queue', () => {
    expect(documentedMessages).to.have.members([...COMMAND_NAMES, ...EVENT_NAMES]);
    expect(asyncApiText()).to.include('Published under the key document.found');
    const addresses = Object.values(
      asyncApiDocument()['channels'] as Record<string, { address: string }>,
    ).map(({ address }) => address);
    expect(addresses).to.include.members(Object.values(QUEUES).map(({ name }) => name));
  });
});
