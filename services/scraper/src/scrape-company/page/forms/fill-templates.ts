import type { StringTemplate } from '../data/script-data.js';
import { isEndpoint } from '../data/endpoints.js';
import { otherYearOptions, type YearChoice } from './year-choices.js';

/** An address that a page makes for a year. */
export interface YearAddress {
  readonly url: string;
  readonly text: string;
  /** Nothing on the page says that the address exists. */
  readonly guessed: boolean;
}

const YEAR_PARAMETER =
  /[?&](?:[a-z_-]*(?:year|jahr|annee|exercice|ejercicio|anno|jaar|period)[\w-]*|fy|yr|y|ano)=$/i;
const ADDRESS_START = /^(?:https?:\/\/|\/|\?|\.{1,2}\/|[\w-]+\/|[\w-]+\.\w{2,5}\?)/;
const YEAR_NAME = /year|jahr|annee|exercice|ejercicio|anno|jaar|period|^(?:fy|ano|yr|y)$/i;
const MAX_TEMPLATES = 10;
const LONGEST_PART = 500;

const takesYear = ({ before, after }: StringTemplate): boolean =>
  before.length < LONGEST_PART &&
  !/[\s<>]/.test(before + after) &&
  ADDRESS_START.test(before) &&
  (YEAR_PARAMETER.test(before) || (/[/_-]$/.test(before) && isEndpoint(before)));

const fill = (
  { before, after }: StringTemplate,
  { value, text }: YearChoice,
  base: string,
): readonly YearAddress[] => {
  const address = before + encodeURIComponent(value) + after;
  return URL.canParse(address, base)
    ? [{ url: new URL(address, base).href, text, guessed: false }]
    : [];
};

/** `?year=2019` by the name of a list of years that no form sends and no script explains. */
const guessesOf = (document: ParentNode, base: string): readonly YearAddress[] =>
  [...document.querySelectorAll('select')].flatMap((select) => {
    const name = select.getAttribute('name') ?? select.getAttribute('id') ?? '';
    if (!YEAR_NAME.test(name) || select.closest('form')) return [];
    return otherYearOptions(select)
      .filter(({ value }) => /^[\w/-]{2,12}$/.test(value))
      .map(({ value, text }) => {
        const url = new URL(base);
        url.searchParams.set(name, value);
        return { url: url.href, text, guessed: true };
      });
  });

/**
 * The addresses that a page's scripts make for the years it lets its visitor choose; guessed if
 * none is written.
 */
export const yearAddresses = (
  document: ParentNode,
  base: string,
  templates: readonly StringTemplate[],
  choices: readonly YearChoice[],
): readonly YearAddress[] => {
  const fitting = templates.filter(takesYear).slice(0, MAX_TEMPLATES);
  if (choices.length === 0) return [];
  return fitting.length > 0
    ? fitting.flatMap((template) => choices.flatMap((choice) => fill(template, choice, base)))
    : guessesOf(document, base);
};
