import type { Review, ReviewDetail } from '@fde/contracts/resources';
import { Button, Group, List, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageNumber } from '../format/page-number.js';
import { useTexts } from '../messages/use-texts.js';
import { isOffered, type ReviewKey } from './review-keys.js';
import { reviewName } from './review-name.js';

/** What can be said of all of them at once; figures are corrected one by one. */
const COMMON = ['confirm', 'not-on-this-page', 'skip'] as const satisfies readonly ReviewKey[];

const shown = ({ value }: Review, style: string | undefined): string => {
  if (value === null) return '';
  return `: ${typeof value === 'number' ? pageNumber(value, style) : value}`;
};

/** Reviews of one cause, and one answer for all of them. */
export function LikeReviews({
  detail: { review, like, statement },
  isSent,
  onSettle,
}: {
  detail: ReviewDetail;
  isSent: boolean;
  onSettle: (verdict: (typeof COMMON)[number]) => void;
}): ReactNode {
  const t = useTexts();
  if (like.count < 2) return null;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {COMMON.filter((wish) => isOffered(wish, review)).map((wish) => (
          <Button
            key={wish}
            size="xs"
            variant="light"
            loading={isSent}
            onClick={() => onSettle(wish)}
          >
            {t(`review.together.${wish}`, { count: like.count })}
          </Button>
        ))}
      </Group>
      <details>
        <summary>{t('review.together.title', { count: like.count })}</summary>
        <List size="sm">
          {like.reviews.map((one) => (
            <List.Item key={one.id}>
              {reviewName(t, one)}
              {shown(one, statement.number_style)}
            </List.Item>
          ))}
        </List>
      </details>
    </Stack>
  );
}
