import { NO_FACTS } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import type { Classification, DocumentType } from '@fde/report-classification';
import { expect } from 'chai';
import { tellApart, type LookedAt } from './tell-apart.js';

const own = (change: Partial<Classification>): Classification => ({
  documentType: 'annual_report',
  fiscalYear: 2022,
  yearUncertain: false,
  fiscalPart: undefined,
  confidence: 0.95,
  variant: undefined,
  language: 'de',
  reasons: [],
  statements: 'present',
  decidedBy: 'both',
  ...change,
});
const sibling = (id: number, facts: Partial<DocumentRecord>): DocumentRecord => ({
  id,
  company_id: 1,
  url: '',
  fiscal_year: 2022,
  document_type: 'annual_report',
  filing_date: null,
  file_path: null,
  sha256: null,
  size: null,
  classification: null,
  duplicate_of: null,
  duplicate_reason: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
  metadata: null,
  ...NO_FACTS,
  ...facts,
});
const lookedAt = (pages: number, namedType: DocumentType = 'annual_report'): LookedAt => ({
  id: 2,
  pages,
  namedType,
});
const english = sibling(1, { language: 'en', pages: 100, statements: 'present' });

describe('telling the files of one year apart', () => {
  it('sets a translation aside', () => {
    expect(tellApart(own({}), lookedAt(104), [english])).to.deep.include({
      documentType: 'annual_report',
      duplicateOf: 1,
    });
  });

  const german = (change: Partial<Classification>) =>
    own({ documentType: 'quarterly_report', fiscalPart: 'Q2', ...change });
  const quarter = (part: string | null) =>
    sibling(1, {
      document_type: 'quarterly_report',
      fiscal_part: part,
      language: 'en',
      pages: 30,
      statements: 'present',
    });

  it('sets the translation of a quarterly report aside, and no other quarter', () => {
    const name = lookedAt(31, 'quarterly_report');
    expect(tellApart(german({}), name, [quarter('Q2')])).to.deep.include({
      documentType: 'quarterly_report',
      duplicateOf: 1,
    });
    const others = [
      tellApart(german({}), name, [quarter('Q1')]),
      tellApart(german({}), name, [quarter(null)]),
      tellApart(german({ fiscalPart: undefined }), name, [quarter(null)]),
      tellApart(german({ documentType: 'half_year_report' }), name, [quarter('Q2')]),
    ];
    expect(others).to.deep.equal([undefined, undefined, undefined, undefined]);
  });

  const goesOn: readonly (readonly [string, Classification, number, readonly DocumentRecord[]])[] =
    [
      [
        'the English one, whatever came before',
        own({ language: 'en' }),
        100,
        [sibling(1, { language: 'de', pages: 100, statements: 'present' })],
      ],
      ['the only one', own({}), 100, []],
      ['one of another year', own({ fiscalYear: 2021 }), 100, [english]],
      ['one of quite another length', own({}), 40, [english]],
      [
        'one whose sibling holds no statements',
        own({}),
        100,
        [sibling(1, { language: 'en', pages: 100, statements: 'absent' })],
      ],
      [
        'a report beside its 10-K',
        own({ language: 'en' }),
        100,
        [sibling(1, { language: 'en', pages: 100, statements: 'present', variant: '10-K' })],
      ],
      [
        'one whose sibling is a copy itself',
        own({}),
        100,
        [sibling(1, { language: 'en', pages: 100, statements: 'present', duplicate_of: 7 })],
      ],
      [
        "the parent company's, where there is nothing else",
        own({ variant: 'parent_company' }),
        100,
        [],
      ],
    ];
  for (const [name, classification, pages, siblings] of goesOn)
    it(`does not set aside ${name}`, () =>
      expect(tellApart(classification, lookedAt(pages), siblings)).to.equal(undefined));

  it("sets the parent company's statements aside beside the group's", () => {
    expect(tellApart(own({ variant: 'parent_company' }), lookedAt(60), [english])).to.include({
      documentType: 'other',
    });
  });

  it('names the document with the statements for a chapter of the report', () => {
    const chapter = own({ documentType: 'other', variant: 'chapter', statements: 'absent' });
    expect(tellApart(chapter, lookedAt(30), [english])?.reason).to.contain('are in document 1');
    expect(tellApart(chapter, lookedAt(30), [])).to.equal(undefined);
  });

  const parts: readonly (readonly [string, Classification])[] = [
    [
      'what only its names call annual report',
      own({ documentType: 'other', statements: 'absent' }),
    ],
    ['what may be the annual report', own({ statements: 'absent' })],
  ];
  for (const [name, part] of parts)
    it(`takes ${name} for a chapter where another document has the statements`, () => {
      expect(tellApart(part, lookedAt(30), [english])).to.include({
        documentType: 'other',
        variant: 'chapter',
        reason: 'a chapter of the annual report whose statements are in document 1',
      });
      const unread = sibling(1, { language: 'en', pages: 100, statements: 'absent' });
      expect(tellApart(part, lookedAt(30), [unread])).to.equal(undefined);
    });

  it('takes nothing for a chapter that may hold statements, or stands beside the parent company alone', () => {
    const unknown = own({ language: 'en', statements: 'unknown' });
    expect(tellApart(unknown, lookedAt(30), [english])).to.equal(undefined);
    const parent = sibling(1, { variant: 'parent_company', statements: 'present' });
    expect(tellApart(own({ statements: 'absent' }), lookedAt(30), [parent])).to.equal(undefined);
    const letter = own({ documentType: 'other', statements: 'absent' });
    expect(tellApart(letter, lookedAt(5, 'other'), [english])).to.equal(undefined);
  });

  it('says nothing of other kinds', () =>
    expect(tellApart(own({ documentType: 'presentation' }), lookedAt(100), [english])).to.equal(
      undefined,
    ));
});
