import type { ReviewDetail } from '@fde/contracts/resources';
import { inWords, knownWords } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';

type Evidence = ReviewDetail['decided'][string]['evidence'][number];

/** How the service names evidence that it borrowed for a statement that has none of its own. */
const OF_ANOTHER = ' of another statement';

/** "the heads of the columns": where the report says it. */
function sourceText(t: Texts, source: string): string {
  if (!source.endsWith(OF_ANOTHER)) return inWords(t, 'sources', source);
  const own = inWords(t, 'sources', source.slice(0, -OF_ANOTHER.length));
  return t('review.evidence.ofAnother', { source: own });
}

/** What was decided or is said for it: a word of ours, or a name or number as the report has it. */
export const saidText = (t: Texts, said: string): string => knownWords(t, 'says', said) ?? said;

/** "for: the title says 2023, “Annual Report 2023”, page 4" */
export const evidenceText = (t: Texts, side: 'for' | 'against', piece: Evidence): string =>
  [
    t(`review.evidence.${side}`, {
      source: sourceText(t, piece.source),
      says: saidText(t, piece.says),
    }),
    ...(piece.text === undefined ? [] : [t('review.evidence.quote', { text: piece.text })]),
    ...(piece.page === undefined ? [] : [t('review.evidence.page', { page: String(piece.page) })]),
  ].join(', ');

/**
 * Words without a legal form that stand once where names do weigh less than this as a company's
 * name (0.27 to 0.36 of 1): captions and heads of columns mostly, which nobody takes for one.
 */
const FAINT_NAME = 0.4;

/** What speaks against a decision, as far as a person can weigh it. */
export const weightyAgainst = (
  decision: string,
  against: readonly Evidence[] = [],
): readonly Evidence[] =>
  decision === 'company_name' ? against.filter(({ weight }) => weight >= FAINT_NAME) : against;
