import { fold, foldWords } from '../../language/fold.js';
import { FORM_VERSION } from '../../language/form-version.js';
import { isHeading } from '../../language/headings.js';
import { inAnyLanguage } from '../../language/in-any-language.js';
import { NAME_JOINERS } from '../../language/name-filler.js';
import { eitherForm, LEADING_FORMS, LEGAL_FORMS, LOOSE_FORMS } from '../../language/legal-forms.js';
import { unitStated } from '../../language/money/money.js';
import { REGISTER_LABELS } from '../../language/register-labels.js';
import { forLanguages } from '../../language/languages-in-use.js';

const PUBLIC = String.raw`\(publ\)`;
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
/** Scripts without spaces between words. */
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const apart = (forms: readonly string[], joined: boolean): readonly string[] =>
  forms.filter((form) => CJK.test(form) === joined);

const formsAtEnd = (forms: readonly string[]): RegExp => {
  const spaced = eitherForm(apart(forms, false));
  const joined = apart(forms, true);
  const written = joined.length === 0 ? '' : `|(?:${joined.join('|')})`;
  return new RegExp(
    String.raw`(?:${BEFORE}(?:${spaced})${AFTER}\.?(?: ${PUBLIC})?| ${PUBLIC}|\((?:${spaced})\.?\)${written})$`,
    'iu',
  );
};

/**
 * Ends in a legal form, or in a word that names of groups and partnerships share with other things.
 */
export const ANY_FORM_AT_END = formsAtEnd([...LEGAL_FORMS, ...LOOSE_FORMS]);
/** Ends in a legal form. */
export const FORM_AT_END = formsAtEnd(LEGAL_FORMS);
/** Begins with a legal form: "Stichting", "PT", "株式会社". */
export const FORM_AT_START = new RegExp(
  String.raw`^(?:(?:${eitherForm(apart(LEADING_FORMS, false))})(?= )|${apart(LEADING_FORMS, true).join('|')})`,
  'iu',
);
export const ANY_FORM = new RegExp(
  String.raw`${BEFORE}(?:${eitherForm(apart([...LEADING_FORMS, ...LEGAL_FORMS, ...LOOSE_FORMS], false))})${AFTER}|${PUBLIC}|${apart(LEGAL_FORMS, true).join('|')}`,
  'iu',
);

/** "and its subsidiaries", as a pattern's source. */
export const WITH_SUBSIDIARIES = forLanguages(
  () => inAnyLanguage((l) => l.titleWords.withSubsidiaries).source,
);
const SUBSIDIARIES = forLanguages(() => new RegExp(`,?\\s*(?:${WITH_SUBSIDIARIES()}).*$`, 'i'));

/** The address that a running head prints behind the name: "THE NORTHWIND FOUNDATION northwind.org". */
const SITE_BEHIND = /(?<=\S) (?:www\.)?[a-z0-9-]+\.(?:com|org|net|edu|gov)$/;

/** What a browser prints for a picture that it does not have, such as the logo beside the name: "logo.jpg NORTHWIND INC". */
const PICTURE_FILE = /(?<!\S)[\w-]+\.(?:jpe?g|png|gif|svg)(?!\S)/gi;

/** The version of the form before the name: "v.2.14.1 OFFICINE PROVA S.R.L.". */
const VERSION_BEFORE = new RegExp(String.raw`^${FORM_VERSION}\s+(?=\S)`, 'i');

/** A field that stands in brackets behind the name: "(단위 : 원)", "(単位：百万円)". */
const FIELD_BEHIND = /(?<=\S)\s*[(（][^()（）:：]*[:：][^()（）]*[)）]$/;

/**
 * A line without the version before it, the address or the field behind it, names of pictures, and without the rules,
 * bullets and spaces that extraction leaves.
 */
export const tidyLine = (line: string): string =>
  line
    .replace(PICTURE_FILE, '')
    .replace(/[_\s]+/g, ' ')
    .replace(SITE_BEHIND, '')
    .replace(VERSION_BEFORE, '')
    .replace(FIELD_BEHIND, '')
    .replace(/^[-–•\s]+|[\s:;–-]+$/g, '')
    .trim();

const OPENS_SUBSIDIARIES = forLanguages(() => new RegExp(`^(?:${WITH_SUBSIDIARIES()})`));
const hasOtherLetters = (text: string): boolean => /[^ -~]/.test(text);

/** Letters of a line in which a name stands; longer ones are text. */
const LONGEST_NAME_LINE = 400;

/** Within a word nothing begins, but in a script that sets no words apart. */
const IN_WORD = /[^\P{L}\p{sc=Han}]/u;

/** Where a name in letters with accents, or in another script, goes on with its subsidiaries. */
const subsidiariesAt = (name: string): number => {
  if (!hasOtherLetters(name) || name.length > LONGEST_NAME_LINE) return -1;
  return [...name].findIndex(
    (_, at, letters) =>
      !IN_WORD.test(letters[at - 1] ?? '') &&
      OPENS_SUBSIDIARIES().test(fold(letters.slice(at).join(''))),
  );
};

/** A name without the subsidiaries that its line mentions. */
export const withoutSubsidiaries = (name: string): string => {
  const at = subsidiariesAt(name);
  const alone = at > 0 ? [...name].slice(0, at).join('') : name.replace(SUBSIDIARIES(), '');
  return alone.replace(/[\s,]+$/, '');
};

export const namesSubsidiaries = (line: string): boolean =>
  SUBSIDIARIES().test(line) || (hasOtherLetters(line) && SUBSIDIARIES().test(fold(line)));

/** Stands before a name, but is not part of it. */
export const THE = forLanguages(() => `(?:${inAnyLanguage((l) => l.reporter.article).source})`);
export const ARTICLE = forLanguages(() => new RegExp(`^${THE()} `, 'i'));

/** "Shipping and Logistics" is "Shipping & Logistics"; one letter may be that of a torn word. */
const AND = forLanguages(
  () => new RegExp(` (?=\\p{L}{2})(?:${inAnyLanguage((l) => l.labelWords.and).source}) `, 'giu'),
);
/** The number of the paragraph that goes on behind a name: "Limited. 1". */
const PARAGRAPH_BEHIND = /(?<=\p{L}{2})\. \d{1,2}$/u;

/**
 * The form in which names are compared: letters and digits without legal form, article, joining
 * and bracketed words.
 */
export const stemOf = (name: string): string => {
  let rest = name.replace(ARTICLE(), '').replace(PARAGRAPH_BEHIND, '').replace(AND(), ' ').trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    const shorter = rest.replace(ANY_FORM_AT_END, '').replace(/[\s,.&(]+$/, '');
    if (shorter !== '') rest = shorter;
  }
  return rest
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
};

/**
 * No reporting company has an auditor's name, or words of forms, headings and dates, in its own
 * name.
 */
const AUDITORS =
  'ernst|deloitte|kpmg|pricewaterhouse|pwc\\b|grant thornton|bdo\\b|moore stephens|llp\\b|nyse|nasdaq|' +
  'bağımsız denetim|müşavirlik|wirtschaftspr|kontrolní|revisori|accountants\\b|監査法人|会计师事务所';
const OTHERS = forLanguages(
  () => new RegExp(String.raw`\b(?:${inAnyLanguage((l) => l.reporter.others).source})\b`, 'i'),
);
/** Lines about owners, managers, banks and auditors name companies other than the one that reports. */
export const namesOthers = (line: string): boolean => OTHERS().test(line);

const NEVER_WORDS = forLanguages(() => inAnyLanguage((l) => l.reporter.neverInName).source);
const OPENS_NO_NAME = forLanguages(
  () => `^(?:${inAnyLanguage((l) => l.reporter.opensNoName).source})\\b`,
);
const SELF_NAME = forLanguages(
  () => `^(?:${THE()} )?(?:${inAnyLanguage((l) => l.reporter.selfAlone).source})$`,
);
const NUMBERED = String.raw`(?:19|20)\d\d|\d{3,}-\d|\d{5}|\d[.,]\d{3}|^\d{1,2}\.`;
/** A page, or the house of owners and tenants, whose form stands before it: "Brf Linden 10". */
const NUMBER_AT_END = /[a-z] \d{1,3}$/i;
const NEVER = forLanguages(
  () =>
    new RegExp(
      String.raw`\b(?:${AUDITORS}|${NEVER_WORDS()})|${OPENS_NO_NAME()}|${SELF_NAME()}|${NUMBERED}`,
      'i',
    ),
);
/** Headings and descriptions have such words; names have them only beside a legal form. */
const RARE = forLanguages(
  () => new RegExp(String.raw`\b(?:${inAnyLanguage((l) => l.reporter.rareInName).source})`, 'i'),
);

const LONGEST = { letters: 90, words: 12 } as const;

/** A remark or a unit: "(Reais Mil)". */
const BRACKETED = /^[([（].*[)\]）]$/;
/** Signs that no name has: of tables, formulas and broken letters. */
const FOREIGN_SIGNS = /[`~^|<>{}=*\\%€$£#@:;：；【】]/;

/** Names have capitals; sentences have words in small letters beside the joining ones. */
const MOST_SMALL_WORDS = 1;
const isSentence = (text: string): boolean => {
  const small = text
    .split(' ')
    .slice(1)
    .filter((word) => /^\p{Ll}{2,}/u.test(word) && !NAME_JOINERS.has(word))
    .filter((word) => !FORM_AT_END.test(word));
  return small.length > MOST_SMALL_WORDS;
};

/** The rest of a sentence: "Bank be and". */
const breaksOff = (text: string): boolean =>
  NAME_JOINERS.has(text.toLowerCase().split(' ').at(-1) ?? '') && !hasForm(text);

/** Names begin with a capital or a digit, except for some that have a legal form. */
const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text) && !hasForm(text);

/** Letters and short words that recognition saw in a picture. */
const DEBRIS = { words: 4, letters: 3 } as const;
const isDebris = (text: string): boolean => {
  const words = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return words.length >= DEBRIS.words && letters / words.length < DEBRIS.letters;
};

const isFormAlone = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text.replace(ANY_FORM_AT_END, '').replace(FORM_AT_START, ''));

/** Whether it ends or begins with a legal form. */
export const hasForm = (name: string): boolean =>
  FORM_AT_END.test(name) || FORM_AT_START.test(name);

const REGISTER_FIELDS: ReadonlySet<string> = new Set(REGISTER_LABELS.map(foldWords));

const OPENING_BRACKETS = /^[(（]([^()（）]{2,40})[)）]/u;

/** "(en millions de FCFA) 31": the unit of a table and what stands beside it. */
const opensWithUnit = (text: string): boolean =>
  unitStated(OPENING_BRACKETS.exec(text)?.[1] ?? '')?.multiplied === true;

/** Whether a text can be a company's name at all: not a line of a form, a heading or an auditor. */
export const canBeName = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= LONGEST.letters &&
  text.split(' ').length <= LONGEST.words &&
  /\p{L}{2,}/u.test(text.replaceAll('.', '')) &&
  /^[\p{L}\d"“(]/u.test(text) &&
  !NEVER().test(text) &&
  (!NUMBER_AT_END.test(text) || FORM_AT_START.test(text)) &&
  !FOREIGN_SIGNS.test(text) &&
  !BRACKETED.test(text) &&
  !isSentence(text.replace(FORM_AT_START, '')) &&
  !breaksOff(text) &&
  !beginsSmall(text) &&
  !isDebris(text) &&
  !isFormAlone(text) &&
  !REGISTER_FIELDS.has(foldWords(text)) &&
  !opensWithUnit(text) &&
  (hasForm(text) || !isHeading(text)) &&
  (FORM_AT_END.test(text) || !RARE().test(text));
