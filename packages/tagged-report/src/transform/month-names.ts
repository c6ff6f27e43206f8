/**
 * Beginnings of the names of the twelve months, in the languages of the registries; a bar separates alternatives.
 * Each is as short as possible without matching another month, so that abbreviations and inflected forms are
 * recognised too.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  bg: 'ян фев|фев мар ап май|маи юни юли|юл ав сеп окт ное|но дек',
  ca: 'gen febr|feb març|mar abr maig|mai juny|jun jul ag set oct nov des',
  cs: 'led|ún1 únor|úno břez|bře dub květ|kvě červn|čvn|červen červenc|čvc srp září|zář říj list|lis pros|pro',
  da: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  de: 'jan|jän feb mär|mrz|maer apr mai jun jul aug sep okt nov dez',
  el: 'ιαν φεβ μαρ|μάρ απρ μαι|μαϊ|μάι|μαΐ ιουν|ιούν ιουλ|ιούλ αυγ|αύγ σεπ οκτ νοε|νοέ δεκ',
  en: 'jan feb mar apr may jun jul aug sep oct nov dec',
  es: 'ene feb mar abr may jun jul ago sep|set oct nov dic',
  et: 'jaan|jan veeb märts|mär apr mai juuni|jun juuli|jul aug sept|sep okt nov dets|det',
  fi: 'tam hel maal huh tou kes hei elo syy lok mar jou',
  fr: 'jan|janv fév|fev mar avr mai juin juil aoû|aou sep oct nov déc|dec',
  hi: 'जन फर|फ़र मार्च अप्र|अप मई जून जुला अग सित अक्टू|अक्तू नव दिस',
  hr: 'sij velj|vel ožu tra svi lip srp kol ruj lis stu pro',
  hu: 'jan feb már|mar ápr|apr máj|maj jún|jun júl|jul aug szep|sep okt nov dec',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  lt: 'sau vas kov bal geg bir lie rugp rugs spa lap gru|grd',
  lv: 'jan feb mar apr mai jūn|jun jūl|jul aug sep okt nov dec',
  nl: 'jan feb maa|mrt apr mei jun jul aug sep okt nov dec',
  no: 'jan feb mar apr mai jun jul aug sep okt nov des',
  pl: 'sty lut mar kwi maj|maja cze lip sie wrz paź|paz lis gru',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  ro: 'ian feb mar apr mai iun iul aug sep oct noi|nov dec',
  sk: 'jan feb mar apr máj|maj jún|jun júl|jul aug sep okt nov dec',
  sl: 'jan feb mar apr maj jun jul avg sep okt nov dec',
  sv: 'jan feb mar apr maj jun jul aug sep okt nov dec',
};

const alternativesOf = (language: string): (readonly string[])[] =>
  (BEGINNINGS[language] ?? '').split(' ').map((month) => month.split('|'));

/** The Roman numerals that Polish and Hungarian reports print for months. */
const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The month, 1 to 12, of a name in a language; the longest matching beginning decides. */
export const monthOf = (name: string, language: string): number | undefined => {
  const text = name.toLocaleLowerCase(language).normalize('NFC').replace(/\.$/, '');
  const numeral = NUMERALS.indexOf(text);
  if (numeral >= 0) return numeral + 1;
  const known = alternativesOf(language).flatMap((beginnings, at) =>
    beginnings.filter((b) => text.startsWith(b)).map((b) => ({ month: at + 1, length: b.length })),
  );
  return known.toSorted((a, b) => b.length - a.length)[0]?.month;
};

export const isMonthLanguage = (language: string): boolean => BEGINNINGS[language] !== undefined;
