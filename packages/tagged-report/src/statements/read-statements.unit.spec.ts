import { expect } from 'chai';
import type { CanonicalStatementType, RawLineItem, RawStatement } from '@fde/contracts';
import {
  fact,
  STATEMENTS,
  table,
  taggedDocument,
  wholeReport,
} from '../spec-support/tagged-document.js';
import { statementsIn } from '../spec-support/read-text.js';

const find = (
  statements: readonly RawStatement[],
  type: CanonicalStatementType,
): RawStatement | undefined => statements.find((one) => one.statement_type === type);

const row = (raw: RawStatement | undefined, name: string): RawLineItem | undefined =>
  raw?.line_items.find((item) => item.name === name);

describe('statements of a tagged report', () => {
  it('are read as printed, with years, currency and scale from the tags', async () => {
    const { statements, facts } = await statementsIn(wholeReport());
    expect(facts).to.include({ companyName: 'Tin & Lead Works', documentType: '10-K' });
    const income = find(statements, 'income_statement');
    expect(income).to.include({ currency: 'USD', scale: 1e6, method: 'tagged', fiscal_year: 2024 });
    expect(income?.years).to.deep.equal(['2024', '2023']);
    expect(income?.fiscal_year_ends).to.deep.equal({ 2024: '2024-12-31', 2023: '2023-12-31' });
    expect(income?.title).to.equal('CONSOLIDATED STATEMENTS OF INCOME');
    expect(row(income, 'Total revenue')?.values).to.deep.equal({ 2024: 100, 2023: 80 });
  });

  it('leave out a column whose days no calendar has', async () => {
    const text = wholeReport()
      .replaceAll('<xbrli:startDate>2023-01-01', '<xbrli:startDate>2023-01-91')
      .replaceAll('<xbrli:instant>2023-12-31', '<xbrli:instant>2023-12-71T00:00:00');
    const { statements } = await statementsIn(text);
    expect(statements.map(({ years }) => years)).to.deep.equal([['2024'], ['2024'], ['2024']]);
  });

  it('keep rows of parts of the group that the statement prints', async () => {
    const { statements } = await statementsIn(wholeReport());
    const tin = row(find(statements, 'income_statement'), 'Tin');
    expect(tin?.values).to.deep.equal({ 2024: 60, 2023: 50 });
    expect(tin?.section).to.equal('Revenue');
    expect(tin?.concept?.canonical).to.equal(undefined);
  });

  it('name the fact behind each cell and the canonical item of each row', async () => {
    const { statements } = await statementsIn(wholeReport());
    const assets = row(find(statements, 'balance_sheet'), 'Total assets');
    expect(assets?.concept).to.deep.include({ name: 'us-gaap:Assets', canonical: 'total_assets' });
    const source = assets?.sources?.['2024']?.fact;
    expect(source).to.include({ concept: 'us-gaap:Assets', value: 100e6 });
    expect(source?.anchor).to.equal(source?.id);
  });

  it('print parentheses as negative and a dash as 0', async () => {
    const { statements } = await statementsIn(wholeReport());
    const cash = find(statements, 'cash_flow_statement');
    expect(row(cash, 'Inventories')?.values).to.deep.equal({ 2024: -5, 2023: -4 });
    expect(row(cash, 'Dividends')?.values).to.deep.equal({ 2024: 0, 2023: -2 });
  });

  it('take a dash of the year before for no minus of the next number', async () => {
    const [dash, tagged] = [fact('InventoryNet', 'd24', '-'), fact('InventoryNet', 'd23', '113')];
    const rows = (cells: string): string =>
      table('d', STATEMENTS.balance).replace(
        '</table>',
        `<tr><td>Goods</td><td></td>${cells}</tr></table>`,
      );
    const valuesOf = async (cells: string) => {
      const { statements } = await statementsIn(taggedDocument(rows(cells)));
      return statements[0]?.line_items.find(({ name }) => name === 'Goods')?.values;
    };
    const beside = `<td>${dash}</td><td></td><td>${tagged}</td>`;
    expect(await valuesOf(beside)).to.deep.equal({ 2024: 0, 2023: 113 });
    expect(await valuesOf(`<td>-</td><td colspan="2">${tagged}</td>`)).to.deep.equal({
      2024: 0,
      2023: 113,
    });
    expect(await valuesOf(`<td></td><td>-</td><td>${tagged}</td>`)).to.deep.equal({ 2023: -113 });
  });

  it('take no head that says thousands for a row of zeros', async () => {
    const head = '<tr><td></td><td>$000</td><td></td><td>$000</td></tr>';
    const body = table('d', STATEMENTS.balance).replace('<table>', `<table>${head}`);
    const { statements } = await statementsIn(taggedDocument(body));
    expect(statements[0]?.line_items[0]?.name).to.equal('Cash');
  });

  it('take no count of shares in words for a row', async () => {
    const count = (label: string, ref: string, number: string): string =>
      `<tr><td>${label} - ${fact('CommonStockSharesIssued', ref, number, { unit: 'shares', scale: 0 })}</td></tr>`;
    const counts = count('Shares issued: 2024', 'd24', '5,100') + count('2023', 'd23', '5,000');
    const text = wholeReport().replace(/<tr><td[^>]*>Accounts payable/, `${counts}$&`);
    const { statements } = await statementsIn(text);
    const names = find(statements, 'balance_sheet')?.line_items.map(({ name }) => name);
    expect(names).to.deep.equal([
      'Cash',
      'Inventories',
      'Total assets',
      'Accounts payable',
      'Equity',
      'Total liabilities and equity',
    ]);
  });

  it('are sure where sums hold', async () => {
    const { statements } = await statementsIn(wholeReport());
    const cells = find(statements, 'balance_sheet')?.line_items.flatMap((item) =>
      Object.values(item.sources ?? {}).map(({ confidence }) => confidence),
    );
    expect(cells).to.have.length(12);
    expect(new Set(cells)).to.deep.equal(new Set([0.9999]));
  });

  it('are neither of two values where the report contradicts itself', async () => {
    const other = `<p>Total assets were ${fact('Assets', 'd24', '120')} million.</p>`;
    const { statements, contradictions } = await statementsIn(wholeReport(other));
    expect(contradictions.map(({ concept }) => concept)).to.deep.equal(['us-gaap:Assets']);
    const assets = row(find(statements, 'balance_sheet'), 'Total assets');
    expect(assets?.sources?.['2024']).to.include({ doubt: 'contradicted' });
    expect(assets?.sources?.['2024']?.confidence).to.equal(0.5);
  });

  it('take a rounded number for the same as the exact one', async () => {
    const other = `<p>${fact('Assets', 'd24', '0.1', { scale: 9, decimals: '-8' })} billion</p>`;
    const { contradictions } = await statementsIn(wholeReport(other));
    expect(contradictions).to.deep.equal([]);
  });

  it('go on over a page break', async () => {
    const [first, second] = [STATEMENTS.cash.slice(0, 3), STATEMENTS.cash.slice(3)];
    const { statements } = await statementsIn(
      taggedDocument(
        `${table('y', STATEMENTS.income)}<p>Page 7</p>${table('y', first)}` +
          `<p>Tin &amp; Lead Works</p><p>CONSOLIDATED STATEMENTS OF CASH FLOWS (continued)</p>${table('y', second)}`,
      ),
    );
    expect(find(statements, 'cash_flow_statement')?.line_items).to.have.length(8);
  });

  it('are not the tables of notes that repeat their concepts', async () => {
    const note = `<p>Note 3: parts</p>${table('y', ['Tin | Revenues.Tin | 60 | 50', 'Net income | NetIncomeLoss | 20 | 15', 'Taxes | IncomeTaxExpenseBenefit | 10 | 5', 'Revenue | Revenues | 100 | 80'])}`;
    const { statements } = await statementsIn(wholeReport(note));
    expect(find(statements, 'income_statement')?.line_items).to.have.length(7);
  });

  it('leave columns of a part of the group aside', async () => {
    const rows = STATEMENTS.balance.map((text) => {
      const [label, concept] = text.split(' | ');
      return concept === undefined
        ? `<tr><td>${label}</td></tr>`
        : `<tr><td>${label}</td><td>${fact(concept, 'd24', '9')}</td><td>${fact(concept, 'd23', '8')}</td><td>${fact(concept, 'd24.Bank', '3')}</td></tr>`;
    });
    const { statements } = await statementsIn(taggedDocument(`<table>${rows.join('')}</table>`));
    const sheet = find(statements, 'balance_sheet');
    expect(sheet?.years).to.deep.equal(['2024', '2023']);
    expect(row(sheet, 'Cash')?.values).to.deep.equal({ 2024: 9, 2023: 8 });
    const part = sheet?.columns?.find(({ scope }) => scope === 'segment');
    expect(part).to.include({ name: '2024, segment', reason: 'other_scope' });
    const cells = sheet?.other_columns?.find(({ name }) => name === part?.name)?.cells;
    expect(cells?.map(({ row: at, value }) => [at, value])).to.deep.equal(
      [0, 1, 2, 3, 4, 5].map((at) => [at, 3]),
    );
  });

  it('take no number of a segment where the group has none', async () => {
    const rows = STATEMENTS.balance.map((text) => {
      const [label, concept] = text.split(' | ');
      const own = concept === 'InventoryNet' ? '' : fact(concept ?? '', 'd24', '9');
      return concept === undefined
        ? `<tr><td>${label}</td></tr>`
        : `<tr><td>${label}</td><td>${own}</td><td>${fact(concept, 'd23', '8')}</td><td>${fact(concept, 'd24.Bank', '3')}</td></tr>`;
    });
    const { statements } = await statementsIn(taggedDocument(`<table>${rows.join('')}</table>`));
    const inventories = row(find(statements, 'balance_sheet'), 'Inventories');
    expect(inventories?.values).to.deep.equal({ 2023: 8 });
  });

  it('read rows of parts that are set in a column of their own', async () => {
    const rows = STATEMENTS.income.map((text) => {
      const [label, name = ''] = text.split(' | ');
      const [concept = '', part] = name.split('.');
      if (concept === '') return `<tr><td>${label}</td></tr>`;
      const [inner, outer] =
        part === undefined
          ? ['', fact(concept, 'y24', '5')]
          : [fact(concept, `y24.${part}`, '2'), ''];
      return `<tr><td>${label}</td><td>${inner}</td><td>${outer}</td></tr>`;
    });
    const { statements } = await statementsIn(taggedDocument(`<table>${rows.join('')}</table>`));
    const lead = statements[0]?.line_items[1];
    expect(lead?.values).to.deep.equal({ 2024: 2 });
  });

  it('keep marks of footnotes out of labels, and a dash at the end of one out of numbers', async () => {
    const marked = table('d', STATEMENTS.balance)
      .replace('>Cash<', '>Cash<sup>(1)</sup> –<')
      .replace('>Inventories<', '>Inventories<span style="vertical-align: super">2</span><');
    const { statements } = await statementsIn(taggedDocument(marked));
    const sheet = find(statements, 'balance_sheet');
    expect(sheet?.line_items[0]?.name).to.equal('Cash –');
    expect(sheet?.line_items[0]?.values).to.deep.equal({ 2024: 25, 2023: 10 });
    expect(sheet?.line_items[1]?.name).to.equal('Inventories');
  });

  it('read numbers without a tag with a doubt', async () => {
    const plain = table('d', STATEMENTS.balance).replace(
      /<tr><td style="[^"]*">Inventories.*?<\/tr>/,
      '<tr><td>Inventories</td><td>$</td><td>75</td><td>$</td><td>—</td></tr>',
    );
    const { statements } = await statementsIn(taggedDocument(plain));
    const inventories = row(find(statements, 'balance_sheet'), 'Inventories');
    expect(inventories?.values).to.deep.equal({ 2024: 75, 2023: 0 });
    expect(inventories?.sources?.['2024']).to.include({ doubt: 'untagged' });
  });

  it('have the untagged rows above the first tagged one, and subtotals without a label', async () => {
    const [first = '', ...others] = table('d', STATEMENTS.balance).split(
      /(?=<tr><td style="[^"]*">Cash)/,
    );
    const above = '<tr><td>Land</td><td>$</td><td>5</td><td>$</td><td>—</td></tr>';
    const below = '<tr><td></td><td>$</td><td>105</td><td>$</td><td>80</td></tr>';
    const rule = '<tr><td></td><td></td><td>------</td><td></td><td>------</td></tr>';
    const text = [first, above, ...others]
      .join('')
      .replace(/(?=<tr><td [^>]*>Total assets)/, rule + below);
    const sheet = find((await statementsIn(taggedDocument(text))).statements, 'balance_sheet');
    expect(row(sheet, 'Land')?.values).to.deep.equal({ 2024: 5, 2023: 0 });
    expect(sheet?.line_items[3]?.values).to.deep.equal({ 2024: 105, 2023: 80 });
    expect(sheet?.line_items).to.have.length(8);
  });

  it('take a year that is printed only as restated', async () => {
    const text = taggedDocument(table('d', STATEMENTS.balance)).replaceAll(
      /(<xbrli:context id="d23">.*?<\/xbrli:identifier>)/g,
      '$1<xbrli:segment><xbrldi:explicitMember dimension="own:RestatementAxis">own:RestatedMember</xbrldi:explicitMember></xbrli:segment>',
    );
    const sheet = find((await statementsIn(text)).statements, 'balance_sheet');
    expect(sheet?.years).to.deep.equal(['2024', '2023']);
    expect(row(sheet, 'Cash')?.sources?.['2023']?.doubt).to.equal(undefined);
  });

  it('set other comprehensive income apart', async () => {
    const combined = [
      ...STATEMENTS.income,
      'Other comprehensive income:',
      'Currency translation | OtherComprehensiveIncomeLossNetOfTax | 3 | 2',
      'Comprehensive income | ComprehensiveIncomeNetOfTax | 23 | 17',
    ];
    const { statements } = await statementsIn(taggedDocument(table('y', combined)));
    const income = find(statements, 'income_statement');
    expect(income?.line_items.at(-1)?.name).to.equal('Net income');
    expect(income?.other_comprehensive_income?.map(({ name }) => name)).to.deep.equal([
      'Currency translation',
      'Comprehensive income',
    ]);
  });

  it('are told to be missing where no table prints them', async () => {
    const { statements, problems } = await statementsIn(
      taggedDocument(table('d', STATEMENTS.balance)),
    );
    expect(statements).to.have.length(1);
    expect(problems.join()).to.contain('income statement').and.to.contain('cash flow statement');
  });
});
