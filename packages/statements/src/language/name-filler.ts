/**
 * Words of company names that do not tell companies apart, folded. Names are compared without
 * legal forms (legal-forms.ts), and these count only beside a telling word.
 */

/** Between the words of a name, or before them. */
export const NAME_JOINERS: ReadonlySet<string> = new Set(
  'the and of & de des du la le les et und der die das van von en y e i og och di del della do da dos das'.split(
    ' ',
  ),
);

/** What a company says of itself: one of several, the parent, the only one. */
export const GROUP_WORDS: ReadonlySet<string> = new Set(
  (
    'group groupe gruppe gruppo grupo konzern koncern holding holdings company companies co ' +
    'corporation corp incorporated inc limited ltd plc enterprises enterprise'
  ).split(' '),
);

/** Trades, places and kinds that many companies have in their names. */
export const COMMON_NAME_WORDS: ReadonlySet<string> = new Set(
  (
    'bank banks banking banco banque banca bancorp bancshares trust fund funds fonds fondo capital ' +
    'financial finance insurance assurance investment investments partners services service systems ' +
    'technology technologies solutions industries industrial products resources energy power gas oil ' +
    'petroleum electric water motors automotive pharmaceuticals pharma therapeutics biotech health ' +
    'healthcare medical laboratories foods food beverages stores markets media communications ' +
    'telecom networks network software digital data properties property estate realty land ' +
    'logistics transport transportation airlines shipping mining minerals metals steel gold ' +
    'chemicals materials construction engineering development management foundation stichting ' +
    'fundacao fondation association society university institute agency authority office department ' +
    'international national global world general american america us usa united states north south ' +
    'east west central africa african europe european asia asian china chinese india indian japan ' +
    'canada canadian australia british royal middle new first one best public state federal standard ' +
    'mutual cooperative commercial savings community city home life star blue green red black com'
  ).split(' '),
);
