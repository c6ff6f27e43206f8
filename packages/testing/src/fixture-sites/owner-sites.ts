import { page, type FixtureSite } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/files/ar-${year}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const LIST = YEARS.map((year) => `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`).join(
  '',
);

const beside = (name: string, more: string): FixtureSite => ({
  name: `beside the annual reports: ${name}`,
  start: '/reports',
  routes: { '/reports': page('Annual reports', `<h2>Annual Reports</h2>${LIST}${more}`) },
  annualReports: REPORTS,
});
const items = (...texts: readonly string[]): string =>
  texts.map((text, at) => `<p><a href="/d/${at}-doc.pdf">${text}</a></p>`).join('');

const named = (text: string, year: number): FixtureSite => ({
  name: `a name of the world: ${text}`,
  start: '/ir',
  routes: { '/ir': page('IR', `<p><a href="/d/7f.pdf">${text}</a></p>`) },
  annualReports: { '/d/7f.pdf': year },
});

/** Annual reports in languages that few sites of a list have. */
const NAMES_OF_YEAR_2022 = [
  'Godišnje izvješće 2022',
  'Годишен финансов отчет 2022',
  'Výročná správa 2022',
  'Letno poročilo 2022',
  'דוח שנתי 2022',
  'वार्षिक रिपोर्ट 2021-22',
  'รายงานประจำปี 2565',
  '111年度股東會年報',
] as const;

/** Lists in which other things stand, other bodies' reports, and names from all over the world. */
export const OWNER_SITES: readonly FixtureSite[] = [
  beside('plans and forms', items('2026-2028 Strategic Plan', 'Form 990', 'Application form')),
  beside('conditions and laws', items('Terms', 'Companies Act', 'Budget 2023')),
  beside(
    'exhibits and parts',
    items('Exhibit 13 to Form 10-K 2022', 'Audit Committee Report 2022'),
  ),
  beside(
    'other bodies',
    items('Pension Trust annual report 2022', 'Foundation Annual Report 2022'),
  ),
  beside('daughters', `<h2>Subsidiaries</h2>${items('Annual accounts 2022', 'Accounts 2021')}`),
  beside(
    'a peer on its own host',
    '<p><a href="https://www.northwind.example/ar-2022.pdf">Northwind Annual Report 2022</a></p>',
  ),
  beside('constitutions and calendars', items('Constitution 2021', 'Annual calendar 2023', 'W-9')),
  beside('peers', items('Northwind Traders Ltd Annual Report 2022', 'Contoso Inc Form 10-K 2021')),
  beside('companies of the group', `<h2>グループ会社 決算報告書</h2>${items('2022', '2021')}`),
  beside(
    'yearly reports on something else',
    `<h2>CSR Annual Reports</h2>${items('Annual Report 2021-22', '2020-21 Annual Report')}`,
  ),
  beside('files of the office', items('Employee File', 'Organogram', 'Tender 2022', '990-PF 2021')),
  beside('minutes and newsletters', items('AGM Minutes 2022', 'Newsletter 2023', 'Circular 2021')),
  named('112年度年報', 2023),
  named('令和4年3月期 決算報告書', 2022),
  named('감사보고서 2022', 2022),
  named('Abridged Annual Report FY22-23', 2023),
  named('Audit statement 2021', 2021),
  ...NAMES_OF_YEAR_2022.map((text) => named(text, 2022)),
  named('Report & Accounts 22/23', 2023),
  named('GB 2022', 2022),
  named('第3期（2021年4月～2022年3月）決算報告書', 2022),
  named('10-K/A for the fiscal year ended 12/31/99', 1999),
];
