import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { statementsIn } from '../spec-support/read-text.js';
import { STATEMENTS, table, taggedDocument } from '../spec-support/tagged-document.js';

const sheetIn = async (body: string): Promise<RawStatement | undefined> =>
  (await statementsIn(taggedDocument(body))).statements[0];

const COMPANY = table('d', STATEMENTS.balance);
/** The same rows, ten times as large, with the member of the group. */
const GROUP = table(
  'd',
  STATEMENTS.balance.map((row) =>
    row.replace(/ \| (\w+) \| (\d+) \| (\d+)/, ' | $1.Consolidated | $20 | $30'),
  ),
);

describe('a report whose group has a member', () => {
  it('states by it the numbers of the group, and without it those of the company', async () => {
    for (const body of [`${COMPANY}<p>Group</p>${GROUP}`, `${GROUP}<p>Company</p>${COMPANY}`]) {
      const sheet = await sheetIn(body);
      expect(sheet?.line_items.at(-1)?.values).to.deep.equal({ 2024: 1000, 2023: 800 });
      expect(sheet?.decisions?.entity).to.equal(undefined);
    }
  });

  it('leaves a doubt where only the company is tagged', async () => {
    const mention = table('y', ['Net income | NetIncomeLoss.Consolidated | 20 | 15']);
    const sheet = await sheetIn(`${mention}<p>Company</p>${COMPANY}`);
    expect(sheet?.line_items.at(-1)?.values).to.deep.equal({ 2024: 100, 2023: 80 });
    expect(sheet?.decisions?.entity).to.include({ value: 'part', doubt: 'substitute' });
  });
});

describe('a company without a group', () => {
  /** The whole balance sheet with the member that EDINET gives it. */
  const alone = table(
    'd',
    STATEMENTS.balance.map((row) => row.replace(/ \| (\w+) \|/, ' | $1.NonConsolidated |')),
  );
  const says = (value: string): string =>
    `<ix:nonNumeric name="own:WhetherConsolidatedFinancialStatementsArePreparedDEI" contextRef="y24">${value}</ix:nonNumeric>`;

  it('has statements of its own, if it says so or every amount is of it', async () => {
    for (const body of [alone, says('false') + alone + table('y', ['Sales | Revenues | 1 | 1'])]) {
      const sheet = await sheetIn(body);
      expect(sheet?.statement_type).to.equal('balance_sheet');
      expect(sheet?.line_items.at(-1)?.values).to.deep.equal({ 2024: 100, 2023: 80 });
    }
  });

  it('has them by the member that the Netherlands and IFRS give it, too', async () => {
    const separate = alone.replaceAll('.NonConsolidated"', '.Separate"');
    const sheet = await sheetIn(separate);
    expect(sheet?.line_items.at(-1)?.values).to.deep.equal({ 2024: 100, 2023: 80 });
    expect(await sheetIn(separate + table('y', ['Sales | Revenues | 1 | 1']))).to.equal(undefined);
  });

  it('has a doubt about a number whose tag lacks the member that the others have', async () => {
    const one = alone.replace(/(us-gaap:InventoryNet" contextRef="d24)\.NonConsolidated/, '$1');
    const sheet = await sheetIn(says('false') + one);
    const inventory = sheet?.line_items.find(({ name }) => name === 'Inventories');
    expect(inventory?.values).to.deep.equal({ 2024: 75, 2023: 70 });
    expect(inventory?.sources?.['2024']?.doubt).to.equal('tag-differs');
    const whole = await sheetIn(says('false') + alone);
    expect(whole?.line_items.flatMap(({ sources = {} }) => sources['2024']?.doubt ?? [])).to.be
      .empty;
  });

  it('is no company that has one', async () => {
    expect(await sheetIn(says('true') + alone)).to.equal(undefined);
  });
});
