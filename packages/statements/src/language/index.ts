export type { ConceptId, TitleKind } from './lexicon.js';
export { fold } from './fold.js';
export { lexicons } from './languages-in-use.js';
