import { expect } from 'chai';
import { jsonInText } from './json-in-text.js';

describe('jsonInText', () => {
  const cases: readonly [string, string, unknown][] = [
    ['a bare object', ' {"a":1} ', { a: 1 }],
    ['a fenced one', 'Here:\n```json\n{"a":{"b":"}"}}\n```\nbye', { a: { b: '}' } }],
    ['the largest of several', '{"a":1} and {"answer":[1,2,3]}', { answer: [1, 2, 3] }],
    ['one behind an open bracket', 'set {x in {"a":1}', { a: 1 }],
    ['none', 'no', undefined],
    ['half of one', '{"a":[1,2', undefined],
    ['a number', '42', undefined],
  ];
  for (const [what, text, value] of cases)
    it(`finds ${what}`, () => {
      expect(jsonInText(text)).to.deep.equal(value);
    });

  it('takes no time over nothing but brackets', () => {
    const startedAt = Date.now();
    expect(jsonInText('{'.repeat(500_000))).to.equal(undefined);
    expect(Date.now() - startedAt).to.be.below(3000);
  });
});
