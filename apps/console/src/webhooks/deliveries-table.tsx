import { Alert, Badge, Button, Code, Table, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTime } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { useRedeliver, type Delivery } from './webhook-queries.js';
import { answerText, eventText, readableBody } from './webhook-texts.js';
import { FailureWords } from '../shell/failure-words.js';

const COLOURS: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'gray',
  delivered: 'green',
  failed: 'red',
};

function DeliveryRow({
  delivery,
  isSending,
  onSend,
}: {
  delivery: Delivery;
  isSending: boolean;
  onSend: () => void;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const label = eventText(t, delivery.event);
  const time = formatTime(delivery.created_at, locale);
  return (
    <Table.Tr>
      <Table.Td>
        {label}
        <details>
          <summary>{t('webhooks.deliveries.body')}</summary>
          <Code block tabIndex={0}>
            {readableBody(delivery.body)}
          </Code>
        </details>
      </Table.Td>
      <Table.Td>
        <Badge
          variant="outline"
          color={COLOURS[delivery.state]}
          styles={{ label: { color: 'var(--mantine-color-text)' } }}
        >
          {t(`webhooks.deliveries.states.${delivery.state}`)}
        </Badge>
      </Table.Td>
      <Table.Td className="num">{delivery.attempts}</Table.Td>
      <Table.Td>{time}</Table.Td>
      <Table.Td>
        <Text size="sm">{answerText(t, delivery)}</Text>
        {delivery.due_at !== null && delivery.attempts > 0 && (
          <Text size="sm" c="dimmed">
            {t('webhooks.deliveries.nextTry', { time: formatTime(delivery.due_at, locale) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-sm"
          variant="default"
          loading={isSending}
          onClick={onSend}
          aria-label={t('webhooks.deliveries.againNamed', { event: label, time })}
        >
          {t('webhooks.deliveries.again')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** What was sent, how often, and what was answered. */
export function DeliveriesTable({
  webhookId,
  deliveries,
}: {
  webhookId: number;
  deliveries: readonly Delivery[];
}): ReactNode {
  const t = useTexts();
  const redeliver = useRedeliver(webhookId);
  return (
    <>
      {redeliver.isError && (
        <Alert color="red" role="alert">
          <FailureWords error={redeliver.error} />
        </Alert>
      )}
      <div
        className="scroll-x"
        role="region"
        aria-label={t('webhooks.deliveries.title')}
        tabIndex={0}
      >
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('webhooks.deliveries.event')}</Table.Th>
              <Table.Th>{t('webhooks.deliveries.state')}</Table.Th>
              <Table.Th className="num">{t('webhooks.deliveries.attempts')}</Table.Th>
              <Table.Th>{t('webhooks.deliveries.happened')}</Table.Th>
              <Table.Th>{t('webhooks.deliveries.answer')}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t('webhooks.deliveries.again')}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isSending={redeliver.isPending && redeliver.variables === delivery.id}
                onSend={() => redeliver.mutate(delivery.id)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
