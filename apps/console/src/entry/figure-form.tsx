import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { pageNumber, USUAL_STYLE } from '../format/page-number.js';
import { useTexts } from '../messages/use-texts.js';
import { CheckList } from '../checks/check-list.js';
import { PersonField, saidBy, usePerson } from './use-person.js';
import { CommentField } from '../shell/comment-field.js';

/** How a printed number is understood, and what it changes. */
export interface Attempt {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Schemas['ReviewIdentities']>;
}

/** What a person says is printed. */
export interface SaidFigure {
  readonly printed: string;
  readonly comment?: string;
  readonly by?: string;
}

function Understood({
  tried,
  style,
}: {
  tried: Schemas['ReviewIdentities'];
  style: string | undefined;
}): ReactNode {
  const t = useTexts();
  const changed = [...tried.closes, ...tried.opens];
  return (
    <div aria-live="polite">
      <Text size="sm">{t('entry.understood', { value: pageNumber(tried.value, style) })}</Text>
      <Text size="sm">
        {t(changed.length === 0 ? 'review.correction.changesNothing' : 'review.correction.changes')}
      </Text>
      <CheckList checks={changed} />
    </div>
  );
}

export function FormButtons({
  isSent,
  canSend,
  onLeave,
}: {
  isSent: boolean;
  canSend: boolean;
  onLeave: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Group gap="xs">
      <Button type="submit" loading={isSent} disabled={!canSend}>
        {t('review.correction.send')}
      </Button>
      <Button variant="default" onClick={onLeave}>
        {t('review.correction.leave')}
      </Button>
    </Group>
  );
}

/** What was typed is not lost by one Escape: the first one warns, the second one goes through. */
function useUnsent(hasText: boolean): {
  readonly isWarned: boolean;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onChange: () => void;
  };
} {
  const [isWarned, setWarned] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !hasText || isWarned) return;
    event.preventDefault();
    setWarned(true);
  };
  return { isWarned, handlers: { onKeyDown, onChange: () => setWarned(false) } };
}

function Unsent(): ReactNode {
  const t = useTexts();
  return (
    <Text size="sm" role="alert">
      {t('entry.unsent')}
    </Text>
  );
}

/** Takes a number as the page prints it, says how it is understood, and asks why and who. */
export function FigureForm({
  initial,
  style,
  attempt,
  isSent,
  onSend,
  onLeave,
  children,
}: {
  initial: string;
  /** How the page writes numbers, by an example; undefined if that is not known. */
  style: string | undefined;
  attempt: (printed: string) => Attempt;
  isSent: boolean;
  onSend: (said: SaidFigure) => void;
  onLeave: () => void;
  children?: ReactNode;
}): ReactNode {
  const t = useTexts();
  const [text, setText] = useState(initial);
  const [comment, setComment] = useState('');
  const [person] = usePerson();
  const printed = text.trim();
  const tried = useQuery({
    ...attempt(printed),
    enabled: printed !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isNumber = printed !== '' && !tried.isError;
  const unsent = useUnsent(text !== initial || comment !== '');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNumber) return;
    const why = comment.trim() === '' ? {} : { comment: comment.trim() };
    onSend({ printed, ...why, ...saidBy(person) });
  };
  return (
    <form onSubmit={send} {...unsent.handlers} aria-label={t('review.correction.title')}>
      <Stack gap="xs">
        <TextInput
          label={t('review.correction.value')}
          value={text}
          data-autofocus
          autoFocus
          error={isNumber ? undefined : t('entry.noNumber', { example: style ?? USUAL_STYLE })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {children}
        <CommentField label={t('entry.why')} value={comment} onChange={setComment} />
        <PersonField />
        {isNumber && tried.data !== undefined && <Understood tried={tried.data} style={style} />}
        {unsent.isWarned && <Unsent />}
        <FormButtons isSent={isSent} canSend={isNumber} onLeave={onLeave} />
      </Stack>
    </form>
  );
}
