import type { Review } from '@fde/contracts/resources';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Failure } from '../shell/states.js';
import { useUndo } from './entry-queries.js';
import { authorText, saidText, shownValue } from './entry-text.js';
import { saidBy, usePerson } from './use-person.js';

/** Takes a word back, at any time. */
export function UndoButton({ review }: { review: Review }): ReactNode {
  const t = useTexts();
  const [person] = usePerson();
  const undo = useUndo();
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={undo.isPending}
        onClick={() => undo.mutate({ id: review.id, ...saidBy(person) })}
      >
        {t('review.actions.undo')}
      </Button>
      {undo.isError && <Failure error={undo.error} />}
    </>
  );
}

/** A person's entry beside what was read: neither hides the other. */
export function EntryCard({
  review,
  style,
}: {
  review: Review;
  style: string | undefined;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const comment = review.given?.comment ?? null;
  return (
    <Alert color="blue" title={t('entry.title')} role="group" aria-label={t('entry.title')}>
      <Stack gap={4}>
        <Text size="sm">{t('entry.read', { value: shownValue(t, review.value, style) })}</Text>
        <Text size="sm" fw={700}>
          {t('entry.says', { value: saidText(t, review, style) })}
        </Text>
        <Text size="sm">{authorText(t, review, locale)}</Text>
        {comment !== null && <Text size="sm">{t('entry.because', { comment })}</Text>}
        <Group>
          <UndoButton review={review} />
        </Group>
      </Stack>
    </Alert>
  );
}
