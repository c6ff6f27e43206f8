import { nl } from './dutch-concepts.js';
import { en } from './english-concepts.js';
import { enExcluded } from './english-exclusions.js';
import { fr } from './french-concepts.js';
import { de, deExcluded } from './german-concepts.js';
import { it } from './italian-concepts.js';
import { pt } from './portuguese-concepts.js';
import { phrasesOf } from './phrases.js';
import type { Phrases } from './reading-words.js';
import type { ConceptId } from './row-kinds.js';
import { es } from './spanish-concepts.js';
import { sv } from './swedish-concepts.js';

/**
 * The labels of the lines of a standardised statement in one language, whole, with the signs of
 * `ReadingWords`; `…` leaves room for more words. Written without accents and punctuation, as labels
 * are compared. Of two concepts that know a label in one section, the one listed first has it, so
 * that special ones stand before general ones.
 */
type ConceptWords = Readonly<Partial<Record<ConceptId, Phrases>>>;

/** The words of one language for the lines of a standardised statement. */
interface ConceptLanguage {
  readonly words: ConceptWords;
  /**
   * What stands behind these words is taken from the number of a label, or not yet: "Operating
   * income after impairments" names income. Words that also mean "for" are none of them.
   */
  readonly bounds: Phrases;
  /**
   * Labels that are never the line's, as `words` writes them: their rows hold something else, or
   * something else as well.
   */
  readonly excluded?: ConceptWords;
}

/** Words behind which a label says what its row does not hold. */
export const LEAVES_OUT = phrasesOf(`
  excluding, exclusive of, other than, without, ohne, hors, sauf, excluyendo, escluso/esclusi/esclusa,
  exclusief, excluindo, exklusive`);

/** The labels of standardised lines, by language. */
export const CONCEPT_WORDS: readonly ConceptLanguage[] = [
  {
    words: en,
    bounds: phrasesOf(`before, after, net of, excluding, exclusive of`),
    excluded: enExcluded,
  },
  { words: de, bounds: phrasesOf(`vor, nach, abzuglich, ohne`), excluded: deExcluded },
  { words: fr, bounds: phrasesOf(`avant, apres, net/nets/nette/nettes de/des, hors`) },
  {
    words: es,
    bounds: phrasesOf(`antes de/del, despues de/del, neto/netos/neta/netas de, excluyendo`),
  },
  {
    words: it,
    bounds: phrasesOf(`
      prima di/del/della/delle/dei/degli, dopo, al netto di/del/della/delle/dei/degli, al lordo
      di/del/della/delle/dei/degli`),
  },
  { words: nl, bounds: phrasesOf(`voor/na aftrek van, na, exclusief`) },
  {
    words: pt,
    bounds: phrasesOf(`
      antes de/do/da/dos/das, depois de/do/da/dos/das, apos, liquido/liquida/liquidos/liquidas
      de/do/da/dos/das, excluindo`),
  },
  { words: sv, bounds: phrasesOf(`fore, efter, exklusive`) },
];

/** A line that its heading names together with its row: "Debt" below "Interest". */
interface HeadedLine {
  readonly concept: ConceptId;
  readonly headings: Phrases;
  readonly rows: Phrases;
  /** What another row below the heading must say, where heading and row alone leave it open. */
  readonly beside?: Phrases;
}

/** What a company owes, on which it pays interest. */
const OWED = phrasesOf(`
  (long term|short term) debt, (on) borrowings, notes payable, … financing obligations, … lease
  obligations, … lease liabilities`);

/** What a company may owe or own: it pays interest on it, or earns it. */
const OWED_OR_OWNED = phrasesOf(`bonds …, … lease/leases`);

/** Lines whose rows alone would be something else, or nothing. */
export const HEADED_LINES: readonly HeadedLine[] = [
  {
    concept: 'interest_expense',
    headings: phrasesOf(`interest expense, interest and financing costs`),
    rows: [...OWED, ...OWED_OR_OWNED],
  },
  { concept: 'interest_expense', headings: phrasesOf(`interest`), rows: OWED },
  {
    concept: 'interest_expense',
    headings: phrasesOf(`interest`),
    rows: OWED_OR_OWNED,
    beside: OWED,
  },
];
