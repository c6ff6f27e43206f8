import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { secondsUntilAgain } from './try-again.js';

describe('asking again', () => {
  const rateLimit = (retryAfterSeconds?: number) =>
    new ServiceError('site_rate_limit', 'later', {
      retryable: true,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });

  it('waits as long as the site asks', () =>
    expect(secondsUntilAgain(rateLimit(7), 1)).to.equal(7));

  it('waits longer each time if the site names no time', () =>
    expect([1, 2, 3].map((failures) => secondsUntilAgain(rateLimit(), failures))).to.deep.equal([
      1, 3, 9,
    ]));

  it('ends after a few times', () =>
    expect(secondsUntilAgain(rateLimit(1), 4)).to.equal(undefined));

  it('does not ask again a site that refuses access', () =>
    expect(secondsUntilAgain(rateLimit(3600), 1)).to.equal(undefined));

  it('does not ask again after a final answer', () =>
    expect(secondsUntilAgain(new ServiceError('page_not_found', 'gone'), 1)).to.equal(undefined));
});
