import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { expectedVersion, isKnown, recordTag } from './entity-tag.js';
import { errorReply } from '../problems/error-reply.js';
import { pagingHeaders } from './paging.js';
import { PROBLEM_KINDS } from '../problems/problem-kinds.js';
import { requestedRange } from '../../routes/documents/byte-range.js';
import { readOpenApiDocument } from '../../contract/open-api-document.js';

const situation = { path: '/api/v1/companies/7', now: () => new Date('2026-03-01T09:30:00Z') };

describe('Replies', () => {
  it('knows every error code of openapi.yaml and no other', () => {
    const { enum: codes } = readOpenApiDocument().components['schemas']?.['ErrorCode'] as {
      enum: string[];
    };
    expect([...Object.keys(PROBLEM_KINDS), 'validation_error']).to.have.members(codes);
  });

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
    for (const [given, told] of [
      [undefined, '5'],
      [7, '7'],
      [0.2, '1'],
    ] as const) {
      const error = new ServiceError(
        'database_unavailable',
        'x',
        given === undefined ? {} : { retryAfterSeconds: given },
      );
      expect(errorReply(error, situation)).to.have.nested.property('headers.Retry-After', told);
    }
    expect(
      errorReply(new ServiceError('database_timeout', 'x'), situation),
    ).to.have.nested.property('body.error_code', 'database_unavailable');
  });

  it('links first, prev, next and last, keeping other parameters', () => {
    const relations = (url: string, skip: number, limit: number, total: number) =>
      pagingHeaders(url, { skip, limit }, total)
        ['Link']?.match(/rel="\w+"/g)
        ?.map((rel) => rel.slice(5, -1));
    expect(relations('/x', 0, 10, 0)).to.deep.equal(['first', 'last']);
    expect(relations('/x', 0, 10, 11)).to.deep.equal(['first', 'next', 'last']);
    expect(relations('/x', 10, 10, 11)).to.deep.equal(['first', 'prev', 'last']);
    expect(
      pagingHeaders('/x?status=SUCCESS&skip=5&limit=2', { skip: 5, limit: 2 }, 9)['Link'],
    ).to.contain('</x?status=SUCCESS&skip=3&limit=2>; rel="prev"');
    expect(pagingHeaders('/x?a=">,<b', { skip: 0, limit: 2 }, 1)['Link']).not.to.match(/">,</);
  });

  it('compares ETags weakly for If-None-Match, strongly for If-Match', () => {
    const record = { id: 7, version: 3 };
    const tag = recordTag('company', record);
    expect(tag).to.equal('"company-7-3"');
    expect([
      isKnown(tag, tag),
      isKnown(`W/${tag}`, tag),
      isKnown(`"a", ${tag}`, tag),
      isKnown('*', tag),
      isKnown('"a"', tag),
      isKnown(undefined, tag),
    ]).to.deep.equal([true, true, true, true, false, false]);
    expect([
      expectedVersion(undefined, 'company', record),
      expectedVersion('*', 'company', record),
      expectedVersion(`"a", ${tag}`, 'company', record),
    ]).to.deep.equal([undefined, undefined, 3]);
    for (const header of [`W/${tag}`, '"company-7-2"', 'company-7-3', ''])
      expect(() => expectedVersion(header, 'company', record), header)
        .to.throw(ServiceError)
        .with.property('code', 'version_conflict');
  });

  it('reads one byte range, and takes what it does not know for the whole file', () => {
    const cases = [
      ['bytes=0-4', { start: 0, end: 4 }],
      ['bytes=5-', { start: 5, end: 9 }],
      ['bytes=-3', { start: 7, end: 9 }],
      ['bytes=-99', { start: 0, end: 9 }],
      ['bytes=0-99', { start: 0, end: 9 }],
      ['bytes=10-', 'unsatisfiable'],
      ['bytes=-0', 'unsatisfiable'],
      ['bytes=4-2', undefined],
      ['bytes=0-1,3-4', undefined],
      ['items=0-1', undefined],
      ['bytes=-', undefined],
      [undefined, undefined],
    ] as const;
    for (const [header, expected] of cases)
      expect(requestedRange(header, 10), String(header)).to.deep.equal(expected);
  });
});
