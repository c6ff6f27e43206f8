/**
 * One sentence that the service says, in English as its code writes it, and in another language.
 * The English text is the code of the message: it is closed (a spec finds every sentence in the
 * sources), and what stands in its places are the parameters. So stored texts, however old, can be
 * said in another language too.
 *
 * Places: `{name}` is any text and stays as it is. A kind says more: a `url` has no blank, so that it
 * takes no other sentence in, `number` and `day` (an ISO date) are written as the language writes
 * them, `years` are listed as it lists things, `year`, `pages` and `code` ("EUR") stay as they are, a
 * `language` has its own name, `words` are themselves a sentence or a term of the service, and a
 * `list` are several of these, parted by "; ".
 */
export type Wording = readonly [english: string, translated: string];

/** What a place takes. */
export type PlaceKind =
  | 'text'
  | 'url'
  | 'number'
  | 'day'
  | 'year'
  | 'years'
  | 'pages'
  | 'code'
  | 'language'
  | 'words'
  | 'list';

interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
}

/** A sentence cut at its places: one text more than places. */
export interface Sentence {
  readonly texts: readonly string[];
  readonly places: readonly Place[];
}

const PLACE = /\{(\w+)(?::(url|number|day|years|year|pages|code|language|words|list))?\}/g;

/** "{count:number} documents found" -> texts "", " documents found"; a place "count" */
export const sentenceOf = (pattern: string): Sentence => {
  const found = [...pattern.matchAll(PLACE)];
  const ends = [...found.map(({ index }) => index), pattern.length];
  const begins = [0, ...found.map((place) => place.index + place[0].length)];
  return {
    texts: ends.map((end, at) => pattern.slice(begins[at], end)),
    places: found.map(([, name = '', kind = 'text']) => ({ name, kind: kind as PlaceKind })),
  };
};
