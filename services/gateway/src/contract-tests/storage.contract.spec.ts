import { expect } from 'chai';
import { COPIES } from '../page-pictures/local-files.js';
import { aCompany, aDocument } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';
import { tinyPdf } from '../spec-support/tiny-pdf.js';

describe('Stored files', () => {
  let running: RunningGateway;
  const key = 'company_1/2024/report.pdf';
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(100_000, 'x')]);
  before(async () => {
    running = await RunningGateway.start({
      pictures: {
        timeoutMs: 20_000,
        maxRssBytes: 512 * 1024 * 1024,
        files: COPIES,
        idleMs: 10_000,
        maxWaitingOfClient: 2,
        maxWaiting: 2,
        cacheBytes: 10_000_000,
      },
    });
    await running.objects.put(key, bytes);
    await running.objects.put('company_1/2023/old.pdf', tinyPdf());
  });
  after(() => running.stop());
  const client = () => running.client;
  const query = `object_key=${encodeURIComponent(key)}`;

  it('lists what is stored, all years or one', async () => {
    const { body } = await client().call('listStoredFiles', { path: { 'company-id': 1 } });
    expect(body).to.deep.include({
      company_id: 1,
      fiscal_year: null,
      prefix: 'company_1/',
      count: 2,
    });
    expect(body.files.find((file) => file.object_key === key)?.size).to.equal(bytes.byteLength);
    const one = (
      await client().call('listStoredFiles', {
        path: { 'company-id': 1 },
        query: 'fiscal_year=2023',
      })
    ).body;
    expect(one).to.deep.include({ fiscal_year: 2023, prefix: 'company_1/', count: 1 });
  });

  it('never asks the database: an unknown company has count 0', async () => {
    const { status, body } = await client().call('listStoredFiles', {
      path: { 'company-id': 4711 },
    });
    expect([status, body.count, body.files]).to.deep.equal([200, 0, []]);
  });

  it('downloads the whole file with type, length, ETag and inline name', async () => {
    const { status, headers, bytes: got } = await client().call('downloadStoredFile', { query });
    expect(status).to.equal(200);
    expect(got.equals(bytes)).to.equal(true);
    expect([
      headers.get('content-type'),
      headers.get('content-length'),
      headers.get('content-disposition'),
    ]).to.deep.equal([
      'application/pdf',
      String(bytes.byteLength),
      'inline; filename="report.pdf"',
    ]);
  });

  it('answers byte ranges with 206: from, to, and the last bytes', async () => {
    for (const [range, from, to] of [
      ['bytes=0-8', 0, 8],
      ['bytes=99999-', 99_999, bytes.byteLength - 1],
      ['bytes=-5', bytes.byteLength - 5, bytes.byteLength - 1],
      ['bytes=5-999999999', 5, bytes.byteLength - 1],
    ] as const) {
      const {
        status,
        headers,
        bytes: got,
      } = await client().call('downloadStoredFile', { query, headers: { range } });
      expect([status, headers.get('content-range')]).to.deep.equal([
        206,
        `bytes ${from}-${to}/${bytes.byteLength}`,
      ]);
      expect(got.equals(bytes.subarray(from, to + 1))).to.equal(true);
    }
  });

  it('answers 416 beyond the end, and the whole file for ranges it does not know', async () => {
    const beyond = await client().call('downloadStoredFile', {
      query,
      headers: { range: `bytes=${bytes.byteLength}-` },
    });
    expect([
      beyond.status,
      beyond.headers.get('content-range'),
      beyond.problem.error_code,
    ]).to.deep.equal([416, `bytes */${bytes.byteLength}`, 'range_not_satisfiable']);
    for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=5-2', 'bytes=-', 'bytes=x'])
      expect(
        (await client().call('downloadStoredFile', { query, headers: { range } })).status,
        range,
      ).to.equal(200);
  });

  it('honours If-None-Match and If-Range', async () => {
    const tag = (await client().call('downloadStoredFile', { query })).headers.get('etag') ?? '';
    expect(
      (await client().call('downloadStoredFile', { query, headers: { 'if-none-match': tag } }))
        .status,
    ).to.equal(304);
    expect(
      (
        await client().call('downloadStoredFile', {
          query,
          headers: { range: 'bytes=0-3', 'if-range': tag },
        })
      ).status,
    ).to.equal(206);
    expect(
      (
        await client().call('downloadStoredFile', {
          query,
          headers: { range: 'bytes=0-3', 'if-range': '"other"' },
        })
      ).status,
    ).to.equal(200);
  });

  it('answers 404 for an unknown key and 422 for one of another form; nothing outside is reached', async () => {
    for (const unknown of [
      'company_1/2024/none.pdf',
      'company_9/1999/a.pdf',
      'company_1/2024/with blank.pdf',
    ]) {
      const { status, problem } = await client().call('downloadStoredFile', {
        query: `object_key=${encodeURIComponent(unknown)}`,
      });
      expect([status, problem.error_code], unknown).to.deep.equal([404, 'object_not_found']);
    }
    const bad = [
      '',
      '../../etc/passwd',
      'company_1/2024/../../../etc/passwd',
      '/etc/passwd',
      'company_1/2024/..',
      'company_0/2024/a.pdf',
      'company_1/24/a.pdf',
      'company_1/2024/a/b.pdf',
      'company_1\\2024\\a.pdf',
      'company_1/2024/a\u0000.pdf',
    ];
    for (const one of bad)
      expect(
        (
          await client().call('downloadStoredFile', {
            query: `object_key=${encodeURIComponent(one)}`,
          })
        ).status,
        one,
      ).to.equal(422);
    for (const raw of [
      'object_key=company_1%2F2024%2F..%2F..%2Fx',
      'object_key=..%252f..%252fetc',
      'object_key=%zz',
      'object_key=%ff',
      '',
      `${query}&${query}`,
    ]) {
      expect((await client().call('downloadStoredFile', { query: raw })).status, raw).to.equal(422);
    }
  });

  it('shows pages as pictures: bounded, cached, with the size of the page', async () => {
    const company = await aCompany(client());
    const document = await aDocument(client(), company.id);
    const path = { 'document-id': document.id, page: 1 };
    expect((await client().call('getPagePicture', { path })).problem.error_code).to.equal(
      'file_not_stored',
    );
    await store(document.id, company.id, tinyPdf());
    const {
      status,
      headers,
      bytes: png,
    } = await client().call('getPagePicture', { path, query: 'width=400&box=72,130,160,145' });
    expect([
      status,
      headers.get('content-type'),
      headers.get('x-page-width'),
      headers.get('x-page-height'),
      headers.get('x-page-count'),
    ]).to.deep.equal([200, 'image/png', '595', '842', '1']);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).to.deep.equal(['PNG', 400]);
    const plain = await client().call('getPagePicture', { path, query: 'width=400' });
    expect(plain.bytes.equals(png)).to.equal(false);
    expect(
      (
        await client().call('getPagePicture', {
          path,
          query: 'width=400',
          headers: { 'if-none-match': plain.headers.get('etag') ?? '' },
        })
      ).status,
    ).to.equal(304);
    expect(
      (await client().call('getPagePicture', { path: { ...path, page: 2 } })).problem.error_code,
    ).to.equal('page_not_found');
    for (const bad of ['width=99', 'width=2401', 'box=1,2,3', 'box=a,b,c,d', 'width=1e3'])
      expect((await client().call('getPagePicture', { path, query: bad })).status, bad).to.equal(
        422,
      );
  }).timeout(60_000);

  it('shows the page of the file that is there now, where its key named another one before', async () => {
    const company = await aCompany(client());
    const pictures: Buffer[] = [];
    for (const text of ['Revenue 54,073', 'Revenue 11,111']) {
      const document = await aDocument(client(), company.id);
      await store(document.id, company.id, tinyPdf(text), 'same.pdf');
      pictures.push(
        (await client().call('getPagePicture', { path: { 'document-id': document.id, page: 1 } }))
          .bytes,
      );
      await client().call('deleteDocument', { path: { 'document-id': document.id } });
    }
    expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).to.equal(false);
  }).timeout(60_000);

  it('answers 409 for a file that is no PDF, and 429 where too many pictures wait', async () => {
    const company = await aCompany(client());
    const broken = await aDocument(client(), company.id);
    await store(broken.id, company.id, Buffer.from('no pdf at all'));
    expect(
      (await client().call('getPagePicture', { path: { 'document-id': broken.id, page: 1 } }))
        .problem.error_code,
    ).to.equal('pdf_unreadable');
    const good = await aDocument(client(), company.id);
    await store(good.id, company.id, tinyPdf('Many'));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        client().call('getPagePicture', {
          path: { 'document-id': good.id, page: 1 },
          query: `width=${500 + index}`,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).to.include(429).and.to.include(200);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).to.equal('1');
  }).timeout(60_000);

  const store = async (
    documentId: number,
    companyId: number,
    content: Buffer,
    name = `document-${documentId}.pdf`,
  ): Promise<void> => {
    const file = await running.objects.put(`company_${companyId}/2024/${name}`, content);
    await running.eventLog.transaction(
      {
        correlationId: '00000000-0000-4000-8000-000000000001',
        causationId: null,
        traceparent: '00-00000000000000000000000000000001-0000000000000001-01',
        taskId: null,
      },
      (unit) =>
        unit.records.documentDownloaded(documentId, {
          objectKey: file.key,
          sha256: file.sha256,
          size: file.size,
        }),
    );
  };
});
