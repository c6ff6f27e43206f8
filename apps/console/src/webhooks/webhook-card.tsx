import { Alert, Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../messages/use-texts.js';
import { useEnableWebhook, type Webhook } from './webhook-queries.js';
import { WebhookState } from './webhook-state.js';
import { eventText } from './webhook-texts.js';
import { FailureWords } from '../shell/failure-words.js';

function Buttons({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }): ReactNode {
  const t = useTexts();
  const enable = useEnableWebhook(webhook.id);
  return (
    <>
      <Group gap="xs">
        {webhook.enabled && (
          <Button
            size="compact-sm"
            variant="default"
            loading={enable.isPending}
            onClick={() => enable.mutate(false)}
            aria-label={t('webhooks.disableNamed', { url: webhook.url })}
          >
            {t('webhooks.disable')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          c="var(--mantine-color-error)"
          onClick={onRemove}
          aria-label={t('webhooks.removeNamed', { url: webhook.url })}
        >
          {t('webhooks.delete.remove')}
        </Button>
      </Group>
      {enable.isError && (
        <Alert color="red" role="alert">
          <FailureWords error={enable.error} />
        </Alert>
      )}
    </>
  );
}

/** One address with the events that it subscribes to. */
export function WebhookCard({
  webhook,
  onRemove,
}: {
  webhook: Webhook;
  onRemove: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Paper withBorder p="sm" component="article" aria-label={webhook.url}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {webhook.url}
            </Text>
            {webhook.description !== null && <Text size="sm">{webhook.description}</Text>}
          </div>
          <Buttons webhook={webhook} onRemove={onRemove} />
        </Group>
        <Group gap={4}>
          {webhook.events.map((event) => (
            <Badge key={event} variant="default" tt="none">
              {eventText(t, event)}
            </Badge>
          ))}
        </Group>
        <WebhookState webhook={webhook} />
        <Anchor
          component={Link}
          to={`/webhooks/${webhook.id}`}
          size="sm"
          aria-label={t('webhooks.deliveries.linkNamed', { url: webhook.url })}
        >
          {t('webhooks.deliveries.link')}
        </Anchor>
      </Stack>
    </Paper>
  );
}
