import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { useTexts } from '../messages/use-texts.js';

type NextStep = Schemas['NextStep'];
type Told = Exclude<NextStep, 'look_at_left_out'>;

/** Pages print the reasons of what was left out: nobody is told to look at what they see. */
export const isTold = (step: NextStep): step is Told => step !== 'look_at_left_out';

/** What a person can do after a run. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }): ReactNode {
  const t = useTexts();
  const told = steps.filter(isTold);
  if (told.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('outcomes.run.next')}
      </Text>
      <List size="sm">
        {told.map((step) => (
          <List.Item key={step}>{t(`outcomes.steps.${step}`)}</List.Item>
        ))}
      </List>
    </div>
  );
}
