import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import type { NewWebhook } from './webhook-queries.js';

/** The secret of a new webhook: nobody, the service included, shows it a second time. */
export function NewSecret({
  webhook,
  onClose,
}: {
  webhook: NewWebhook;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Stack>
      <Text>{t('webhooks.secret.text')}</Text>
      <TextInput
        label={t('webhooks.secret.label')}
        readOnly
        value={webhook.secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group justify="flex-end">
        <CopyButton value={webhook.secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} data-autofocus>
              {t(copied ? 'webhooks.secret.copied' : 'webhooks.secret.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('webhooks.secret.done')}</Button>
      </Group>
    </Stack>
  );
}
