import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { useTexts } from '../messages/use-texts.js';

type RunOutcome = Schemas['RunOutcome'];

/** Green is for what is complete alone. */
const COLOURS: Readonly<Record<RunOutcome, string>> = {
  found: 'green',
  partly_read: 'orange',
  nothing_there: 'orange',
  blocked: 'red',
  gone: 'red',
  needs_a_person: 'orange',
  scripts_failed: 'red',
  refused: 'red',
  failed: 'red',
  stopped: 'gray',
};

/** How a run ended, in a word. */
export function OutcomeBadge({ outcome }: { outcome: RunOutcome }): ReactNode {
  const t = useTexts();
  return (
    <Badge
      variant="outline"
      miw="max-content"
      color={COLOURS[outcome]}
      styles={{ label: { color: 'var(--mantine-color-text)' } }}
    >
      {t(`outcomes.names.${outcome}`)}
    </Badge>
  );
}
