import { ProblemError, UnreachableError } from '@fde/client';
import { inWords } from '../messages/in-words.js';
import { useTexts, type Texts } from '../messages/use-texts.js';
import type { Sayer } from '../service-words/sayer.js';
import { useSayer } from '../service-words/use-sayer.js';

/** How browsers say that a part of a page could not be loaded. */
const NOT_LOADED = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
] as const;

const isNotLoaded = ({ message }: Error): boolean =>
  NOT_LOADED.some((words) => message.startsWith(words));

/** What is wrong with the fields of a request, by their names. */
const faultTexts = (t: Texts, { fields }: ProblemError, sayer: Sayer | undefined): string =>
  Object.entries(fields)
    .map(([field, fault]) => {
      const said = sayer?.say(fault)?.text ?? fault;
      return field === '' ? said : `${inWords(t, 'fields', field)}: ${said}`;
    })
    .join('; ');

/**
 * What went wrong in words for a reader: what the service said, in the language of the page, or
 * that it did not answer.
 */
export function failureText(t: Texts, error: Error, sayer?: Sayer): string {
  if (error instanceof UnreachableError || isNotLoaded(error)) return t('shell.unreachable');
  if (!(error instanceof ProblemError)) return error.message;
  if (error.code === undefined) return t('shell.answered', { status: String(error.status) });
  if (error.faults.length > 0) return faultTexts(t, error, sayer);
  return sayer?.sayError(error.code, error.message) ?? error.message;
}

/** The same for the page that is shown. */
export function useFailureText(): (error: Error) => string {
  const t = useTexts();
  const sayer = useSayer();
  return (error) => failureText(t, error, sayer);
}
