import { ar } from './ar.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hu } from './hu.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import type { ReportLexicon } from './lexicon.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ru } from './ru.js';
import { sv } from './sv.js';
import { tr } from './tr.js';
import { zh } from './zh.js';

/** Every language; a document is judged in all of them, because a link seldom says which it is in. */
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
  tr,
  ru,
  ar,
  ja,
  zh,
  ko,
];
