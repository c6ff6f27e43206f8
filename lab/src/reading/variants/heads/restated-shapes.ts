import type { Language } from '../house-style.js';
import { RESTATED_WAYS, restateHead } from '../restated-heads.js';
import type { HeadShape } from './head-shape.js';

interface YearWords {
  readonly ended: string;
  readonly day: string;
  /** What joins day and year on one line. */
  readonly joint?: string;
}

const YEAR_WORDS: Readonly<Record<Language, YearWords>> = {
  en: { ended: 'Year ended', day: '31 December' },
  de: { ended: 'Geschäftsjahr zum', day: '31. Dezember' },
  fr: { ended: 'Exercice clos le', day: '31 décembre' },
  es: { ended: 'Ejercicio terminado el', day: '31 de diciembre', joint: ' de ' },
  it: { ended: 'Esercizio chiuso al', day: '31 dicembre' },
  nl: { ended: 'Boekjaar eindigend op', day: '31 december' },
  pt: { ended: 'Exercício findo em', day: '31 de dezembro', joint: ' de ' },
  sv: { ended: 'Räkenskapsåret till', day: '31 december' },
};

const UNIT = '£m';

interface YearForm {
  readonly name: string;
  readonly flow: (words: YearWords, year: string) => readonly string[];
  readonly point?: (words: YearWords, year: string) => readonly string[];
  readonly hasUnit: boolean;
}

const day = ({ day }: YearWords, year: string): readonly string[] => [day, year];

/** Six ways to head a year. */
const FORMS: readonly YearForm[] = [
  { name: 'year', flow: (_, year) => [year], hasUnit: false },
  { name: 'year-unit', flow: (_, year) => [year], hasUnit: true },
  { name: 'ended', flow: ({ ended, day }, year) => [ended, day, year], point: day, hasUnit: false },
  {
    name: 'ended-unit',
    flow: ({ ended, day }, year) => [ended, day, year],
    point: day,
    hasUnit: true,
  },
  { name: 'date', flow: ({ day, joint = ' ' }, year) => [day + joint + year], hasUnit: false },
  { name: 'date-unit', flow: day, hasUnit: true },
];

const YEARS = ['2023', '2022'] as const;

const shapeOf = (form: YearForm, way: number, language: Language): HeadShape => {
  const words = YEAR_WORDS[language];
  const unit = form.hasUnit ? [UNIT] : [];
  const headed = (head: readonly string[], at: number): readonly string[] =>
    at === 0 ? [...head, ...unit] : restateHead(head, unit, language, way);
  return {
    name: `${form.name}-${RESTATED_WAYS[way] ?? ''}`,
    language,
    columns: YEARS.map((year, facts) => ({
      flow: headed(form.flow(words, year), facts),
      point: headed((form.point ?? form.flow)(words, year), facts),
      facts,
      year,
      end: `${year}-12-31`,
    })),
    ...(form.hasUnit ? {} : { unit: UNIT }),
  };
};

/** The 36 heads: six ways to head a year, times six to say that the comparative is restated. */
export const restatedShapes = (language: Language): HeadShape[] =>
  FORMS.flatMap((form) => RESTATED_WAYS.map((_, way) => shapeOf(form, way, language)));
