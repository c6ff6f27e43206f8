import { ar } from './other-families/ar.js';
import { cs } from './slavic/cs.js';
import { da } from './germanic/da.js';
import { de } from './germanic/de.js';
import { el } from './other-families/el.js';
import { en } from './germanic/en.js';
import { es } from './romance/es.js';
import { fi } from './other-families/fi.js';
import { fr } from './romance/fr.js';
import { hu } from './other-families/hu.js';
import { id } from './other-families/id.js';
import { it } from './romance/it.js';
import { ja } from './other-families/ja.js';
import { ko } from './other-families/ko.js';
import { hr } from './slavic/hr.js';
import { sk } from './slavic/sk.js';
import { sl } from './slavic/sl.js';
import { bg } from './slavic/bg.js';
import { he } from './other-families/he.js';
import { hi } from './other-families/hi.js';
import { th } from './other-families/th.js';
import type { ReportLexicon } from './report-words.js';
import { nl } from './germanic/nl.js';
import { no } from './germanic/no.js';
import { pl } from './slavic/pl.js';
import { pt } from './romance/pt.js';
import { ro } from './romance/ro.js';
import { ru } from './slavic/ru.js';
import { sv } from './germanic/sv.js';
import { tr } from './other-families/tr.js';
import { uk } from './slavic/uk.js';
import { vi } from './other-families/vi.js';
import { zh } from './other-families/zh.js';

export * from './phrases.js';
export * from './reading-words.js';
export * from './report-words.js';
export { ACT_WORDS, DOWNLOAD_WORDS } from './act-words.js';
export { ACCOUNT_SIDES, AMOUNT_WORDS } from './amount-words.js';
export { ANSWER_WORDS, type AnswerKind } from './answer-words.js';
export { MEMO_WORDS } from './memo-words.js';
export { NAMED_PARTS, ORDINAL_ENDINGS, PART_WORDS, type PartWords } from './part-words.js';
export { PRINTED_WORDS } from './printed-words.js';
export { UNTIL_WORDS } from './range-words.js';
export { COMPANY_FORMS, OTHER_BODIES } from './entity-words.js';
export { CONCEPT_WORDS, HEADED_LINES, LEAVES_OUT } from './concept-words.js';
export * from './row-kinds.js';

/** Every language. A document is judged in all of them, because a link seldom says which one it is in. */
export const LANGUAGES: readonly ReportLexicon[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  da,
  no,
  fi,
  pl,
  cs,
  hu,
  ro,
  id,
  tr,
  ru,
  ar,
  ja,
  zh,
  ko,
  el,
  uk,
  vi,
  hr,
  sk,
  sl,
  bg,
  he,
  hi,
  th,
];
