import { fold } from '@fde/contracts/text';

/** Currency codes by the words and signs that name them; special ones before general ones. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\bus ?\$|\bu\.s\. ?(?:dollars?|\$)|\busd\b|united states dollars?|\bus dollars?/, 'USD'],
  [/\bc(?:a|an|dn)? ?\$|canadian dollars?|\bcad\b|\bcdn\b/, 'CAD'],
  [/\ba(?:u)? ?\$|australian dollars?|\baud\b/, 'AUD'],
  [/\bnz ?\$|new zealand dollars?|\bnzd\b/, 'NZD'],
  [/\bhk ?\$|hong kong dollars?|\bhkd\b/, 'HKD'],
  [/\bs ?\$|singapore dollars?|\bsgd\b/, 'SGD'],
  [/\bnt ?\$|\btwd\b|new taiwan dollars?/, 'TWD'],
  [/\br ?\$|\bbrl\b|\breais\b|brazilian real/, 'BRL'],
  [/\bmxn\b|mexican pesos?/, 'MXN'],
  [/€|\beuros?\b|\beur\b|\bteur\b|\bmeur\b/, 'EUR'],
  [/£|\bgbp\b|pounds? sterling|\bsterling\b/, 'GBP'],
  [/\brmb\b|\bcny\b|renminbi|\byuan\b/, 'CNY'],
  [/\bjpy\b|japanese yen|\byen\b|¥/, 'JPY'],
  [/\bchf\b|swiss francs?|\bsfr\b/, 'CHF'],
  [/\bsek\b|swedish kron|\bmsek\b|\btsek\b/, 'SEK'],
  [/\bnok\b|norwegian kron/, 'NOK'],
  [/\bdkk\b|danish kron|\bdkkm\b/, 'DKK'],
  [/\binr\b|₹|\brs\.?(?= |$)|indian rupees?|\brupees?\b/, 'INR'],
  [/\bkrw\b|₩|korean won/, 'KRW'],
  [/\bzar\b|south african rand|\brand\b/, 'ZAR'],
  [/\bsar\b|saudi riyals?|\bsr\b/, 'SAR'],
  [/\baed\b|\bdirhams?\b/, 'AED'],
  [/\bqar\b|qatari? riyals?/, 'QAR'],
  [/\bkwd\b|kuwaiti dinars?|\bkd\b/, 'KWD'],
  [/\bpln\b|zloty|\bzl\b/, 'PLN'],
  [/\bczk\b/, 'CZK'],
  [/\bhuf\b/, 'HUF'],
  [/\btry\b|turkish lira/, 'TRY'],
  [/\brub\b|₽|russian rubles?/, 'RUB'],
  [/\bils\b|₪|new israeli shekels?|\bnis\b/, 'ILS'],
  [/\bmyr\b|ringgit/, 'MYR'],
  [/\bthb\b|\bbaht\b/, 'THB'],
  [/\bidr\b|rupiah/, 'IDR'],
  [/\bphp\b|philippine pesos?/, 'PHP'],
  [/\begp\b|egyptian pounds?/, 'EGP'],
  [/\bngn\b|₦|naira/, 'NGN'],
  [/\bkes\b|\bkshs?\b/, 'KES'],
];

/** The ISO 4217 code that a text names; undefined where it names none, or only a bare `$`. */
export const currencyIn = (text: string): string | undefined => {
  // The two rands and ringgits differ in case only.
  if (/\bRM(?:['’]?000|\b)/.test(text)) return 'MYR';
  if (/\bR(?:m\b|['’]000|\s?million)/.test(text)) return 'ZAR';
  const folded = fold(text)
    .replace(/([a-z])['’]?000s?\b/g, '$1 ')
    .replace(/([€£¥$])/g, '$1 ')
    .replace(/\b(us|c|a|hk|nz|s|nt|r) ?\$ ?/g, '$1$ ');
  return CURRENCIES.find(([pattern]) => pattern.test(folded))?.[1] ?? glued(folded);
};

/** `$m`, `€m`, `sekm`, `eurm`: a code or sign with the scale glued on. */
const glued = (folded: string): string | undefined => {
  const m =
    /\b(usd|eur|gbp|chf|sek|nok|dkk|cad|aud|inr|jpy|cny|rmb|zar)(?:m|bn|k|mn|mio|'?000)s?\b/.exec(
      folded,
    );
  return m === null ? undefined : m[1] === 'rmb' ? 'CNY' : m[1]?.toUpperCase();
};

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:hundreds? of millions)\b/, 1e8],
  [/\bin crores?|\bcrores?\b|\bcr\.\)?/, 1e7],
  [/\bin lakhs?|\blakhs?\b|\blacs?\b/, 1e5],
  [/\bbillions?\b|\bmilliarden\b|\bmilliards?\b|\bmrd\b|[€£$]\s?bn\b|\b[a-z]{3} ?bn\b/, 1e9],
  [
    /\bmillions?\b|\bmillionen\b|\bmio\b|\bmillones\b|\bmilioni\b|\bmiljoen(?:en)?\b|\bmln\b|[€£$¥]\s?mn?\b|\b(?:usd|eur|gbp|chf|sek|nok|dkk|cad|aud|rmb|cny|jpy|inr|zar) ?mn?\b|\bm(?:eur|sek|usd|nok|dkk|chf)\b|^\(?m[€£$]\)?$|\bm€|\brm?'?million\b|\b000,000/,
    1e6,
  ],
  [
    /\bthousands?\b|\btausend\b|\btsd\b|\bmilliers\b|\bmiles\b|\bmigliaia\b|\bduizend(?:en)?\b|(?:^|[^\d,.])['’`]?000s?\b|\bt(?:eur|sek|usd|chf|€)|\bk€|€ ?k\b|\bkeur\b|\bk(?:usd|eur)\b/,
    1e3,
  ],
];

const MONEY = '(?:€|£|\\$|¥|eur|euros?|usd|gbp|chf|sek|nok|dkk|pln|czk|huf)';
const THOUSANDS = "1((?:[.,' ]000){1,3})(?![\\d]|[.,]\\d)";
/** A multiplier in figures: `x € 1.000`, `€ x 1,000`, `in 1 000 EUR`; `EUR 1,000` where nothing else is said. */
const IN_FIGURES = [
  `(?:^|[\\s(])(?:x|×)\\s?(?:${MONEY}\\s?)?${THOUSANDS}`,
  `(?:^|[\\s(])in\\s${MONEY}\\s?${THOUSANDS}`,
  `(?:^|[\\s(])in\\s${THOUSANDS}\\s?${MONEY}`,
  `^\\(?${MONEY}\\s?${THOUSANDS}\\)?$`,
  `^\\(?${THOUSANDS}\\s?${MONEY}\\)?$`,
].map((pattern) => new RegExp(pattern));

/** The multiplier that a text states in figures. */
const scaleInFigures = (folded: string): number | undefined => {
  const zeros = IN_FIGURES.map((pattern) => pattern.exec(folded)?.[1]).find(
    (found) => found !== undefined,
  );
  return zeros === undefined ? undefined : 1000 ** (zeros.length / 4);
};

/** A text without the multiplier that it states in figures: what is left of its numbers are values. */
export const withoutScale = (text: string): string =>
  IN_FIGURES.reduce((rest, pattern) => rest.replace(pattern, ' '), fold(text));

/** The multiplier that a text states for money: `(in millions, except per share data)`, `US$000`, `€m`; undefined if it states none. */
export const scaleIn = (text: string): number | undefined => {
  // What stands after "except" speaks of shares and per-share figures.
  const folded =
    fold(text).split(/\b(?:except|other than|excluding|apart from|ausser|sauf|salvo)\b/)[0] ?? '';
  return scaleInFigures(folded) ?? SCALES.find(([pattern]) => pattern.test(folded))?.[1];
};
