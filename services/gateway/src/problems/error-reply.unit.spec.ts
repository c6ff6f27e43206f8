import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { errorReply } from './error-reply.js';

const situation = { path: '/api/v1/companies/7', now: () => new Date('2026-03-01T09:30:00Z') };

describe('Problems that errors become', () => {
  it('makes problems of known errors and tells nothing of unknown ones', () => {
    expect(
      errorReply(new ServiceError('company_not_found', 'Company 7 does not exist'), situation),
    ).to.deep.include({
      status: 404,
      contentType: 'application/problem+json',
      body: {
        type: '/docs#/problems/company_not_found',
        title: 'Not found',
        status: 404,
        detail: 'Company 7 does not exist',
        instance: '/api/v1/companies/7',
        error_code: 'company_not_found',
        timestamp: '2026-03-01T09:30:00.000Z',
      },
    });
    for (const error of [
      new Error('select 1'),
      new ServiceError('something_inside', 'select 1'),
      'select 1',
      undefined,
      null,
    ]) {
      const reply = errorReply(error, situation);
      expect(reply.status).to.equal(500);
      expect(JSON.stringify(reply)).not.to.contain('select');
    }
  });

  it('passes on how long to wait, at least a second', () => {
    for (const [seconds, header] of [
      [undefined, '5'],
      [7, '7'],
      [0.2, '1'],
    ] as const) {
      const error = new ServiceError(
        'database_unavailable',
        'x',
        seconds === undefined ? {} : { retryAfterSeconds: seconds },
      );
      expect(errorReply(error, situation)).to.have.nested.property('headers.Retry-After', header);
    }
    expect(
      errorReply(new ServiceError('database_timeout', 'x'), situation),
    ).to.have.nested.property('body.error_code', 'database_unavailable');
  });
});
