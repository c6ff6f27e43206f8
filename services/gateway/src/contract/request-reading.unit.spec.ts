import { expect } from 'chai';
import { FORMATS } from './formats.js';
import { MAX_JSON_DEPTH, jsonFault, textFault } from './json-limits.js';
import { parseJsonBody } from './json-text.js';
import { readParameterText } from './parameter-text.js';
import { parseQuery } from './query-text.js';
import { InvalidRequest } from './validation-fault.js';

const faultsOf = (work: () => unknown): InvalidRequest['faults'] => {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidRequest) return error.faults;
    throw error;
  }
  return [];
};

describe('Reading requests', () => {
  it('reads integers in decimal digits alone', () => {
    for (const [text, value] of [
      ['0', 0],
      ['7', 7],
      ['-3', -3],
      ['2147483648', 2147483648],
    ] as const)
      expect(readParameterText(text, { type: 'integer' })).to.deep.equal({ value });
    for (const text of ['', ' 1', '1 ', '+1', '01', '1e3', '1.0', '0x1', '-0', '１', 'NaN'])
      expect(readParameterText(text, { type: 'integer' }), text).to.have.nested.property(
        'fault.type',
        'int_parsing',
      );
  });

  it('finds NUL and halves of surrogate pairs in texts, and lets whole pairs pass', () => {
    for (const text of ['\u0000', 'a\u0000', '\ud800', 'a\udc00b', '\ud83d\ud83d\ude00'])
      expect(textFault(text), JSON.stringify(text)).to.have.property('type', 'string_unicode');
    for (const text of ['', '😀', 'ﷺ', '\u0001']) expect(textFault(text)).to.equal(undefined);
  });

  it('finds the first thing in a body that cannot be kept, and says where', () => {
    expect(jsonFault({ a: [1, { b: 'x\u0000' }] })).to.deep.include({
      loc: ['body', 'a', 1, 'b'],
      type: 'string_unicode',
    });
    expect(jsonFault({ a: { '\u0000': 1 } })).to.deep.include({
      loc: ['body', 'a'],
      type: 'string_unicode',
    });
    expect(jsonFault([Infinity])).to.deep.include({ loc: ['body', 0], type: 'finite_number' });
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    expect(jsonFault(nested(MAX_JSON_DEPTH))).to.equal(undefined);
    expect(jsonFault(nested(MAX_JSON_DEPTH + 1))).to.have.property('type', 'nesting_too_deep');
  });

  it('names the offset at which a text stops being JSON', () => {
    for (const [text, offset] of [
      ['{"a":1,}', 7],
      ['{', 1],
      ['[1 2]', 3],
      ['nul', 0],
      ['"x', 0],
      ['{} x', 3],
    ] as const) {
      expect(faultsOf(() => parseJsonBody(Buffer.from(text)))[0], text).to.deep.include({
        loc: ['body', offset],
        type: 'json_invalid',
      });
    }
    expect(parseJsonBody(Buffer.from('\ufeff{"a":1}'))).to.deep.equal({ a: 1 });
  });

  it('decodes query values when they are asked for, and refuses broken ones', () => {
    const query = parseQuery('/x?a=1&b=a%20b+c&a=2&broken=%zz&=5&flag&e%3D=%3D');
    expect([query('a'), query('b'), query('flag'), query('none'), query('e=')]).to.deep.equal([
      ['1', '2'],
      ['a b c'],
      [''],
      [],
      ['='],
    ]);
    expect(faultsOf(() => query('broken'))[0]).to.deep.include({
      loc: ['query', 'broken'],
      type: 'url_encoding',
    });
  });

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
