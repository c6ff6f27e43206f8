import { page, type FixtureSite } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const fileOf = (year: number): string => `/files/ar-${year}.pdf`;
const REPORTS = Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));
const LIST = YEARS.map((year) => `<p><a href="${fileOf(year)}">Annual Report ${year}</a></p>`).join(
  '',
);
/** More than a reader who knows the page again needs: robots.txt, the sitemap, each page twice. */
const FEW = 12;

/** Every address answers with the same page, whose links are relative: each leads a folder deeper. */
const endless = (name: string, links: string): FixtureSite => ({
  name,
  start: '/reports/',
  routes: { '*': page('Annual reports', LIST + links) },
  annualReports: REPORTS,
  mostRequests: FEW,
});

/** Sites that give the same again and again. */
export const REPEAT_SITES: readonly FixtureSite[] = [
  endless('endless folders of reports', '<a href="annual-reports/">Annual reports</a>'),
  endless(
    'endless folders of years',
    '<a href="2022/">2022</a> <a href="2021/">2021</a> <a href="archive/">Archive</a>',
  ),
  endless('endless pages of a list', '<a href="older/page/2/">Older reports</a>'),
];
