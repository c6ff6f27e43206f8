import { smallPdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ContractClient } from '../spec-support/contract-client.js';
import { NO_ID, aCompany } from '../spec-support/records.js';
import { responseContract } from '../spec-support/response-contract.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const PDF = { 'content-type': 'application/pdf' };
const TAGGED =
  '<?xml version="1.0"?><html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body></body></html>';
const WEB_PAGE = `<HTML><BODY><P>Balance sheet<TABLE>${'<TR><TD>Cash<TD>1,234<TD>(5)'.repeat(12)}</TABLE></BODY></HTML>`;
const MOST_BYTES = 100_000;
const BODY_TIMEOUT_MS = 300;

/** Sends the head and some parts of an upload, then nothing; the answer is held against openapi.yaml. */
const sendParts = (
  url: string,
  parts: readonly Buffer[],
  length?: number,
): Promise<readonly [status: number, code: string]> =>
  new Promise((resolve, reject) => {
    const headers = length === undefined ? PDF : { ...PDF, 'content-length': length };
    const upload = request(url, { method: 'POST', headers });
    upload.on('error', reject).on('response', (response) => {
      buffer(response)
        .then((body) => {
          const status = response.statusCode ?? 0;
          const answered = new Headers(response.headers as Record<string, string>);
          responseContract.check('uploadDocument', { status, headers: answered, body });
          const { error_code } = JSON.parse(body.toString()) as { error_code: string };
          resolve([status, error_code]);
        }, reject)
        .finally(() => upload.destroy());
    });
    for (const part of parts) upload.write(part);
  });

describe('Uploads', () => {
  let running: RunningGateway;
  let companyId: number;
  before(async () => {
    running = await RunningGateway.start({
      maxUploadBytes: MOST_BYTES,
      bodyTimeoutMs: BODY_TIMEOUT_MS,
    });
    companyId = (await aCompany(running.client)).id;
  });
  after(() => running.stop());
  const client = (): ContractClient => running.client;

  const upload = (
    body: Buffer,
    { headers = PDF, query = 'fiscal_year=2023', id = companyId } = {},
  ) => client().call('uploadDocument', { path: { 'company-id': id }, query, body, headers });
  const address = (): string =>
    client().address('uploadDocument', {
      path: { 'company-id': companyId },
      query: 'fiscal_year=2023',
    });
  const stored = async (): Promise<number> =>
    (await client().call('listStoredFiles', { path: { 'company-id': companyId } })).body.count;

  it('store a report once, and add a document that names it', async () => {
    const bytes = Buffer.from(await smallPdf(3));
    const query =
      'fiscal_year=2023&document_type=Annual%20Report&file_name=Bericht%20%C3%BCber%202023.pdf';
    const { status, body, headers } = await upload(bytes, { query });
    expect(status).to.equal(201);
    expect(body).to.deep.include({
      company_id: companyId,
      url: '',
      fiscal_year: 2023,
      document_type: 'Annual Report',
      file_path: `company_${companyId}/2023/Bericht-uber-2023.pdf`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.byteLength,
    });
    expect(headers.get('location')).to.equal(`/api/v1/documents/${body.id}`);
    const file = await client().call('downloadStoredFile', {
      query: `object_key=${encodeURIComponent(body.file_path ?? '')}`,
    });
    expect(file.bytes.equals(bytes)).to.equal(true);

    const again = await upload(bytes, { query: 'fiscal_year=2022&file_name=other.pdf' });
    expect([again.status, again.body.id]).to.deep.equal([200, body.id]);
    expect(await stored()).to.equal(1);
  });

  it('give a known document its file back where the store has lost or cut it', async () => {
    const bytes = Buffer.from(await smallPdf(4));
    const { body: first } = await upload(bytes, { query: 'fiscal_year=2021&file_name=lost.pdf' });
    const key = first.file_path ?? '';
    await running.objects.remove(key);
    const again = await upload(bytes, { query: 'fiscal_year=2021&file_name=found.pdf' });
    expect([again.status, again.body.id, again.body.file_path]).to.deep.equal([
      200,
      first.id,
      `company_${companyId}/2021/found.pdf`,
    ]);
    const size = async () => (await running.objects.stat(again.body.file_path ?? ''))?.size;
    expect(await size()).to.equal(bytes.byteLength);
  });

  it('remove no file that another document names', async () => {
    const bytes = Buffer.from(await smallPdf(5));
    const { body: first } = await upload(bytes, { query: 'fiscal_year=2020&file_name=one.pdf' });
    const key = `company_${companyId}/2020/two.pdf`;
    await client().call('createDocument', {
      json: {
        company_id: companyId,
        fiscal_year: 2020,
        document_type: 'annual_report',
        file_path: key,
      },
    });
    const again = await upload(bytes, { query: 'fiscal_year=2020&file_name=two.pdf' });
    expect([again.status, again.body.id]).to.deep.equal([200, first.id]);
    expect((await running.objects.stat(key))?.size).to.equal(bytes.byteLength);
  });

  const form = (parts: Readonly<Record<string, string | Blob>>, query = '') => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    const path = { 'company-id': companyId };
    return fetch(client().address('uploadDocument', { path, query }), { method: 'POST', body });
  };
  const asFile = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name);

  it('take a form with the file in `file`, and its fields before it', async () => {
    const bytes = Buffer.from(await smallPdf(6));
    const file = asFile(bytes, 'Jahresbericht 2019.pdf');
    const sent = await form({ fiscal_year: '2018', document_type: 'annual_report', file });
    expect(sent.status).to.equal(201);
    const document = (await sent.json()) as Record<string, unknown>;
    expect(document).to.include({
      fiscal_year: 2018,
      file_path: `company_${companyId}/2018/Jahresbericht-2019.pdf`,
      size: bytes.byteLength,
    });
    for (const parts of [{ other: file }, { fiscal_year: '2018' }, { fiscal_year: 'x', file }])
      expect((await form(parts)).status, JSON.stringify(Object.keys(parts))).to.equal(422);
    const before = await stored();
    const large = asFile(Buffer.concat([bytes, Buffer.alloc(MOST_BYTES, 32)]), 'large.pdf');
    expect((await form({ file: large })).status).to.equal(413);
    expect((await form({ file: asFile(Buffer.from('<html></html>'), 'a.html') })).status).to.equal(
      422,
    );
    const early = { file: asFile(Buffer.from(await smallPdf(11)), 'early.pdf'), process: 'true' };
    const behind = await form(early);
    expect(behind.status).to.equal(422);
    expect(await behind.text()).to.contain('Fields of a form should stand before its file');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await upload(Buffer.from('--x\r\nbroken'), { headers })).status).to.equal(422);
    expect(await stored()).to.equal(before);
  });

  it('are read and compiled by one task where that is asked for, also when they are repeated', async () => {
    const bytes = Buffer.from(await smallPdf(9));
    const { body } = await upload(bytes, { query: 'fiscal_year=2015&process=true' });
    const task = await client().call('getTask', { path: { task_id: body.task_id ?? '' } });
    expect(task.body).to.include({ operation: 'process_document', document_id: body.id });
    const again = await form({ process: 'true', file: asFile(bytes, 'a.pdf') });
    expect(again.status).to.equal(200);
    expect(await again.json()).to.include({ id: body.id, task_id: body.task_id });
    const alone = await upload(Buffer.from(await smallPdf(10)), { query: 'fiscal_year=2014' });
    expect(alone.body).not.to.have.property('task_id');
    expect((await form({ process: 'yes', file: asFile(bytes, 'a.pdf') })).status).to.equal(422);
  });

  it('need no fiscal year: it is in the name, or a guess until the report is read', async () => {
    const named = await form({ file: asFile(Buffer.from(await smallPdf(7)), 'report-2016.pdf') });
    expect(await named.json()).to.include({ fiscal_year: 2016, fiscal_year_uncertain: true });
    const { status, body } = await upload(Buffer.from(await smallPdf(8)), { query: '' });
    expect(status).to.equal(201);
    expect(body).to.include({ fiscal_year_uncertain: true });
    expect(body.fiscal_year).to.equal(new Date().getUTCFullYear() - 1);
  });

  it('go by what the file is, whatever its type says', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const { status, body } = await upload(Buffer.from(TAGGED), { headers });
    expect([status, body.file_path]).to.deep.equal([201, `company_${companyId}/2023/report.xhtml`]);
  });

  it('take a web page with figures, whatever its name, and show it without scripts', async () => {
    const headers = { 'content-type': 'text/html' };
    const query = 'fiscal_year=2012&file_name=form10k.htm';
    const { status, body } = await upload(Buffer.from(WEB_PAGE), { headers, query });
    expect([status, body.file_path]).to.deep.equal([201, `company_${companyId}/2012/form10k.html`]);
    const file = await client().call('downloadStoredFile', {
      query: `object_key=${encodeURIComponent(body.file_path ?? '')}`,
    });
    expect(file.headers.get('content-type')).to.equal('text/html');
    expect(file.headers.get('content-security-policy')).to.contain('sandbox');
    const picture = await client().call('getPagePicture', {
      path: { 'document-id': body.id, page: 1 },
      query: 'width=600&box=36,36,100,60',
    });
    expect(picture.status).to.equal(200);
    expect(picture.headers.get('x-page-count')).to.equal('1');
  });

  it('say what a file is that is not a report', async () => {
    for (const [text, what] of [
      ['<html><title>Sign in</title></html>', 'it is an HTML page'],
      [
        '<?xml version="1.0"?><xbrl xmlns="http://www.xbrl.org/2003/instance"/>',
        'it is a plain XBRL instance',
      ],
      ['Dear shareholders', 'it is plain text'],
    ] as const) {
      const { faults } = await upload(Buffer.from(text));
      expect(faults[0]?.msg).to.match(new RegExp(`: ${what}$`));
    }
  });

  it('refuse what is not a report, or breaks off, and store nothing of it', async () => {
    const before = await stored();
    const whole = Buffer.from(await smallPdf(2));
    for (const [bytes, type] of [
      [Buffer.from('<html><title>Sign in</title></html>'), 'not_a_report'],
      [Buffer.from(`PK\u0003\u0004${'\0'.repeat(26)}xl/workbook.xml`), 'not_a_report'],
      [whole.subarray(0, whole.byteLength - 100), 'file_truncated'],
    ] as const) {
      const { status, faults } = await upload(bytes);
      expect([status, faults[0]?.loc, faults[0]?.type]).to.deep.equal([422, ['body'], type]);
    }
    const none = await client().call('uploadDocument', {
      path: { 'company-id': companyId },
      query: 'fiscal_year=2023',
    });
    expect([none.status, none.faults[0]?.type]).to.deep.equal([422, 'missing']);
    expect(await stored()).to.equal(before);
  });

  it('refuse another type, a company that does not exist, a year that is none', async () => {
    const bytes = Buffer.from(await smallPdf(1));
    const typed = await upload(bytes, { headers: { 'content-type': 'text/css' } });
    expect([typed.status, typed.problem.error_code]).to.deep.equal([415, 'unsupported_media_type']);
    expect((await upload(bytes, { id: NO_ID })).status).to.equal(404);
    expect((await upload(bytes, { query: 'fiscal_year=23' })).faults[0]?.loc).to.deep.equal([
      'query',
      'fiscal_year',
    ]);
  });

  it('end at the limit of their size, told beforehand or not', async () => {
    const before = await stored();
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MOST_BYTES, 32)]);
    const reply = await upload(large);
    expect([reply.status, reply.problem.error_code]).to.deep.equal([413, 'body_too_large']);
    const halves = [large.subarray(0, MOST_BYTES / 2), large.subarray(MOST_BYTES / 2)];
    expect(await sendParts(address(), halves)).to.deep.equal([413, 'body_too_large']);
    expect(await stored()).to.equal(before);
  });

  it('end with 408 where nothing comes any more', async () => {
    const before = await stored();
    const start = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 32)]);
    expect(await sendParts(address(), [start], 50_000)).to.deep.equal([408, 'request_timeout']);
    expect(await stored()).to.equal(before);
  });
});
