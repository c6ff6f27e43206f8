import type { Review } from '@fde/contracts/resources';
import { Button, Group, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { asksOwner } from '../entry/entry-text.js';
import { useTexts, type Texts } from '../messages/use-texts.js';
import { defaultWish, isOffered, type ReviewKey } from './review-keys.js';

const ACTIONS: readonly { readonly wish: ReviewKey; readonly key: string }[] = [
  { wish: 'confirm', key: 'c' },
  { wish: 'correct', key: 'e' },
  { wish: 'not-on-this-page', key: 'n' },
  { wish: 'skip', key: 's' },
  { wish: 'undo', key: 'u' },
];

/** Whose report it is, is said by name; where nothing was read, the number is entered. */
const actionName = (t: Texts, wish: ReviewKey, review: Review): string => {
  const { decision, value } = review;
  if (asksOwner(review) && (wish === 'confirm' || wish === 'not-on-this-page'))
    return t(`review.owner.${wish}`, { company: String(value ?? '') });
  if (decision === null && value === null && wish === 'correct') return t('review.enter');
  return t(`review.actions.${wish}`);
};

export function Actions({
  review,
  isSent,
  canUndo,
  onWish,
}: {
  review: Review;
  isSent: boolean;
  canUndo: boolean;
  onWish: (what: ReviewKey) => void;
}): ReactNode {
  const t = useTexts();
  const byDefault = defaultWish(review);
  return (
    <Group gap="xs">
      {ACTIONS.filter(({ wish }) => isOffered(wish, review)).map(({ wish, key }) => (
        <Button
          key={wish}
          variant={wish === byDefault ? 'filled' : 'default'}
          disabled={wish === 'undo' && !canUndo}
          loading={isSent}
          aria-keyshortcuts={key}
          rightSection={<Kbd aria-hidden="true">{key}</Kbd>}
          onClick={() => onWish(wish)}
        >
          {actionName(t, wish, review)}
        </Button>
      ))}
    </Group>
  );
}
