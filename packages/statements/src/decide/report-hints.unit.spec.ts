import { expect } from 'chai';
import fc from 'fast-check';
import { reportHints } from './report-hints.js';

describe('What a report says about its fiscal years', () => {
  for (const { what, given, expected } of [
    {
      what: 'the last day of its year',
      given: ['For the fiscal year ended December 31, 2023'],
      expected: '2023-12-31',
    },
    {
      what: 'the same in German',
      given: ['Bericht für das Geschäftsjahr zum 30. Juni 2023'],
      expected: '2023-06-30',
    },
    {
      what: 'the day that most pages name',
      given: [
        'For the year ended June 30, 2022',
        'For the year ended June 30, 2023',
        'For the year ended June 30, 2023',
      ],
      expected: '2023-06-30',
    },
    {
      what: 'none where the day of a second column is cut off',
      given: [
        'Nine months ended Year ended Year ended 31 December 31 March 31 March 2023 2023 2022',
      ],
      expected: undefined,
    },
    {
      what: 'a year of two digits',
      given: ['For the year ended 31 December 23'],
      expected: '2023-12-31',
    },
    { what: 'none without a day', given: ['For the year ended June 2023'], expected: undefined },
    { what: 'none at all', given: ['Notes to the accounts'], expected: undefined },
  ])
    it(`${expected ?? 'no day'}: ${what}`, () => {
      expect(reportHints(given).yearEnd).to.equal(expected);
    });

  for (const { what, given, expected } of [
    {
      what: 'by its definition',
      given: ['Fiscal 2022 ended January 28, 2023'],
      expected: { '2023-1': 2022 },
    },
    {
      what: 'by its definition in a sentence',
      given: ['Fiscal 2022 is the 52-week period that ended on September 25, 2022'],
      expected: { '2022-9': 2022 },
    },
    {
      what: 'each year by its own',
      given: ['Fiscal 2022 ended January 28, 2023, fiscal 2021 ended January 29, 2022'],
      expected: { '2023-1': 2022, '2022-1': 2021 },
    },
    {
      what: 'by the name in brackets behind its end',
      given: [
        'the fiscal years ended February 2, 2019 (“fiscal 2019”) and February 3, 2018 (referred to as fiscal 2018)',
      ],
      expected: { '2019-2': 2019, '2018-2': 2018 },
    },
    {
      what: 'by the end in brackets behind its name',
      given: ['Fiscal 2019 (the 52 weeks ended February 2, 2019) was a good year'],
      expected: { '2019-2': 2019 },
    },
    {
      what: 'as most pages define it',
      given: [
        'Fiscal 2022 ended January 28, 2023',
        'Fiscal 2023 ended January 28, 2023',
        'Fiscal 2022 ended January 28, 2023',
      ],
      expected: { '2023-1': 2022 },
    },
    { what: 'without a definition', given: ['Sales of fiscal 2022 rose'], expected: {} },
  ])
    it(`names years ${what}`, () => {
      expect(reportHints(given).namedYears).to.deep.equal(expected);
    });

  for (const { what, times, expected } of [
    { what: 'five times', times: 5, expected: 2022 },
    { what: 'four times', times: 4, expected: undefined },
  ])
    it(`${expected === undefined ? 'mentions no year most' : `mentions ${expected} most`} if it names one ${what}`, () => {
      const pages = Array.from({ length: times }, () => 'Sales of fiscal 2022 rose.');
      expect(reportHints(pages).mostNamedYear).to.equal(expected);
    });

  it('takes a year named nearly as often as the one before for its own, not one looked forward to', () => {
    const mentions = (counts: Readonly<Record<string, number>>): string[] =>
      Object.entries(counts).flatMap(([year, times]) =>
        Array.from({ length: times }, () => `Sales of fiscal ${year} rose.`),
      );
    expect(reportHints(mentions({ 2019: 8, 2018: 10, 2017: 6 })).mostNamedYear).to.equal(2019);
    expect(reportHints(mentions({ 2019: 2, 2018: 10, 2017: 6 })).mostNamedYear).to.equal(2018);
  });

  it('counts how often it names each day', () => {
    expect(
      reportHints(['As of December 31, 2023 and December 31, 2022', 'on December 31, 2023'])
        .namedDates,
    ).to.deep.equal({ '2023-12-31': 2, '2022-12-31': 1 });
  });
});

describe('What a report says about itself', () => {
  for (const { what, given, expected } of [
    { what: 'on its cover', given: ['FORM 10-Q\nQUARTERLY REPORT'], expected: true },
    { what: 'on its second page', given: ['Cover', 'QUARTERLY REPORT'], expected: true },
    {
      what: 'only in its notes',
      given: ['Cover', 'Contents', 'QUARTERLY REPORT'],
      expected: undefined,
    },
    {
      what: 'far below on its cover',
      given: [`${'x '.repeat(1100)}\nQUARTERLY REPORT`],
      expected: undefined,
    },
    { what: 'nowhere', given: ['FORM 10-K\nANNUAL REPORT'], expected: undefined },
  ])
    it(`is ${expected === true ? '' : 'not '}that it covers only part of a year, said ${what}`, () => {
      expect(reportHints(given).interim).to.equal(expected);
    });

  it('includes its name and its money', () => {
    const hints = reportHints([
      'FORM 10-K\nNorthwind Mills, Inc.\n(Exact name of registrant as specified in its charter)\nDelaware',
    ]);
    expect(hints.companyName).to.equal('Northwind Mills, Inc.');
    expect(hints.money?.currency.map(({ says }) => says[0])).to.include('USD');
  });

  it('is little without text, and never throws', () => {
    expect(reportHints([])).to.deep.include({ namedYears: {}, namedDates: {} });
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 3 }), (pages) => {
        expect(reportHints(pages)).to.have.property('namedYears');
      }),
      { numRuns: 50 },
    );
  });
});

describe('What a report says about its company', () => {
  it('is no guess where its auditors address it, and one where it is only mentioned', () => {
    const prose = Array.from(
      { length: 15 },
      (_, i) => `a sentence goes on, as its line ${i} shows,`,
    );
    const page = [...prose, 'most of it was bought from Northwind Trading Limited and', ...prose];
    const mentioned = [page.join('\n')];
    const address = 'Independent auditor’s report to the members of Northwind Trading Limited';
    const addressed = [...mentioned, address];
    expect(reportHints(mentioned).isNameGuessed).to.equal(true);
    expect(reportHints(addressed)).to.include({ companyName: 'Northwind Trading Limited' });
    expect(reportHints(addressed).isNameGuessed).to.equal(undefined);
    expect(reportHints(['Notes']).isNameGuessed).to.equal(true);
  });

  it('has the full dates of its first pages, each once', () => {
    const { coverDates } = reportHints([
      'FORM 10-K for the fiscal year ended December 31, 2019',
      'Shares outstanding as of March 11, 2020. For the year ended December 31, 2019',
      'The agreement of May 4, 2020',
    ]);
    expect(coverDates).to.deep.equal(['2019-12-31', '2020-03-11']);
  });
});
