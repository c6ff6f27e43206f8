import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../messages/use-texts.js';

/**
 * What the service says in its own words, which are English: as it is on an English page, folded
 * away beside the page's own words on another.
 */
export function ServiceMessage({ text }: { text: string | null }): ReactNode {
  const t = useTexts();
  const isEnglish = useLocale().startsWith('en');
  if (text === null || text === '') return null;
  const said = (
    <Text size="xs" c="dimmed" lang="en">
      {text}
    </Text>
  );
  if (isEnglish) return said;
  return (
    <details>
      <Text component="summary" size="xs" c="dimmed">
        {t('shell.serviceMessage')}
      </Text>
      {said}
    </details>
  );
}
