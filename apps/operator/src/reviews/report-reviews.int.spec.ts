import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Question, RawStatement } from '@fde/contracts';
import {
  Database,
  EventLog,
  privateDatabase,
  rootContext,
  type PrivateDatabase,
} from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import { openPdf } from '@fde/pdf';
import { expect } from 'chai';
import { PDFDocument } from 'pdf-lib';
import { reportReviews } from './report-reviews.js';
import type { ReviewedTranscript } from './transcript-of-reviews.js';

const PAGES = 5;
const STATEMENT_PAGE = 4;

const statement: RawStatement = {
  statement_type: 'balance_sheet',
  company_name: 'Any',
  fiscal_year: 2024,
  currency: 'EUR',
  scale: 1000,
  years: ['2024', '2023'],
  fiscal_year_ends: { 2024: '2024-12-31', 2023: '2023-12-31' },
  pages: [STATEMENT_PAGE],
  method: 'ocr',
  confidence: 0.8,
  checks: [],
  line_items: [
    { name: 'Cash', values: { 2024: 18, 2023: 12 }, indentation_level: 1, is_total: false },
    { name: 'Total assets', values: { 2024: 13 }, indentation_level: 0, is_total: true },
  ],
};
const cash: Question = {
  decision: null,
  item: { name: 'Cash', section: null, occurrence: 0, year: '2024' },
  value: 18,
  page: STATEMENT_PAGE,
  bbox: null,
  doubt: 0.05,
  weight: 0.5,
  reasons: [{ about: 'reading', says: 'A digit was changed', rule: 'repaired' }],
};

describe('A report of what people corrected', function () {
  this.timeout(120_000);
  let database: PrivateDatabase;
  let eventLog: EventLog;
  let folder: string;
  let store: FileSystemObjectStore;

  before(async () => {
    database = await privateDatabase();
    eventLog = new EventLog(new Database({ url: database.url }));
    await eventLog.database.migrate();
    await eventLog.seedCompanies();
    folder = await mkdtemp(join(tmpdir(), 'fde-reviews-'));
    store = new FileSystemObjectStore(join(folder, 'store'));
  });
  after(async () => {
    await eventLog.database.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const correct = async (filePath: string | null): Promise<number> =>
    eventLog.transaction(rootContext(), async ({ records }) => {
      const document = await records.addDocument(
        {
          company_id: 1,
          url: '',
          fiscal_year: 2024,
          document_type: 'annual_report',
          filing_date: null,
          file_path: filePath,
          metadata: null,
        },
        'client',
      );
      const extraction = await records.storeExtraction({
        document_id: document.id,
        statement_type: 'balance_sheet',
        raw_data: statement,
        confidence_score: 0.8,
        metadata: null,
      });
      await records.askReviews(extraction.id, [cash]);
      const [review] = await records.reviewsOfExtractions([extraction.id]);
      const place = { page: null, bbox: null, comment: null, by: null };
      await records.settleReview(review?.id ?? 0, { verdict: 'correct', value: 13, ...place });
      return document.id;
    });

  it('names the rule that was wrong, and writes the pages with what they print', async () => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < PAGES; page += 1) pdf.addPage();
    const { key } = await store.put('company_1/2024/report.pdf', await pdf.save());
    const [stored, lost] = [await correct(key), await correct(null)];
    const out = join(folder, 'cases');
    const { settled, rules, cases, left } = await reportReviews(eventLog, store, out);
    expect([settled, rules.map(({ rule, corrected }) => [rule, corrected])]).to.deep.equal([
      2,
      [['reading: repaired', 2]],
    ]);
    expect(cases).to.deep.equal([`reviewed-${stored}`]);
    expect(left).to.deep.equal([`document ${lost}: its file is not stored, or is not a PDF`]);
    const truth = JSON.parse(
      await readFile(join(out, 'truth', `reviewed-${stored}.json`), 'utf8'),
    ) as ReviewedTranscript;
    const document = await openPdf(await readFile(join(out, 'reports', truth.document)));
    expect(document.pageCount).to.equal(1);
    document.close();
    expect(truth.statements['balance_sheet']).to.deep.equal({
      pages: [1],
      currency: 'EUR',
      scale: 1000,
      years: ['2024', '2023'],
      period_ends: ['2024-12-31', '2023-12-31'],
      line_items: [
        { label: 'Cash', kind: 'line', indentation_level: 1, values: { 2024: 13, 2023: 12 } },
        {
          label: 'Total assets',
          kind: 'total',
          indentation_level: 0,
          values: { 2024: 13, 2023: null },
        },
      ],
    });
  });
});
