import { expect } from 'chai';
import {
  addDocument,
  addExtraction,
  change,
  codeOf,
  seededLog,
  type SpecLog,
} from '../../spec-log.js';
import type { ExtractionRecord } from '../ports.js';

describe('changes of extractions', () => {
  let spec: SpecLog;
  let extraction: ExtractionRecord;

  before(async () => {
    spec = await seededLog();
    const document = await addDocument(spec.log, 1);
    extraction = await addExtraction(spec.log, document.id, 'Balance Sheet');
  });
  after(() => spec.remove());

  const versionAfter = async (
    fields: Parameters<
      Parameters<Parameters<typeof change>[1]>[0]['records']['changeExtraction']
    >[1],
    version?: number,
  ): Promise<number> =>
    (
      await change(spec.log, ({ records }) =>
        records.changeExtraction(extraction.id, fields, version),
      )
    ).version;

  it('are refused where the document has one of this type already, and name it', async () => {
    const second = addExtraction(spec.log, extraction.document_id, 'balance sheet');
    const error: unknown = await second.catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'extraction_exists' });
    expect(String(error)).to.contain(`(id ${extraction.id})`);
  });

  it('by a client are appended where they change something, and refused of another version', async () => {
    expect(await versionAfter({ confidence_score: 0.5 }, 1)).to.equal(2);
    expect(await versionAfter({ confidence_score: 0.5 })).to.equal(2);
    expect(await codeOf(versionAfter({ metadata: { a: 1 } }, 1))).to.equal('version_conflict');
    const stored = await spec.log.records.extraction(extraction.id);
    expect(stored).to.deep.include({ raw_data: { line_items: [] }, confidence_score: 0.5 });
  });

  it('by a new reading keep the id, and are none where it reads the same', async () => {
    const store = (line_items: readonly unknown[]) =>
      change(spec.log, ({ records }) =>
        records.storeExtraction({ ...extraction, raw_data: { line_items } }),
      );
    const first = await store([{ name: 'Cash' }]);
    expect(first.id).to.equal(extraction.id);
    expect((await store([{ name: 'Cash' }])).version).to.equal(first.version);
  });

  it('by a new reading leave a client its metadata, and take the old facts of a reading out of it', async () => {
    const read = async (metadata: ExtractionRecord['metadata'], value: number) => {
      await versionAfter({ metadata });
      const raw_data = { line_items: [{ name: 'Cash', value }] };
      const stored = await change(spec.log, ({ records }) =>
        records.storeExtraction({ ...extraction, raw_data, metadata: null }),
      );
      return stored.metadata;
    };
    const clients = { document_sha256: 'mine', note: 'checked' };
    expect(await read(clients, 1)).to.deep.equal(clients);
    const facts = { extraction_method: 'layout', document_pages: 9, document_sha256: 'abc' };
    expect(await read(facts, 2)).to.equal(null);
  });

  it('remove it once', async () => {
    const remove = (version?: number) =>
      change(spec.log, ({ records }) => records.removeExtraction(extraction.id, version));
    expect(await codeOf(remove(99))).to.equal('version_conflict');
    await remove();
    expect(await spec.log.records.extraction(extraction.id)).to.equal(undefined);
    expect(await codeOf(remove())).to.equal('extraction_not_found');
  });
});
