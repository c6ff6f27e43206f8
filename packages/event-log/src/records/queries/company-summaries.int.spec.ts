import { expect } from 'chai';
import { addDocument, change, requestExtraction, seededLog, type SpecLog } from '../../spec-log.js';
import { TaskProjector } from '../../projector/task-projector.js';
import { companySummaries } from './company-summaries.js';

describe('summaries of companies', () => {
  let spec: SpecLog;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  it('count what is known of each, and name its newest task', async () => {
    const { log } = spec;
    const [old, recent] = [await addDocument(log, 2, 2018), await addDocument(log, 2, 2021)];
    const source = { source_document_id: old.id, source_extraction_id: 1 };
    await change(log, async ({ records }) => {
      await records.documentDownloaded(old.id, { objectKey: 'a.pdf', sha256: 'x', size: 1 });
      await records.changeDocument(recent.id, { document_type: 'Presentation' });
      for (const [type, years] of [
        ['Balance Sheet', ['2018']],
        ['Income Statement', ['2017', '2018']],
      ] as const)
        await records.putCompiledStatement(
          {
            company_id: 2,
            statement_type: type,
            data: {},
            data_lineage: Object.fromEntries(years.map((year) => [year, source])),
          },
          'client',
        );
    });
    await requestExtraction(log, old);
    const newest = await requestExtraction(log, recent);
    await new TaskProjector(log).catchUp(newest.taskId);
    const { items, total } = await companySummaries(spec.database, { skip: 1, limit: 2 });
    expect(total).to.equal(6);
    expect(items[0]).to.deep.include({
      companyId: 2,
      documents: 2,
      annualReports: 1,
      storedFiles: 1,
      firstFiscalYear: 2018,
      lastFiscalYear: 2018,
      compiledStatements: 2,
      compiledYears: 2,
      firstCompiledYear: 2017,
      lastCompiledYear: 2018,
    });
    expect(items[0]?.lastTask?.taskId).to.equal(newest.taskId);
    expect(items[1]).to.deep.equal({
      companyId: 3,
      documents: 0,
      annualReports: 0,
      storedFiles: 0,
      firstFiscalYear: null,
      lastFiscalYear: null,
      compiledStatements: 0,
      compiledYears: 0,
      firstCompiledYear: null,
      lastCompiledYear: null,
      lastTask: null,
    });
  });

  it('are none beyond the last company', async () => {
    const page = await companySummaries(spec.database, { skip: 50, limit: 10 });
    expect(page).to.deep.equal({ items: [], total: 6 });
  });
});
