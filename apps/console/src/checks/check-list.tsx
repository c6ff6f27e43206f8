import { Badge, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { identityText } from '../format/identity-text.js';

interface Check {
  readonly description: string;
  readonly holds: boolean;
}

/**
 * Identities and whether they hold: in words as well as by colour, the words in the text's colour
 * for contrast.
 */
export function CheckList({ checks }: { checks: readonly Check[] }): ReactNode {
  const t = useTexts();
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
            {t(check.holds ? 'statement.cell.holds' : 'statement.cell.fails')}
          </Badge>{' '}
          {identityText(t, check.description)}
        </List.Item>
      ))}
    </List>
  );
}
