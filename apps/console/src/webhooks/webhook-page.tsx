import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useTexts } from '../messages/use-texts.js';
import { Pages } from '../shell/pages.js';
import { Empty, Loading } from '../shell/states.js';
import { DeliveriesTable } from './deliveries-table.js';
import { useDeliveries, useWebhook } from './webhook-queries.js';
import { WebhookState } from './webhook-state.js';
import { WebhooksFailure } from './webhooks-failure.js';

const PER_PAGE = 50;

function Deliveries({ webhookId }: { webhookId: number }): ReactNode {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const deliveries = useDeliveries(webhookId, (page - 1) * PER_PAGE, PER_PAGE);
  if (deliveries.isPending) return <Loading what="deliveries" />;
  if (deliveries.isLoadingError)
    return <WebhooksFailure error={deliveries.error} retry={() => void deliveries.refetch()} />;
  const { items, total } = deliveries.data;
  if (total === 0)
    return (
      <Empty title={t('webhooks.deliveries.empty.title')}>
        {t('webhooks.deliveries.empty.text')}
      </Empty>
    );
  return (
    <>
      <DeliveriesTable webhookId={webhookId} deliveries={items} />
      <Pages items={total} perPage={PER_PAGE} page={page} onPage={setPage} />
    </>
  );
}

/** The log of one webhook. */
export default function WebhookPage(): ReactNode {
  const t = useTexts();
  const webhookId = Number(useParams()['webhookId']);
  const webhook = useWebhook(webhookId);
  if (webhook.isPending) return <Loading what="webhook" />;
  if (webhook.isLoadingError)
    return <WebhooksFailure error={webhook.error} retry={() => void webhook.refetch()} />;
  return (
    <Stack>
      <div>
        <Anchor component={Link} to="/webhooks" size="sm">
          {t('webhooks.deliveries.back')}
        </Anchor>
        <Title order={1} size="h2">
          {t('webhooks.deliveries.title')}
        </Title>
        <Text style={{ overflowWrap: 'anywhere' }}>{webhook.data.url}</Text>
      </div>
      <WebhookState webhook={webhook.data} />
      <Deliveries webhookId={webhookId} />
    </Stack>
  );
}
