/** Legal forms, as they end the names of companies. */
const STRICT_FORMS = [
  'inc(?:orporated)?',
  'corp(?:oration)?',
  String.raw`p\.?l\.?c`,
  'public limited company',
  'ltd',
  'limited',
  'llc',
  String.raw`l\.?p`,
  'ag',
  'aktiengesellschaft',
  'se',
  String.raw`s\.?a`,
  String.raw`s\.?a\.?s`,
  String.raw`s\.?c\.?a`,
  String.raw`s\.?a\.?e`,
  String.raw`n\.?v`,
  String.raw`b\.?v`,
  String.raw`s\.?p\.?a`,
  String.raw`a\/s`,
  'asa',
  'ab',
  'oyj',
  'gmbh',
  'kgaa',
  'bhd',
  'berhad',
  'tbk',
  String.raw`p\.?j?\.?s\.?c`,
  'jsc',
];
/** Words that end the names of companies and of other things too. */
const LOOSE_FORMS = [
  'company',
  'co',
  'group',
  'groupe',
  'holdings?',
  'bancorp',
  'bancshares',
  'bank',
  'trust',
  'fund',
  'partners',
  'pty',
  'pte',
];

const PUBLIC = String.raw`\(publ\)`;
const formsAtEnd = (forms: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?:\b(?:${forms.join('|')})\b\.?(?: ${PUBLIC})?| ${PUBLIC}|\((?:${forms.join('|')})\.?\))$`,
    'i',
  );

/** Ends in a legal form, or in a word that groups and partnerships share with other things. */
export const ANY_FORM_AT_END = formsAtEnd([...STRICT_FORMS, ...LOOSE_FORMS]);
/** Ends in a legal form. */
export const FORM_AT_END = formsAtEnd(STRICT_FORMS);
export const ANY_FORM = new RegExp(
  String.raw`\b(?:${[...STRICT_FORMS, ...LOOSE_FORMS].join('|')})\b|${PUBLIC}`,
  'i',
);

const SUBSIDIARIES =
  /,? (?:and|&) (?:its |their )?(?:consolidated |wholly[- ]owned )?(?:subsidiar(?:y|ies)|subsidiary companies|controlled entit(?:y|ies)|group companies)\b.*$/i;

/** A line without rules, bullets and spaces that extraction leaves. */
export const tidyLine = (line: string): string =>
  line
    .replace(/[_\s]+/g, ' ')
    .replace(/^[-–•\s]+|[\s:;–-]+$/g, '')
    .trim();

/** A name without the subsidiaries that its line speaks of. */
export const withoutSubsidiaries = (name: string): string =>
  name.replace(SUBSIDIARIES, '').replace(/[\s,]+$/, '');

export const namesSubsidiaries = (line: string): boolean => SUBSIDIARIES.test(line);

/** What names are compared by: letters and digits without legal form, article and bracketed words. */
export const stemOf = (name: string): string => {
  let rest = name.replace(/^the /i, '').trim();
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

/** Words of forms, headings, dates and auditors: no company that reports has them in its name. */
const NEVER_WORDS = [
  'annual report',
  String.raw`financial (?:statements?|reports?|position|highlights|review|information|results|data|year|condition)`,
  String.raw`statements?\b`,
  String.raw`notes?\b`,
  String.raw`reports?\b`,
  'contents',
  String.raw`page\b`,
  'consolidated',
  String.raw`the following\b`,
  'auditor',
  'ernst',
  'deloitte',
  'kpmg',
  'pricewaterhouse',
  'grant thornton',
  String.raw`bdo\b`,
  'moore stephens',
  'chartered accountants',
  String.raw`llp\b`,
  'nyse',
  'nasdaq',
  'stock exchange',
  'internal control',
  String.raw`meeting\b`,
  'years? ended',
  'months ended',
  '(?:january|february|march|april|june|july|august|september|october|november|december)',
  'united states',
  'exchange act',
  'exchange commission',
  'commission file',
  'translation of',
  'in (?:thousands|millions)',
];
/** Words that headings and descriptions have, and names only beside a legal form. */
const RARE_WORDS = [
  'parent',
  'financial',
  'fashion',
  'subsidiar',
  String.raw`associates?\b`,
  'joint',
  'exchange',
  'insurance company$',
  'shareholders',
  'stockholders',
  'registered',
  'registrar',
  'management',
  'commission',
  'directors',
];
const OPENS_NO_NAME = String.raw`^(?:total|holdings?|other|an?|our|this|each|its|these|form|item|part|note|to|of|in|on|for)\b`;
const SELF_NAME = String.raw`^(?:the )?(?:company|group|corporation|board|bank|fund|trust|registrant|partnership)$`;
const NUMBERED = String.raw`(?:19|20)\d\d|\d{3,}-\d|\d{5}|^\d{1,2}\.|[a-z] \d{1,3}$`;
const NEVER = new RegExp(
  String.raw`\b(?:${NEVER_WORDS.join('|')})|${OPENS_NO_NAME}|${SELF_NAME}|${NUMBERED}`,
  'i',
);
const RARE = new RegExp(String.raw`\b(?:${RARE_WORDS.join('|')})`, 'i');

const LONGEST = { letters: 90, words: 12 } as const;

/** Whether a text can be a company's name at all: no form line, no heading, no auditor. */
export const canBeName = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= LONGEST.letters &&
  text.split(' ').length <= LONGEST.words &&
  /\p{L}{2,}/u.test(text) &&
  /^[\p{L}\d"“(]/u.test(text) &&
  !NEVER.test(text) &&
  (FORM_AT_END.test(text) || !RARE.test(text));
