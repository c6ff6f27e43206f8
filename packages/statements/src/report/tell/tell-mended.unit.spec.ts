import { expect } from 'chai';
import { statementOfRows } from '../../testing/printed-rows.js';
import { tellMended } from './tell-mended.js';

const statement = (page: number, notes?: string[]) => ({
  ...statementOfRows('income_statement', [['Revenue', [1]]]),
  pages: [page],
  ...(notes === undefined ? {} : { notes }),
});
const mended = (page: number, read: string, printed: string) => ({ page, read, printed });

describe('Words that recognition misread', () => {
  for (const { what, given, expected } of [
    {
      what: 'are named with what they were read as',
      given: [mended(1, 'Pr0fit', 'Profit')],
      expected: '"Pr0fit" as "Profit"',
    },
    {
      what: 'are named once',
      given: [mended(1, 'Pr0fit', 'Profit'), mended(1, 'Pr0fit', 'Profit')],
      expected: '"Pr0fit" as "Profit"',
    },
    {
      what: 'are all named',
      given: [mended(1, 'Pr0fit', 'Profit'), mended(1, 'C0st', 'Cost')],
      expected: '"Pr0fit" as "Profit", "C0st" as "Cost"',
    },
  ])
    it(what, () => {
      const [raw] = tellMended([statement(1)], given);
      expect(raw?.notes).to.deep.equal([
        `Words misread by character recognition were corrected by other words of the report: ${expected}`,
      ]);
    });

  it('are noted with the statement on whose page they stand, after its other notes', () => {
    const [first, second] = tellMended(
      [statement(1, ['Before.']), statement(2)],
      [mended(1, 'Pr0fit', 'Profit')],
    );
    expect(first?.notes).to.have.length(2);
    expect(first?.notes?.[0]).to.equal('Before.');
    expect(second).to.not.have.property('notes');
  });

  it('are at most forty', () => {
    const many = Array.from({ length: 50 }, (_, at) => mended(1, `w0rd${at}`, `word${at}`));
    const [raw] = tellMended([statement(1)], many);
    expect(raw?.notes?.[0]?.split(', ')).to.have.length(40);
  });
});
