import type { Language } from './house-style.js';

interface RestatedWords {
  readonly restated: string;
  readonly note: string;
  readonly seeNote: readonly [opens: string, closes: string];
}

const WORDS: Readonly<Record<Language, RestatedWords>> = {
  en: { restated: 'restated', note: '(note 2)', seeNote: ['(restated –', 'see note 2)'] },
  de: { restated: 'angepasst', note: '(Anhang 2)', seeNote: ['(angepasst –', 'siehe Anhang 2)'] },
  fr: { restated: 'retraité', note: '(note 2)', seeNote: ['(retraité –', 'voir note 2)'] },
  es: { restated: 'reexpresado', note: '(nota 2)', seeNote: ['(reexpresado –', 'véase nota 2)'] },
  it: {
    restated: 'rideterminato',
    note: '(nota 2)',
    seeNote: ['(rideterminato –', 'vedi nota 2)'],
  },
  nl: {
    restated: 'aangepast',
    note: '(toelichting 2)',
    seeNote: ['(aangepast –', 'zie toelichting 2)'],
  },
  pt: { restated: 'reapresentado', note: '(nota 2)', seeNote: ['(reapresentado –', 'ver nota 2)'] },
  sv: { restated: 'omräknad', note: '(not 2)', seeNote: ['(omräknad –', 'se not 2)'] },
};

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** The ways of `restateHead`, by their number. */
export const RESTATED_WAYS = [
  'below',
  'note-below',
  'see-note-below',
  'above',
  'note-above',
  'before-unit',
] as const;

/**
 * The head of a restated year in one of six ways: the word below or above the year, with or without
 * its note, or between year and unit. Heads stand on one bottom line, so that the years then do not.
 */
export const restateHead = (
  head: readonly string[],
  unit: readonly string[],
  language: Language,
  variety: number,
): readonly string[] => {
  const { restated, note, seeNote } = WORDS[language];
  const whole = [...head, ...unit];
  const ways = [
    [...whole, restated],
    [...whole, restated, note],
    [...whole, ...seeNote],
    [capital(restated), ...whole],
    [capital(restated), note, ...whole],
    [...head, restated, ...unit],
  ];
  return ways[variety % ways.length] ?? whole;
};
