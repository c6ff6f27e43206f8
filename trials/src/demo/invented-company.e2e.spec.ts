import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { CompiledCellSource, RawStatement } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { MISPRINT } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { DemoSite } from './demo-site.js';
import { DemoStack } from './demo-stack.js';
import { companyWithBothKinds } from './invented-company.js';
import type { CompiledStatementResource, DocumentResource, ServiceApi } from './service-api.js';

const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];
const TAGGED_YEAR = Number(MISPRINT.year);

const fileOf = ({ url }: DocumentResource): string => basename(new URL(url).pathname);

describe('a site with a PDF and a tagged report of one year', function () {
  this.timeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'fde-both-'));
  const stack = new DemoStack(folder);
  let site: DemoSite;
  let api: ServiceApi;
  let documents: readonly DocumentResource[];
  let compiled: readonly CompiledStatementResource[];

  const documentNamed = (file: string): DocumentResource => {
    const found = documents.find((document) => fileOf(document) === file);
    if (found === undefined) throw new Error(`${file} was not recorded`);
    return found;
  };
  const tagged = (): DocumentResource => documentNamed(`halden-annual-report-${TAGGED_YEAR}.xhtml`);
  const printed = (): DocumentResource => documentNamed(`halden-annual-report-${TAGGED_YEAR}.pdf`);
  const statementsOf = async (document: DocumentResource): Promise<readonly RawStatement[]> =>
    (await api.extractions(document.id)).map(({ raw_data: raw }) => raw);

  /** Every shown number of the compiled statements with its year and its source. */
  const cells = (): readonly {
    readonly type: string;
    readonly name: string;
    readonly year: string;
    readonly source: CompiledCellSource;
  }[] =>
    compiled.flatMap(({ statement_type: type, data }) =>
      data.line_items.flatMap(({ name, sources }) =>
        Object.entries(sources).map(([year, source]) => ({ type, name, year, source })),
      ),
    );

  before(async () => {
    const { name, ticker, contentOf } = await companyWithBothKinds();
    site = new DemoSite(contentOf);
    const [url, service] = await Promise.all([site.start(), stack.start()]);
    api = service;
    const company = await api.addCompany({ name, ir_url: `${url}/`, primary_ticker: ticker });
    const { task_id: taskId } = await api.extractCompany(company.id);
    const ended = await waitFor(
      async () => {
        const task = await api.task(taskId);
        return FINAL.includes(task.status) ? task : undefined;
      },
      { timeoutMs: 150_000, intervalMs: 250, what: 'the pipeline to end' },
    );
    expect(ended.status, ended.error ?? '').to.equal('SUCCESS');
    [documents, compiled] = await Promise.all([
      api.documents(company.id),
      api.compiledStatements(company.id),
    ]);
  });
  after(async () => {
    await stack.stop();
    site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has both recorded as annual reports of that year, and PDFs alone of the years before', () => {
    expect(
      documents.map((document) => [fileOf(document), document.document_type, document.fiscal_year]),
    ).to.have.deep.members([
      ['halden-annual-report-2021.pdf', 'annual_report', 2021],
      ['halden-annual-report-2022.pdf', 'annual_report', 2022],
      ['halden-annual-report-2023.pdf', 'annual_report', 2023],
      ['halden-annual-report-2023.xhtml', 'annual_report', 2023],
    ]);
  });

  it('compiles to one series: the tagged year from its facts, older years from the PDFs', () => {
    expect(
      compiled.map(({ statement_type: type, data }) => [type, data.years]),
    ).to.have.deep.members([
      ['income_statement', ['2023', '2022', '2021', '2020', '2019']],
      ['balance_sheet', ['2023', '2022', '2021', '2020']],
      ['cash_flow_statement', ['2023', '2022', '2021', '2020', '2019']],
    ]);
    const ofYear = cells().filter(({ year }) => year === MISPRINT.year);
    expect(ofYear).to.have.length.above(50);
    for (const { name, source } of ofYear) {
      expect(source.document_id, name).to.equal(tagged().id);
      expect(source.fact?.document, name).to.equal(basename(tagged().file_path ?? ''));
      expect(source.page, name).to.equal(null);
    }
    const oldest = documentNamed('halden-annual-report-2021.pdf').id;
    const ofPdfs = cells().filter(({ source }) => source.document_id === oldest);
    expect(new Set(ofPdfs.map(({ year }) => year))).to.deep.equal(new Set(['2020', '2019']));
    for (const { name, source } of ofPdfs) {
      expect(source.fact, name).to.equal(undefined);
      expect(source.page, name).to.be.a('number');
    }
  });

  it('holds every cell of the PDF against the tags and doubts the one that differs', async () => {
    const statements = await statementsOf(printed());
    expect(statements).to.have.length(3);
    for (const { statement_type: type, cross_check: check, line_items: rows } of statements) {
      const numbers = rows.flatMap(({ values }) => Object.keys(values)).length;
      const differ = type === MISPRINT.statement ? 1 : 0;
      expect(check, type).to.include({
        document_id: tagged().id,
        agree: numbers - differ,
        differ,
        missing: 0,
      });
    }
    const balance = statements.find(({ statement_type: type }) => type === MISPRINT.statement);
    const [finding] = balance?.cross_check?.cells ?? [];
    expect(finding).to.include({
      name: MISPRINT.name,
      year: MISPRINT.year,
      concept: 'us-gaap:Goodwill',
    });
    expect(finding?.given).to.equal((finding?.tagged ?? 0) + MISPRINT.by);
    const row = balance?.line_items.find(({ name }) => name === MISPRINT.name);
    expect(row?.sources?.[MISPRINT.year]?.confidence).to.be.at.most(0.3);
    expect(row?.sources?.[String(TAGGED_YEAR - 1)]?.confidence).to.equal(0.9999);
  });

  it('leaves reports without a tagged counterpart alone', async () => {
    for (const year of [TAGGED_YEAR - 1, TAGGED_YEAR - 2])
      for (const statement of await statementsOf(documentNamed(`halden-annual-report-${year}.pdf`)))
        expect(statement).not.to.have.property('cross_check');
  });
});
