import { Alert, Button, Center, Loader, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/en.js';
import { useTexts } from '../messages/use-texts.js';
import { FailureWords } from './failure-words.js';

/** Says what happened and offers another try; keeps whatever stands around it. */
export function Failure({ error, retry }: { error: Error; retry?: () => void }): ReactNode {
  const t = useTexts();
  return (
    <Alert color="red" title={t('shell.failed')} role="alert">
      <Text size="sm">
        <FailureWords error={error} />
      </Text>
      {retry !== undefined && (
        <Button mt="sm" size="xs" variant="default" onClick={retry}>
          {t('shell.retry')}
        </Button>
      )}
    </Alert>
  );
}

export function Loading({ what }: { what: keyof Messages['loading'] }): ReactNode {
  const t = useTexts();
  return (
    <Center mih={160} role="status" aria-label={t(`loading.${what}`)}>
      <Loader />
    </Center>
  );
}

/** An empty place says what to do next. */
export function Empty({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Center mih={200} p="md">
      <Stack align="center" gap="xs" maw={460}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text component="div" c="dimmed" ta="center">
          {children}
        </Text>
      </Stack>
    </Center>
  );
}
