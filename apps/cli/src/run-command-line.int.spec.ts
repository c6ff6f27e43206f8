import type { CompiledData, RatioTable, RawStatement } from '@fde/contracts';
import { demoReports, demoTruth } from '@fde/testing/fixture-reports';
import type { PeriodSeries } from '@fde/contracts';
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommandLine } from './run-command-line.js';
import { rememberingTerminal } from './spec-support/remembering-terminal.js';

const HALF_A_YEAR = { count: 6, unit: 'months' };

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function fde(...args: readonly string[]): Promise<Run> {
  const terminal = rememberingTerminal();
  const code = await runCommandLine(args, terminal);
  return { code, out: terminal.printed(), err: terminal.complained() };
}

describe('fde', function () {
  this.timeout(120_000);
  let directory = '';
  const at = (...names: string[]): string => join(directory, ...names);

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fde-cli-'));
    for (const { fileName, bytes } of (await demoReports()).slice(0, 6))
      await writeFile(at(fileName), bytes);
    await writeFile(at('page.pdf'), '<!DOCTYPE html><html></html>');
  });

  after(() => rm(directory, { recursive: true, force: true }));

  const reports = (): string[] =>
    [2018, 2019, 2020, 2021, 2022, 2023].map((year) => at(`tessaly-annual-report-${year}.pdf`));

  it('extracts each report into a file of three statements, with progress on stderr', async () => {
    const { code, out, err } = await fde(
      'extract',
      ...reports(),
      '--out',
      at('out'),
      '--cache',
      at('cache'),
    );
    expect([code, out]).to.deep.equal([0, '']);
    expect(err.split('\n').filter((line) => /^\[\d\/6\] tessaly/.test(line))).to.have.length(6);
    const statements = JSON.parse(
      await readFile(at('out', 'tessaly-annual-report-2023.json'), 'utf8'),
    ) as RawStatement[];
    expect(statements.map((statement) => statement.statement_type)).to.deep.equal([
      'income_statement',
      'balance_sheet',
      'cash_flow_statement',
    ]);
    expect(statements[0]).to.include({ fiscal_year: 2023, currency: 'USD', scale: 1_000_000 });
  });

  it('names a report that cannot be read, reads the others, and ends with 1', async () => {
    const [report = ''] = reports();
    const { code, err } = await fde(
      'extract',
      at('page.pdf'),
      at('absent.pdf'),
      report,
      '--out',
      at('some'),
      '--no-cache',
    );
    expect(code).to.equal(1);
    expect(err).to.match(/error: .*page\.pdf: refused: The file is not a PDF: it is an HTML page/);
    expect(err).to.match(/error: .*absent\.pdf: gone: The file does not exist/);
    expect((await stat(at('some', 'tessaly-annual-report-2018.json'))).size).to.be.above(1000);
    expect(await stat(at('some', 'page.json')).catch(() => 'no file')).to.equal('no file');
  });

  it('explains its choice', async () => {
    const [report = ''] = reports();
    const { out } = await fde(
      'extract',
      report,
      '--out',
      at('explained'),
      '--explain',
      '--no-cache',
    );
    expect(out)
      .to.contain('pages considered')
      .and.to.contain('income_statement, page 7')
      .and.to.match(/checks: (\d+) of \1 hold/);
  });

  it('compiles what it extracted, the restatement included, and shows it', async () => {
    const files = [2023, 2018, 2020, 2019, 2022, 2021].map((year) =>
      at('out', `tessaly-annual-report-${year}.json`),
    );
    const { code, err } = await fde('compile', ...files, '--out', at('company.json'));
    expect(code).to.equal(0);
    expect(err)
      .to.match(/^complete: 3 statements were compiled$/m)
      .and.to.contain('document 1: tessaly-annual-report-2018')
      .and.to.contain('document 6: tessaly-annual-report-2023');
    const compiled = JSON.parse(await readFile(at('company.json'), 'utf8')) as CompiledData[];
    const truth = await demoTruth();
    for (const data of compiled) expect(data.years).to.deep.equal(truth.years[data.statement_type]);
    const restated = new Set(
      compiled.flatMap((data) =>
        data.line_items.flatMap((item) =>
          Object.entries(item.sources)
            .filter(([, source]) => source.restated !== undefined)
            .map(([year]) => `${data.statement_type} ${item.name} ${year}`),
        ),
      ),
    );
    expect([...restated]).to.include.members(
      truth.restated.map((cell) => `${cell.statement} ${cell.lineItem} ${cell.year}`),
    );
    const why = await fde('why', at('company.json'), 'Total assets', '2021');
    expect(why.out).to.match(/balance_sheet: Total assets, 2021: [\d.]+ /);
    expect(why.out).to.match(/ {2}taken: document \d+, page \d+ \[.*\]: "Total assets"/);
    expect((await fde('why', at('company.json'), 'Unicorns', '2021')).err).to.include(
      "has a row 'Unicorns'",
    );
    const standardised = await fde('show', at('company.json'), '--standardised');
    expect(standardised.code).to.equal(0);
    expect(standardised.out)
      .to.contain('income statement, standardised')
      .and.to.match(/Revenue .*\d/)
      .and.to.match(/Total assets .*\d/);
    const shown = await fde('show', at('company.json'), '--statement', 'income_statement');
    expect(shown.code).to.equal(0);
    expect(shown.out)
      .to.contain('Selling and administrative expenses')
      .and.to.match(/Total revenue .*\d\*/)
      .and.to.contain('* restated by a later report');
  });

  it('compiles the series as it was known on a day', async () => {
    const files = [2021, 2022, 2023].map((year) => at('out', `tessaly-annual-report-${year}.json`));
    const out = at('then.json');
    const asOf = (day: string) => fde('compile', ...files, '--out', out, '--as-of', day);
    expect((await asOf('2022-12-31')).code).to.equal(0);
    const compiled = JSON.parse(await readFile(out, 'utf8')) as CompiledData[];
    expect(compiled.map(({ years }) => years[0])).to.deep.equal(['2021', '2021', '2021']);
    expect(
      compiled.flatMap(({ reports: used }) => used?.map(({ document_id: id }) => id)),
    ).to.deep.equal([1, 1, 1]);
    const { code, err } = await asOf('2021-12-31');
    expect([code, err]).to.deep.equal([
      1,
      'fde: nothing there: none of the reports was published by 2021-12-31.\n',
    ]);
  });

  it('prints the ratios of compiled statements, and says why one is absent', async () => {
    const { code, out } = await fde('ratios', at('company.json'));
    expect(code).to.equal(0);
    expect(out).to.match(/ - ratios\n/);
    expect(out).to.match(/ {2}Net margin .*\d\.\d %/);
    expect(out).to.match(/^Revenue growth, 5 years \(CAGR\): No figure of revenue for \d{4}/m);
    const json = await fde('ratios', at('company.json'), '--json');
    const { companies } = JSON.parse(json.out) as RatioTable;
    const [company] = companies;
    const margin = company?.ratios['net_margin']?.['2021'];
    const figures = (margin?.figures ?? []).map((key) => company?.figures[key]);
    expect(figures.map((figure) => figure?.source?.page)).to.not.include(undefined);
    expect(margin?.value).to.be.closeTo(
      (figures[0]?.value ?? NaN) / (figures[1]?.value ?? NaN),
      1e-6,
    );
    const raw = await fde('ratios', at('out', 'tessaly-annual-report-2023.json'));
    expect([raw.code, raw.err]).to.deep.equal([
      1,
      `fde: ${at('out', 'tessaly-annual-report-2023.json')} holds statements that are not compiled; run fde compile first.\n`,
    ]);
  });

  it('compiles no report on a part of a year, and names it', async () => {
    const source = at('out', 'tessaly-annual-report-2023.json');
    const annual = JSON.parse(await readFile(source, 'utf8')) as object[];
    const interim = annual.map((statement) => ({ ...statement, period: 'interim' }));
    await writeFile(at('half-year.json'), JSON.stringify(interim));
    const { code, err } = await fde(
      'compile',
      source,
      at('half-year.json'),
      '--out',
      at('no.json'),
    );
    expect(code).to.equal(1);
    expect(err).to.contain(at('half-year.json')).and.to.contain('only annual reports are compiled');
  });

  it('compiles an annual report beside its half-year at a frequency', async () => {
    const source = at('out', 'tessaly-annual-report-2023.json');
    const annual = JSON.parse(await readFile(source, 'utf8')) as {
      readonly statement_type: string;
      readonly fiscal_year_ends: Readonly<Record<string, string>>;
      readonly line_items: readonly {
        readonly name: string;
        readonly values: Readonly<Record<string, number>>;
      }[];
    }[];
    const [income] = annual.filter(({ statement_type: type }) => type === 'income_statement');
    const end = income?.fiscal_year_ends['2023'] ?? '';
    const period = { kind: 'duration', end: `${end.slice(0, 4)}-06-30`, length: HALF_A_YEAR };
    const half = {
      ...income,
      period: 'interim',
      years: ['2023'],
      columns: [{ name: '2023', period, is_fiscal_year: false, reason: 'part_of_year' }],
      fiscal_year_ends: { 2023: `${end.slice(0, 4)}-06-30` },
      line_items: income?.line_items.map((item) => ({
        ...item,
        values: { 2023: item.values['2023'] ?? 0 },
      })),
    };
    await writeFile(at('half.json'), JSON.stringify([half]));
    const { code, err } = await fde(
      ...['compile', source, at('half.json'), '--out', at('halves.json')],
      ...['--frequency', 'half'],
    );
    expect(code, err).to.equal(0);
    const [series] = JSON.parse(await readFile(at('halves.json'), 'utf8')) as PeriodSeries[];
    expect(series?.columns.map(({ name, printed }) => [name, printed])).to.deep.equal([
      ['H2 2023', false],
      ['H1 2023', true],
    ]);
    // The half is as large as its year, so that nothing is left for the second.
    expect(series?.line_items[0]?.values['H2 2023']).to.equal(0);
    const limited = await fde(
      ...['compile', source, '--out', at('years.json'), '--frequency', 'half', '--years', '2'],
    );
    expect(limited.code).to.equal(1);
    expect(limited.err).to.contain('--company and --years do not go with --frequency');
  });

  it('compiles to comma-separated values and to a workbook too', async () => {
    const source = at('out', 'tessaly-annual-report-2023.json');
    expect(
      (await fde('compile', source, '--out', at('company.csv'), '--format', 'csv')).code,
    ).to.equal(0);
    const [head = '', first = ''] = (await readFile(at('company.csv'), 'utf8')).split('\r\n');
    expect(head).to.match(/statement_type,currency,scale,section,line_item,.*2023,2022,2021/);
    expect(first).to.match(/income_statement,USD,1000000,Revenue.*,Products,money,false,/);
    expect(
      (await fde('compile', source, '--out', at('company.xlsx'), '--format', 'xlsx')).code,
    ).to.equal(0);
    expect((await readFile(at('company.xlsx'))).subarray(0, 2).toString()).to.equal('PK');
  });

  it('draws a page with the cells that were read', async () => {
    const { code, err } = await fde(
      'render',
      at('tessaly-annual-report-2023.pdf'),
      '--page',
      '7',
      '--out',
      at('page-7.png'),
      '--scale',
      '1',
      '--no-cache',
    );
    expect(code).to.equal(0);
    expect(err).to.match(/page 7 of \d+, 66 cells read on it/);
    expect((await readFile(at('page-7.png'))).subarray(1, 4).toString()).to.equal('PNG');
  });

  it('says what is wrong with a page that does not exist', async () => {
    const { code, err } = await fde(
      'render',
      at('tessaly-annual-report-2023.pdf'),
      '--page',
      '999',
      '--out',
      at('none.png'),
      '--no-cache',
    );
    expect([code, err]).to.deep.equal([1, 'fde: There is no page 999: the document has 18.\n']);
  });

  it('has help for every command', async () => {
    for (const command of [
      [],
      ['extract'],
      ['compile'],
      ['show'],
      ['why'],
      ['ratios'],
      ['render'],
    ]) {
      const { code, out } = await fde(...command, '--help');
      expect(code).to.equal(0);
      expect(out).to.contain('Usage: fde');
    }
  });

  it('refuses what makes no sense with 2', async () => {
    const wrong = [
      ['extract'],
      ['extract', 'a.pdf'],
      ['extract', 'a.pdf', '--out', 'x', '--jobs', '0'],
      ['extract', 'one/a.pdf', 'two/a.pdf', '--out', at('x')],
      ['compile', 'a.json', '--out', 'x', '--format', 'yaml'],
      ['compile', 'a.json', '--out', 'x', '--as-of', '2022-02-30'],
      ['render', 'a.pdf', '--page', 'one', '--out', 'x'],
      ['unknown'],
      ['show'],
      [],
    ];
    for (const args of wrong) expect((await fde(...args)).code, args.join(' ')).to.equal(2);
  });

  it('refuses a file that holds no statements with 1 and names it', async () => {
    await writeFile(at('broken.json'), '{"not": "a statement"}');
    for (const file of [at('broken.json'), at('absent.json'), at('page.pdf')]) {
      const { code, err } = await fde('show', file);
      expect(code).to.equal(1);
      expect(err).to.contain(file);
    }
  });

  it('runs from its executable', async () => {
    const executable = fileURLToPath(new URL('../bin/fde.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [executable, '--help']);
    expect(stdout).to.contain('Usage: fde');
  });
});
