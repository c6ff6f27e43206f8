import { createTranslator } from 'use-intl/core';
import { de } from '../de.js';
import { en } from '../en.js';
import type { Texts } from '../use-texts.js';

/** The texts of a language, for specs of what is said. */
export const english: Texts = createTranslator({ locale: 'en-GB', messages: en });
export const german: Texts = createTranslator({ locale: 'de', messages: de });
