import { expect } from 'chai';
import {
  addDocument,
  addExtraction,
  change,
  codeOf,
  seededLog,
  type SpecLog,
} from '../../spec-log.js';
import type { DocumentRecord } from '../ports.js';

describe('changes of documents', () => {
  let spec: SpecLog;
  let document: DocumentRecord;
  let year = 1900;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());
  beforeEach(async () => {
    year += 1;
    document = await addDocument(spec.log, 1, year);
  });

  const events = async (id = document.id): Promise<readonly string[]> =>
    (await spec.log.readStream(`document-${id}`)).map(({ type }) => type);

  it('by a client settle the fiscal year that was a guess', async () => {
    await change(spec.log, ({ records }) =>
      records.noteDocument(document.id, { fiscal_year_uncertain: true, language: 'de' }),
    );
    const changed = await change(spec.log, ({ records }) =>
      records.changeDocument(
        document.id,
        { fiscal_year: 1850, url: 'https://reports.example/b' },
        2,
      ),
    );
    expect(changed).to.include({
      fiscal_year: 1850,
      fiscal_year_uncertain: false,
      language: 'de',
      url: 'https://reports.example/b',
      version: 3,
    });
    expect(await events()).to.deep.equal(['DocumentAdded', 'DocumentChanged', 'DocumentChanged']);
  });

  it('are refused where somebody else changed it meanwhile', async () => {
    const stale = change(spec.log, ({ records }) =>
      records.changeDocument(document.id, { fiscal_year: 1850 }, 7),
    );
    expect(await codeOf(stale)).to.equal('version_conflict');
    expect(await events()).to.deep.equal(['DocumentAdded']);
  });

  it('that change nothing are not written down', async () => {
    const file = { objectKey: 'company_1/a.pdf', sha256: 'abc', size: 10, facts: { pages: 3 } };
    const outcome = {
      documentType: 'Annual Report',
      fiscalYear: year,
      confidence: 0.9,
      reasons: ['its title'],
      facts: { title: 'Annual Report' },
    };
    for (const _ of ['first', 'again'])
      await change(spec.log, async ({ records }) => {
        await records.changeDocument(document.id, { fiscal_year: year });
        await records.noteDocument(document.id, { language: 'en' });
        await records.documentDownloaded(document.id, file);
        await records.documentClassified(document.id, outcome);
      });
    expect(await events()).to.deep.equal([
      'DocumentAdded',
      'DocumentChanged',
      'DocumentDownloaded',
      'DocumentClassified',
    ]);
    expect(await spec.log.records.document(document.id)).to.deep.include({
      file_path: 'company_1/a.pdf',
      sha256: 'abc',
      size: 10,
      pages: 3,
      title: 'Annual Report',
      language: 'en',
      classification: { confidence: 0.9, reasons: ['its title'] },
    });
  });

  it('remove it with its extractions, and name the stored file unless another has the same', async () => {
    const copy = await addDocument(spec.log, 1, year + 100);
    const file = { objectKey: 'company_1/same.pdf', sha256: 'same', size: 10 };
    const extraction = await addExtraction(spec.log, document.id);
    const remove = (id: number) => change(spec.log, ({ records }) => records.removeDocument(id));
    for (const { id } of [document, copy])
      await change(spec.log, ({ records }) => records.documentDownloaded(id, file));
    expect(await spec.log.records.document(copy.id)).to.include({
      duplicate_of: document.id,
      duplicate_reason: 'same_content',
    });
    expect(await remove(document.id)).to.deep.equal([]);
    expect(await spec.log.records.document(document.id)).to.equal(undefined);
    expect(await spec.log.records.extraction(extraction.id)).to.equal(undefined);
    expect((await spec.log.records.document(copy.id))?.duplicate_of).to.equal(null);
    expect(await remove(copy.id)).to.deep.equal(['company_1/same.pdf']);
    expect(await codeOf(remove(copy.id))).to.equal('document_not_found');
  });

  it('remove no file that is not of the company', async () => {
    await change(spec.log, ({ records }) =>
      records.changeDocument(document.id, { file_path: 'elsewhere/a.pdf' }),
    );
    const keys = await change(spec.log, ({ records }) => records.removeDocument(document.id));
    expect(keys).to.deep.equal([]);
  });
});
