import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { Dialog } from '../shell/dialog.js';
import { useRemoveWebhook, type Webhook } from './webhook-queries.js';

/** Says what goes with the webhook before it goes. */
export function RemoveWebhook({
  webhook,
  onClose,
}: {
  webhook: Webhook;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const remove = useRemoveWebhook(webhook.id);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ message: t('webhooks.delete.removed', { url: webhook.url }) });
        onClose();
      },
    });
  return (
    <Dialog title={t('webhooks.delete.title')} onClose={onClose}>
      <Stack>
        <Text style={{ overflowWrap: 'anywhere' }}>{webhook.url}</Text>
        <Text>{t('webhooks.delete.text')}</Text>
        {remove.isError && (
          <Alert color="red" role="alert">
            {remove.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('webhooks.delete.keep')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={confirm}>
            {t('webhooks.delete.remove')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
