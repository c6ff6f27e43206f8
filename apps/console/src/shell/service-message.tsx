import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ServiceText } from './service-text.js';

/** What the service says beside the page's own words. */
export function ServiceMessage({ text }: { text: string | null }): ReactNode {
  if (text === null || text === '') return null;
  return (
    <Text size="xs" c="dimmed">
      <ServiceText text={text} />
    </Text>
  );
}
