import { Badge, List } from '@mantine/core';
import type { ReactNode } from 'react';

interface Check {
  readonly description: string;
  readonly holds: boolean;
}

/**
 * Identities and whether they hold: in words as well as by colour, the words in the text's colour
 * for contrast.
 */
export function CheckList({ checks }: { checks: readonly Check[] }): ReactNode {
  return (
    <List size="sm" spacing={2}>
      {checks.map((check, index) => (
        <List.Item key={index}>
          <Badge
            size="sm"
            variant="outline"
            color={check.holds ? 'green' : 'red'}
            styles={{ label: { color: 'var(--mantine-color-text)' } }}
          >
            {check.holds ? 'holds' : 'fails'}
          </Badge>{' '}
          {check.description}
        </List.Item>
      ))}
    </List>
  );
}
