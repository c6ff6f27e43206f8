import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { decideOnFault } from './fault-decision.js';
import { retryPolicy } from './retry-delay.js';

const circumstances = {
  retries: 0,
  limits: { softSeconds: 1, hardSeconds: 2, maxRetries: 3 },
  policy: retryPolicy(60, 300),
  random: 0.5,
};
const transient = new ServiceError('network_error', 'The server did not answer', {
  retryable: true,
});

describe('decideOnFault', () => {
  it('tries a transient fault again, later each time', () => {
    expect(decideOnFault(transient, circumstances)).to.deep.equal({
      do: 'retry',
      delaySeconds: 60,
      error: { code: 'network_error', message: 'The server did not answer', retryable: true },
    });
    expect(decideOnFault(transient, { ...circumstances, retries: 2 })).to.include({
      do: 'retry',
      delaySeconds: 240,
    });
  });

  it('waits as long as the server asked for', () => {
    const busy = new ServiceError('too_many_requests', 'busy', {
      retryable: true,
      retryAfterSeconds: 500,
    });
    expect(decideOnFault(busy, circumstances)).to.include({ delaySeconds: 500 });
  });

  it('gives up when the retries are used', () => {
    expect(decideOnFault(transient, { ...circumstances, retries: 3 })).to.deep.include({
      do: 'fail',
    });
  });

  it('does not repeat what would fail again', () => {
    expect(
      decideOnFault(new ServiceError('document_has_no_file', 'x'), circumstances),
    ).to.deep.include({ do: 'fail' });
  });

  it('tells nothing of the inside of an unforeseen fault', () => {
    const decision = decideOnFault(
      new TypeError('cannot read /etc/secret of undefined'),
      circumstances,
    );
    expect(decision.do).to.equal('fail');
    expect(decision.error.code).to.equal('internal_error');
    expect(decision.error.message).not.to.contain('secret');
  });
});
