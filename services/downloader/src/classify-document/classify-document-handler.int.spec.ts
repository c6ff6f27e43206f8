import { FileSystemObjectStore } from '@fde/object-store';
import { demoReports, webPageReport, type DemoDocument } from '@fde/testing/fixture-reports';
import { hostilePdfs } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloaderSettingsFrom } from '../downloader-settings.js';
import { HandlerStage } from '@fde/service-kit/handler-stage';
import { classifyDocumentHandler } from './classify-document-handler.js';

describe('classifying a document', function () {
  this.timeout(120_000);
  let stage: HandlerStage;
  let folder: string;
  let reports: readonly DemoDocument[];
  const handler = classifyDocumentHandler({
    settings: downloaderSettingsFrom({ CLASSIFY_TIMEOUT_MS: 20_000 }),
  });
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-classify-'));
    stage = await HandlerStage.open(new FileSystemObjectStore(folder));
    reports = await demoReports();
  });
  after(async () => {
    await stage.close();
    await rm(folder, { recursive: true });
  });

  const stored = async (
    bytes: Uint8Array,
    fields: Parameters<HandlerStage['document']>[0],
    kind = 'pdf',
  ) => {
    const name = `company_${fields.company_id}/2020/file.${kind}`;
    const { key } = await stage.objects.put(name, bytes);
    return stage.document({ ...fields, file_path: key });
  };
  const company = async (): Promise<number> => (await stage.company('http://example.com/')).id;

  it('tells every kind by its content, though its names say nothing', async () => {
    const id = await company();
    for (const report of reports) {
      const document = await stored(report.bytes, {
        company_id: id,
        url: 'http://example.com/static-files/1',
        document_type: 'other',
        fiscal_year: 2001,
      });
      const result = await stage.run(handler, id, document.id);
      expect(result, report.fileName).to.include({ document_type: report.kind });
      if (report.kind === 'annual_report')
        expect(result, report.fileName).to.include({
          fiscal_year: report.fiscalYear,
          statements: 'present',
        });
    }
  });

  it('tells what a web page without tags is by its text', async () => {
    const id = await company();
    const { bytes, fiscalYear } = await webPageReport();
    const fields = { company_id: id, url: '', document_type: 'other', fiscal_year: 2001 };
    const document = await stored(bytes, fields, 'html');
    const result = await stage.run(handler, id, document.id);
    expect(result).to.include({
      document_type: 'annual_report',
      fiscal_year: fiscalYear,
      statements: 'present',
      decided_by: 'content',
    });
  });

  it('reads a page by its text that names the language of tags and has none', async () => {
    const id = await company();
    const { bytes, fiscalYear } = await webPageReport();
    const named = bytes
      .toString()
      .replace('<meta charset="utf-8">', '')
      .replaceAll('<hr>', '<hr/>')
      .replace(
        '<html',
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"',
      );
    const fields = { company_id: id, url: '', document_type: 'other', fiscal_year: 2001 };
    const document = await stored(Buffer.from(named), fields, 'xhtml');
    expect(await stage.run(handler, id, document.id)).to.include({
      document_type: 'annual_report',
      fiscal_year: fiscalYear,
    });
  });

  it('lets the content overrule names, and records why', async () => {
    const id = await company();
    const quarterly = reports.find(({ kind }) => kind === 'quarterly_report') as DemoDocument;
    const document = await stored(quarterly.bytes, {
      company_id: id,
      url: 'http://example.com/annual-report-2023.pdf',
      document_type: 'annual_report',
      fiscal_year: 2023,
    });
    expect(await stage.run(handler, id, document.id)).to.include({
      document_type: 'quarterly_report',
      decided_by: 'content',
    });
    const [record] = await stage.documents(id);
    expect(record?.classification?.reasons.join()).to.contain('its names said annual_report');
    expect(record).to.include({ decided_by: 'content', pages: 3, metadata: null });
  });

  it('records the part of the year of a company that takes interim reports, and of no other', async () => {
    const quarterly = reports.find(({ kind }) => kind === 'quarterly_report') as DemoDocument;
    const partOf = async (interim: boolean): Promise<unknown> => {
      const id = await company();
      if (interim) await stage.change((unit) => unit.records.changeCompany(id, { interim }));
      const document = await stored(quarterly.bytes, { company_id: id, url: '' });
      await stage.run(handler, id, document.id);
      return (await stage.documents(id))[0]?.fiscal_part ?? null;
    };
    expect([await partOf(true), await partOf(false)]).to.deep.equal(['Q3', null]);
  });

  it("neither reads nor writes the client's metadata", async () => {
    const id = await company();
    const [annual] = reports.filter(({ kind }) => kind === 'annual_report');
    const metadata = {
      ...{ duplicate_of: 999, duplicate_reason: 'translation', pages: 1, language: 'xx' },
      ...{ title: 'Press release', seen: { document_type: 'other', fiscal_year: 1999 } },
    };
    const document = await stored((annual as DemoDocument).bytes, {
      company_id: id,
      url: 'http://example.com/annual-report.pdf',
      metadata,
    });
    const result = await stage.run(handler, id, document.id);
    expect(result).to.include({ document_type: 'annual_report', duplicate_of: null });
    const [record] = await stage.documents(id);
    expect(record?.metadata).to.deep.equal(metadata);
    expect(record?.pages).to.be.above(1);
    expect(record?.discovery).to.equal(null);
  });

  it('works on names alone before the download, and sends it twice without effect', async () => {
    const id = await company();
    const document = await stage.document({
      company_id: id,
      url: 'http://example.com/Geschaeftsbericht-2021.pdf',
      document_type: 'Geschäftsbericht',
      fiscal_year: 2021,
    });
    expect(await stage.run(handler, id, document.id)).to.include({
      document_type: 'annual_report',
      fiscal_year: 2021,
      decided_by: 'names',
      statements: 'unknown',
    });
    const [before] = await stage.documents(id);
    await stage.run(handler, id, document.id);
    expect((await stage.documents(id))[0]?.version).to.equal(before?.version);
  });

  it('keeps to the names where the file cannot be read, and says why; nothing it is given ends the process', async () => {
    const id = await company();
    for (const { name, bytes } of await hostilePdfs()) {
      if (bytes.length === 0) continue;
      const document = await stored(bytes, {
        company_id: id,
        url: 'http://example.com/annual-report-2022.pdf',
        document_type: 'annual_report',
        fiscal_year: 2022,
      });
      const result = await stage.run(handler, id, document.id);
      expect(result, name).to.include({ fiscal_year: 2022 });
      expect(result['document_type'], name).to.equal('annual_report');
    }
    const reasons = (await stage.documents(id)).flatMap(
      ({ classification }) => classification?.reasons ?? [],
    );
    expect(reasons.some((reason) => reason.startsWith('its content could not be read:'))).to.equal(
      true,
    );
  });
});
