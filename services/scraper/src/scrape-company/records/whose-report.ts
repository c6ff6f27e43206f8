import {
  COMPANY_FORMS,
  foldName,
  hasOne,
  judgeText,
  OTHER_BODIES,
  padText,
  wordsOf,
  type NameEvidence,
} from '@fde/report-classification';

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
/** Of the headings only the one right above: those further out may be of other sections. */
const nearOf = (evidence: readonly NameEvidence[]): readonly NameEvidence[] => {
  const heading = evidence.find(({ source }) => source === 'heading');
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

const LETTERS_OF_A_NAME = 4;
/** The name that a host is registered under: `acme` of `www.acme.co.uk` or `cdn.acme.com`. */
const labelsOf = (url: string): readonly string[] =>
  new URL(url).hostname
    .split('.')
    .filter((label) => label.length >= LETTERS_OF_A_NAME && judgeText(label, 'file') === undefined);

/** "OtherCo Annual Report" at otherco.com: a name that is the host's too, and none of the company's. */
const hostNamedIn = (
  text: string,
  url: string,
  company: ReadonlySet<string>,
): string | undefined => {
  const words = text.split(/[^\p{L}\p{N}&-]+/u).filter((word) => NAME_WORD.test(word));
  const own = [...company].join('');
  return words.find((word) => {
    const folded = foldName(word).replaceAll(' ', '');
    return labelsOf(url).includes(folded) && !COMMON.has(folded) && !own.includes(folded);
  });
};

/** Another body whose report a document is, by the words around its link; undefined if they name none. */
export const otherOwnerOf = (
  evidence: readonly NameEvidence[],
  companyName: string,
  url?: string,
): OtherOwner | undefined => {
  const company = tellingWords(companyName);
  const ofCompany = padText(foldName(companyName));
  for (const { text } of nearOf(evidence)) {
    const folded = padText(foldName(text));
    const body = BODIES.find((each) => hasOne(folded, [each]) && !hasOne(ofCompany, [each]));
    if (body !== undefined) return { name: text.slice(0, 80), sure: true };
    // A host's name says nothing that a name could be held against.
    const other = /[.\d]/.test(companyName) ? undefined : otherCompanyIn(text, company);
    if (other !== undefined) return other;
    const host =
      url === undefined || /[.\d]/.test(companyName) ? undefined : hostNamedIn(text, url, company);
    if (host !== undefined) return { name: host, sure: true };
  }
  return undefined;
};
