import type { Review } from '@fde/contracts/resources';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { CheckList } from '../statement/cell/check-list.js';
import { useTriedValue, type Settlement } from './review-queries.js';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * The field's value as the service expects it: for a figure a number; undefined if it is not one.
 */
export function valueIn(text: string, isFigure: boolean): number | string | undefined {
  const plain = text.trim();
  if (!isFigure) return plain === '' ? undefined : plain;
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

function Tried({ id, value }: { id: number; value: number | undefined }): ReactNode {
  const tried = useTriedValue(id, value);
  if (tried.data === undefined) return null;
  const { closes, opens } = tried.data;
  return (
    <div aria-live="polite">
      <Text size="sm">
        {closes.length + opens.length === 0
          ? 'This changes no identity.'
          : 'With this number these identities change:'}
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
  const [text, setText] = useState(String(review.value ?? ''));
  const [comment, setComment] = useState('');
  const isFigure = review.item !== null;
  const value = valueIn(text, isFigure);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (value === undefined) return;
    const said = comment.trim() === '' ? {} : { comment: comment.trim() };
    onSend({ verdict: 'correct', value, ...placeOf(review, box), ...said });
  };
  return (
    <form onSubmit={send} aria-label="Correction">
      <Stack gap="xs">
        <TextInput
          label="Printed value"
          value={text}
          data-autofocus
          autoFocus
          error={value === undefined ? 'A number as it is printed, such as -1234.5' : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {box === undefined
            ? 'If it is printed elsewhere on the page, draw a box there.'
            : 'The box that you drew is sent with it.'}
        </Text>
        <Textarea
          label="Comment"
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {isFigure && <Tried id={review.id} value={typeof value === 'number' ? value : undefined} />}
        <Group gap="xs">
          <Button type="submit" loading={isSent} disabled={value === undefined}>
            Correct
          </Button>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
