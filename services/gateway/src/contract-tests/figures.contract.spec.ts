import { expect } from 'chai';
import { parquetReadObjects } from 'hyparquet';
import { aCompany, aCompiledStatement, NO_ID } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('Figures', () => {
  let running: RunningGateway;
  let id = 0;
  before(async () => {
    running = await RunningGateway.start();
    ({ id } = await aCompany(running.client, { primary_ticker: 'BWTR' }));
    await aCompiledStatement(running.client, id);
  });
  after(() => running.stop());
  const figures = (query: string) => running.client.call('listFigures', { query });

  it('answer for one company, concept and year, by ticker and by id', async () => {
    for (const company of ['BWTR', String(id)]) {
      const { body } = await figures(`company=${company}&concept=revenue&year=2024`);
      expect(body).to.have.length(1);
      expect(body[0]).to.include({ company_id: id, ticker: 'BWTR', found: true, value: 100 });
    }
  });

  it('take several at a time and in ranges, are paged, and say why one is absent', async () => {
    const several = `company=${id}&concept=revenue,gross_profit&concept=total_assets&year=2020-2024`;
    const { body, headers } = await figures(several);
    expect(body.map(({ concept, year, absent }) => [concept, year, absent?.reason])).to.deep.equal([
      ['revenue', '2024', undefined],
      ['revenue', '2023', undefined],
      ['gross_profit', '2024', 'no_row'],
      ['gross_profit', '2023', 'no_row'],
      ['total_assets', null, 'no_statement'],
    ]);
    expect(headers.get('x-total-count')).to.equal('5');
    expect((await figures(`${several}&skip=1&limit=1`)).body[0]).to.include({ value: 90 });
    const missing = await figures(`company=${id}&concept=revenue&year=2019`);
    expect(missing.body[0]).to.deep.include({ year: '2019', found: false });
    expect(missing.body[0]?.absent?.message).to.contain('2023 to 2024');
  });

  it('are tidy CSV', async () => {
    const { text, headers } = await figures(`company=${id}&year=latest&format=csv`);
    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    const [head, row, rest] = text.split('\r\n');
    expect(head).to.match(/^company_id,company,ticker,concept,label,statement,year,/);
    expect(row).to.contain('Brightwater plc,BWTR,revenue,Revenue,income_statement,2024,,100,1,100');
    expect(rest).to.equal('');
  });

  it('refuse unknown concepts with the nearest, unknown companies, and too many', async () => {
    const wrong = await figures(`company=${id}&concept=revenues`);
    expect([wrong.status, wrong.faults[0]?.type]).to.deep.equal([422, 'unknown_concept']);
    expect(wrong.faults[0]?.msg).to.contain('the nearest are revenue');
    const noYear = await figures(`company=${id}&year=20x`);
    expect([noYear.status, noYear.faults[0]?.type]).to.deep.equal([422, 'unknown_year']);
    expect((await figures(`company=${NO_ID}`)).status).to.equal(404);
    const many = Array.from({ length: 21 }, (_, at) => at + 1).join(',');
    expect((await figures(`company=${many}`)).status).to.equal(422);
  });

  it('are none of a statement of another type, which a client stored', async () => {
    const own = await aCompany(running.client, { primary_ticker: 'SEGM' });
    await aCompiledStatement(running.client, own.id, { statement_type: 'Segment Information' });
    await aCompiledStatement(running.client, own.id);
    const { status, body } = await figures('company=SEGM');
    expect([status, body.map(({ concept }) => concept)]).to.deep.equal([
      200,
      ['revenue', 'revenue'],
    ]);
  });

  it('refuse a ticker that two companies have, and take the one whose main ticker it is', async () => {
    const tickers = [{ ticker: 'TWIN', exchange: 'NYSE' }];
    const listed = await aCompany(running.client, { primary_ticker: null, tickers });
    const first = await aCompany(running.client, { primary_ticker: 'TWIN' });
    const ofTwins = 'company=twin&concept=revenue';
    expect((await figures(ofTwins)).body[0]).to.include({ company_id: first.id });
    const second = await aCompany(running.client, { primary_ticker: 'Twin' });
    const { status, faults } = await figures(ofTwins);
    expect([status, faults[0]?.type]).to.deep.equal([422, 'ambiguous_company']);
    expect(faults[0]?.msg).to.contain(`Companies ${first.id} and ${second.id}`);
    expect((await figures(`company=${listed.id}&concept=revenue`)).status).to.equal(200);
  });

  describe('as one file of all companies', () => {
    const file = (query: string) => running.client.call('exportFigures', { query });

    it('are the rows that the list has, company by company', async () => {
      const other = await aCompany(running.client, {
        name: 'Amber, Sons & Co',
        primary_ticker: null,
      });
      await aCompiledStatement(running.client, other.id);
      const { headers, text } = await file('');
      expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).to.equal('attachment; filename="figures.csv"');
      const [head = '', ...lines] = text.trimEnd().split('\r\n');
      for (const company of [id, other.id]) {
        const listed = (await figures(`company=${company}&format=csv`)).text
          .trimEnd()
          .split('\r\n');
        expect(listed[0]).to.equal(head);
        const own = lines.filter((line) => line.startsWith(`${company},`));
        expect(own).to.deep.equal(listed.slice(1)).and.to.have.length(2);
      }
    });

    it('have the same columns in Parquet', async () => {
      const query = 'concept=revenue,gross_profit&year=2024';
      const [csv, parquet] = await Promise.all([file(query), file(`${query}&format=parquet`)]);
      expect(parquet.headers.get('content-type')).to.equal('application/vnd.apache.parquet');
      const { buffer, byteOffset, byteLength } = parquet.bytes;
      const rows: Record<string, unknown>[] = await parquetReadObjects({
        file: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
      });
      const [head = '', ...lines] = csv.text.trimEnd().split('\r\n');
      expect(rows).to.have.length(lines.length);
      expect(Object.keys(rows[0] ?? {})).to.deep.equal(head.split(','));
      const own = rows.filter((row) => row['company_id'] === id);
      expect(own.map((row) => [row['concept'], row['amount'], row['absent']])).to.deep.equal([
        ['revenue', 100, null],
        ['gross_profit', null, 'No row of the income statement is named as gross profit'],
      ]);
    });

    it('are refused for what is no concept, no year and no format', async () => {
      for (const query of ['concept=revenues', 'year=20x', 'format=xlsx'])
        expect((await file(query)).status, query).to.equal(422);
    });
  });
});
