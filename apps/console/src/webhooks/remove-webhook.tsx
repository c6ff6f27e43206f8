import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { DialogRemoval } from '../shell/dialog-form.js';
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
      <DialogRemoval
        submission={remove}
        words={{ keep: t('webhooks.delete.keep'), remove: t('webhooks.delete.remove') }}
        onRemove={confirm}
        onKeep={onClose}
      >
        <Text style={{ overflowWrap: 'anywhere' }}>{webhook.url}</Text>
        <Text>{t('webhooks.delete.text')}</Text>
      </DialogRemoval>
    </Dialog>
  );
}
