import { page, type FixtureSite } from './fixture-site.js';

const YEARS = [2023, 2022, 2021] as const;
const paragraphs = (line: (year: number) => string): string =>
  YEARS.map((year) => `<p>${line(year)}</p>`).join('');
const reportsAt = (fileOf: (year: number) => string): Readonly<Record<string, number>> =>
  Object.fromEntries(YEARS.map((year) => [fileOf(year), year]));

/** Each year's file is linked twice: first by other words, then as the annual report that it is. */
const linkedTwice = (
  name: string,
  fileOf: (year: number) => string,
  other: (year: number) => string,
): FixtureSite => ({
  name: `a file that links call two things: ${name}`,
  start: '/ir',
  routes: {
    '/ir': page(
      'Investors',
      `<h2>News</h2>${paragraphs((year) => `<a href="${fileOf(year)}">${other(year)}</a>`)}` +
        `<h2>Annual Reports</h2>${paragraphs((year) => `<a href="${fileOf(year)}">Annual Report ${year}</a>`)}`,
    ),
  },
  annualReports: reportsAt(fileOf),
});

const silentFile = (year: number): string => `/d/${year * 3}.pdf`;

/** A list of reports beside a file that some link calls an annual report, and that is none. */
const falselyCalled = (name: string, links: string): FixtureSite => ({
  name: `a file falsely called an annual report: ${name}`,
  start: '/ir',
  routes: {
    '/ir': page(
      'Annual Reports',
      paragraphs((year) => `<a href="/d/ar-${year}.pdf">Annual Report ${year}</a>`) + links,
    ),
  },
  annualReports: reportsAt((year) => `/d/ar-${year}.pdf`),
});

/** The name of each report stands above a sentence on what the report holds. */
const described = (name: string, sentence: (year: number) => string): FixtureSite => ({
  name: `cards that describe their reports: ${name}`,
  start: '/ir',
  routes: {
    '/ir': page(
      'Publications',
      YEARS.map(
        (year) =>
          `<div class="card"><div>Annual Report ${year}</div><div>${sentence(year)}</div><a href="${silentFile(year)}">View &amp; download</a></div>`,
      ).join(''),
    ),
  },
  annualReports: reportsAt(silentFile),
});

/** Readers of documents are given the file in an attribute of their own. */
const reader = (name: string, elementOf: (file: string) => string): FixtureSite => ({
  name: `a reader of documents: ${name}`,
  start: '/ir',
  routes: {
    '/ir': page(
      'Annual reports',
      YEARS.map((year) => `<div><h4>${year}</h4>${elementOf(silentFile(year))}</div>`).join(''),
    ),
  },
  annualReports: reportsAt(silentFile),
});

export const SHARED_FILE_SITES: readonly FixtureSite[] = [
  linkedTwice('the notice in it', silentFile, (year) => `Notice of AGM ${year + 1}`),
  linkedTwice('the sustainability report in it', silentFile, (y) => `Sustainability Report ${y}`),
  linkedTwice('the letter in it', silentFile, () => 'Letter to shareholders'),
  linkedTwice(
    'its name says which is right',
    (year) => `/d/annual-report-${year}.pdf`,
    (year) => `Q4 Presentation ${year}`,
  ),
  falselyCalled(
    'its name says a notice',
    '<p><a href="/d/agm-notice-2024.pdf">Annual Report 2020</a></p><p><a href="/d/agm-notice-2024.pdf">Notice of Annual General Meeting 2024</a></p>',
  ),
  falselyCalled(
    'it stands in for many years',
    paragraphs((year) => `<a href="/d/sample.pdf">Annual Report ${year - 10}</a>`),
  ),
  falselyCalled(
    'a notice in the report',
    paragraphs(
      (year) => `<a href="/n/${year}.pdf">${year - 1994}th AGM Notice (in Annual Report)</a>`,
    ),
  ),
  falselyCalled(
    'plans for a year to come',
    '<p><a href="/d/1.pdf">Strategy 2030</a></p><p><a href="/d/2.pdf">Vision 2035</a></p>',
  ),
  described(
    'highlights',
    (year) =>
      `Our annual report on initiatives, programmes and partners, and the financial highlights of ${year}.`,
  ),
  described(
    'a letter',
    () =>
      'A year in the words of those who lived it, with a letter to shareholders and a glossary.',
  ),
  described(
    'sustainability',
    (year) =>
      `How the company and its people fared in ${year}, and what was done for sustainability.`,
  ),
  described(
    'a foundation that is none',
    (year) =>
      `What was achieved in ${year}, how the work grew, and how it laid the foundation for the years to come.`,
  ),
  reader('a source', (file) => `<div class="book" source="${file}"></div>`),
  reader('an address of its own', (file) => `<x-reader pdf-url="${file}"></x-reader>`),
  reader('a document', (file) => `<div class="flip" document="${file}"></div>`),
];
