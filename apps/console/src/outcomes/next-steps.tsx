import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { useTexts } from '../messages/use-texts.js';

type NextStep = Schemas['NextStep'];
type ShownStep = Exclude<NextStep, 'look_at_left_out'>;

/** Pages print the reasons of what was left out: no step says to look at what people see already. */
const isShown = (step: NextStep): step is ShownStep => step !== 'look_at_left_out';

/** What a person can do after a run. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }): ReactNode {
  const t = useTexts();
  const shown = steps.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('outcomes.run.next')}
      </Text>
      <List size="sm">
        {shown.map((step) => (
          <List.Item key={step}>{t(`outcomes.steps.${step}`)}</List.Item>
        ))}
      </List>
    </div>
  );
}
