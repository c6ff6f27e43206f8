import type { Review, ReviewDetail } from '@fde/contracts/resources';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { PersonField } from '../entry/use-person.js';
import { FigureForm, FormButtons } from '../entry/figure-form.js';
import { pageNumber } from '../format/page-number.js';
import { useTexts } from '../messages/use-texts.js';
import { attemptOfReview, type Settlement } from './review-queries.js';
import { CommentField } from '../shell/comment-field.js';

type Place = { readonly page: number; readonly bbox: [number, number, number, number] };

/** Where the drawn box lies; nothing if none is drawn, or the review names no page. */
function placeOf(
  { page }: Review,
  box: readonly number[] | undefined,
): Place | Record<string, never> {
  const [x0, y0, x1, y1] = box ?? [];
  if (page === null || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined)
    return {};
  return { page, bbox: [x0, y0, x1, y1] };
}

interface Props {
  readonly detail: ReviewDetail;
  readonly isSent: boolean;
  readonly onSend: (said: Settlement) => void;
  readonly onLeave: () => void;
}

/** What was decided instead: a scale, a currency, years, a name. */
function DecisionCorrection({ detail: { review }, isSent, onSend, onLeave }: Props): ReactNode {
  const t = useTexts();
  const [text, setText] = useState(String(review.value ?? ''));
  const [comment, setComment] = useState('');
  const value = text.trim();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = comment.trim() === '' ? {} : { comment: comment.trim() };
    if (value !== '') onSend({ verdict: 'correct', value, ...said });
  };
  return (
    <form onSubmit={send} aria-label={t('review.correction.title')}>
      <Stack gap="xs">
        <TextInput
          label={t('review.correction.value')}
          value={text}
          data-autofocus
          autoFocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <CommentField label={t('entry.why')} value={comment} onChange={setComment} />
        <PersonField />
        <FormButtons isSent={isSent} canSend={value !== ''} onLeave={onLeave} />
      </Stack>
    </form>
  );
}

/**
 * What is printed instead. The box of a figure is drawn on the page; if none is drawn, the place
 * stays as it was read.
 */
export function Correction({
  box,
  ...props
}: Props & { readonly box: readonly number[] | undefined }): ReactNode {
  const t = useTexts();
  const { detail, isSent, onSend, onLeave } = props;
  const { review, statement } = detail;
  if (review.item === null) return <DecisionCorrection {...props} />;
  const style = statement.number_style;
  return (
    <FigureForm
      initial={typeof review.value === 'number' ? pageNumber(review.value, style) : ''}
      style={style}
      attempt={(printed) => attemptOfReview(review.id, printed)}
      isSent={isSent}
      onSend={(said) => onSend({ verdict: 'correct', ...said, ...placeOf(review, box) })}
      onLeave={onLeave}
    >
      {review.page !== null && (
        <Text size="sm" c="dimmed">
          {t(box === undefined ? 'review.correction.drawBox' : 'review.correction.boxDrawn')}
        </Text>
      )}
    </FigureForm>
  );
}
