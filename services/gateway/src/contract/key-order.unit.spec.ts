import { expect } from 'chai';
import { entriesInOrder } from './key-order.js';
import { parseJsonBody } from './json-text.js';

const parsed = (text: string) =>
  parseJsonBody(Buffer.from(text)) as Record<string, Record<string, unknown>>;
const namesOf = (value: Record<string, unknown> | undefined) =>
  entriesInOrder(value ?? {}).map(([name]) => name);

describe('the order of line items', () => {
  it('is the one that was sent, whatever they are called', () => {
    const body = parsed('{"extracted_data": {"Revenue": 1, "2023": 2, "10": 3, "Costs": 4}}');
    expect(namesOf(body['extracted_data'])).to.deep.equal(['Revenue', '2023', '10', 'Costs']);
    const compiled = parsed(
      '{"compiled_data": {"b": {"2023": 1, "2022": 2}, "7": {"2021": 1}, "a": {"2020": 3}}}',
    );
    expect(namesOf(compiled['compiled_data'])).to.deep.equal(['b', '7', 'a']);
  });

  it('is the last place of a name that is given twice', () =>
    expect(
      namesOf(parsed('{"extracted_data": {"1": 1, "x": 2, "1": 3}}')['extracted_data']),
    ).to.deep.equal(['x', '1']));

  it('is that of the object where nothing was kept', () =>
    expect(namesOf({ b: 1, a: 2 })).to.deep.equal(['b', 'a']));
});
