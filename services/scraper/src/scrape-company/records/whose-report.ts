import {
  COMPANY_FORMS,
  foldName,
  hasOne,
  OTHER_BODIES,
  padText,
  wordsOf,
  type NameEvidence,
} from '@fde/report-classification';
import { isSameSite, ownerOf } from '../site/frontier/same-site.js';

const BODIES = OTHER_BODIES.map(foldName);
const FORMS = COMPANY_FORMS.map(foldName).toSorted((a, b) => b.length - a.length);
/** Words of names that tell no company from another. */
const COMMON: ReadonlySet<string> = new Set([
  ...FORMS.flatMap((form) => form.split(' ')),
  ...['the', 'and', 'of', 'group', 'holding', 'holdings', 'company', 'co', 'international'],
]);
const LONGEST_NAME_WORDS = 6;
/** A name stands in the words of a document itself or right above it. */
const NEAR: readonly NameEvidence['source'][] = ['link', 'cell', 'card', 'file', 'heading'];
/**
 * Of the headings only the one right above: those further out may be of other sections. What stands in the card of a
 * document too is its own name.
 */
const nearOf = (evidence: readonly NameEvidence[]): readonly NameEvidence[] => {
  const own = new Set(
    evidence.filter(({ source }) => source !== 'heading').map(({ text }) => text),
  );
  const heading = evidence.find(({ source, text }) => source === 'heading' && !own.has(text));
  return evidence.filter(
    (each) => NEAR.includes(each.source) && (each.source !== 'heading' || each === heading),
  );
};

/** A word of a name as it is printed: with a capital. */
const NAME_WORD = /^[\p{Lu}\p{Lt}\p{N}&]/u;

/** `Acme Finance Ltd` in "Acme Finance Ltd - Annual accounts 2022": the words before a legal form. */
const namesWithForm = (text: string): readonly string[] => {
  const words = text.replace(/[,()]/g, ' ').split(/\s+/).filter(Boolean);
  return words.flatMap((word, at) => {
    if (!FORMS.includes(foldName(word.replaceAll('.', '')))) return [];
    const before: string[] = [];
    for (let back = at - 1; back >= 0 && before.length < LONGEST_NAME_WORDS; back -= 1) {
      if (!NAME_WORD.test(words[back] ?? '')) break;
      before.unshift(words[back] ?? '');
    }
    return before.length === 0 ? [] : [before.join(' ')];
  });
};

const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(wordsOf(name).filter((word) => word.length > 1 && !COMMON.has(word)));

interface OtherOwner {
  readonly name: string;
  /** A body of its own kind, or a name that shares nothing with the company's: surely another one. */
  readonly sure: boolean;
}

/** The name in a text that is another company's; undefined if it names none or the company itself. */
const otherCompanyIn = (text: string, company: ReadonlySet<string>): OtherOwner | undefined => {
  const [name] = namesWithForm(text)
    .map((each) => ({ each, words: tellingWords(each) }))
    .filter(({ words }) => words.size > 0 && [...words].some((word) => !company.has(word)));
  if (name === undefined) return undefined;
  return { name: name.each, sure: ![...name.words].some((word) => company.has(word)) };
};

/** Where a document stands, and the pages that link to it. */
export interface Place {
  readonly url: string;
  readonly pages: readonly string[];
}

/** The name under which the site of a document is registered, if none of the pages that link to it is of that site. */
const foreignSiteOf = ({ url, pages }: Place): string | undefined => {
  const isForeign = pages.every((page) => !isSameSite(new URL(page), new URL(url)));
  return isForeign ? ownerOf(new URL(url)).split('.')[0] : undefined;
};

/**
 * "OtherCo Annual Report" at otherco.com: a name that the site has too, and the company has not. It
 * may be the service that stores the company's files.
 */
const siteNamedIn = (
  text: string,
  site: string | undefined,
  company: ReadonlySet<string>,
): OtherOwner | undefined => {
  const own = [...company].join('');
  const name = text
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => NAME_WORD.test(word))
    .find((word) => {
      const folded = foldName(word).replaceAll(' ', '');
      return folded === site && !COMMON.has(folded) && !own.includes(folded);
    });
  return name === undefined ? undefined : { name, sure: false };
};

/** Whom a document is about stands in its name, not in the sentences on what it holds. */
const LETTERS_OF_NAME = 80;
const nameIn = (text: string): string => text.slice(0, LETTERS_OF_NAME);

const isHost = (name: string): boolean => /^\S+$/.test(name) && /\S\.\S/.test(name);

/** Another body whose report a document is, by the words around its link; undefined if they name none. */
export const otherOwnerOf = (
  evidence: readonly NameEvidence[],
  companyName: string,
  place: Place,
): OtherOwner | undefined => {
  const company = tellingWords(companyName);
  const ofCompany = padText(foldName(companyName));
  // A company called by its host has no name that another could be held against.
  const isNamed = !isHost(companyName.trim()) && !/\d/.test(companyName);
  const site = foreignSiteOf(place);
  for (const { text } of nearOf(evidence)) {
    const folded = padText(foldName(nameIn(text)));
    const body = BODIES.find((each) => hasOne(folded, [each]) && !hasOne(ofCompany, [each]));
    if (body !== undefined) return { name: nameIn(text), sure: true };
    const other = isNamed
      ? (otherCompanyIn(text, company) ?? siteNamedIn(text, site, company))
      : undefined;
    if (other !== undefined) return other;
  }
  return undefined;
};
