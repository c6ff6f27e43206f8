import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { Webhook } from 'standardwebhooks';
import { SecretSeal, newSecret } from './secret-seal.js';
import { signedHeaders } from './signed-headers.js';
import { pauseAfter } from './webhook-deliveries.js';

const aKey = (): string => randomBytes(32).toString('base64');
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
};

describe('the secret of a webhook', () => {
  it('can only be read with its key, and is sealed differently each time', () => {
    const seal = new SecretSeal(aKey());
    const secret = newSecret();
    const sealed = seal.seal(secret);
    expect(seal.open(sealed)).to.equal(secret);
    expect(sealed).not.to.equal(seal.seal(secret));
    expect(sealed).not.to.include(secret.slice('whsec_'.length));
    expect(codeOf(() => new SecretSeal(aKey()).open(sealed))).to.equal('webhook_secret_unreadable');
    expect(codeOf(() => seal.open('AAAA'))).to.equal('webhook_secret_unreadable');
  });

  it('needs a key of 32 bytes', () =>
    expect(codeOf(() => new SecretSeal('c2hvcnQ='))).to.equal('invalid_configuration'));

  it('signs so that the library of Standard Webhooks agrees, and nothing else', () => {
    const secret = newSecret();
    const body = JSON.stringify({ type: 'document.found', data: { name: 'Müller' } });
    const headers = signedHeaders(secret, { id: 'one', at: new Date(), body });
    const receiver = new Webhook(secret);
    expect(receiver.verify(body, { ...headers })).to.deep.equal(JSON.parse(body));
    expect(headers['webhook-signature']).to.match(/^v1,[A-Za-z0-9+/]{43}=$/);
    for (const [text, changed] of [
      [`${body} `, headers],
      [body, { ...headers, 'webhook-id': 'two' }],
      [body, { ...headers, 'webhook-timestamp': '1' }],
    ] as const)
      expect(() => receiver.verify(text, { ...changed })).to.throw();
  });
});

describe('the pauses between the tries of a delivery', () => {
  it('grow to two hours, with a fifth left to chance', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 20].map((tries) => pauseAfter(tries, () => 0));
    expect(pauses).to.deep.equal([5, 20, 80, 320, 1280, 5120, 7200, 7200]);
    expect(pauseAfter(1, () => 1)).to.equal(6);
  });
});
