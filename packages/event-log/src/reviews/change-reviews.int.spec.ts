import type { ReviewAnswer, Question } from '@fde/contracts';
import { expect } from 'chai';
import { sql } from 'kysely';
import { verifyReadModels } from '../read-models/rebuild.js';
import type { ExtractionRecord } from '../records/ports.js';
import { addDocument, change, specLog, type SpecLog } from '../spec-log.js';
import { ReviewConflict, type ReviewCursor, type ReviewRecord } from './ports.js';
import { countOfReviews, pageOfReviews } from './read-reviews.js';

/** In the database, of a page of a hundred thousand open reviews: the requirement. */
const MOST_MILLISECONDS = 50;
/** Where each of them is compared with those of its cause. */
const MOST_MILLISECONDS_TOGETHER = 250;

interface Explainable {
  explain(format: 'text', option: ReturnType<typeof sql>): Promise<Record<string, unknown>[]>;
}

/**
 * As the database measures it: what else runs on this machine between two answers is not part of
 * it.
 */
const medianTime = async (query: Explainable): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const lines = await query.explain('text', sql`analyze`);
    const last = lines
      .map((row) => String(row['QUERY PLAN']))
      .find((line) => line.startsWith('Execution'));
    times.push(Number(last?.replace(/[^\d.]/g, '')));
  }
  return times.toSorted((a, b) => a - b)[2] ?? Infinity;
};

const figure = (name: string, doubt = 0.4, weight = 1): Question => ({
  decision: null,
  item: { name, section: null, occurrence: 0, year: '2020' },
  value: 18,
  page: 3,
  bbox: [1, 2, 3, 4],
  doubt,
  weight,
  reasons: [{ about: 'reading', says: 'A digit was changed', rule: 'repaired' }],
});
const restated = (name: string, rule: string): Question => ({
  ...figure(name, 0.1),
  reasons: [{ about: 'restatement', says: 'Annual report 2019 prints 17', rule }],
});
const scale: Question = {
  ...figure('', 0.1),
  decision: 'scale',
  item: null,
  value: '1000',
  bbox: null,
};
const answer = (verdict: ReviewAnswer['verdict'], by = 'ann'): ReviewAnswer => ({
  verdict,
  value: verdict === 'correct' ? 13 : null,
  page: null,
  bbox: null,
  comment: null,
  by,
});

describe('Reviews in the log', function () {
  this.timeout(120_000);
  let spec: SpecLog;
  let extraction: ExtractionRecord;

  beforeEach(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
    const document = await addDocument(spec.log, 1);
    extraction = await change(spec.log, (unit) =>
      unit.records.storeExtraction({
        document_id: document.id,
        statement_type: 'Balance Sheet',
        raw_data: { line_items: [] },
        confidence_score: 0.9,
        metadata: null,
      }),
    );
  });
  afterEach(() => spec.remove());

  const ask = (questions: readonly Question[], lapsed: readonly number[] = []) =>
    change(spec.log, (unit) => unit.records.askReviews(extraction.id, questions, lapsed));
  const settle = (id: number, verdict: ReviewAnswer['verdict'], by?: string) =>
    change(spec.log, (unit) => unit.records.settleReview(id, answer(verdict, by)));
  const undo = (id: number) => change(spec.log, (unit) => unit.records.undoReview(id, 'ann'));
  const inState = async (state: ReviewRecord['state']) =>
    (await spec.log.records.reviews({ state }, { limit: 100 })).items;
  const events = async () =>
    (await spec.log.readStream(`extraction-${extraction.id}`)).map(({ type }) => type).slice(1);
  const isRebuilt = async () => (await verifyReadModels({ url: spec.url })).clean;

  it('are asked, the most important first, and asked no more where nothing doubts them', async () => {
    await ask([figure('Cash', 0.4, 0.1), scale, figure('Revenue')]);
    const before = await inState('open');
    expect(before.map(({ item, decision }) => decision ?? item?.name)).to.deep.equal([
      'Revenue',
      'scale',
      'Cash',
    ]);
    expect(before[0]).to.deep.include({
      company_id: 1,
      document_id: extraction.document_id,
      statement_type: 'balance_sheet',
      importance: 0.4,
      value: 18,
      bbox: [1, 2, 3, 4],
    });
    await ask([figure('Cash', 0.4, 0.1), scale, figure('Revenue')]);
    expect(await events()).to.deep.equal(['ReviewsAsked']);
    await ask([figure('Revenue', 0.2)]);
    expect((await inState('open')).map(({ id, doubt }) => [id, doubt])).to.deep.equal([
      [before[0]?.id, 0.2],
    ]);
    expect(await isRebuilt()).to.equal(true);
  });

  it('keep what was read: a verdict stands beside it, can be undone, and both stay in the log', async () => {
    await ask([figure('Revenue'), scale]);
    const [revenue, decision] = (await inState('open')).map(({ id }) => id) as [number, number];
    await settle(revenue, 'correct');
    await settle(decision, 'confirm');
    const stored = await spec.log.records.extraction(extraction.id);
    expect(stored?.raw_data).to.deep.equal({ line_items: [] });
    expect(
      stored?.reviews?.map(({ review_id, read, given: word }) => [
        review_id,
        read.value,
        word.value,
      ]),
    ).to.deep.equal([
      [revenue, 18, 13],
      [decision, '1000', null],
    ]);
    expect((await undo(revenue)).state).to.equal('open');
    expect((await undo(decision)).given).to.equal(null);
    expect((await spec.log.records.extraction(extraction.id))?.reviews).to.equal(null);
    expect(await events()).to.deep.equal([
      'ReviewsAsked',
      'FigureReviewed',
      'DecisionReviewed',
      'ReviewUndone',
      'ReviewUndone',
    ]);
    expect(await isRebuilt()).to.equal(true);
  });

  it('let one of two at the same time win and tell the other the state', async () => {
    await ask([figure('Revenue')]);
    const id = (await inState('open'))[0]?.id ?? 0;
    const both = await Promise.allSettled([
      settle(id, 'correct', 'ann'),
      settle(id, 'confirm', 'ben'),
    ]);
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(lost).to.have.length(1);
    expect(lost[0]).to.be.instanceOf(ReviewConflict);
    expect(lost[0]).to.deep.include({ code: 'review_settled' });
    const [won] = await inState('settled');
    expect((lost[0] as ReviewConflict).review).to.deep.equal(won);
    expect((await events()).filter((name) => name === 'FigureReviewed')).to.have.length(1);
    await undo(id);
    const again = await undo(id).catch((error: unknown) => error);
    expect(again).to.deep.include({ code: 'review_open' });
  });

  it('can be put off, and are settled later', async () => {
    await ask([figure('Revenue')]);
    const id = (await inState('open'))[0]?.id ?? 0;
    await settle(id, 'skip');
    expect((await inState('skipped')).map((review) => review.id)).to.deep.equal([id]);
    expect((await spec.log.records.extraction(extraction.id))?.reviews).to.equal(null);
    await settle(id, 'confirm');
    expect((await inState('settled')).map((review) => review.id)).to.deep.equal([id]);
    expect(await isRebuilt()).to.equal(true);
  });

  it('survive a new reading unless they lapse, and go with their extraction', async () => {
    await ask([figure('Revenue'), figure('Cash')]);
    const [revenue, cash] = (await inState('open')).map(({ id }) => id) as [number, number];
    await settle(revenue, 'correct');
    await settle(cash, 'confirm');
    await change(spec.log, (unit) =>
      unit.records.storeExtraction({ ...extraction, raw_data: { line_items: [{ name: 'Cash' }] } }),
    );
    await ask([figure('Cash', 0.3)], [cash]);
    expect((await inState('settled')).map(({ id }) => id)).to.deep.equal([revenue]);
    expect((await inState('open')).map(({ id, doubt }) => [id, doubt])).to.deep.equal([
      [cash, 0.3],
    ]);
    expect(
      (await spec.log.records.extraction(extraction.id))?.reviews?.map((one) => one.review_id),
    ).to.deep.equal([revenue]);
    expect(await isRebuilt()).to.equal(true);
    await change(spec.log, (unit) => unit.records.removeExtraction(extraction.id));
    expect(await inState('settled')).to.deep.equal([]);
    expect(await isRebuilt()).to.equal(true);
  });

  it('are paged along an index, a hundred thousand of them, whatever is asked for', async () => {
    await sql`
      insert into reviews select n, 1 + n % 5000, 1 + n % 2000, 1 + n % 200,
        (array['income_statement', 'balance_sheet', 'cash_flow_statement'])[1 + n % 3], null,
        jsonb_build_object('name', 'Row ' || n, 'section', null, 'occurrence', 0, 'year', '2020'),
        to_jsonb(n), 3, '[1,2,3,4]', (1 + n % 60) / 100.0, (1 + n % 97) / 97.0,
        round(((1 + n % 60) / 100.0 * (1 + n % 97) / 97.0)::numeric, 8)::float8, '[]', 'open', null, now(),
        now() - n * interval '1 second', 1, (array['reading', 'identity', 'gap'])[1 + n % 3], 'cause ' || n % 30000
      from generate_series(1, 100000) as n`.execute(spec.database.db);
    await sql`analyze reviews`.execute(spec.database.db);
    const filters = [
      { state: 'open' as const },
      { state: 'open' as const, companyId: 7 },
      { state: 'open' as const, statementType: 'balance_sheet' },
      { state: 'open' as const, minimumWeight: 0.5 },
      { state: 'open' as const, kind: 'gap' },
      { state: 'open' as const, together: true },
    ];
    for (const filter of filters) {
      const after = { key: 0.25, id: 50_000 };
      const query = pageOfReviews(spec.database.db, filter, { after, limit: 100 });
      const plan = (await query.explain<{ 'QUERY PLAN': string }>()).map(
        (row) => row['QUERY PLAN'],
      );
      expect(plan.join('\n'), JSON.stringify(filter)).to.match(/Index Scan using reviews_/);
      expect(plan.join('\n')).not.to.match(/Seq Scan|Sort /);
      for (const timed of [query, countOfReviews(spec.database.db, filter)])
        expect(await medianTime(timed), JSON.stringify(filter)).to.be.lessThan(
          'together' in filter ? MOST_MILLISECONDS_TOGETHER : MOST_MILLISECONDS,
        );
    }
  });

  it('are paged by time along an index too', async () => {
    const page = { order: 'recent' as const, after: { key: Date.now(), id: 1 }, limit: 100 };
    const filter = { state: 'settled' as const, by: 'ann', since: new Date(0) };
    const query = pageOfReviews(spec.database.db, filter, page);
    await sql`set enable_seqscan = off`.execute(spec.database.db);
    const plan = (await query.explain<{ 'QUERY PLAN': string }>()).map((row) => row['QUERY PLAN']);
    expect(plan.join('\n')).to.match(/Index Scan using reviews_by_time/);
    expect(plan.join('\n')).not.to.match(/Sort /);
  });

  it('of plain restatements are accepted by themselves, and can be settled all the same', async () => {
    const plain = restated('Revenue', 'restatement');
    await ask([plain, restated('Cash', 'power_of_ten')]);
    expect((await inState('open')).map(({ item }) => item?.name)).to.deep.equal(['Cash']);
    const [accepted] = await inState('accepted');
    expect(accepted).to.deep.include({ kind: 'restatement', given: null });
    await settle(accepted?.id ?? 0, 'correct');
    expect(await inState('accepted')).to.deep.equal([]);
    await undo(accepted?.id ?? 0);
    expect((await inState('accepted')).map(({ id }) => id)).to.deep.equal([accepted?.id]);
    expect(await isRebuilt()).to.equal(true);
    await ask([restated('Revenue', 'same_year')]);
    expect((await inState('open')).map(({ id }) => id)).to.deep.equal([accepted?.id]);
    expect(await isRebuilt()).to.equal(true);
  });

  it('are settled and opened together if they are of one cause', async () => {
    const years = (['2020', '2019', '2018'] as const).map((year) => {
      const question = figure('Revenue');
      return { ...question, item: { name: 'Revenue', section: null, occurrence: 0, year } };
    });
    await ask([...years, figure('Cash', 0.1)]);
    const together = await spec.log.records.reviews(
      { state: 'open', together: true },
      { limit: 9 },
    );
    expect([together.total, together.items.map(({ item }) => item?.name)]).to.deep.equal([
      2,
      ['Revenue', 'Cash'],
    ]);
    const [first] = together.items;
    const like = await spec.log.records.likeReviews(first as ReviewRecord);
    expect([like.count, like.reviews.length]).to.deep.equal([3, 3]);
    const id = first?.id ?? 0;
    await change(spec.log, (unit) => unit.records.settleTogether(id, answer('confirm')));
    const settled = await inState('settled');
    expect(settled.map((one) => [one.item?.name, one.given?.settled_with])).to.deep.equal(
      Array.from({ length: 3 }, () => ['Revenue', id]),
    );
    expect((await inState('open')).map(({ item }) => item?.name)).to.deep.equal(['Cash']);
    const other = settled.find((one) => one.id !== id)?.id ?? 0;
    await change(spec.log, (unit) => unit.records.undoTogether(other, 'ann'));
    expect(await inState('open')).to.have.length(4);
    expect(await isRebuilt()).to.equal(true);
  });

  it('are entries of people too: any figure is corrected, and leaves no question when that is undone', async () => {
    await ask([figure('Cash')]);
    const unasked = { ...figure('Tax', 0), reasons: [] };
    const correct = () =>
      change(spec.log, (unit) =>
        unit.records.correctFigure(extraction.id, unasked, answer('correct')),
      );
    const entry = await correct();
    expect(entry).to.deep.include({ state: 'settled', kind: 'correction', value: 18 });
    expect(entry.given).to.deep.include({ by: 'ann', value: 13 });
    const again = await correct().catch((error: unknown) => error);
    expect(again).to.deep.include({ code: 'review_settled' });
    const mine = { state: 'settled' as const, by: 'ann', kind: 'correction' };
    const later = { ...mine, since: new Date(Date.now() + 60_000) };
    const count = async (filter: typeof mine) =>
      (await spec.log.records.reviews(filter, { order: 'recent', limit: 9 })).total;
    expect([
      await count(mine),
      await count({ ...mine, by: 'ben' }),
      await count(later),
    ]).to.deep.equal([1, 0, 0]);
    await undo(entry.id);
    expect((await inState('open')).map(({ item }) => item?.name)).to.deep.equal(['Cash']);
    expect(await inState('settled')).to.deep.equal([]);
    expect(await isRebuilt()).to.equal(true);
  });

  it('of a figure in doubt are answered by its correction', async () => {
    await ask([figure('Cash')]);
    const [open] = await inState('open');
    const unasked = { ...figure('Cash', 0), reasons: [] };
    const entry = await change(spec.log, (unit) =>
      unit.records.correctFigure(extraction.id, unasked, answer('correct')),
    );
    expect([entry.id, entry.kind]).to.deep.equal([open?.id, 'reading']);
    await undo(entry.id);
    expect((await inState('open')).map(({ id }) => id)).to.deep.equal([open?.id]);
  });

  it('come on each page once, in one order, whatever is settled between the pages', async () => {
    await ask(Array.from({ length: 25 }, (_, at) => figure(`Row ${at}`, 0.1 + (at % 3) / 10)));
    const seen: number[] = [];
    let after: ReviewCursor | undefined;
    for (;;) {
      const { items } = await spec.log.records.reviews(
        { state: 'open' },
        { limit: 10, ...(after === undefined ? {} : { after }) },
      );
      seen.push(...items.map(({ id }) => id));
      const last = items.at(-1);
      if (last === undefined) break;
      await settle(items[0]?.id ?? 0, 'skip');
      after = { key: last.importance, id: last.id };
    }
    expect(seen).to.have.length(25);
    expect(new Set(seen).size).to.equal(25);
  });
});
