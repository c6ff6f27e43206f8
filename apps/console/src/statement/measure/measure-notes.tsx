import { List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { inWords } from '../../messages/in-words.js';
import { useTexts } from '../../messages/use-texts.js';
import { reasonCounts } from './measured-texts.js';
import type { Measured } from './measure-queries.js';

/** What the numbers of the view are: "per cent of revenue". */
function MeasureSentence({ measured }: { measured: Measured }): ReactNode {
  const t = useTexts();
  const { measure, base, currency } = measured;
  const name = base === null ? '' : inWords(t, 'lineItems', base.concept);
  return (
    <Text size="sm" c="dimmed" className="measure-sentence">
      {t(`statement.measure.about.${measure}`, { base: name, currency })}
    </Text>
  );
}

/** Why cells of the shown years are empty, where a reader cannot point at each of them. */
function EmptyCells({
  measured,
  years,
}: {
  measured: Measured;
  years: readonly string[];
}): ReactNode {
  const t = useTexts();
  const counts = reasonCounts(measured, years);
  if (counts.length === 0) return null;
  const sum = counts.reduce((all, [, count]) => all + count, 0);
  return (
    <details>
      <summary>{t('statement.measure.empty', { count: sum })}</summary>
      <List size="sm" mt="xs">
        {counts.map(([reason, count]) => (
          <List.Item key={reason}>
            {t(`statement.measure.absent.${reason}`)} ({count})
          </List.Item>
        ))}
      </List>
    </details>
  );
}

/** Above the table, where nobody takes an empty one for a fault. */
export function MeasureNotes(shown: { measured: Measured; years: readonly string[] }): ReactNode {
  return (
    <Stack gap={4}>
      <MeasureSentence measured={shown.measured} />
      <EmptyCells {...shown} />
    </Stack>
  );
}
