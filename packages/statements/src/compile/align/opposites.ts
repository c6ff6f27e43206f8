import type { Label } from '../../concepts/label.js';

/** Pairs of word groups that mean opposite items. A row with words of one side only never meets one of the other side. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(opening|beginning|begin|start|anfang|debut|inicio|ouverture|apertura)\b/u,
    /\b(closing|ending|end|ende|fin|final|cloture|cierre)\b/u,
  ],
  [
    /\b(purchases?|acquisitions?|acquired|additions?|investments? in|bought|expenditures?|payments? for)\b/u,
    /\b(sales? of|proceeds|disposals?|disposition|divestitures?|divestments?|maturit(?:y|ies) of|redemptions? of)\b/u,
  ],
  [
    /\b(repayments?|repaid|redemptions?|retired|retirement of|repurchases?|buybacks?|payments? (?:of|on))\b/u,
    /\b(issuances?|issued|issue of|proceeds|borrowings? raised|drawdowns?)\b/u,
  ],
  [
    /\b(basic|undiluted|unverwassert|basico|unverwasserte?s?)\b/u,
    /\b(diluted|dilue|diluido|verwassert|verwasserte?s?)\b/u,
  ],
  [
    /\b(receivables?|debtors|forderungen|creances)\b/u,
    /\b(payables?|creditors|verbindlichkeiten|dettes)\b/u,
  ],
  [
    /\b(assets?|vermogenswerte|aktiva|actifs?|activos?)\b/u,
    /\b(liabilit(?:y|ies)|schulden|passifs?|pasivos?)\b/u,
  ],
  [
    /\b(operating|operations|operational|betrieblicher?|laufender?|exploitation|explotacion)\b/u,
    /\b(investing|investment activities|investitionstatigkeit|investissements?|inversion)\b/u,
  ],
  [
    /\b(operating|operations|operational|betrieblicher?|laufender?|exploitation|explotacion)\b/u,
    /\b(financing|finanzierungstatigkeit|financement|financiacion)\b/u,
  ],
  [
    /\b(investing|investitionstatigkeit|investissements?|inversion)\b/u,
    /\b(financing|finanzierungstatigkeit|financement|financiacion)\b/u,
  ],
  [
    /\b(continuing|continued|fortgefuhrten?|continuees|continuadas)\b/u,
    /\b(discontinued|discontinuing|aufgegebenen?|nicht fortgefuhrten?|abandonnees|discontinuadas|interrumpidas)\b/u,
  ],
  [/\b(before|vor|avant|antes)\b/u, /\b(after|nach|apres|despues)\b/u],
  [
    /\b(paid|gezahlte?|payes?|pagados?)\b/u,
    /\b(received|erhaltene?|recus?|recibidos?|cobrados?)\b/u,
  ],
  [
    /\b(income|revenues?|ertrage?|produits|ingresos)\b/u,
    /\b(expenses?|costs?|aufwand|aufwendungen|charges|gastos)\b/u,
  ],
  [/\b(products?|goods)\b/u, /\b(services?)\b/u],
  [
    /\b(finance|financial|interest) income\b/u,
    /\b(finance|financial|interest) (?:expenses?|costs?|charges)\b/u,
  ],
  [
    /\b(non ?controlling|minority|minorities)\b/u,
    /\b(shareholders?|stockholders?|owners|equity holders|parent)\b/u,
  ],
  [/\b(gross|brutto|brut)\b/u, /\b(net|netto)\b/u],
  [/\b(tangible)\b/u, /\b(intangibles?)\b/u],
  [/\b(deferred)\b/u, /\b(current (?:income )?tax(?:es)?)\b/u],
];

const sides = new WeakMap<Label, readonly number[]>();

/** For each pair: 1 or 2 where the label has words of that side only, else 0. */
const sidesOf = (label: Label): readonly number[] => {
  const known = sides.get(label);
  if (known) return known;
  const text = label.exact.replace(/\bincome tax(?:es)?\b/gu, 'tax');
  const found = OPPOSITES.map(([first, second]) => {
    const [one, two] = [first.test(text), second.test(text)];
    return one === two ? 0 : one ? 1 : 2;
  });
  sides.set(label, found);
  return found;
};

/** True where the labels name opposite items (current / non-current is compared by zone, see zone.ts). */
export const areOpposites = (a: Label, b: Label): boolean => {
  if (a.exact === b.exact) return false;
  const [left, right] = [sidesOf(a), sidesOf(b)];
  return left.some((side, at) => side !== 0 && right[at] !== 0 && side !== right[at]);
};
