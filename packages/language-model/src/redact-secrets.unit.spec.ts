import { expect } from 'chai';
import { hostOf, redactSecrets } from './redact-secrets.js';

describe('redactSecrets', () => {
  it('hides keys in use and whatever looks like one, on one short line', () => {
    const text = redactSecrets(
      `bad key hunter2hunter2\nAIzaSyA1234567890 sk-abcdefgh123 Bearer abcdefgh12345 https://x/?key=abc https://u:p@h/ ${'x'.repeat(900)}`,
      ['hunter2hunter2'],
    );
    for (const secret of [
      'hunter2hunter2',
      'AIzaSyA1234567890',
      'sk-abcdefgh123',
      'abcdefgh12345',
      'key=abc',
      'u:p@',
    ])
      expect(text).to.not.contain(secret);
    expect(text).to.have.length.below(310).and.to.not.contain('\n');
  });

  it('shows of a URL its host alone', () => {
    expect(hostOf('https://user:pass@api.example.com:8443/v1?key=1')).to.equal(
      'api.example.com:8443',
    );
  });
});
