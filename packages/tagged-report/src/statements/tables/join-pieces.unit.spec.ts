import { expect } from 'chai';
import { statementsIn } from '../../spec-support/read-text.js';
import { fact, STATEMENTS, table, taggedDocument } from '../../spec-support/tagged-document.js';

const namesIn = async (body: string): Promise<string[]> => {
  const { statements } = await statementsIn(taggedDocument(body));
  return statements.flatMap(({ line_items }) => line_items.map(({ name }) => name));
};

const row = (label: string, concept: string, note: string): string =>
  `<tr><td>${label}</td>${note}<td>${fact(concept, 'd24', '40')}</td><td>${fact(concept, 'd23', '30')}</td></tr>`;

/** Each part of a statement as a table of its own; the parts without notes have a column less. */
const PIECES = [
  row('Cash', 'CashAndCashEquivalentsAtCarryingValue', '<td>4</td>'),
  row('Total assets', 'Assets', ''),
  row('Equity', 'StockholdersEquity', '<td>5</td>'),
  row('Total equity and liabilities', 'LiabilitiesAndStockholdersEquity', ''),
].map((piece) => `<table>${piece}</table>`);

const NAMES = ['Cash', 'Total assets', 'Equity', 'Total equity and liabilities'];

describe('the pieces of a table', () => {
  it('are joined, whatever columns each has', async () => {
    expect(await namesIn(PIECES.join('<br/>'))).to.deep.equal(NAMES);
  });

  it('may have headings between them', async () => {
    const { statements } = await statementsIn(taggedDocument(PIECES.join('<p>Provisions</p>')));
    const [sheet] = statements;
    expect(sheet?.line_items.map(({ name }) => name)).to.deep.equal(NAMES);
    expect(sheet?.line_items[1]?.values).to.deep.equal({ 2024: 40, 2023: 30 });
  });

  it('end where a title or another time begins', async () => {
    const body = `${table('y', STATEMENTS.income)}<p></p>${table('d', STATEMENTS.balance)}`;
    const { statements } = await statementsIn(taggedDocument(body));
    expect(statements.map(({ line_items }) => line_items.length)).to.deep.equal([7, 6]);
    expect(await namesIn(PIECES.join('<p>Note 7: the parts of all this</p>'))).to.deep.equal([]);
  });
});
