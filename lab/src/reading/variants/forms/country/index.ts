import type { CountryForm } from '../country-form.js';
import { ASIAN } from './asian.js';
import { DUTCH } from './dutch.js';
import { EASTERN_EUROPE } from './eastern-europe.js';
import { ENGLISH_FORMS } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { GREEK } from './greek.js';
import { IBERIAN } from './iberian.js';
import { ITALIAN } from './italian.js';
import { NORDIC_FORMS } from './nordic.js';
import { RIGHT_TO_LEFT } from './right-to-left.js';
import { THAI } from './thai.js';

/** Forms that countries prescribe or use, each with the phrases that it prints. */
export const COUNTRY_FORMS: readonly CountryForm[] = [
  ...ITALIAN,
  ...GREEK,
  ...GERMAN,
  ...FRENCH,
  ...DUTCH,
  ...IBERIAN,
  ...NORDIC_FORMS,
  ...EASTERN_EUROPE,
  ...ASIAN,
  ...THAI,
  ...RIGHT_TO_LEFT,
  ...ENGLISH_FORMS,
];
