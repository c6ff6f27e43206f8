import type { Review } from '@fde/contracts/resources';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { numberIn, typedNumber } from '../format/typed-number.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { CheckList } from '../statement/cell/check-list.js';
import { useTriedValue, type Settlement } from './review-queries.js';

/**
 * The field's value as the service expects it: for a figure a number; undefined if it is not one.
 */
function valueIn(text: string, isFigure: boolean, locale: string): number | string | undefined {
  if (isFigure) return numberIn(text, locale);
  const plain = text.trim();
  return plain === '' ? undefined : plain;
}

const textOf = ({ value }: Review, locale: string): string =>
  typeof value === 'number' ? typedNumber(value, locale) : (value ?? '');

function Tried({ id, value }: { id: number; value: number | undefined }): ReactNode {
  const t = useTexts();
  const tried = useTriedValue(id, value);
  if (tried.data === undefined) return null;
  const { closes, opens } = tried.data;
  return (
    <div aria-live="polite">
      <Text size="sm">
        {t(
          closes.length + opens.length === 0
            ? 'review.correction.changesNothing'
            : 'review.correction.changes',
        )}
      </Text>
      <CheckList checks={[...closes, ...opens]} />
    </div>
  );
}

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

function BoxHint({ isDrawn }: { isDrawn: boolean }): ReactNode {
  const t = useTexts();
  return (
    <Text size="sm" c="dimmed">
      {t(isDrawn ? 'review.correction.boxDrawn' : 'review.correction.drawBox')}
    </Text>
  );
}

/**
 * What is printed instead. The box is drawn on the page; if none is drawn, the place stays as it
 * was read.
 */
export function Correction({
  review,
  box,
  isSent,
  onSend,
  onLeave,
}: {
  review: Review;
  box: readonly number[] | undefined;
  isSent: boolean;
  onSend: (said: Settlement) => void;
  onLeave: () => void;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const [text, setText] = useState(textOf(review, locale));
  const [comment, setComment] = useState('');
  const isFigure = review.item !== null;
  const value = valueIn(text, isFigure, locale);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (value === undefined) return;
    const said = comment.trim() === '' ? {} : { comment: comment.trim() };
    onSend({ verdict: 'correct', value, ...placeOf(review, box), ...said });
  };
  return (
    <form onSubmit={send} aria-label={t('review.correction.title')}>
      <Stack gap="xs">
        <TextInput
          label={t('review.correction.value')}
          value={text}
          data-autofocus
          autoFocus
          error={
            value === undefined
              ? t('review.correction.noNumber', { example: typedNumber(-1234.5, locale) })
              : undefined
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <BoxHint isDrawn={box !== undefined} />
        <Textarea
          label={t('review.correction.comment')}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {isFigure && <Tried id={review.id} value={typeof value === 'number' ? value : undefined} />}
        <Group gap="xs">
          <Button type="submit" loading={isSent} disabled={value === undefined}>
            {t('review.correction.send')}
          </Button>
          <Button variant="default" onClick={onLeave}>
            {t('review.correction.leave')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
