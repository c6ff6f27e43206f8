import type { ReviewAnswer, Question, RawStatement, Review } from '@fde/contracts';
import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { NO_ID, aCompany, aDocument } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const row = (
  name: string,
  value: number,
  confidence: number,
): RawStatement['line_items'][number] => ({
  name,
  values: { 2024: value },
  indentation_level: 0,
  is_total: name.startsWith('Total'),
  section: null,
  unit: 'money',
  sources: { 2024: { page: 3, bbox: [10, 20, 30, 40], confidence } },
});

/** The liabilities were read as 700 where 600 is printed: the balance does not close. */
const rawData = (): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Brightwater plc',
  fiscal_year: 2024,
  currency: 'EUR',
  scale: 1000,
  years: ['2024'],
  fiscal_year_ends: {},
  pages: [3],
  method: 'layout',
  confidence: 0.6,
  checks: [],
  decisions: { scale: { value: '1000', evidence: [], doubt: 'guessed' } },
  line_items: [
    row('Total assets', 1000, 0.9),
    row('Total liabilities', 700, 0.54),
    row('Total equity', 400, 0.9),
    row('Total equity and liabilities', 1000, 0.9),
  ],
});

describe('Reviews', () => {
  let running: RunningGateway;
  let companyId: number;
  let extractionId: number;
  let reviews: readonly Review[];

  beforeEach(async () => {
    running = await RunningGateway.start();
    companyId = (await aCompany(running.client, { name: 'Brightwater plc' })).id;
    const { id } = await aDocument(running.client, companyId);
    const created = await running.client.call('createExtraction', {
      json: { document_id: id, statement_type: 'balance_sheet', raw_data: rawData() },
    });
    extractionId = created.body.id;
    reviews = (await list('')).body;
  });
  afterEach(() => running.stop());

  const list = (query: string) => running.client.call('listReviews', { query });
  const path = (id: number) => ({ 'review-id': id });
  const settle = (id: number, json: object) =>
    running.client.call('settleReview', { path: path(id), json });
  const undo = (id: number) => running.client.call('undoReview', { path: path(id) });
  const about = (name: string): number =>
    reviews.find(({ item, decision }) => item?.name === name || decision === name)?.id ?? 0;
  const ask = (decision: string, value: string) => {
    const nothing = { item: null, page: null, bbox: null, doubt: 0.1, weight: 1, reasons: [] };
    const question: Question = { ...nothing, decision, value };
    return running.eventLog.transaction(rootContext(), ({ records }) =>
      records.askReviews(extractionId, [question]),
    );
  };
  const extraction = async () => {
    const { body } = await running.client.call('getExtraction', {
      path: { 'extraction-id': extractionId },
    });
    return body.raw_data as unknown as RawStatement;
  };

  it('are listed by importance, filtered, and paged by the link to the next page', async () => {
    const names = reviews.map(({ decision, item }) => decision ?? item?.name);
    expect(names.toSorted()).to.deep.equal(['Total liabilities', 'scale']);
    expect(
      reviews.every(({ company_id: id, state }) => id === companyId && state === 'open'),
    ).to.equal(true);
    const first = await list(`limit=1&company_id=${companyId}`);
    expect([first.body.length, first.headers.get('x-total-count')]).to.deep.equal([1, '2']);
    const next = /<\/api\/v1\/reviews\?([^>]*)>; rel="next"/.exec(
      first.headers.get('link') ?? '',
    )?.[1];
    const second = await list(next ?? '');
    expect(second.body.map(({ id }) => id)).to.deep.equal(
      reviews.map(({ id }) => id).filter((id) => id !== first.body[0]?.id),
    );
    const none = ['state=settled', 'statement_type=income_statement', `company_id=${NO_ID}`];
    for (const query of none) expect((await list(query)).body, query).to.deep.equal([]);
    expect((await list('minimum_weight=1')).body.map(({ decision }) => decision)).to.deep.equal([
      'scale',
    ]);
    for (const query of ['state=closed', 'minimum_weight=2', 'after=x', 'statement_type=notes'])
      expect((await list(query)).status, query).to.equal(422);
  });

  it('show what was read, what speaks for and against it, and how much hangs on it', async () => {
    const figure = await running.client.call('getReview', {
      path: path(about('Total liabilities')),
    });
    expect(figure.body.review).to.deep.include({ value: 700, page: 3, bbox: [10, 20, 30, 40] });
    expect(figure.body.source).to.deep.include({ page: 3, confidence: 0.54 });
    expect(figure.body.statement).to.deep.include({ currency: 'EUR', scale: 1000, pages: [3] });
    expect(Object.keys(figure.body.decided)).to.deep.equal(['scale']);
    const decision = await running.client.call('getReview', { path: path(about('scale')) });
    expect([decision.body.cells, decision.body.decided['scale']?.doubt]).to.deep.equal([
      4,
      'guessed',
    ]);
  });

  it('try a value, and settle it: the identities close, what was read stays, the company is compiled', async () => {
    const id = about('Total liabilities');
    const tried = await running.client.call('tryReviewValue', {
      path: path(id),
      query: 'value=600',
    });
    expect(tried.body.closes.length).to.be.greaterThan(0);
    expect((await extraction()).line_items[1]?.values['2024']).to.equal(700);
    const box = [50, 60, 70, 80];
    const { status, body } = await settle(id, {
      verdict: 'correct',
      value: 600,
      page: 4,
      bbox: box,
      comment: 'A smudge.',
    });
    expect([status, body.review.state, body.closes]).to.deep.equal([
      200,
      'settled',
      tried.body.closes,
    ]);
    expect(body.review.given).to.deep.include({
      value: 600,
      page: 4,
      by: null,
      comment: 'A smudge.',
    });
    const raw = await extraction();
    expect(raw.line_items[1]?.values['2024']).to.equal(600);
    expect(raw.line_items[1]?.sources?.['2024']).to.deep.include({
      page: 4,
      bbox: box,
      confidence: 1,
      method: 'reviewed',
      review_id: id,
    });
    expect(raw.line_items[1]?.sources?.['2024']?.read).to.deep.include({ value: 700, page: 3 });
    const task = await running.eventLog.tasks.load(body.task_id ?? '');
    expect(task).to.deep.include({ operation: 'recompile_company', companyId });
    const undone = await undo(id);
    expect([undone.body.review.state, undone.body.opens.length]).to.deep.equal([
      'open',
      body.closes.length,
    ]);
    expect((await extraction()).line_items[1]?.values['2024']).to.equal(700);
  });

  it('take any figure as an entry with an author: printed text, 409, undo, and no question left', async () => {
    const item = { name: 'Total assets', section: null, occurrence: 0, year: '2024' };
    const correct = (json: object) =>
      running.client.call('correctFigure', { path: at, json: { item, ...json } });
    const at = { 'extraction-id': extractionId };
    const tried = await running.client.call('tryFigure', {
      path: at,
      query: `name=Total%20assets&year=2024&printed=${encodeURIComponent('(1,100)')}`,
    });
    expect(tried.body.value).to.equal(-1100);
    const { status, body } = await correct({ printed: '1,100', by: 'Ann', comment: 'A smudge.' });
    expect([status, body.review.state, body.review.kind]).to.deep.equal([
      201,
      'settled',
      'correction',
    ]);
    expect(body.review).to.deep.include({ value: 1000, doubt: 0 });
    expect(body.review.given).to.deep.include({ value: 1100, by: 'Ann', comment: 'A smudge.' });
    expect(await running.eventLog.tasks.load(body.task_id ?? '')).to.include({ companyId });
    const source = (await extraction()).line_items[0]?.sources?.['2024'];
    expect(source).to.deep.include({ method: 'reviewed', review_id: body.review.id });
    expect(source?.read).to.deep.include({ value: 1000 });
    const again = await correct({ printed: '1,200' });
    expect([again.status, again.problem.error_code]).to.deep.equal([409, 'review_settled']);
    const listed = async (query: string) =>
      (await list(`state=settled&order=recent&${query}`)).body.map(({ id }) => id);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await listed('by=Ann&kind=correction')).to.deep.equal([body.review.id]);
    for (const query of ['by=Ben', 'kind=gap', `since=${tomorrow}`])
      expect(await listed(query), query).to.deep.equal([]);
    expect(await listed(`until=${tomorrow}`)).to.deep.equal([body.review.id]);
    const undone = await running.client.call('undoReview', {
      path: path(body.review.id),
      query: 'by=Ben',
    });
    expect(undone.status).to.equal(200);
    expect((await extraction()).line_items[0]?.values['2024']).to.equal(1000);
    expect((await list('kind=correction')).body).to.deep.equal([]);
  });

  it('refuse a correction that is no number of the page, of no column, or of nothing', async () => {
    const item = { name: 'Total assets', section: null, occurrence: 0, year: '2024' };
    const refused: [object, string][] = [
      [{ item, printed: 'many' }, 'printed'],
      [{ item }, 'value'],
      [{ item: { ...item, year: '1999' }, printed: '1' }, 'item'],
      [{ item: { ...item, name: 'Goodwill' }, verdict: 'not-on-this-page' }, 'value'],
    ];
    for (const [json, at] of refused) {
      const { status, faults } = await running.client.call('correctFigure', {
        path: { 'extraction-id': extractionId },
        json,
      });
      expect([status, faults[0]?.loc[1]], JSON.stringify(json)).to.deep.equal([422, at]);
    }
    const nothing = await running.client.call('tryFigure', {
      path: { 'extraction-id': extractionId },
      query: 'name=Total%20assets&year=2024',
    });
    expect(nothing.status).to.equal(422);
  });

  it('of one cause are settled by one answer, and opened by one', async () => {
    const nothing = { decision: null, page: 3, bbox: null, doubt: 0.1, weight: 1 };
    const reasons = [{ about: 'reading' as const, says: 'A column', rule: 'unnamed-columns' }];
    const questions = ['Total assets', 'Total equity'].map((name): Question => {
      const item = { name, section: null, occurrence: 0, year: '2024' };
      return { ...nothing, item, value: 1, reasons };
    });
    await running.eventLog.transaction(rootContext(), ({ records }) =>
      records.askReviews(extractionId, questions),
    );
    const [first, ...others] = (await list('kind=reading&together=true')).body;
    expect(others).to.deep.equal([]);
    const id = first?.id ?? 0;
    const shown = await running.client.call('getReview', { path: path(id) });
    expect(shown.body.like.reviews.map(({ item }) => item?.name)).to.deep.equal([
      'Total assets',
      'Total equity',
    ]);
    const refused = await settle(id, { verdict: 'correct', value: 1, together: true });
    expect(refused.status).to.equal(422);
    const { body } = await settle(id, { verdict: 'confirm', together: true });
    expect([body.together?.length, (await list('')).body.length]).to.deep.equal([2, 0]);
    const undone = await running.client.call('undoReview', {
      path: path(id),
      query: 'together=true',
    });
    expect([undone.body.together?.length, (await list('')).body.length]).to.deep.equal([2, 2]);
  });

  it('name the report, the row and the head of the year', async () => {
    const { body } = await running.client.call('getReview', {
      path: path(about('Total liabilities')),
    });
    expect(body.report).to.include({ document_type: 'annual_report' });
    expect(body.around).to.deep.equal({ row: [0, 14, 30, 46], head: [10, 0, 30, 20] });
    expect(body.like.count).to.equal(1);
  });

  it('settle a decision for all cells of its statement at once', async () => {
    const before = await extraction();
    expect((await settle(about('scale'), { verdict: 'confirm' })).status).to.equal(200);
    const after = await extraction();
    expect(after.decisions?.scale?.doubt).to.equal(undefined);
    for (const [at, item] of after.line_items.entries())
      expect(item.sources?.['2024']?.confidence).to.be.greaterThan(
        before.line_items[at]?.sources?.['2024']?.confidence ?? 1,
      );
  });

  it('answer 409 with the state to whoever comes second, and to an undo of what is open', async () => {
    const id = about('scale');
    const both = await Promise.all([
      settle(id, { verdict: 'confirm' }),
      settle(id, { verdict: 'correct', value: 1_000_000 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).to.deep.equal([200, 409]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(lost.problem.error_code).to.equal('review_settled');
    expect((lost.problem as unknown as { review: Review }).review).to.deep.equal(won.body.review);
    await undo(id);
    const again = await undo(id);
    expect([again.status, again.problem.error_code]).to.deep.equal([409, 'review_open']);
  });

  it('can be put off without any effect on the statement', async () => {
    const { body } = await settle(about('scale'), { verdict: 'skip' });
    expect([body.review.state, body.task_id]).to.deep.equal(['skipped', null]);
    expect((await list('state=skipped')).body).to.have.length(1);
  });

  it('refuse what cannot be said', async () => {
    const figure = about('Total liabilities');
    const impossible: [number, object][] = [
      [figure, { verdict: 'correct' }],
      [figure, { verdict: 'correct', value: 'many' }],
      [figure, { verdict: 'correct', value: 1, bbox: [0, 0, 1, 1] }],
      [figure, { verdict: 'correct', value: 1, page: 1, bbox: [0, 0, 1] }],
      [figure, { verdict: 'perhaps' }],
      [about('scale'), { verdict: 'correct', value: -1 }],
    ];
    for (const [id, json] of impossible)
      expect((await settle(id, json)).status, JSON.stringify(json)).to.equal(422);
    expect((await settle(NO_ID, { verdict: 'confirm' })).problem.error_code).to.equal(
      'review_not_found',
    );
    for (const operation of ['getReview', 'undoReview'] as const)
      expect((await running.client.call(operation, { path: path(NO_ID) })).status).to.equal(404);
    const tried = await running.client.call('tryReviewValue', {
      path: path(NO_ID),
      query: 'value=1',
    });
    expect(tried.status).to.equal(404);
    expect(
      (await running.client.call('tryReviewValue', { path: path(figure), query: 'value=x' }))
        .status,
    ).to.equal(422);
  });

  it('lapse where a client stores another statement, and are gone with the extraction', async () => {
    const id = about('Total liabilities');
    await settle(id, { verdict: 'correct', value: 600 });
    const moved = { ...rawData() };
    moved.line_items[1] = {
      ...row('Total liabilities', 650, 0.999),
      sources: { 2024: { page: 9, bbox: [1, 1, 2, 2], confidence: 0.999 } },
    };
    await running.client.call('updateExtraction', {
      path: { 'extraction-id': extractionId },
      json: { raw_data: moved },
    });
    const open = (await list('')).body.find((review) => review.id === id);
    expect([open?.state, open?.value, open?.reasons[0]?.rule]).to.deep.equal([
      'open',
      650,
      'lapsed',
    ]);
    await running.client.call('deleteExtraction', { path: { 'extraction-id': extractionId } });
    expect((await running.client.call('getReview', { path: path(id) })).status).to.equal(404);
  });

  it('of raw data that is no longer a statement can be confirmed or put off, not corrected', async () => {
    const word: ReviewAnswer['verdict'][] = ['correct', 'confirm'];
    await running.client.call('updateExtraction', {
      path: { 'extraction-id': extractionId },
      json: { raw_data: {} },
    });
    await ask('scale', '1000');
    const [review] = (await list('')).body;
    const statuses = [];
    for (const verdict of word)
      statuses.push((await settle(review?.id ?? 0, { verdict, value: 1 })).status);
    expect(statuses).to.deep.equal([422, 200]);
    expect(
      (await running.client.call('getReview', { path: path(review?.id ?? 0) })).body.cells,
    ).to.equal(0);
  });

  it('of missing years are confirmed or put off, and leave the statement as it is', async () => {
    await ask('missing_years', '2022, 2021');
    const [review] = (await list('')).body;
    const before = await extraction();
    const statuses = [];
    for (const verdict of ['correct', 'not-on-this-page', 'skip', 'confirm'])
      statuses.push((await settle(review?.id ?? 0, { verdict, value: '2022' })).status);
    expect(statuses).to.deep.equal([422, 422, 200, 200]);
    expect(review).to.include({ decision: 'missing_years', value: '2022, 2021' });
    expect(await extraction()).to.deep.equal(before);
  });
});
