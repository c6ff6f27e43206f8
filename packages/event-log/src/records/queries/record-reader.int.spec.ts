import { expect } from 'chai';
import { addDocument, addExtraction, change, seededLog, type SpecLog } from '../../spec-log.js';
import type { CompiledStatementRecord, DocumentRecord, RecordReader } from '../ports.js';

const NONE = 999_999;

describe('reading records', () => {
  let spec: SpecLog;
  let documents: readonly DocumentRecord[];
  let compiled: CompiledStatementRecord;

  before(async () => {
    spec = await seededLog();
    documents = [
      await addDocument(spec.log, 1, 2019),
      await addDocument(spec.log, 1, 2021),
      await addDocument(spec.log, 1, 2020),
      await addDocument(spec.log, 2, 2020),
    ];
    const [first] = documents;
    await addExtraction(spec.log, first?.id ?? 0, 'Balance Sheet');
    await addExtraction(spec.log, first?.id ?? 0, 'Income Statement');
    await addExtraction(spec.log, documents[3]?.id ?? 0, 'Balance Sheet');
    const put = await change(spec.log, (unit) =>
      unit.records.putCompiledStatement(
        { company_id: 1, statement_type: 'Cash Flow Statement', data: {}, data_lineage: {} },
        'pipeline',
      ),
    );
    compiled = put.record;
  });
  after(() => spec.remove());

  /** The same of what was committed, read together with others, and of what a transaction sees. */
  const readers: Readonly<
    Record<string, <T>(ask: (from: RecordReader) => Promise<T>) => Promise<T>>
  > = {
    'outside of transactions': (ask) => ask(spec.log.records),
    'within a transaction': (ask) => change(spec.log, (unit) => ask(unit.records)),
  };
  for (const [where, read] of Object.entries(readers))
    describe(where, () => {
      it('finds each by its id, and none where there is none', async () => {
        const document = documents[0]?.id ?? 0;
        const [extraction] = await read((from) => from.extractions(document));
        expect((await read((from) => from.company(1)))?.primary_ticker).to.equal('AZN');
        expect(await read((from) => from.document(document))).to.deep.equal(documents[0]);
        expect(await read((from) => from.extraction(extraction?.id ?? 0))).to.deep.equal(
          extraction,
        );
        expect(await read((from) => from.compiledStatement(compiled.id))).to.deep.equal(compiled);
        expect(await read((from) => from.company(NONE))).to.equal(undefined);
        expect(await read((from) => from.document(NONE))).to.equal(undefined);
        expect(await read((from) => from.extraction(NONE))).to.equal(undefined);
        expect(await read((from) => from.compiledStatement(NONE))).to.equal(undefined);
      });

      it('tells the version of a large record without reading it', async () => {
        expect(await read((from) => from.versionOf('compiled_statements', compiled.id))).to.equal(
          1,
        );
        expect(await read((from) => from.versionOf('extractions', NONE))).to.equal(undefined);
      });

      it('pages companies by id', async () => {
        const page = await read((from) => from.companies({ skip: 4, limit: 2 }));
        expect(page.items.map(({ id }) => id)).to.deep.equal([5, 6]);
        expect(page.total).to.equal(6);
      });

      it('lists documents of a company, the newest year first, by year and by type', async () => {
        const years = async (filter: Parameters<RecordReader['documents']>[1]) => {
          const { items, total } = await read((from) => from.documents(1, filter));
          return [total, ...items.map(({ fiscal_year: year }) => year)];
        };
        expect(await years({})).to.deep.equal([3, 2021, 2020, 2019]);
        expect(await years({ page: { skip: 1, limit: 1 } })).to.deep.equal([3, 2020]);
        expect(await years({ fiscalYear: 2020 })).to.deep.equal([1, 2020]);
        expect(
          await years({ documentType: 'annual report', page: { skip: 0, limit: 9 } }),
        ).to.deep.equal([3, 2021, 2020, 2019]);
        expect(await years({ documentType: 'interim_report' })).to.deep.equal([0]);
      });

      it('lists pages of documents without what no list shows', async () => {
        const page = { skip: 0, limit: 2 };
        const list = await read((from) => from.documentList(1, { page }));
        const { items, total } = await read((from) => from.documents(1, { page }));
        expect(list.items.map(({ id }) => id)).to.deep.equal(items.map(({ id }) => id));
        expect(list.total).to.equal(total);
        expect(list.items[0]).not.to.have.property('statement_pages');
        const other = { page, documentType: 'interim_report' };
        const none = await read((from) => from.documentList(1, other));
        expect(none).to.deep.equal({ items: [], total: 0 });
      });

      it('lists extractions of a document and of a company', async () => {
        const document = documents[0]?.id ?? 0;
        const types = ['Balance Sheet', 'Income Statement'];
        const ofDocument = await read((from) => from.extractions(document));
        const ofCompany = await read((from) => from.extractionsOfCompany(1));
        expect(ofDocument.map(({ statement_type: type }) => type)).to.deep.equal(types);
        expect(ofCompany).to.deep.equal(ofDocument);
        expect(await read((from) => from.extractionVersions(1))).to.have.deep.members(
          ofDocument.map(({ id, version }) => ({ id, version })),
        );
      });

      it('finds statements by the canonical form of their type', async () => {
        const document = documents[0]?.id ?? 0;
        const byType = await read((from) => from.extractionByType(document, 'balance_sheet'));
        expect(byType?.statement_type).to.equal('Balance Sheet');
        expect(
          await read((from) => from.extractionByType(document, 'cash_flow_statement')),
        ).to.equal(undefined);
        expect(
          await read((from) => from.compiledStatementByType(1, 'cash_flow_statement')),
        ).to.deep.equal(compiled);
        expect(await read((from) => from.compiledStatementByType(1, 'balance_sheet'))).to.equal(
          undefined,
        );
        expect(await read((from) => from.compiledStatements(1))).to.deep.equal([compiled]);
        expect(await read((from) => from.compiledStatements(2))).to.deep.equal([]);
      });
    });
});
