import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { httpFailure, networkFailure, retryAfterSeconds } from './http-failure.js';
import { displayUrl, requireWebUrl } from './web-url.js';
import { webSettingsFrom } from './web-settings.js';

describe('web addresses', () => {
  for (const url of [
    'file:///etc/passwd',
    'ftp://x/y',
    'gopher://x',
    'data:text/html,x',
    'javascript:alert(1)',
    'report.pdf',
    '',
    'http://user:pw@example.com/',
  ]) {
    it(`refuses ${url || 'nothing'}`, () =>
      expect(() => requireWebUrl(url))
        .to.throw(ServiceError)
        .with.property('code', 'url_not_allowed'));
  }

  it('never shows user, password, secret parameters or fragments', () => {
    const shown = displayUrl(
      'https://bob:hunter2@example.com/a?file=1&access_token=abc&X-Amz-Signature=def&key=ghi#part',
    );
    for (const secret of ['bob', 'hunter2', 'abc', 'def', 'ghi', 'part'])
      expect(shown).to.not.contain(secret);
    expect(shown).to.contain('file=1');
    expect(displayUrl('not a url')).to.equal('an invalid address');
    expect(() => requireWebUrl('http://user:pw@example.com/')).to.throw(/^(?!.*pw@)/);
  });
});

describe('what a failed request means', () => {
  const now = Date.parse('2024-01-01T00:00:00Z');
  const statuses: readonly (readonly [number, string, boolean])[] = [
    [401, 'site_needs_login', false],
    [403, 'site_forbids', false],
    [404, 'page_not_found', false],
    [410, 'page_not_found', false],
    [418, 'site_refuses', false],
    [429, 'site_rate_limit', true],
    [500, 'site_unavailable', true],
    [503, 'site_unavailable', true],
  ];
  for (const [status, code, retryable] of statuses) {
    it(`${status} is ${code}${retryable ? ', worth another try' : ''}`, () =>
      expect(httpFailure('http://a/', status, null, now)).to.include({ code, retryable }));
  }

  it('reads Retry-After in seconds and as a date', () => {
    expect(retryAfterSeconds('120', now)).to.equal(120);
    expect(retryAfterSeconds('Mon, 01 Jan 2024 00:01:30 GMT', now)).to.equal(90);
    expect(retryAfterSeconds('Sun, 31 Dec 2023 00:00:00 GMT', now)).to.equal(0);
    expect(retryAfterSeconds('soon', now)).to.equal(undefined);
    expect(retryAfterSeconds(null, now)).to.equal(undefined);
    expect(httpFailure('http://a/', 429, '120', now).retryAfterSeconds).to.equal(120);
  });

  it('does not try an untrusted certificate again, but a lost connection', () => {
    expect(
      networkFailure('https://a/', Object.assign(new Error('x'), { code: 'CERT_HAS_EXPIRED' })),
    ).to.include({ code: 'tls_error', retryable: false });
    expect(
      networkFailure('https://a/', Object.assign(new Error('x'), { code: 'ECONNRESET' })),
    ).to.include({ code: 'network_error', retryable: true });
    expect(
      networkFailure('https://a/', Object.assign(new Error('x'), { code: 'ENOTFOUND' })),
    ).to.include({ code: 'host_not_found', retryable: false });
    const inner = new ServiceError('address_not_allowed', 'no');
    expect(networkFailure('https://a/', new Error('outer', { cause: inner }))).to.equal(inner);
  });
});

describe('web settings', () => {
  it('by default refuse every address that is not public', () => {
    expect(webSettingsFrom({})).to.deep.include({ allowHosts: [], requestsPerSecond: 2 });
    expect(webSettingsFrom({ FDE_ALLOW_HOSTS: ['a', '10.0.0.0/8'] }).allowHosts).to.deep.equal([
      'a',
      '10.0.0.0/8',
    ]);
  });

  it('keep control characters out of the User-Agent', () => {
    expect(webSettingsFrom({ FDE_USER_AGENT: 'reader\r\nX-Evil: 1' }).userAgent).to.equal(
      'readerX-Evil: 1',
    );
  });
});
