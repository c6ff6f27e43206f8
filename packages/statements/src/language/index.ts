export type { ConceptId, Lexicon, TitleKind } from './lexicon.js';
export { fold } from './fold.js';
export { lexicons } from './languages-in-use.js';
