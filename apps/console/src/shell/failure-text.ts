import { ProblemError, UnreachableError } from '@fde/client';
import type { Texts } from '../messages/use-texts.js';

/** How browsers say that a part of a page could not be loaded. */
const NOT_LOADED = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
] as const;

const isNotLoaded = ({ message }: Error): boolean =>
  NOT_LOADED.some((words) => message.startsWith(words));

/** What went wrong in words for a reader: what the service said, or that it did not answer. */
export function failureText(t: Texts, error: Error): string {
  if (error instanceof UnreachableError || isNotLoaded(error)) return t('shell.unreachable');
  if (error instanceof ProblemError && error.code === undefined)
    return t('shell.answered', { status: String(error.status) });
  return error.message;
}
