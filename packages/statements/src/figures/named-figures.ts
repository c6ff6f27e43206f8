import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { RATIOS } from '../ratios/ratio-table.js';

/** A line item or a ratio that words name. */
export interface NamedFigure {
  readonly kind: 'line_item' | 'ratio';
  readonly id: string;
  readonly label: string;
}

/** Words that may name a company, and what the words beside them name. */
interface FigureParting {
  readonly company: string;
  readonly figures: readonly NamedFigure[];
}

interface FigureQuestion {
  /** The number of the year that the words name; the newest year where there is none. */
  readonly year: number | undefined;
  /** The most words for a figure first: "free cash flow" before "cash flow". */
  readonly partings: readonly FigureParting[];
}

/** Words that are taken apart into company and figure: nobody writes more of them. */
const MOST_WORDS = 8;
/** Letters of a word's beginning that may stand for it. */
const LEAST_BEGINNING = 4;
/** Figures that are offered for the same words. */
const MOST_FIGURES = 3;

const YEAR = /^(?:19|20)\d{2}$/;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const ALL: readonly { readonly figure: NamedFigure; readonly words: readonly string[] }[] = [
  ...NAMED_CONCEPTS.map(({ id, label }) => ({ kind: 'line_item' as const, id, label })),
  ...RATIOS.map(({ id, label }) => ({ kind: 'ratio' as const, id, label })),
].map((figure) => ({ figure, words: wordsOf(figure.label) }));

/** A word, or a beginning that is long enough not to be another: the "Inc" of a company is no income. */
const isMeant = (word: string, whole: string): boolean =>
  word === whole || (word.length >= LEAST_BEGINNING && whole.startsWith(word));

/** What has all of the words in its name, the shortest name first. */
const figuresNamed = (words: readonly string[]): readonly NamedFigure[] =>
  ALL.filter((one) => words.every((word) => one.words.some((whole) => isMeant(word, whole))))
    .toSorted((a, b) => a.words.length - b.words.length)
    .slice(0, MOST_FIGURES)
    .map(({ figure }) => figure);

/** "apple revenue", "revenue apple": the words before and behind each gap, either of which names the figure. */
const gapsIn = (words: readonly string[]) =>
  words.slice(1).flatMap((_word, at) => {
    const [before, behind] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [
      { company: before, figure: behind },
      { company: behind, figure: before },
    ];
  });

/** "apple free cash flow 2022": every way to take a text for a company, a figure and a year. */
export const figureQuestion = (text: string): FigureQuestion => {
  const words = wordsOf(text);
  const year = words.find((word) => YEAR.test(word));
  const others = words.filter((word) => !YEAR.test(word));
  const gaps = others.length > MOST_WORDS ? [] : gapsIn(others);
  return {
    year: year === undefined ? undefined : Number(year),
    partings: gaps
      .toSorted((a, b) => b.figure.length - a.figure.length)
      .map(({ company, figure }) => ({
        company: company.join(' '),
        figures: figuresNamed(figure),
      }))
      .filter(({ figures }) => figures.length > 0),
  };
};
