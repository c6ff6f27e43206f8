import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../messages/use-texts.js';
import { isWholeDay } from '../typed-day.js';

export interface DayProps {
  readonly asOf: string | undefined;
  readonly onChange: (asOf: string | undefined) => void;
}

/** Changes the view once a whole day is typed or chosen. */
export function DayField({ asOf, onChange }: DayProps): ReactNode {
  const t = useTexts();
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    const isDone = text === '' || isWholeDay(text);
    setTyped(isDone ? undefined : text);
    if (isDone) onChange(text === '' ? undefined : text);
  };
  return (
    <TextInput
      type="date"
      size="xs"
      aria-label={t('statement.asOf.day')}
      value={typed ?? asOf ?? ''}
      onChange={(event) => take(event.currentTarget.value)}
    />
  );
}
