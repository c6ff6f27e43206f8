import { expect } from 'chai';
import { aCompany, aCompiledStatement, aLineItem, NO_ID } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const YEARS = ['2024', '2023', '2022', '2021', '2020', '2019'];
const statement = (type: string, items: readonly object[]) => ({
  statement_type: type,
  company_name: 'Brightwater plc',
  currency: 'EUR',
  scale: 1000,
  years: YEARS,
  data_lineage: {},
  gaps: [],
  confidence: 0.9,
  line_items: items,
});

describe('Measures of a statement', () => {
  let running: RunningGateway;
  let income = 0;
  let balance = 0;
  before(async () => {
    running = await RunningGateway.start();
    const { id } = await aCompany(running.client, { name: 'Brightwater plc' });
    const stored = async (type: string, items: readonly object[]): Promise<number> => {
      const data = statement(type, items);
      return (await aCompiledStatement(running.client, id, { statement_type: type, data })).id;
    };
    income = await stored('income_statement', [
      aLineItem('Revenue', { 2024: 800, 2023: 640, 2021: 100, 2019: 25 }),
      aLineItem('Cost of sales', { 2024: -600, 2023: -500 }),
      aLineItem('Net income', { 2024: 160, 2023: -8 }),
      aLineItem('Diluted earnings per share', { 2024: 4 }, { unit: 'per_share' }),
      aLineItem('Weighted average shares, diluted', { 2024: 40 }, { unit: 'shares' }),
    ]);
    balance = await stored('balance_sheet', [
      aLineItem('Goodwill', { 2024: 250 }),
      aLineItem('Total assets', { 2024: 1000 }),
    ]);
  });
  after(() => running.stop());

  const measured = async (query: string, id = income) => {
    const path = { 'compiled-statement-id': id };
    return (await running.client.call('measureCompiledStatement', { path, query })).body;
  };
  const revenue = async (query: string) => {
    const { lines } = await measured(query);
    return lines.find(({ name }) => name === 'Revenue')?.cells['2024'];
  };
  const exported = (query: string) =>
    running.client.call('exportCompiledStatement', {
      path: { 'compiled-statement-id': income },
      query,
    });

  it('are growth, compound growth, common size and numbers per share, with what gives them', async () => {
    // 800 / 640 − 1; (800 / 100)^(1/3) − 1; (800 / 25)^(1/5) − 1; 800 / 800; 800 / 40
    for (const [measure, value] of [
      ['growth', 0.25],
      ['growth_3_years', 1],
      ['growth_5_years', 1],
      ['common_size', 1],
      ['per_share', 20],
      ['amounts', 800],
    ] as const)
      expect(await revenue(`measure=${measure}`), measure).to.include({ value, absent: null });
    expect((await revenue('measure=growth'))?.by).to.deep.equal({
      year: '2023',
      value: 640,
      scale: 1000,
    });
    const share = await measured('measure=common_size', balance);
    expect(share.base?.concept).to.equal('total_assets');
    expect(share.lines[0]?.cells['2024']?.value).to.equal(0.25);
  });

  it('are empty with the reason where numbers give none', async () => {
    const { lines } = await measured('measure=growth');
    const net = lines.find(({ name }) => name === 'Net income')?.cells;
    expect(net?.['2024']).to.include({ value: null });
    expect([net?.['2024']?.absent?.reason, net?.['2023']?.absent?.reason]).to.deep.equal([
      'not_above_zero',
      'no_figure_before',
    ]);
  });

  it('stand on printed rows and on the lines of every company', async () => {
    const { lines, rows } = await measured('measure=common_size&rows=standardised');
    const costs = lines.find(({ concept }) => concept === 'cost_of_revenue');
    expect([rows, costs?.cells['2024']?.value]).to.deep.equal(['standardised', 0.75]);
  });

  it('are exported as they are shown', async () => {
    const csv = await exported('measure=growth&rows=standardised');
    expect(csv.headers.get('content-disposition')).to.contain(
      'filename="Brightwater-plc-income_statement-growth-standardised.csv"',
    );
    expect(csv.text).to.match(/,Revenue,share,true,growth,,0\.25,/);
    const json = await exported('measure=growth&format=json');
    expect(JSON.parse(json.text)).to.deep.equal(await measured('measure=growth'));
    for (const query of ['measure=per_share', 'rows=standardised'])
      expect(
        (await exported(`${query}&format=xlsx`)).bytes.subarray(0, 2).toString(),
        query,
      ).to.equal('PK');
    const standardised = await exported('rows=standardised');
    expect(standardised.text).to.match(/,Cost of revenue,money,false,amounts,,600,500,/);
  });

  it('refuse measures, rows and statements that are not there', async () => {
    for (const query of ['measure=speed', 'rows=all'])
      expect((await exported(query)).status, query).to.equal(422);
    const absent = await running.client.call('measureCompiledStatement', {
      path: { 'compiled-statement-id': NO_ID },
    });
    expect(absent.problem.error_code).to.equal('compiled_statement_not_found');
  });

  describe('of companies side by side', () => {
    const ids: number[] = [];
    before(async () => {
      for (const [name, currency, revenue] of [
        ['Harbour Mills plc', 'EUR', { 2024: 300, 2023: 200, 2021: 100 }],
        ['Kestrel AG', 'EUR', { 2024: 110, 2023: 100 }],
        ['Lindqvist AB', 'SEK', { 2024: 90, 2023: 100 }],
      ] as const) {
        const { id } = await aCompany(running.client, { name });
        const items = [aLineItem('Revenue', revenue)];
        const data = { ...statement('income_statement', items), company_name: name, currency };
        await aCompiledStatement(running.client, id, { data });
        ids.push(id);
      }
    });
    const query = (more: string): string =>
      `${ids.map((id) => `company_id=${id}&`).join('')}statement_type=income_statement&${more}`;
    const compared = (more: string) =>
      running.client.call('compareCompanies', { query: query(more) });

    it('are growth with its median, within a range of years', async () => {
      const { body } = await compared('measure=growth&from_year=2023&to_year=2024');
      const revenue = body.line_items.find(({ id }) => id === 'revenue');
      expect([body.measure, body.years]).to.deep.equal(['growth', ['2024', '2023']]);
      // 300 / 200 − 1, 110 / 100 − 1, 90 / 100 − 1
      expect(
        revenue?.companies.map(({ currency, measured }) => [currency, measured?.['2024']?.value]),
      ).to.deep.equal([
        ['EUR', 0.5],
        ['EUR', 0.1],
        ['SEK', -0.1],
      ]);
      expect(revenue?.medians['2024']).to.deep.equal({ value: 0.1, companies: 3, absent: null });
    });

    it('have no median of amounts in two currencies', async () => {
      const { body } = await compared('to_year=2024');
      const revenue = body.line_items.find(({ id }) => id === 'revenue');
      expect(revenue?.medians['2024']?.absent).to.equal('other_currency');
      expect(revenue?.medians['2021']).to.deep.equal({
        value: 100_000,
        companies: 1,
        absent: null,
      });
    });

    it('are exported as CSV and XLSX, and with all their statements', async () => {
      const csv = await compared('measure=growth&from_year=2024&format=csv');
      expect(csv.headers.get('content-disposition')).to.contain(
        'filename="comparison-income_statement-growth.csv"',
      );
      expect(csv.text).to.match(/,Median,,1,,growth,,0\.1,/);
      const xlsx = await compared('measure=common_size&format=xlsx');
      expect(xlsx.bytes.subarray(0, 2).toString()).to.equal('PK');
      const all = await running.client.call('exportCompanies', {
        query: ids.map((id) => `company_id=${id}`).join('&'),
      });
      expect(all.headers.get('content-disposition')).to.contain('filename="companies.xlsx"');
      expect(all.bytes.subarray(0, 2).toString()).to.equal('PK');
    });

    it('stand in calendar years where that is asked for', async () => {
      const [apple, walmart, other] = await Promise.all(
        [
          ['Apple Inc.', '09-28'],
          ['Walmart Inc.', '01-31'],
          ['Calendar SE', '12-31'],
        ].map(async ([name, day]) => {
          const { id } = await aCompany(running.client, { name: name ?? '' });
          const items = [aLineItem('Revenue', { 2024: 120, 2023: 100 })];
          const ends = { 2024: `2024-${day}`, 2023: `2023-${day}` };
          const own = { company_name: name, fiscal_year_ends: ends, years: ['2024', '2023'] };
          const data = { ...statement('income_statement', items), ...own };
          await aCompiledStatement(running.client, id, { data });
          return id;
        }),
      );
      const ask = (more: string) =>
        running.client.call('compareCompanies', {
          query: `company_id=${apple}&company_id=${walmart}&company_id=${other}&statement_type=income_statement&align=calendar${more}`,
        });
      const { body } = await ask('');
      expect(body.years).to.deep.equal(['2024', '2023', '2022']);
      expect(
        body.companies.map(({ fiscal_years: own }) => [own['2024']?.end, own['2023']?.end]),
      ).to.deep.equal([
        ['2024-09-28', '2023-09-28'],
        [undefined, '2024-01-31'],
        ['2024-12-31', '2023-12-31'],
      ]);
      const revenue = body.line_items.find(({ id }) => id === 'revenue');
      expect(revenue?.companies.map(({ values }) => values?.['2023'])).to.deep.equal([
        100, 120, 100,
      ]);
      const csv = await ask('&format=csv&from_year=2023&to_year=2023');
      expect(csv.headers.get('content-disposition')).to.contain('income_statement-calendar.csv');
      expect(csv.text).to.contain('2023 fiscal year end');
    });

    it('are converted by the rates that are sent, and by nothing else', async () => {
      const { id } = await aCompany(running.client, { name: 'Norrland AB' });
      const items = [aLineItem('Revenue', { 2024: 120, 2023: 100 })];
      const ends = { 2024: '2024-12-31', 2023: '2023-12-31' };
      const own = { currency: 'SEK', fiscal_year_ends: ends, years: ['2024', '2023'] };
      await aCompiledStatement(running.client, id, {
        data: { ...statement('income_statement', items), ...own },
      });
      const ask = (more: string) =>
        running.client.call('compareCompanies', {
          query: `company_id=${id}&statement_type=income_statement&${more}`,
        });
      const { body } = await ask('currency=EUR&rate=SEK:2024:average:0.0875');
      const [revenue] = body.line_items.find((item) => item.id === 'revenue')?.companies ?? [];
      expect(body.converted_to).to.equal('EUR');
      // 120 × 0.0875; there is no rate of 2023.
      expect(revenue?.converted?.['2024']).to.include({ value: 10.5, rate: 0.0875 });
      expect(revenue?.converted?.['2023']?.absent?.reason).to.equal('no_rate');
      expect(revenue?.values).to.deep.equal({ 2024: 120, 2023: 100 });
      const csv = await ask('currency=EUR&rate=SEK:2024:average:0.0875&format=csv');
      expect(csv.headers.get('content-disposition')).to.contain('income_statement-EUR.csv');
      expect(csv.text).to.contain('EUR,0.0875,2024 average,120,');
      for (const more of [
        'rate=SEK:2024:average:1',
        'currency=euro',
        'currency=EUR&rate=SEK:2024:spot:1',
        'currency=EUR&rate=SEK:2024:average:0',
        'currency=EUR&rate=SEK:2024:closing:1&rate=SEK:2024:closing:2',
      ])
        expect((await ask(more)).status, more).to.equal(422);
    });

    it('are those of a list, by its tag, wherever several are shown', async () => {
      for (const id of ids.slice(0, 2))
        await running.client.call('updateCompany', {
          path: { 'company-id': id },
          json: { tags: ['Harbour peers'] },
        });
      const tag = 'tag=Harbour%20peers';
      const income = 'statement_type=income_statement';
      const { body } = await running.client.call('compareCompanies', { query: `${tag}&${income}` });
      expect(body.companies.map(({ company_id: id }) => id)).to.deep.equal(ids.slice(0, 2));
      const file = await running.client.call('compareCompanies', {
        query: `${tag}&${income}&format=csv`,
      });
      expect(file.text).to.contain('Kestrel AG').and.not.to.contain('Lindqvist AB');
      const ratios = await running.client.call('listRatios', { query: tag });
      expect(ratios.body.companies).to.have.length(2);
      const workbook = await running.client.call('exportCompanies', { query: tag });
      expect(workbook.bytes.subarray(0, 2).toString()).to.equal('PK');
      for (const wrong of ['tag=nobody', '', `${tag}&company_id=${ids[0]}`, 'tag=a,b']) {
        const refused = await running.client.call('compareCompanies', {
          query: `${wrong}&${income}`,
        });
        expect(refused.status, wrong).to.equal(422);
        expect((await running.client.call('exportCompanies', { query: wrong })).status).to.equal(
          422,
        );
        expect((await running.client.call('listRatios', { query: wrong })).status).to.equal(422);
      }
    });

    it('refuse what is no year, no format, and no company', async () => {
      for (const more of [
        'from_year=x',
        'to_year=1',
        'format=json5',
        'measure=speed',
        'align=lunar',
      ])
        expect((await compared(more)).status, more).to.equal(422);
      const absent = await running.client.call('exportCompanies', { query: `company_id=${NO_ID}` });
      expect(absent.problem.error_code).to.equal('company_not_found');
    });
  });
});
