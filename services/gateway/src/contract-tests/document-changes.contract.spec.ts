import { expect } from 'chai';
import { aCompany, aDocument, anExtraction } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { tinyPdf } from '../spec-support/tiny-pdf.js';

describe('What a person changes of a document', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const client = () => running.client;
  const recompilations = async (companyId: number): Promise<number> => {
    const query = `company_id=${companyId}&operation=recompile_company`;
    return (await client().call('listTasks', { query })).body.length;
  };
  const change = (id: number, json: object) =>
    client().call('updateDocument', { path: { 'document-id': id }, json });
  const listed = async (companyId: number, year: number): Promise<readonly string[]> => {
    const path = { 'company-id': companyId };
    const query = `fiscal_year=${year}`;
    const { body } = await client().call('listStoredFiles', { path, query });
    return body.files.map(({ object_key: key }) => key);
  };

  it('takes any text as file_path, but no key of another company', async () => {
    const { id: companyId } = await aCompany(client());
    const other = await aCompany(client());
    for (const text of [
      '/data/reports/2023 (final).pdf',
      '',
      '../x',
      'C:\\reports\\a.pdf',
      'ü'.repeat(1024),
    ]) {
      const document = await aDocument(client(), companyId, { file_path: text });
      expect(document.file_path).to.equal(text);
      expect(
        (await change(document.id, { file_path: `${text.slice(1)}!` })).body.file_path,
      ).to.equal(`${text.slice(1)}!`);
    }
    const document = await aDocument(client(), companyId);
    const foreign = `company_${other.id}/2023/a.pdf`;
    const refused = await change(document.id, { file_path: foreign });
    expect([refused.status, refused.faults[0]?.loc]).to.deep.equal([422, ['body', 'file_path']]);
    const json = {
      company_id: companyId,
      document_type: 'x',
      fiscal_year: 2023,
      file_path: foreign,
    };
    expect((await client().call('createDocument', { json })).status).to.equal(422);
    expect(
      (await change(document.id, { file_path: `company_${companyId}/2023/a.pdf` })).status,
    ).to.equal(200);
  });

  it('moves the stored file to the key of a corrected year; the old key is unknown then', async () => {
    const { id: companyId } = await aCompany(client());
    const path = { 'company-id': companyId };
    const headers = { 'content-type': 'application/pdf' };
    const { body: stored } = await client().call('uploadDocument', {
      path,
      query: 'fiscal_year=2019&file_name=report.pdf',
      body: tinyPdf(),
      headers,
    });
    const moved = (await change(stored.id, { fiscal_year: 2015 })).body;
    expect(moved).to.include({
      file_path: `company_${companyId}/2015/report.pdf`,
      sha256: stored.sha256,
      size: stored.size,
      fiscal_year_uncertain: false,
    });
    expect(await listed(companyId, 2019)).to.deep.equal([]);
    expect(await listed(companyId, 2015)).to.deep.equal([moved.file_path]);
    const old = `object_key=${encodeURIComponent(stored.file_path ?? '')}`;
    expect((await client().call('downloadStoredFile', { query: old })).status).to.equal(404);
    const now = `object_key=${encodeURIComponent(moved.file_path ?? '')}`;
    expect((await client().call('downloadStoredFile', { query: now })).status).to.equal(200);
  });

  it('keeps a file that another document names', async () => {
    const { id: companyId } = await aCompany(client());
    const key = `company_${companyId}/2019/shared.pdf`;
    await running.objects.put(key, tinyPdf());
    const one = await aDocument(client(), companyId, { fiscal_year: 2019, file_path: key });
    await aDocument(client(), companyId, { fiscal_year: 2019, file_path: key });
    const moved = (await change(one.id, { fiscal_year: 2018 })).body;
    expect(moved.file_path).to.equal(`company_${companyId}/2018/shared.pdf`);
    expect(await listed(companyId, 2019)).to.deep.equal([key]);
  });

  it('leaves it out of the series with a reason, and takes it in again', async () => {
    const { id: companyId } = await aCompany(client());
    const { id } = await aDocument(client(), companyId);
    const out = (await change(id, { left_out: { why: 'another_company', comment: 'Netflix' } }))
      .body;
    expect(out.left_out).to.deep.equal({ why: 'another_company', comment: 'Netflix' });
    expect((await change(id, { left_out: { why: 'by_choice' } })).body.left_out).to.deep.equal({
      why: 'by_choice',
      comment: null,
    });
    expect((await change(id, { left_out: null })).body.left_out).to.equal(null);
    for (const wrong of [
      { left_out: {} },
      { left_out: { why: 'x' } },
      { left_out: 'x' },
      { title: ' ' },
    ])
      expect((await change(id, wrong)).status, JSON.stringify(wrong)).to.equal(422);
    expect((await change(id, { title: 'Annual report' })).body.title).to.equal('Annual report');
  });

  it('compiles again what stood on it, and nothing where nothing did', async () => {
    const { id: companyId } = await aCompany(client());
    const unread = await aDocument(client(), companyId);
    await change(unread.id, { fiscal_year: 2011 });
    await client().call('deleteDocument', { path: { 'document-id': unread.id } });
    expect(await recompilations(companyId)).to.equal(0);
    const read = await aDocument(client(), companyId);
    await anExtraction(client(), read.id);
    await change(read.id, { title: 'A title', metadata: { a: 1 } });
    expect(await recompilations(companyId), 'its title').to.equal(0);
    await change(read.id, { left_out: { why: 'by_choice' } });
    expect(await recompilations(companyId), 'left out').to.equal(1);
    const other = await aCompany(client());
    const deleted = await aDocument(client(), other.id);
    await anExtraction(client(), deleted.id);
    await client().call('deleteDocument', { path: { 'document-id': deleted.id } });
    expect(await recompilations(other.id), 'deleted').to.equal(1);
  });
});
