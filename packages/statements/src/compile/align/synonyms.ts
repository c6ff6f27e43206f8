import type { Label } from '../../concepts/label.js';

/** Words of one meaning in statements, by their stems; the first stands for all. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['shareholder', 'stockholder'],
  ['income', 'profit', 'earning'],
  ['revenue', 'turnover', 'sale'],
  ['payable', 'creditor'],
  ['receivable', 'debtor'],
  ['noncontrolling', 'minority'],
  ['debt', 'borrowing', 'loan'],
  ['amortization', 'depreciation and amortization'],
  ['purchase', 'acquisition', 'addition'],
  ['equipment', 'plant'],
  ['provision', 'charge'],
  ['distribution', 'selling'],
  ['tax', 'taxation'],
  ['stock', 'share'],
  ['equity', 'shareholders fund'],
  ['compensation', 'remuneration'],
  ['administrative', 'administration'],
  ['right', 'entitlement'],
];

/** Whole phrases first: their words mean something else alone. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:stock|share) based (?:compensation|payments?|remuneration)\b/gu, 'sharebasedpay'],
  [
    /\b(?:common stock|share capital|issued capital|capital stock|called up share capital)\b/gu,
    'sharecapital',
  ],
  [
    /\b(?:additional paid in capital|share premium|capital reserves?|capital surplus)\b/gu,
    'sharepremium',
  ],
  [/\b(?:treasury (?:stock|shares)|own shares)\b/gu, 'treasuryshares'],
  [
    /\b(?:property plant and equipment|property and equipment|tangible (?:fixed )?assets)\b/gu,
    'ppe',
  ],
  [
    /\b(?:post ?employment benefits?|pensions? and similar obligations?|retirement benefit obligations?)\b/gu,
    'pensions',
  ],
  [
    /\b(?:equity method investments?|investments accounted for using the equity method|investments in associates(?: and joint ventures)?)\b/gu,
    'associates',
  ],
];

const WORDS = new Map(
  SYNONYMS.flatMap(([first, ...rest]) => rest.map((word) => [word, first ?? word] as const)),
);
const keys = new WeakMap<Label, string>();

/** The meaning words of a label with synonyms replaced, sorted; empty where no meaning word is left. */
export const synonymKey = (label: Label): string => {
  const known = keys.get(label);
  if (known !== undefined) return known;
  const phrases = PHRASES.reduce((text, [from, to]) => text.replace(from, ` ${to} `), label.loose);
  const named = phrases.split(/\s+/).filter((word) => PHRASES.some(([, to]) => to === word));
  const inPhrases = new Set(
    PHRASES.flatMap(([from]) =>
      [...(label.loose.match(from) ?? [])].flatMap((phrase) => phrase.split(' ')),
    ),
  );
  const single = [...label.bareStems].filter(
    (word) => ![...inPhrases].some((part) => part.startsWith(word)),
  );
  const key = [...new Set([...named, ...single.map((word) => WORDS.get(word) ?? word)])]
    .sort()
    .join(' ');
  keys.set(label, key);
  return key;
};
