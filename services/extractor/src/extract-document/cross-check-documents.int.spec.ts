import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawStatement } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import type { TaskHandler } from '@fde/service-kit';
import { HandlerStage } from '@fde/service-kit/handler-stage';
import { bothKindsReports, MISPRINT, type DemoDocument } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { ExtractDocument } from './extract-document.js';

const YEAR = Number(MISPRINT.year);

/** Extracts, and stores nothing before all have read their documents. */
const storingTogether = (readers: number): TaskHandler => {
  const handler = new ExtractDocument({
    secondReader: undefined,
    textCache: undefined,
    limits: {},
  });
  const meeting = new EventEmitter();
  const met = once(meeting, 'met');
  let waiting = 0;
  return {
    operation: handler.operation,
    run: async (command, context) => {
      const outcome = await handler.run(command, context);
      waiting += 1;
      if (waiting === readers) meeting.emit('met');
      await met;
      return outcome;
    },
  };
};

describe('a PDF and a tagged report that are read at once', function () {
  this.timeout(60_000);
  let folder: string;
  let objects: FileSystemObjectStore;
  let stage: HandlerStage;
  let companyId: number;

  const store = async ({ fileName, bytes }: DemoDocument): Promise<DocumentRecord> => {
    const key = `company_${companyId}/${YEAR}/${fileName}`;
    const file = await objects.put(key, bytes);
    const document = await stage.document({
      company_id: companyId,
      url: `https://halden.example/${fileName}`,
      fiscal_year: YEAR,
    });
    return stage.change((unit) =>
      unit.records.documentDownloaded(document.id, {
        objectKey: file.key,
        sha256: file.sha256,
        size: file.size,
      }),
    );
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-at-once-'));
    objects = new FileSystemObjectStore(folder);
    stage = await HandlerStage.open(objects);
    companyId = (await stage.company('https://halden.example/')).id;
  });
  after(async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are held against each other by the one that is stored last', async () => {
    const ofYear = (await bothKindsReports()).filter(({ fiscalYear }) => fiscalYear === YEAR);
    const documents = [];
    for (const report of ofYear) documents.push(await store(report));
    expect(documents).to.have.length(2);
    const handler = storingTogether(documents.length);
    await Promise.all(documents.map(({ id }) => stage.run(handler, companyId, id)));
    const extractions = await Promise.all(
      documents.map(({ id }) => stage.log.records.extractions(id)),
    );
    const raws = extractions.flat().map(({ raw_data: raw }) => raw as RawStatement);
    const printed = raws.filter(({ method }) => method !== 'tagged');
    expect(printed).to.have.length(3);
    for (const { statement_type: type, cross_check: check } of printed)
      expect(check?.differ, type).to.equal(type === MISPRINT.statement ? 1 : 0);
  });
});
