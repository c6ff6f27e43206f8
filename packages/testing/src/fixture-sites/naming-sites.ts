import { page, type FixtureSite } from './fixture-site.js';

const card = (year: number, file: string): string =>
  `<div class="card"><img src="/c.jpg" alt=""><h4>${year}</h4><div><a href="${file}">download PDF</a></div></div>`;
const rows = (list: readonly (readonly string[])[]): string =>
  list.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const link = (href: string, text = 'PDF'): string => `<a href="${href}">${text}</a>`;

/** Ways in which pages say what a document is and which year it is about. */
export const NAMING_SITES: readonly FixtureSite[] = [
  {
    name: 'cards that read "download PDF"',
    start: '/',
    routes: {
      '/': page(
        'Annual Reports',
        card(2022, '/m/x1.pdf') + card(2021, '/m/report.pdf') + card(2020, '/m/2190_2020_y_en.pdf'),
      ),
    },
    annualReports: { '/m/x1.pdf': 2022, '/m/report.pdf': 2021, '/m/2190_2020_y_en.pdf': 2020 },
  },
  {
    name: 'a table with kinds as columns',
    start: '/',
    routes: {
      '/': page(
        'Financial reports',
        `<table><thead><tr><th>Year</th><th>Annual report</th><th>Half-year report</th><th>Sustainability report</th></tr></thead><tbody>${rows(
          [
            ['2022', link('/t/1.pdf'), link('/t/2.pdf'), link('/t/3.pdf')],
            ['2021', link('/t/4.pdf'), link('/t/5.pdf'), ''],
          ],
        )}</tbody></table>`,
      ),
    },
    annualReports: { '/t/1.pdf': 2022, '/t/4.pdf': 2021 },
    others: {
      '/t/2.pdf': 'half_year_report',
      '/t/3.pdf': 'sustainability_report',
      '/t/5.pdf': 'half_year_report',
    },
  },
  {
    name: 'a table of filings with dates',
    start: '/',
    routes: {
      '/': page(
        'SEC Filings',
        `<table><tr><th>Filing date</th><th>Form</th><th>Description</th><th>Download</th></tr>${rows(
          [
            ['February 24, 2023', '10-K', 'Annual report', link('/s/a.pdf')],
            ['November 3, 2022', '10-Q', 'Quarterly report', link('/s/b.pdf')],
            ['March 10, 2022', 'DEF 14A', 'Proxy statement', link('/s/c.pdf')],
            ['February 25, 2022', '10-K', 'Annual report', link('/s/d.pdf')],
            ['January 5, 2022', '8-K', 'Current report', link('/s/e.pdf')],
          ],
        )}</table>`,
      ),
    },
    annualReports: { '/s/a.pdf': 2022, '/s/d.pdf': 2021 },
    others: { '/s/b.pdf': 'quarterly_report', '/s/c.pdf': 'proxy_statement', '/s/e.pdf': 'other' },
  },
  {
    name: 'lines of several documents',
    start: '/',
    routes: {
      '/': page(
        'Publications',
        `<p>2022: ${link('/l/1.pdf', 'Annual report')} | ${link('/l/2.pdf', 'Remuneration report')} | ${link('/l/3.pdf', 'Presentation')}</p>
      <p>Annual Report 2021 ${link('/l/4.pdf')}<br>Half-year Report 2021 ${link('/l/5.pdf')}</p><dl><dt>2020</dt><dd>${link('/l/6.pdf', 'Annual report')}</dd></dl>`,
      ),
    },
    annualReports: { '/l/1.pdf': 2022, '/l/4.pdf': 2021, '/l/6.pdf': 2020 },
    others: {
      '/l/2.pdf': 'governance',
      '/l/3.pdf': 'presentation',
      '/l/5.pdf': 'half_year_report',
    },
  },
  {
    name: 'accordions',
    start: '/',
    routes: {
      '/': page(
        'Reports',
        `<details><summary>2022</summary><ul><li>${link('/a/1.pdf', 'Annual report')}</li><li>${link('/a/2.pdf', 'Q3 report')}</li></ul></details>
      <button aria-expanded="false" id="b21">Financial year 2021</button><div aria-labelledby="b21"><ul><li>${link('/a/3.pdf', 'Annual report')}</li></ul></div>`,
      ),
    },
    annualReports: { '/a/1.pdf': 2022, '/a/3.pdf': 2021 },
  },
  {
    name: 'upload paths',
    start: '/',
    routes: {
      '/': page(
        'Annual Reports',
        `<h2>Fiscal year 2022</h2>${link('/wp-content/uploads/2023/03/report.pdf', 'Annual report')}<h2>Fiscal year 2021</h2>${link('/wp-content/uploads/2023/07/report-1.pdf', 'Annual report')}`,
      ),
    },
    annualReports: {
      '/wp-content/uploads/2023/03/report.pdf': 2022,
      '/wp-content/uploads/2023/07/report-1.pdf': 2021,
    },
  },
  {
    name: 'fiscal years across two calendar years',
    start: '/',
    routes: {
      '/': page(
        'Annual Reports',
        `${link('/y/1.pdf', 'Annual Report 2021/22')} ${link('/y/2.pdf', 'Annual Report 2020-21')} ${link('/y/3.pdf', 'Annual report for the year ended 31 March 2020')} ${link('/y/ar_fy19.pdf', 'Annual Report')} ${link('/y/annual_report_20180630.pdf', 'Download')}`,
      ),
    },
    annualReports: {
      '/y/1.pdf': 2022,
      '/y/2.pdf': 2021,
      '/y/3.pdf': 2020,
      '/y/ar_fy19.pdf': 2019,
      '/y/annual_report_20180630.pdf': 2018,
    },
  },
  {
    name: 'what is not an annual report',
    start: '/',
    routes: {
      '/': page(
        'Annual Reports',
        [
          ['/n/ar.pdf', 'Annual Report 2022'],
          ['/n/1.pdf', 'Annual Sustainability Report 2022'],
          ['/n/2.pdf', 'Annual Report on Remuneration 2022'],
          ['/n/3.pdf', 'Letter to shareholders 2022'],
          ['/n/4.pdf', 'Annual Report 2022: extract'],
          ['/n/5.pdf', 'Half-year financial report 2022'],
          ['/n/6.pdf', 'Annual General Meeting 2022: notice'],
          ['/n/7.pdf', 'Annual results 2022 presentation'],
          ['/n/8.pdf', 'Press release on the Annual Report 2022'],
          ['/n/9.pdf', 'Corporate Governance Statement 2022'],
          ['/n/10.pdf', 'Base prospectus 2022'],
          ['/n/11.pdf', 'Full year 2022 results: transcript'],
          ['/n/12.pdf', 'Annual Report 2022 at a glance'],
          ['/n/13.pdf', 'Our brands and markets'],
          ['/n/14.pdf', 'Non-financial report 2022'],
        ]
          .map(([href, text]) => `<li>${link(href as string, text as string)}</li>`)
          .join(''),
      ),
    },
    annualReports: { '/n/ar.pdf': 2022 },
    others: {
      '/n/1.pdf': 'sustainability_report',
      '/n/2.pdf': 'governance',
      '/n/3.pdf': 'other',
      '/n/4.pdf': 'other',
      '/n/5.pdf': 'half_year_report',
      '/n/6.pdf': 'proxy_statement',
      '/n/7.pdf': 'presentation',
      '/n/8.pdf': 'press_release',
      '/n/9.pdf': 'governance',
      '/n/10.pdf': 'prospectus',
      '/n/11.pdf': 'other',
      '/n/12.pdf': 'other',
      '/n/13.pdf': 'other',
      '/n/14.pdf': 'sustainability_report',
    },
  },
  {
    name: 'several files of one year',
    start: '/',
    routes: {
      '/': page(
        'Annual Report 2022',
        `<h2>2022</h2><ul><li>${link('/v/ar-en.pdf', 'Annual Report 2022 (English)')}</li><li>${link('/v/ar-de.pdf', 'Geschäftsbericht 2022 (Deutsch)')}</li>
      <li>${link('/v/20f.pdf', 'Form 20-F 2022')}</li><li>${link('/v/fs.pdf', 'Consolidated financial statements 2022')}</li><li>${link('/v/esef-2022.zip', 'Annual Report 2022 (ESEF, XHTML)')}</li></ul>`,
      ),
    },
    annualReports: {
      '/v/ar-en.pdf': 2022,
      '/v/ar-de.pdf': 2022,
      '/v/20f.pdf': 2022,
      '/v/fs.pdf': 2022,
      '/v/esef-2022.zip': 2022,
    },
  },
];

const LANGUAGES: readonly (readonly [
  name: string,
  title: string,
  documents: readonly (readonly [string, string, number])[],
])[] = [
  [
    'German',
    'Finanzberichte',
    [
      ['Geschäftsbericht 2022', 'annual_report', 2022],
      ['Halbjahresfinanzbericht 2022', 'half_year_report', 2022],
      ['Quartalsmitteilung Q3 2022', 'quarterly_report', 2022],
      ['Nachhaltigkeitsbericht 2022', 'sustainability_report', 2022],
      ['Vergütungsbericht 2022', 'governance', 2022],
      ['Konzernabschluss zum 31. Dezember 2021', 'annual_report', 2021],
      ['Einladung zur Hauptversammlung 2023', 'proxy_statement', 2023],
    ],
  ],
  [
    'French',
    'Publications financières',
    [
      ["Document d'enregistrement universel 2022", 'annual_report', 2022],
      ['Rapport financier semestriel 2022', 'half_year_report', 2022],
      ['Information trimestrielle 3e trimestre 2022', 'quarterly_report', 2022],
      ['Rapport de durabilité 2022', 'sustainability_report', 2022],
      ['Rapport annuel, exercice clos le 31 mars 2021', 'annual_report', 2021],
      ['Avis de convocation 2023', 'proxy_statement', 2023],
      ['Lettre aux actionnaires 2022', 'other', 2022],
    ],
  ],
  [
    'Spanish',
    'Informes financieros',
    [
      ['Cuentas anuales consolidadas 2022', 'annual_report', 2022],
      ['Informe semestral 2022', 'half_year_report', 2022],
      ['Informe anual de gobierno corporativo 2022', 'governance', 2022],
      ['Estado de información no financiera 2022', 'sustainability_report', 2022],
      ['Informe anual 2021', 'annual_report', 2021],
      ['Presentación de resultados 2022', 'presentation', 2022],
    ],
  ],
  [
    'Italian',
    'Bilanci e relazioni',
    [
      ['Relazione finanziaria annuale 2022', 'annual_report', 2022],
      ['Relazione finanziaria semestrale al 30 giugno 2022', 'half_year_report', 2022],
      ['Resoconto intermedio di gestione al 30 settembre 2022', 'quarterly_report', 2022],
      ['Relazione sulla remunerazione 2022', 'governance', 2022],
      ['Bilancio consolidato al 31 dicembre 2021', 'annual_report', 2021],
      ['Bilancio di sostenibilità 2022', 'sustainability_report', 2022],
    ],
  ],
  [
    'Dutch',
    'Verslagen',
    [
      ['Jaarverslag 2022', 'annual_report', 2022],
      ['Halfjaarbericht 2022', 'half_year_report', 2022],
      ['Duurzaamheidsverslag 2022', 'sustainability_report', 2022],
      ['Remuneratierapport 2022', 'governance', 2022],
      ['Jaarrekening 2021', 'annual_report', 2021],
      ['Persbericht jaarcijfers 2022', 'press_release', 2022],
    ],
  ],
];

/** One site per language. */
export const LANGUAGE_SITES: readonly FixtureSite[] = LANGUAGES.map(([name, title, documents]) => {
  const files = documents.map(([text, type, year], index) => ({
    path: `/d/${index}.pdf`,
    text,
    type,
    year,
  }));
  return {
    name: `a site in ${name}`,
    start: '/',
    routes: {
      '/': page(title, files.map(({ path, text }) => `<li>${link(path, text)}</li>`).join('')),
    },
    annualReports: Object.fromEntries(
      files.filter(({ type }) => type === 'annual_report').map(({ path, year }) => [path, year]),
    ),
    others: Object.fromEntries(
      files.filter(({ type }) => type !== 'annual_report').map(({ path, type }) => [path, type]),
    ),
  };
});
