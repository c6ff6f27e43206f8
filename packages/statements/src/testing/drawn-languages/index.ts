import type { DrawnLanguage } from './drawn-language.js';
import { el } from './el.js';
import { ja } from './ja.js';
import { tr } from './tr.js';
import { zh } from './zh.js';

export type { DrawnLanguage } from './drawn-language.js';

/** One drawing for each language that is read by phrases. */
export const DRAWN_LANGUAGES: readonly DrawnLanguage[] = [tr, ja, zh, el];
