import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { DayField } from '../statement/as-of/day-field.js';
import { useAsOf } from '../statement/as-of/use-as-of.js';

/** The day by which the compared reports were published. */
export function DayOfComparison({
  change,
}: {
  change: (apply: (next: URLSearchParams) => void) => void;
}): ReactNode {
  const t = useTexts();
  const asOf = useAsOf();
  const choose = (day: string | undefined): void =>
    change((next) => {
      // A figure is addressed by its row, and rows of another day are other rows.
      next.delete('cell');
      if (day === undefined) next.delete('as_of');
      else next.set('as_of', day);
    });
  return (
    <Group gap="xs" className="screen-only">
      <Text size="sm">{t('statement.asOf.day')}</Text>
      <DayField asOf={asOf} onChange={choose} />
      {asOf !== undefined && (
        <Button size="compact-xs" variant="default" onClick={() => choose(undefined)}>
          {t('statement.asOf.allReports')}
        </Button>
      )}
    </Group>
  );
}
