import { expect } from 'chai';
import { decideClassification, type NamedClassification } from './decide-classification.js';
import type { DocumentText } from './document-text.js';
import { judgeContent } from './judge-content.js';

const NOW = 2024;
const NUMBERS = Array.from({ length: 20 }, (_, index) => `${(index + 1) * 111}`).join(' ');
const PROSE =
  'The company and its subsidiaries were able to grow in the markets which we serve, and the results of the year were better than those of the year before. '.repeat(
    6,
  );
const AUDITED = `Independent auditor's report\nWe have audited the statements. ${PROSE}`;
const STATEMENTS = [
  `Consolidated income statement\nRevenue ${NUMBERS}\nProfit before tax 12\nIncome tax expense 3\nProfit for the year 9\nEarnings per share 1.2\n${PROSE}`,
  `Consolidated balance sheet\nTotal assets ${NUMBERS}\nTotal liabilities 5\nTotal equity 7\n${PROSE}`,
  `Consolidated cash flow statement\nOperating activities ${NUMBERS}\nInvesting activities 2\nFinancing activities 3\n${PROSE}`,
];
const document = (
  first: readonly string[],
  options: {
    readonly statements?: boolean;
    readonly pages?: number;
    readonly landscape?: boolean;
  } = {},
): DocumentText => {
  const filler = Array.from(
    { length: Math.max(0, (options.pages ?? 80) - first.length - (options.statements ? 3 : 0)) },
    () => PROSE,
  );
  const pages = [...first, ...filler, ...(options.statements ? STATEMENTS : [])];
  return { pageCount: pages.length, pages, landscape: options.landscape };
};
const whole = { statements: true };

const CASES: readonly (readonly [
  name: string,
  text: DocumentText,
  type: string | undefined,
  year: number | undefined,
])[] = [
  [
    'a Form 10-K',
    document(
      [
        'UNITED STATES SECURITIES AND EXCHANGE COMMISSION\nFORM 10-K\nANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d)\nFor the fiscal year ended September 30, 2022',
      ],
      whole,
    ),
    'annual_report',
    2022,
  ],
  [
    'a Form 10-Q',
    document(
      [
        'FORM 10-Q\nQUARTERLY REPORT PURSUANT TO SECTION 13\nFor the quarterly period ended June 30, 2022',
      ],
      whole,
    ),
    'quarterly_report',
    undefined,
  ],
  [
    'a Form 20-F',
    document(
      [
        'FORM 20-F\nANNUAL REPORT PURSUANT TO SECTION 13\nFor the fiscal year ended December 31, 2021',
      ],
      whole,
    ),
    'annual_report',
    2021,
  ],
  [
    'a proxy statement',
    document(['SCHEDULE 14A\nProxy Statement Pursuant to Section 14(a)']),
    'proxy_statement',
    undefined,
  ],
  [
    'the notice of a meeting before a whole annual report',
    document(['Notice of annual meeting and proxy statement'], whole),
    'annual_report',
    undefined,
  ],
  ...[
    'Letter of the independent auditors',
    'Voting form for the general meeting',
    'Appendix 3',
    'Report of the independent auditor',
  ].map(
    (title) =>
      [
        `audited statements of a year behind "${title}"`,
        document([title, AUDITED], { statements: true, pages: 18 }),
        'annual_report',
        undefined,
      ] as const,
  ),
  [
    'audited statements of a year without a title',
    document([PROSE, AUDITED], { statements: true, pages: 12 }),
    'annual_report',
    undefined,
  ],
  [
    'statements of six months that auditors have reviewed, behind a letter',
    {
      pageCount: 23,
      pages: [
        'Letter to our shareholders',
        AUDITED,
        ...Array.from({ length: 18 }, () => PROSE),
        ...STATEMENTS.map((text) => `for the six months ended 30 June 2023\n${text}`),
      ],
      landscape: undefined,
    },
    'other',
    undefined,
  ],
  [
    'the preliminary final report of a year',
    document(
      [
        'Appendix 4E\nPreliminary final report\nReporting period: For the year ended 30 June 2022\nPrevious period: For the year ended 30 June 2021\nResults for announcement to the market',
        AUDITED,
      ],
      whole,
    ),
    'annual_report',
    2022,
  ],
  [
    'interim statements without a cover',
    {
      pageCount: 23,
      pages: [
        ...Array.from({ length: 20 }, () => PROSE),
        ...STATEMENTS.map((text) => `for the six months ended 30 June 2023\n${text}`),
      ],
      landscape: undefined,
    },
    'half_year_report',
    undefined,
  ],
  [
    'an annual report whose text is garbled',
    {
      pageCount: 80,
      pages: [
        'Annual Report 2022',
        ...Array.from({ length: 79 }, () => 'Wkh frpsdqb dqg lwv vxevlgldulhv zhuh '.repeat(20)),
      ],
      landscape: undefined,
    },
    'annual_report',
    2022,
  ],
  [
    'a current report',
    document(['FORM 8-K\nCURRENT REPORT\nDate of report: May 1, 2022'], { pages: 4 }),
    'other',
    undefined,
  ],
  [
    'an annual report with its 10-K inside',
    document(
      [
        '2022\nAnnual Report',
        PROSE,
        PROSE,
        PROSE,
        PROSE,
        'FORM 10-K\nAnnual report pursuant to section 13\nFor the fiscal year ended December 31, 2022\nCommission file number 1-1',
      ],
      whole,
    ),
    'annual_report',
    2022,
  ],
  ['a European annual report', document(['Annual Report\n2022'], whole), 'annual_report', 2022],
  ['a German annual report', document(['Geschäftsbericht\n2021/22'], whole), 'annual_report', 2022],
  [
    'a French registration document',
    document(["Document d'enregistrement universel\n2022"], whole),
    'annual_report',
    2022,
  ],
  [
    'a half-year report',
    document(['Half-year financial report 2022\nSix months ended 30 June 2022'], whole),
    'half_year_report',
    2022,
  ],
  [
    'an interim report that only names its period',
    document(['Interim accounts\nfor the nine months ended 30 September 2022'], whole),
    'quarterly_report',
    undefined,
  ],
  [
    'a report named by its period alone',
    document(['Financial information\nThree months ended 31 March 2022'], whole),
    'quarterly_report',
    undefined,
  ],
  [
    'a sustainability report called annual',
    document(['Annual Sustainability Report 2022']),
    'sustainability_report',
    2022,
  ],
  [
    'an annual and sustainability report',
    document(['Annual and Sustainability Report 2022'], whole),
    'annual_report',
    2022,
  ],
  [
    'a remuneration report',
    document(['Annual Report on Remuneration 2022'], { pages: 20 }),
    'governance',
    2022,
  ],
  ['a letter', document(['Letter to our shareholders\n2022'], { pages: 6 }), 'other', 2022],
  [
    'an annual report without statements',
    document(['Annual Report 2022'], { pages: 24 }),
    'other',
    2022,
  ],
  [
    'a press release',
    document(
      ['FOR IMMEDIATE RELEASE\nExample reports a good year\nMedia contact: ir@example.com'],
      { pages: 12 },
    ),
    'press_release',
    undefined,
  ],
  [
    'a prospectus',
    document(['Base Prospectus\ndated 12 May 2022'], whole),
    'prospectus',
    undefined,
  ],
  [
    'slides',
    {
      pageCount: 20,
      pages: Array.from(
        { length: 20 },
        () => 'Key messages of our strategy for the next years\nGrowth in all regions',
      ),
      landscape: true,
    },
    'presentation',
    undefined,
  ],
  [
    'statements under no title',
    document(['Financial documents\nExample Group\nFiscal year ended December 31, 2023'], whole),
    'annual_report',
    2023,
  ],
  [
    'pictures without text',
    { pageCount: 90, pages: Array.from({ length: 90 }, () => ''), landscape: false },
    undefined,
    undefined,
  ],
  [
    'an annual report with a contents page first',
    document(
      [
        'Contents\nLetter to shareholders 2\nFinancial highlights 4\nSustainability 10\nGovernance 20\nRemuneration report 40',
        'Annual Report 2021',
      ],
      whole,
    ),
    'annual_report',
    2021,
  ],
];

describe('judging a document by its content', () => {
  for (const [name, text, type, year] of CASES) {
    it(`${name} is ${type ?? 'not told'}`, () => {
      const judgement = judgeContent(text, NOW);
      expect(judgement.type, judgement.reasons.join('; ')).to.equal(type);
      if (year) expect(judgement.year?.year, judgement.reasons.join('; ')).to.equal(year);
    });
  }

  const years: readonly (readonly [string, readonly string[], number])[] = [
    [
      'a year of 52 weeks that ends in the first days of January',
      ['Annual Report', 'for the 52 weeks ended January 1, 2023'],
      2022,
    ],
    [
      'a year that ends late in January, by its date',
      ['Annual Report', 'for the fiscal year ended January 28, 2023'],
      2023,
    ],
    [
      "the company's own name for it",
      [
        'Annual Report',
        `for the fiscal year ended January 28, 2023\nOur fiscal 2022 is the period which ended January 28, 2023. ${PROSE}`,
      ],
      2022,
    ],
    [
      'the year ended before the year in the title',
      ['2023 Annual Report', 'for the year ended December 31, 2022'],
      2022,
    ],
    [
      'the title before a comparative year in a letter',
      [
        'ANNUAL REPORT | 2015',
        `Results were better than in the year ended September 30, 2014. ${'In the year ended September 30, 2015 we grew. '.repeat(4)}`,
      ],
      2015,
    ],
    [
      'German',
      ['Geschäftsbericht', 'für das Geschäftsjahr vom 1. Oktober 2020 bis zum 30. September 2021'],
      2021,
    ],
    ['French', ['Rapport annuel', 'Exercice clos le 31 mars 2022'], 2022],
    ['Spanish', ['Cuentas anuales', 'Ejercicio terminado el 31 de diciembre de 2021'], 2021],
    ['Italian', ['Bilancio consolidato al 31 dicembre 2020'], 2020],
    [
      'no page of a list of contents',
      [
        'Rapport annuel\nSICAV Specimen',
        '4. Informations réglementaires 15\n5. Certification du commissaire aux comptes 19\n6. Comptes de l’exercice 24\n7. Annexes 45',
        PROSE,
        PROSE,
        'Exercice clos le 31 décembre 2020. '.repeat(3),
      ],
      2020,
    ],
  ];
  for (const [name, first, year] of years) {
    it(`reads the fiscal year: ${name}`, () =>
      expect(judgeContent(document(first, whole), NOW).year?.year).to.equal(year));
  }

  it('tells the language', () => {
    expect(judgeContent(document(['Annual Report 2022']), NOW).language).to.equal('en');
    const german =
      'Die Gesellschaft und die Tochterunternehmen konnten mit den Ergebnissen im Jahr zufrieden sein, das von der Nachfrage auf den Märkten geprägt wurde. '.repeat(
        5,
      );
    expect(
      judgeContent(
        { pageCount: 2, pages: ['Geschäftsbericht 2022', german], landscape: false },
        NOW,
      ).language,
    ).to.equal('de');
  });

  it("tells the parent company's statements from the group's", () => {
    expect(
      judgeContent(document(['Jahresabschluss der Beispiel AG\n2022'], whole), NOW).variant,
    ).to.not.equal('parent_company');
    const parent = [...STATEMENTS].map((text) => text.replaceAll('Consolidated', 'Company'));
    expect(
      judgeContent(
        {
          pageCount: 5,
          pages: ['Jahresabschluss der Beispiel AG\n2022', PROSE, ...parent],
          landscape: false,
        },
        NOW,
      ).variant,
    ).to.equal('parent_company');
  });
});

describe('deciding between names and content', () => {
  const named = (change: Partial<NamedClassification>): NamedClassification => ({
    documentType: 'annual_report',
    fiscalYear: 2022,
    yearUncertain: false,
    fiscalPart: undefined,
    confidence: 0.84,
    variant: undefined,
    language: undefined,
    reasons: ['"annual report" in the link says annual_report'],
    ...change,
  });

  it('is surer if both agree', () => {
    const decided = decideClassification(
      named({}),
      judgeContent(document(['Annual Report 2022'], whole), NOW),
    );
    expect(decided).to.include({
      documentType: 'annual_report',
      fiscalYear: 2022,
      decidedBy: 'both',
      statements: 'present',
    });
    expect(decided.confidence).to.be.above(0.9);
  });

  const unread = (title: string): DocumentText => ({
    pageCount: 40,
    pages: [title, ...Array.from({ length: 39 }, () => '')],
    landscape: false,
  });
  for (const title of ['Letter to shareholders 2022', 'Voting form', 'Appendix'])
    it(`stays with the names where "${title}" is all that could be read`, () => {
      const decided = decideClassification(named({}), judgeContent(unread(title), NOW));
      expect(decided).to.include({ documentType: 'annual_report', decidedBy: 'names' });
      expect(decided.confidence).to.be.below(0.84);
      expect(decided.reasons.join()).to.contain('but page 1 is titled');
    });

  it('doubts a different year in running text, and keeps the one of the link', () => {
    const text = 'In the year ended December 31, 2021 we grew. '.repeat(5);
    const decided = decideClassification(
      named({ fiscalYear: 2022 }),
      judgeContent(document(['Annual Report', PROSE, PROSE, PROSE, PROSE, text], whole), NOW),
    );
    expect(decided).to.include({ fiscalYear: 2022, yearUncertain: true });
    expect(decided.reasons.join()).to.contain('by its names, but year 2021');
  });

  it('doubts a year that only running text names', () => {
    const text = 'In the year ended December 31, 2021 we grew. '.repeat(5);
    const decided = decideClassification(
      named({ fiscalYear: 2023, yearUncertain: true }),
      judgeContent(document(['Annual Report', PROSE, PROSE, PROSE, PROSE, text], whole), NOW),
    );
    expect(decided).to.include({ fiscalYear: 2021, yearUncertain: true });
  });

  it('knows a chapter of a report from the report', () => {
    const names = named({ documentType: 'other', variant: 'chapter', confidence: 0.9 });
    const notes = document(['Notes to the consolidated financial statements 2022'], { pages: 30 });
    expect(decideClassification(names, judgeContent(notes, NOW))).to.include({
      documentType: 'other',
      variant: 'chapter',
    });
  });

  it('lets content overrule names, and says so', () => {
    const decided = decideClassification(
      named({}),
      judgeContent(document(['Half-year financial report 2022'], whole), NOW),
    );
    expect(decided).to.include({ documentType: 'half_year_report', decidedBy: 'content' });
    expect(decided.reasons.join()).to.contain('its names said annual_report');
  });

  it('finds the annual report behind a name that says nothing', () => {
    const decided = decideClassification(
      named({ documentType: 'other', fiscalYear: 2023, yearUncertain: true, confidence: 0.3 }),
      judgeContent(document(['Annual Report 2021'], whole), NOW),
    );
    expect(decided).to.include({
      documentType: 'annual_report',
      fiscalYear: 2021,
      yearUncertain: false,
    });
  });

  it('corrects a guessed year by the cover', () => {
    const decided = decideClassification(
      named({ fiscalYear: 2023, yearUncertain: true }),
      judgeContent(document(['Annual Report', 'for the year ended December 31, 2021'], whole), NOW),
    );
    expect(decided).to.include({ fiscalYear: 2021, yearUncertain: false });
    expect(decided.reasons.join()).to.contain('its content decides');
  });

  it('keeps to the names if there is no content, or none that decides', () => {
    expect(decideClassification(named({}), undefined)).to.include({
      documentType: 'annual_report',
      confidence: 0.84,
      decidedBy: 'names',
      statements: 'unknown',
    });
    const pictures = judgeContent(
      { pageCount: 50, pages: Array.from({ length: 50 }, () => ''), landscape: false },
      NOW,
    );
    expect(decideClassification(named({}), pictures)).to.include({
      documentType: 'annual_report',
      decidedBy: 'names',
    });
  });
});
