import { expect } from 'chai';
import { MAX_JSON_DEPTH, MAX_JSON_VALUES, bodyFault, jsonFault, textFault } from './json-limits.js';

/** The fault of a body that arrives as this value's JSON. */
const faultOf = (body: unknown): ReturnType<typeof bodyFault> =>
  bodyFault(body, JSON.stringify(body));

describe('What a body may hold', () => {
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

  it('is at most 100,000 values, those inside others among them', () => {
    const row = { name: 'Revenue', values: { 2023: 1, 2024: 2 } };
    const valuesOfRow = 5;
    const rows = Math.floor((MAX_JSON_VALUES - 1) / valuesOfRow);
    const most = Array.from({ length: rows }, () => row);
    expect(faultOf(most)).to.equal(undefined);
    expect(faultOf([...most, row])).to.deep.equal({
      loc: ['body'],
      msg: 'Input should have at most 100000 values',
      type: 'too_long',
    });
  });

  it('finds in a whole body what its values show one by one', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(faultOf({ a: 'x\u0000' })).to.deep.include({
      loc: ['body', 'a'],
      type: 'string_unicode',
    });
    expect(faultOf({ a: [deep(MAX_JSON_DEPTH)] })).to.have.property('type', 'nesting_too_deep');
    expect(faultOf(deep(MAX_JSON_DEPTH))).to.equal(undefined);
    expect(bodyFault({ a: [1, Infinity] }, '{"a":[1,1e999]}')).to.deep.include({
      loc: ['body', 'a', 1],
      type: 'finite_number',
    });
    expect(bodyFault({ a: 'é' }, '{"a":"\\u00e9"}')).to.equal(undefined);
  });
});
