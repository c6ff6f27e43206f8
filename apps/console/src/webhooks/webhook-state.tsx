import { Alert, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { useEnableWebhook, type Webhook } from './webhook-queries.js';
import { disabledText } from './webhook-texts.js';
import { FailureWords } from '../shell/failure-words.js';

/** Why a webhook gets no events, and the way back; nothing of one that is enabled. */
export function WebhookState({ webhook }: { webhook: Webhook }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const enable = useEnableWebhook(webhook.id);
  const text = disabledText(t, webhook, locale);
  return (
    <>
      {text !== undefined && (
        <Alert color="orange" role="group" title={text}>
          <Text size="sm">{t('webhooks.enableText')}</Text>
          <Button
            mt="xs"
            size="xs"
            variant="default"
            loading={enable.isPending}
            onClick={() => enable.mutate(true)}
            aria-label={t('webhooks.enableNamed', { url: webhook.url })}
          >
            {t('webhooks.enable')}
          </Button>
        </Alert>
      )}
      {enable.isError && (
        <Alert color="red" role="alert">
          <FailureWords error={enable.error} />
        </Alert>
      )}
    </>
  );
}
