import { ar } from './ar.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import type { DrawnLanguage } from './drawn-language.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { he } from './he.js';
import { hu } from './hu.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import { id } from './id.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sv } from './sv.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { vi } from './vi.js';
import { zh } from './zh.js';

export type { DrawnLanguage } from './drawn-language.js';

/** One drawing for each language that is read by phrases. */
export const DRAWN_LANGUAGES: readonly DrawnLanguage[] = [
  ...[ar, cs, da, de, el, en, es, fi, fr, he, hu, id, it, ja, ko],
  ...[nl, no, pl, pt, ro, ru, sv, th, tr, uk, vi, zh],
];
