import { expect } from 'chai';
import { english } from '../messages/spec-support/spoken-texts.js';
import { entryAfter, searchGroups } from './search-entries.js';

const writing = { t: english, locale: 'en-GB', said: (text: string) => text };

describe('what a search found', () => {
  it('leads by kind to its pages: a row to its statement, with the row named', () => {
    const groups = searchGroups(writing, {
      figures: [],
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

  it('begins with the figures that its words name, each with its number and its place', () => {
    const figure = {
      company_id: 1,
      company_name: 'Brightwater plc',
      year: '2022',
      confidence: 0.9,
    };
    const found = {
      figures: [
        {
          ...figure,
          kind: 'ratio' as const,
          id: 'free_cash_flow',
          label: 'Free cash flow',
          value: 1_264,
          unit: 'money' as const,
          scale: 1_000_000,
          currency: 'USD',
          address: '/#/compare?company=1&type=ratios&cell=free_cash_flow%3A1%3A2022',
        },
        {
          ...figure,
          kind: 'ratio' as const,
          id: 'net_margin',
          label: 'Net margin',
          value: 0.125,
          unit: 'share' as const,
          scale: null,
          currency: null,
          address: '/#/compare?company=1&type=ratios&cell=net_margin%3A1%3A2022',
        },
        {
          ...figure,
          kind: 'line_item' as const,
          id: 'eps_basic',
          label: 'Basic earnings per share',
          value: 1.5,
          unit: 'per_share' as const,
          scale: null,
          currency: 'USD',
          address: '/#/statements/5?cell=3%3A2022',
        },
      ],
      companies: [],
      documents: [],
      line_items: [],
    };
    const [group] = searchGroups(writing, found);
    expect(group?.title).to.equal('Figures');
    expect(group?.entries.map(({ name, detail, to }) => [name, detail, to])).to.deep.equal([
      [
        'Free cash flow, 2022',
        'Brightwater plc: 1,264 USD, millions',
        '/compare?company=1&type=ratios&cell=free_cash_flow%3A1%3A2022',
      ],
      [
        'Net margin, 2022',
        'Brightwater plc: 12.5 %',
        '/compare?company=1&type=ratios&cell=net_margin%3A1%3A2022',
      ],
      [
        'Basic earnings per share, 2022',
        'Brightwater plc: 1.50 USD',
        '/statements/5?cell=3%3A2022',
      ],
    ]);
  });

  it('has no kind of which nothing was found', () => {
    const nothing = { figures: [], companies: [], documents: [], line_items: [] };
    expect(searchGroups(writing, nothing)).to.deep.equal([]);
  });

  it('is walked through by arrow keys, round at both ends', () => {
    expect(entryAfter(0, 'ArrowDown', 3)).to.equal(1);
    expect(entryAfter(2, 'ArrowDown', 3)).to.equal(0);
    expect(entryAfter(0, 'ArrowUp', 3)).to.equal(2);
    expect(entryAfter(0, 'a', 3)).to.equal(undefined);
    expect(entryAfter(0, 'ArrowDown', 0)).to.equal(undefined);
  });
});
