import type { Review } from '@fde/contracts/resources';
import { pageNumber } from '../format/page-number.js';
import type { Texts } from '../messages/use-texts.js';
import { identityText } from '../format/identity-text.js';

type Reason = Review['reasons'][number];
type Key = Parameters<Texts['has']>[0];
type SaidKey = Extract<Key, `review.why.${string}`>;

/** What the service writes behind the identity. */
const FAILS = / fails$/;

/**
 * Why a figure needs review, in the language of the page. A reason that the texts do not know is
 * shown as the service says it, in that language too.
 */
export function reasonText(
  t: Texts,
  { about, rule = '', says, value }: Reason,
  report: string,
  style: string | undefined,
  said: (text: string) => string,
): string {
  const key = `review.why.${about}.${about === 'identity' || about === 'tagged_report' ? 'any' : rule}`;
  const isKnown = (one: string): one is SaidKey => t.has(one as Key);
  if (!isKnown(key)) return said(says);
  const shown = value === undefined ? '' : pageNumber(value, style);
  const values: Record<string, string> = {
    report,
    value: shown,
    identity: identityText(t, says.replace(FAILS, '')),
  };
  return (t as (one: SaidKey, values: Record<string, string>) => string)(key, values);
}
