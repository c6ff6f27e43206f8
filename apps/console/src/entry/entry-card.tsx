import type { Review } from '@fde/contracts/resources';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTime } from '../format/times.js';
import { pageNumber } from '../format/page-number.js';
import { useLocale, useTexts, type Texts } from '../messages/use-texts.js';
import { Failure } from '../shell/states.js';
import { useUndo } from './entry-queries.js';
import { saidBy, usePerson } from './use-person.js';

type Value = Review['value'];

export const shownValue = (t: Texts, value: Value, style: string | undefined): string => {
  if (value === null) return t('review.notRead');
  return typeof value === 'number' ? pageNumber(value, style) : value;
};

/** Asks for an owner, not for a figure: its answers are about companies. */
export const asksOwner = ({ decision }: Pick<Review, 'decision'>): boolean =>
  decision === 'reporting_company';

/**
 * What a person says, in words: a number, that what was read is right, or that nothing is printed;
 * of a report, whose it is.
 */
export const saidText = (
  t: Texts,
  review: Pick<Review, 'decision' | 'given' | 'value'>,
  style: string | undefined,
): string => {
  const { given, value } = review;
  if (given?.verdict === 'correct') return shownValue(t, given.value, style);
  if (asksOwner(review) && (given?.verdict === 'confirm' || given?.verdict === 'not-on-this-page'))
    return t(`review.owner.${given.verdict}`, { company: String(value ?? '') });
  if (given?.verdict === 'not-on-this-page') return t('entry.nothing');
  return t('entry.confirmed', { value: shownValue(t, value, style) });
};

/** Who settled it, when, and why. */
export const authorText = (t: Texts, { given }: Pick<Review, 'given'>, locale: string): string => {
  if (given === null) return '';
  const who = given.by ?? t('entry.anonymous');
  return `${who}, ${formatTime(given.at, locale)}`;
};

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
