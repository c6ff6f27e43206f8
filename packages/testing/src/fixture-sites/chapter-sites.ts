import { page, type FixtureSite } from './fixture-site.js';

/** How a site in one language calls a report, the whole of it, and its chapters. */
interface Words {
  readonly language: string;
  readonly reports: string;
  readonly report: string;
  readonly whole: string;
  readonly chapters: readonly string[];
}

const WORDS: readonly Words[] = [
  {
    language: 'English',
    reports: 'Annual reports',
    report: 'Annual Report',
    whole: 'Download full report',
    chapters: ["Chairman's letter", 'Risk management', 'Our people and culture'],
  },
  {
    language: 'German',
    reports: 'Geschäftsberichte',
    report: 'Geschäftsbericht',
    whole: 'Bericht herunterladen',
    chapters: ['Brief des Vorstands', 'Chancen und Risiken', 'Unsere Mitarbeiter'],
  },
  {
    language: 'French',
    reports: 'Rapports annuels',
    report: 'Rapport annuel',
    whole: 'Télécharger le rapport complet',
    chapters: ['Message du président', 'Gestion des risques', 'Nos équipes'],
  },
];
const YEARS = [2021, 2022, 2023] as const;

/** How the company's page leads to the page of a year. */
const LEADS: Readonly<Record<string, (year: number, words: Words) => string>> = {
  'by its name': (year, { report }) => `${report} ${year}`,
  'by its year below a heading': String,
};

/** A page for each year that calls its report by nothing but "the whole", beside its chapters. */
const chapterSite = (
  words: Words,
  way: string,
  lead: (year: number, words: Words) => string,
): FixtureSite => ({
  name: `a report beside its chapters, ${way}: ${words.language}`,
  start: '/investors',
  routes: {
    '/investors': page(
      'Investors',
      `<h2>${words.reports}</h2>${YEARS.map(
        (year) => `<p><a href="/r/${year}/">${lead(year, words)}</a></p>`,
      ).join('')}`,
    ),
    ...Object.fromEntries(
      YEARS.map((year) => [
        `/r/${year}/`,
        page(
          String(year),
          `<p><a href="/files/w-${year}.pdf">${words.whole}</a></p><ul>${words.chapters
            .map((name, at) => `<li><a href="/files/c${at}-${year}.pdf">${name}</a></li>`)
            .join('')}</ul>`,
        ),
      ]),
    ),
  },
  annualReports: Object.fromEntries(YEARS.map((year) => [`/files/w-${year}.pdf`, year])),
});

export const CHAPTER_SITES: readonly FixtureSite[] = WORDS.flatMap((words) =>
  Object.entries(LEADS).map(([way, lead]) => chapterSite(words, way, lead)),
);
