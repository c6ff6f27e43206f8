import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { useTexts } from '../messages/use-texts.js';

/** What a person can do after a run. */
export function NextSteps({ steps }: { steps: readonly Schemas['NextStep'][] }): ReactNode {
  const t = useTexts();
  if (steps.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('outcomes.run.next')}
      </Text>
      <List size="sm">
        {steps.map((step) => (
          <List.Item key={step}>{t(`outcomes.steps.${step}`)}</List.Item>
        ))}
      </List>
    </div>
  );
}
