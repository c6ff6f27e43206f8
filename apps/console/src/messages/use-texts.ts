import { useTranslations, type createTranslator } from 'use-intl';
import type { en } from './en.js';

/**
 * Gives a text in the language of the page: `t('shell.close')`, `t('shell.pages.number', { number })`.
 * An unknown key, and a parameter that is missing or unknown, does not compile.
 */
export type Texts = ReturnType<typeof createTranslator<typeof en>>;

export const useTexts = (): Texts => useTranslations();

/** How numbers and dates are written in the language of the page: `de`, `en-GB`. */
export { useLocale } from 'use-intl';
