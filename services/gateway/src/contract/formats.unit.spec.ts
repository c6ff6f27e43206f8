import { expect } from 'chai';
import { FORMATS } from './formats.js';
import { readParameterText } from './parameter-text.js';

describe('Formats of texts', () => {
  it('takes UUIDs in any case as one, and nothing that only contains one', () => {
    const id = '7b3f0b5e-6f0e-4f6a-9d43-0d5a3c1f2e11';
    expect(readParameterText(id.toUpperCase(), { type: 'string', format: 'uuid' })).to.deep.equal({
      value: id,
    });
    const isUuid = FORMATS['uuid'] as (text: string) => boolean;
    expect([id, id.toUpperCase()].map(isUuid)).to.deep.equal([true, true]);
    expect(
      [`urn:uuid:${id}`, `{${id}}`, `${id}\n`, id.replaceAll('-', ''), ''].map(isUuid),
    ).to.deep.equal([false, false, false, false, false]);
  });

  it('takes absolute http and https addresses without credentials alone', () => {
    const isUrl = FORMATS['http-url'] as (text: string) => boolean;
    for (const text of [
      'http://a',
      'https://a.example/x?y#z',
      'HTTPS://A.example',
      'http://127.0.0.1:80/',
      'https://münchen.example/ü',
    ])
      expect(isUrl(text), text).to.equal(true);
    for (const text of [
      '',
      'a.example',
      '//a',
      'http:/a',
      'http://',
      'ftp://a',
      'javascript:alert(1)',
      'http://a b',
      'http://a\n',
      'http:\\\\a',
      'https://?x',
      'https://user@a.example',
      'https://user:secret@a.example/r.pdf',
      'https://:secret@a.example',
    ])
      expect(isUrl(text), text).to.equal(false);
  });
});
