import { rootContext } from '@fde/event-log';
import { expect } from 'chai';
import { NO_ID, aCompany, aDocument, anExtraction } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

describe('Documents', () => {
  let running: RunningGateway;
  let companyId: number;
  before(async () => {
    running = await RunningGateway.start();
    companyId = (await aCompany(running.client)).id;
  });
  after(() => running.stop());
  const client = () => running.client;

  it('creates as the specification shows it: the url is metadata.source_url', async () => {
    const json = {
      company_id: companyId,
      document_type: 'Annual Report',
      fiscal_year: 2023,
      filing_date: '2024-02-20',
      file_path: '/reports/2023/y.pdf',
      metadata: { pages: 150, language: 'en', source_url: 'https://a.example/r.pdf' },
    };
    const { status, body, headers } = await client().call('createDocument', { json });
    expect(status).to.equal(201);
    expect(body).to.deep.include({
      ...json,
      url: 'https://a.example/r.pdf',
      sha256: null,
      size: null,
      classification: null,
    });
    expect(headers.get('location')).to.equal(`/api/v1/documents/${body.id}`);
    expect(
      (await client().call('getDocument', { path: { 'document-id': body.id } })).body,
    ).to.deep.equal(body);
  });

  it('has an empty url where neither url nor source_url is sent, and keeps a url that is', async () => {
    expect((await aDocument(client(), companyId)).url).to.equal('');
    for (const source_url of ['', null]) {
      const document = await aDocument(client(), companyId, { metadata: { source_url } });
      expect(document.url).to.equal('');
      expect(document.metadata).to.deep.equal({ source_url });
    }
    expect(
      (
        await aDocument(client(), companyId, {
          url: 'https://b.example/x.pdf',
          metadata: { source_url: 'https://c.example' },
        })
      ).url,
    ).to.equal('https://b.example/x.pdf');
  });

  it('answers 404 naming the company where the parent does not exist', async () => {
    const { status, problem } = await client().call('createDocument', {
      json: { company_id: NO_ID, document_type: 'x', fiscal_year: 2024 },
    });
    expect([status, problem.error_code]).to.deep.equal([404, 'company_not_found']);
    expect(problem.detail).to.contain(String(NO_ID));
  });

  it('holds fiscal years to 1900-2100, types to 50 characters, dates to real days', async () => {
    const bad: [Record<string, unknown>, string][] = [
      [{ fiscal_year: 1899 }, 'greater_than_equal'],
      [{ fiscal_year: 2101 }, 'less_than_equal'],
      [{ fiscal_year: 'x2024' }, 'int_type'],
      [{ fiscal_year: '1899' }, 'greater_than_equal'],
      [{ fiscal_year: null }, 'int_type'],
      [{ fiscal_year: 2024.5 }, 'int_type'],
      [{ document_type: '' }, 'string_too_short'],
      [{ document_type: 'x'.repeat(51) }, 'string_too_long'],
      [{ filing_date: '2024-02-30' }, 'date_parsing'],
      [{ filing_date: '20240220' }, 'date_parsing'],
      [{ filing_date: '1899-12-31' }, 'date_too_early'],
      [{ file_path: 'x'.repeat(1025) }, 'string_too_long'],
      [{ metadata: { source_url: 7 } }, 'string_type'],
      [{ metadata: { source_url: 'javascript:alert(1)' } }, 'url_parsing'],
      [{ metadata: { source_url: 'https://user:secret@a.example/r.pdf' } }, 'url_parsing'],
      [{ company_id: 0 }, 'greater_than_equal'],
      [{ company_id: 2147483648 }, 'less_than_equal'],
      [{ metadata: [] }, 'dict_type'],
      [{ url: 'nowhere' }, 'url_parsing'],
    ];
    for (const [fields, type] of bad) {
      const { status, faults } = await client().call('createDocument', {
        json: { company_id: companyId, document_type: 'x', fiscal_year: 2024, ...fields },
      });
      expect([status, faults[0]?.type], JSON.stringify(fields)).to.deep.equal([422, type]);
      const [name = ''] = Object.keys(fields);
      expect(faults[0]?.loc.slice(0, 2), 'the field is named').to.deep.equal(['body', name]);
      if (status !== 422 || name === 'company_id') continue;
      const update = await client().call('updateDocument', {
        path: { 'document-id': (await aDocument(client(), companyId)).id },
        json: fields,
      });
      expect([update.status, update.faults[0]?.type], name).to.deep.equal([422, type]);
    }
  });

  it('takes an integer that is written as a string of digits, in bodies alone', async () => {
    const json = { company_id: String(companyId), document_type: 'x', fiscal_year: ' 2023 ' };
    const { status, body } = await client().call('createDocument', { json });
    expect([status, body.company_id, body.fiscal_year]).to.deep.equal([201, companyId, 2023]);
    const path = { 'document-id': body.id };
    const changed = await client().call('updateDocument', { path, json: { fiscal_year: '2021' } });
    expect(changed.body.fiscal_year).to.equal(2021);
    const whole = await client().call('updateDocument', { path, json: { fiscal_year: '2022.0' } });
    expect(whole.body.fiscal_year).to.equal(2022);
    for (const text of ['2022.5', '2e3', '0x7e7', ''])
      expect(
        (await client().call('updateDocument', { path, json: { fiscal_year: text } })).status,
        text,
      ).to.equal(422);
    const query = await client().call('listDocuments', {
      path: { 'company-id': companyId },
      query: 'limit=%2B5',
    });
    expect(query.status).to.equal(422);
  });

  it('lists by fiscal year descending, then id descending, paged', async () => {
    const owner = (await aCompany(client())).id;
    const ids = [];
    for (const year of [2022, 2024, 2023, 2024])
      ids.push((await aDocument(client(), owner, { fiscal_year: year })).id);
    const { body } = await client().call('listDocuments', { path: { 'company-id': owner } });
    expect(body.map(({ id }) => id)).to.deep.equal([ids[3], ids[1], ids[2], ids[0]]);
    const page = await client().call('listDocuments', {
      path: { 'company-id': owner },
      query: 'skip=1&limit=2',
    });
    expect(page.body.map(({ id }) => id)).to.deep.equal([ids[1], ids[2]]);
    expect(page.headers.get('x-total-count')).to.equal('4');
    const ofYear = await client().call('listDocumentsByFiscalYear', {
      path: { 'company-id': owner, 'fiscal-year': 2024 },
    });
    expect(ofYear.body.map(({ id }) => id)).to.deep.equal([ids[3], ids[1]]);
  });

  it('matches types by their canonical form and returns them as given', async () => {
    const owner = (await aCompany(client())).id;
    await aDocument(client(), owner, { document_type: 'Annual Report' });
    await aDocument(client(), owner, { document_type: 'annual_report' });
    await aDocument(client(), owner, { document_type: 'Presentation' });
    for (const type of ['Annual Report', 'annual-report', 'ANNUAL_REPORT']) {
      const { body, headers } = await client().call('listDocumentsByType', {
        path: { 'company-id': owner, 'document-type': type },
        query: 'limit=5',
      });
      expect(body.map((document) => document.document_type).toSorted()).to.deep.equal([
        'Annual Report',
        'annual_report',
      ]);
      expect(headers.get('x-total-count')).to.equal('2');
    }
  });

  it('answers 404 for lists under a company that does not exist, [] for one without documents', async () => {
    const path = { 'company-id': NO_ID, 'fiscal-year': 2024, 'document-type': 'x' };
    for (const id of [
      'listDocuments',
      'listDocumentsByFiscalYear',
      'listDocumentsByType',
    ] as const) {
      expect((await client().call(id, { path })).problem.error_code).to.equal('company_not_found');
      const empty = await client().call(id, { path: { ...path, 'company-id': 6 } });
      expect([empty.status, empty.body]).to.deep.equal([200, []]);
    }
  });

  it('holds the fiscal-year path parameter to 1900-2100', async () => {
    for (const year of ['1899', '2101', 'x', '2024.0', '1e3']) {
      expect(
        (
          await client().call('listDocumentsByFiscalYear', {
            path: { 'company-id': 1, 'fiscal-year': year },
          })
        ).status,
        year,
      ).to.equal(422);
    }
  });

  it('updates only what is sent, clears nullable fields with null, ignores company_id', async () => {
    const document = await aDocument(client(), companyId, {
      filing_date: '2024-02-20',
      metadata: { a: 1 },
      file_path: 'reports/f.pdf',
    });
    const path = { 'document-id': document.id };
    expect((await client().call('updateDocument', { path, json: {} })).body).to.deep.equal(
      document,
    );
    const { body } = await client().call('updateDocument', {
      path,
      json: {
        company_id: 1,
        fiscal_year: 2020,
        document_type: 'Presentation',
        url: 'https://n.example/',
        filing_date: null,
        metadata: null,
        file_path: null,
      },
    });
    expect(body).to.deep.include({
      company_id: companyId,
      fiscal_year: 2020,
      document_type: 'Presentation',
      url: 'https://n.example/',
      filing_date: null,
      metadata: null,
      file_path: null,
    });
    for (const field of ['url', 'fiscal_year', 'document_type']) {
      expect(
        (await client().call('updateDocument', { path, json: { [field]: null } })).faults[0]?.loc,
      ).to.deep.equal(['body', field]);
    }
  });

  it("gives the client's metadata back as it was sent, and keeps no state in it", async () => {
    const first = await aDocument(client(), companyId);
    const metadata = {
      duplicate_of: first.id,
      pages: 3,
      title: 'Mine',
      seen: { fiscal_year: 1999 },
    };
    const document = await aDocument(client(), companyId, { metadata });
    expect(document).to.deep.include({
      ...{ metadata, duplicate_of: null, duplicate_reason: null, pages: null, title: null },
      ...{ fiscal_year_uncertain: false, statements: null, discovery: null, language: null },
    });
    const path = { 'document-id': document.id };
    await running.eventLog.transaction(rootContext(), ({ records }) =>
      records.documentClassified(document.id, {
        documentType: 'annual_report',
        fiscalYear: 2021,
        confidence: 0.9,
        reasons: ['page 1 says so'],
        facts: { pages: 88, decided_by: 'content', fiscal_year_uncertain: true },
      }),
    );
    const { body } = await client().call('getDocument', { path });
    expect(body).to.deep.include({ metadata, pages: 88, fiscal_year_uncertain: true });
    expect(body.classification).to.include({ decided_by: 'content' });

    const changed = await client().call('updateDocument', { path, json: { fiscal_year: 2020 } });
    expect(changed.body, 'what a client says is not a guess').to.include({
      fiscal_year_uncertain: false,
    });
  });

  it('names the older document with the same file until that is deleted', async () => {
    const [older, newer] = [
      await aDocument(client(), companyId),
      await aDocument(client(), companyId),
    ];
    const sha256 = 'a'.repeat(64);
    for (const { id } of [newer, older])
      await running.eventLog.transaction(rootContext(), ({ records }) =>
        records.documentDownloaded(id, {
          objectKey: `company_${companyId}/2023/same.pdf`,
          sha256,
          size: 9,
        }),
      );
    const path = { 'document-id': newer.id };
    const before = await client().call('getDocument', { path });
    expect(before.body).to.include({ duplicate_of: older.id, duplicate_reason: 'same_content' });
    await client().call('deleteDocument', { path: { 'document-id': older.id } });
    const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
    const after = await client().call('getDocument', { path, headers });
    expect(after.status, 'not taken for unchanged').to.equal(200);
    expect(after.body).to.include({ duplicate_of: null, duplicate_reason: null });
  });

  it('deletes with its extractions and its stored file, and ends its tasks', async () => {
    const key = `company_${companyId}/2024/gone.pdf`;
    await running.objects.put(key, Buffer.from('%PDF-1.4'));
    const document = await aDocument(client(), companyId, { file_path: key });
    const extraction = await anExtraction(client(), document.id);
    const task = (await client().call('downloadDocument', { path: { document_id: document.id } }))
      .body;
    expect(
      (await client().call('deleteDocument', { path: { 'document-id': document.id } })).status,
    ).to.equal(204);
    expect(
      (await client().call('getExtraction', { path: { 'extraction-id': extraction.id } })).status,
    ).to.equal(404);
    expect(
      (await client().call('getTask', { path: { task_id: task.task_id } })).body.status,
    ).to.equal('REVOKED');
    expect(await running.objects.stat(key)).to.equal(undefined);
  });

  it('never names or deletes a file of another company', async () => {
    const key = 'company_1/2024/theirs.pdf';
    await running.objects.put(key, Buffer.from('%PDF-1.4'));
    const json = { company_id: companyId, document_type: 'x', fiscal_year: 2024, file_path: key };
    expect((await client().call('createDocument', { json })).status).to.equal(422);
    // As a record of an earlier release may have it.
    const document = await running.eventLog.transaction(rootContext(), ({ records }) =>
      records.addDocument({ ...json, url: '', filing_date: null, metadata: null }, 'client'),
    );
    await client().call('deleteDocument', { path: { 'document-id': document.id } });
    expect((await running.objects.stat(key))?.key).to.equal(key);
  });
});
