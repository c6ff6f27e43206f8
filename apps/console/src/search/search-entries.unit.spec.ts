import { expect } from 'chai';
import { english } from '../messages/spec-support/spoken-texts.js';
import { entryAfter, searchGroups } from './search-entries.js';

describe('what a search found', () => {
  it('leads by kind to its pages: a row to its statement, with the row named', () => {
    const groups = searchGroups(english, {
      companies: [{ company_id: 1, name: 'Brightwater plc', ticker: null }],
      documents: [
        {
          document_id: 7,
          company_id: 1,
          company_name: 'Brightwater plc',
          title: null,
          url: 'https://brightwater.example/report%202024.pdf',
          document_type: 'annual_report',
          fiscal_year: 2024,
        },
      ],
      line_items: [
        {
          compiled_statement_id: 5,
          company_id: 1,
          company_name: 'Brightwater plc',
          statement_type: 'income_statement',
          name: 'R&D, net',
        },
      ],
    });
    expect(groups).to.deep.equal([
      {
        title: 'Companies',
        entries: [{ key: 'company-1', name: 'Brightwater plc', detail: '', to: '/companies/1' }],
      },
      {
        title: 'Documents',
        entries: [
          {
            key: 'document-7',
            name: 'report 2024.pdf',
            detail: 'Brightwater plc, Annual report 2024',
            to: '/companies/1?document=7',
          },
        ],
      },
      {
        title: 'Line items',
        entries: [
          {
            key: 'row-5-R&D, net',
            name: 'R&D, net',
            detail: 'Brightwater plc, Income statement',
            to: '/statements/5?row=R%26D%2C%20net',
          },
        ],
      },
    ]);
  });

  it('has no kind of which nothing was found', () => {
    expect(searchGroups(english, { companies: [], documents: [], line_items: [] })).to.deep.equal(
      [],
    );
  });

  it('is walked through by arrow keys, round at both ends', () => {
    expect(entryAfter(0, 'ArrowDown', 3)).to.equal(1);
    expect(entryAfter(2, 'ArrowDown', 3)).to.equal(0);
    expect(entryAfter(0, 'ArrowUp', 3)).to.equal(2);
    expect(entryAfter(0, 'a', 3)).to.equal(undefined);
    expect(entryAfter(0, 'ArrowDown', 0)).to.equal(undefined);
  });
});
