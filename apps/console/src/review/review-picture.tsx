import type { ReviewDetail } from '@fde/contracts/resources';
import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { TaggedSource } from '../statement/cell/cell-panel.js';
import { PagePicture } from '../statement/cell/page-picture.js';
import { FigureCut } from './figure-cut.js';
import { ReadRows } from './read-rows.js';
import { reviewName } from './review-name.js';

/** Where the figure stands: on its page, or in the tagged document and its table. */
export function ReviewPicture({
  detail,
  drawn,
  onDraw,
}: {
  detail: ReviewDetail;
  drawn: readonly number[] | undefined;
  onDraw: ((box: readonly number[]) => void) | undefined;
}): ReactNode {
  const t = useTexts();
  const { review, around, source } = detail;
  const box = drawn ?? review.bbox ?? undefined;
  if (review.page !== null)
    return (
      <Stack gap="xs">
        {around !== null && (
          <FigureCut
            documentId={review.document_id}
            page={review.page}
            around={around}
            box={review.bbox ?? undefined}
          />
        )}
        <PagePicture
          documentId={review.document_id}
          page={review.page}
          box={box}
          label={reviewName(t, review)}
          {...(around === null ? {} : { around: [around.row, around.head] })}
          {...(onDraw === undefined ? {} : { onDraw })}
        />
      </Stack>
    );
  const fact = source?.fact;
  if (fact === undefined) return <Alert color="gray">{t('review.noPage')}</Alert>;
  return (
    <Stack gap="xs">
      <ReadRows review={review} />
      <TaggedSource documentId={review.document_id} fact={fact} label={reviewName(t, review)} />
    </Stack>
  );
}
