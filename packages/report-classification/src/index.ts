export {
  ANNUAL_VARIANTS,
  DOCUMENT_TYPES,
  type AnnualVariant,
  type DocumentType,
} from './document-type.js';
export {
  ACT_WORDS,
  ANSWER_WORDS,
  COMPANY_FORMS,
  DOWNLOAD_WORDS,
  OTHER_BODIES,
  LANGUAGES,
  type AnswerKind,
  type ReportLexicon,
} from '@fde/lexicon';
export { withCommonEra } from './names/eras.js';
export { foldedPhrases, hasOne, padText } from './names/phrases.js';
export { EVIDENCE_SOURCES, fileNameOf, foldersOf, type NameEvidence } from './names/evidence.js';
export { foldName, wordsOf } from './names/fold-name.js';
export { judgeDocument, type NameContext, type NameJudgement } from './names/judge-document.js';
export { namesSomethingElse } from './names/judge-type.js';
export { judgeText } from './names/judge-text.js';
export type { DocumentText } from './content/document-text.js';
export {
  decideClassification,
  type Classification,
  type NamedClassification,
} from './content/decide-classification.js';
export { judgeContent, type ContentJudgement } from './content/judge-content.js';
