import { Button, Group, Stack, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { Empty, Loading } from '../shell/states.js';
import { RemoveWebhook } from './remove-webhook.js';
import { WebhookCard } from './webhook-card.js';
import { WebhookForm } from './webhook-form.js';
import { useWebhooks, type Webhook } from './webhook-queries.js';
import { WebhooksFailure } from './webhooks-failure.js';

/** The addresses that the service notifies of events. */
export default function WebhooksPage(): ReactNode {
  const t = useTexts();
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<Webhook>();
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('webhooks.title')}
        </Title>
        {webhooks.data !== undefined && (
          <Button onClick={() => setAdding(true)}>{t('webhooks.add')}</Button>
        )}
      </Group>
      {webhooks.isPending && <Loading what="webhooks" />}
      {webhooks.isError && (
        <WebhooksFailure error={webhooks.error} retry={() => void webhooks.refetch()} />
      )}
      {webhooks.data?.length === 0 && (
        <Empty title={t('webhooks.empty.title')}>{t('webhooks.empty.text')}</Empty>
      )}
      {webhooks.data?.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onRemove={() => setDoomed(webhook)} />
      ))}
      {isAdding && <WebhookForm onClose={() => setAdding(false)} />}
      {doomed !== undefined && (
        <RemoveWebhook webhook={doomed} onClose={() => setDoomed(undefined)} />
      )}
    </Stack>
  );
}
