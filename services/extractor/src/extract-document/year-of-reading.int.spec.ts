import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentRecord } from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import { HandlerStage } from '@fde/service-kit/handler-stage';
import { demoReports, type DemoDocument } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { ExtractDocument } from './extract-document.js';

const GUESS = 2001;

describe('A document whose fiscal year is a guess', function () {
  this.timeout(60_000);
  let folder: string;
  let objects: FileSystemObjectStore;
  let stage: HandlerStage;
  let report: DemoDocument;
  const handler = new ExtractDocument({
    secondReader: undefined,
    textCache: undefined,
    limits: {},
  });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-guessed-year-'));
    objects = new FileSystemObjectStore(folder);
    stage = await HandlerStage.open(objects);
    report = (await demoReports()).find(({ kind }) => kind === 'annual_report') as DemoDocument;
  });
  after(async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  });

  const guessed = async (): Promise<DocumentRecord> => {
    const company = await stage.company('https://a.example/');
    const file = await objects.put(`company_${company.id}/${GUESS}/report.pdf`, report.bytes);
    const fields = { company_id: company.id, fiscal_year: GUESS };
    const { id } = await stage.document(fields, { fiscal_year_uncertain: true });
    const { key: objectKey, sha256, size } = file;
    return stage.change(({ records }) =>
      records.documentDownloaded(id, { objectKey, sha256, size }),
    );
  };

  it('takes the year of its statements, and its file moves there', async () => {
    const { id, company_id: companyId, file_path: path } = await guessed();
    await stage.run(handler, companyId, id);
    const key = `company_${companyId}/${report.fiscalYear}/report.pdf`;
    expect(await stage.log.records.document(id)).to.include({
      fiscal_year: report.fiscalYear,
      fiscal_year_uncertain: false,
      file_path: key,
    });
    expect(await objects.stat(key)).not.to.equal(undefined);
    expect(await objects.stat(path ?? '')).to.equal(undefined);
    expect(await stage.log.records.extractions(id)).to.have.length(3);
  });

  it('keeps a year that a person has set', async () => {
    const { id, company_id: companyId, file_path: path } = await guessed();
    await stage.change(({ records }) => records.changeDocument(id, { fiscal_year: 2019 }));
    await stage.run(handler, companyId, id);
    expect(await stage.log.records.document(id)).to.include({ fiscal_year: 2019, file_path: path });
  });
});
