import type { StatementChanges } from '@fde/contracts';
import { expect } from 'chai';
import { sql } from 'kysely';
import { TaskProjector } from '../projector/task-projector.js';
import {
  addDocument,
  change,
  fenceOf,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { prune } from '../retention/retention.js';
import { moveRow } from '../changes/change-row-moves.js';
import { rebuildReadModels, verifyReadModels } from './rebuild.js';

const CHANGES: StatementChanges = {
  first: true,
  new_years: ['2020'],
  lost_years: [],
  currency_before: null,
  cells: [],
  cell_count: 0,
  restated_count: 0,
  closed_gaps: [],
  closed_gap_count: 0,
  opened_gap_count: 0,
};

describe('read models beside the log', function () {
  this.timeout(60_000);
  let spec: SpecLog;
  let projector: TaskProjector;
  let finished: string;

  before(async () => {
    spec = await specLog();
    const { log } = spec;
    projector = new TaskProjector(log);
    await log.seedCompanies();
    const document = await addDocument(log, 1);
    finished = (await requestExtraction(log, document)).taskId;
    await startAttempt(log, finished, 1);
    await change(log, (unit) =>
      unit.tasks.progress(finished, fenceOf(1), {
        step: 'processing_pdf',
        progress: 30,
        detail: 'page 3',
      }),
    );
    await change(log, async (unit) => {
      await unit.records.storeExtraction({
        document_id: document.id,
        statement_type: 'income_statement',
        raw_data: { line_items: [] },
        confidence_score: 0.9,
        metadata: null,
      });
      await unit.records.putCompiledStatement(
        {
          company_id: 1,
          statement_type: 'Income Statement',
          data: { years: ['2020'] },
          data_lineage: {},
        },
        'pipeline',
        CHANGES,
      );
      await unit.tasks.succeed(finished, fenceOf(1), { extraction_ids: [1] });
    });
    await change(log, async ({ records }) => {
      const fields = { company_id: 1, statement_type: 'income_statement' } as const;
      const report = { document_id: document.id, fiscal_year: 2020, fiscal_part: 'H1' } as const;
      const changed = { changes: CHANGES, interim_reports: [report] };
      await records.putPeriods({ ...fields, data: { years: ['2020-06-30/06'] } }, changed);
      await records.putPeriods({ ...fields, data: { years: ['2020-03-31/03'] } });
      const gone = { ...fields, company_id: 2 };
      await records.putPeriods({ ...gone, data: { years: [] } }, changed);
      await records.removePeriods(2, 'income_statement');
    });
    await change(log, (unit) =>
      moveRow(
        unit,
        1,
        { statement_type: 'income_statement', item: 'Other', concept: 'restructuring' },
        'ann',
      ),
    );
    const gone = await addDocument(log, 2);
    await requestExtraction(log, gone);
    await change(log, (unit) => unit.records.removeDocument(gone.id));
    await requestExtraction(log, await addDocument(log, 3));
  });
  after(() => spec.remove());

  it('finds no difference, and calls tasks late whose tracker has not come by', async () => {
    const report = await verifyReadModels({ url: spec.url });
    expect(
      report.tables.map(({ table, differences, behind }) => [table, differences.length, behind]),
    ).to.deep.equal([
      ['companies', 0, 0],
      ['documents', 0, 0],
      ['extractions', 0, 0],
      ['compiled_statements', 0, 0],
      ['line_names', 0, 0],
      ['reviews', 0, 0],
      ['period_statements', 0, 0],
      ['statement_changes', 0, 0],
      ['watches', 0, 0],
      ['row_moves', 0, 0],
      ['open_tasks', 0, 0],
      ['task_status', 0, 3],
    ]);
    expect(report.clean).to.equal(true);
  });

  it('gives the same task rows however often and in whatever order the tracker is called', async () => {
    const tasks = (
      await spec.database.db.selectFrom('unprojected_task_events').select('task_id').execute()
    ).map((row) => row.task_id);
    await Promise.all(
      [...tasks, ...tasks, ...tasks.toReversed()].map((taskId) => projector.catchUp(taskId)),
    );
    const report = await verifyReadModels({ url: spec.url });
    expect(report.tables.at(-1)).to.deep.include({
      table: 'task_status',
      behind: 0,
      differences: [],
    });
    expect(await spec.log.tasks.load(finished)).to.deep.include({
      status: 'SUCCESS',
      result: { extraction_ids: [1] },
      attempt: 1,
    });
  });

  it('reports every row that does not say what the log says, and a rebuild puts them right', async () => {
    const { db } = spec.database;
    await db.updateTable('companies').set({ name: 'Tampered' }).where('id', '=', 2).execute();
    await db.deleteFrom('extractions').execute();
    await db
      .updateTable('task_status')
      .set({ attempt: 7 })
      .where('task_id', '=', finished)
      .execute();
    const report = await verifyReadModels({ url: spec.url });
    expect(report.clean).to.equal(false);
    expect(
      report.tables.flatMap(({ table, differences }) =>
        differences.map(({ key, live }) => [table, key, live === null]),
      ),
    ).to.deep.equal([
      ['companies', '2', false],
      ['extractions', '1', true],
      ['task_status', finished, false],
    ]);
    expect((await rebuildReadModels({ url: spec.url })).changed).to.equal(3);
    expect((await verifyReadModels({ url: spec.url })).clean).to.equal(true);
    expect((await spec.log.records.company(2))?.name).to.equal('SAP SE');
  });

  it('counts the differences beyond those it names, and says how far it is', async () => {
    const { db } = spec.database;
    const added = 250;
    await sql`insert into companies (id, name, ir_url, created_at, updated_at, version)
      select n, 'In no log', 'https://none.example/', now(), now(), 1
      from generate_series(1001, 1000 + ${added}::int) n`.execute(db);
    const steps = new Map<string, number>();
    const report = await verifyReadModels({ url: spec.url }, ({ step, done }) =>
      steps.set(step, done),
    );
    expect(report.clean).to.equal(false);
    expect(report.tables[0]).to.include({ table: 'companies', different: added });
    expect(report.tables[0]?.differences.map(({ key }) => key).slice(0, 2)).to.deep.equal([
      '1001',
      '1002',
    ]);
    expect(report.tables[0]?.differences).to.have.length(100);
    expect(steps.get('reading events')).to.be.greaterThan(10);
    expect(steps.get('comparing tables')).to.equal(report.tables.length);
    expect((await rebuildReadModels({ url: spec.url })).changed).to.equal(added);
  });

  it('is rebuilt while writers go on', async () => {
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        const document = await addDocument(spec.log, 4, 1950 + (written % 100));
        const { taskId } = await requestExtraction(spec.log, document);
        await startAttempt(spec.log, taskId, 1);
        if (written % 3 === 0)
          await change(spec.log, (unit) => unit.records.removeDocument(document.id));
        await projector.catchUp(taskId);
        written += 1;
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      // The one task whose events the tracker has not come by to may be brought up to date by the rebuild.
      expect((await rebuildReadModels({ url: spec.url })).changed).to.be.at.most(1);
      expect((await verifyReadModels({ url: spec.url })).clean).to.equal(true);
    }
    writing = false;
    await writer;
    expect(written).to.be.greaterThan(10);
  });

  it('counts archived streams in: timelines and read models stay as they were', async () => {
    await change(spec.log, (unit) => unit.tasks.expireResult(finished));
    await projector.catchUp(finished);
    const timeline = await spec.log.tasks.timeline(finished);
    const pruned = await prune(spec.log, { inboxDays: 0, taskStreamDays: -1, deadLetterDays: 0 });
    expect(pruned.archivedStreams).to.be.greaterThan(1);
    expect(
      await spec.database.db
        .selectFrom('events')
        .select('position')
        .where('stream_id', '=', `task-${finished}`)
        .execute(),
    ).to.deep.equal([]);
    expect(await spec.log.tasks.timeline(finished)).to.deep.equal(timeline);
    expect((await spec.log.tasks.load(finished))?.resultExpired).to.equal(true);
    expect((await verifyReadModels({ url: spec.url })).clean).to.equal(true);
  });
});
