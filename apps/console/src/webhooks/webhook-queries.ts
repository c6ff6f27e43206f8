import { allOf, bodyOf, pageOf, ProblemError, type PageOf } from '@fde/client';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, type Schemas } from '../api/client.js';

export type Webhook = Schemas['Webhook'];
export type NewWebhook = Schemas['NewWebhook'];
export type Delivery = Schemas['WebhookDelivery'];

/** No try of the same question changes that the installation has no key for webhooks. */
export const isSwitchedOff = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === 'webhooks_unavailable';

const retry = (failures: number, error: Error): boolean =>
  failures < 2 && !isSwitchedOff(error) && !(error instanceof ProblemError && error.status < 500);

const one = (id: number) => ({ params: { path: { 'webhook-id': id } } });

export const useWebhooks = (): UseQueryResult<readonly Webhook[]> =>
  useQuery({
    queryKey: ['webhooks'],
    refetchInterval: 10_000,
    retry,
    queryFn: () =>
      allOf((skip, limit) =>
        pageOf(api.GET('/api/v1/webhooks', { params: { query: { skip, limit } } })),
      ),
  });

export const useWebhook = (id: number): UseQueryResult<Webhook> =>
  useQuery({
    queryKey: ['webhooks', id],
    refetchInterval: 10_000,
    retry,
    queryFn: () => bodyOf(api.GET('/api/v1/webhooks/{webhook-id}', one(id))),
  });

/** What a webhook was sent, newest first. */
export const useDeliveries = (
  id: number,
  skip: number,
  limit: number,
): UseQueryResult<PageOf<Delivery>> =>
  useQuery({
    queryKey: ['webhooks', id, 'deliveries', skip, limit],
    refetchInterval: 4_000,
    retry,
    placeholderData: (previous) => previous,
    queryFn: () =>
      pageOf(
        api.GET('/api/v1/webhooks/{webhook-id}/deliveries', {
          params: { path: { 'webhook-id': id }, query: { skip, limit } },
        }),
      ),
  });

/** After every change of webhooks, what is shown of them is requested anew. */
function useWebhookChange<Said, Answer>(
  change: (said: Said) => Promise<Answer>,
): UseMutationResult<Answer, Error, Said> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
}

export const useAddWebhook = (): UseMutationResult<NewWebhook, Error, Schemas['WebhookCreate']> =>
  useWebhookChange((body) => bodyOf(api.POST('/api/v1/webhooks', { body })));

export const useEnableWebhook = (id: number): UseMutationResult<Webhook, Error, boolean> =>
  useWebhookChange((enabled) =>
    bodyOf(api.PATCH('/api/v1/webhooks/{webhook-id}', { ...one(id), body: { enabled } })),
  );

export const useRemoveWebhook = (id: number): UseMutationResult<unknown, Error, void> =>
  useWebhookChange(() => api.DELETE('/api/v1/webhooks/{webhook-id}', one(id)));

/** Sends a delivery once more, under its id. */
export const useRedeliver = (id: number): UseMutationResult<Delivery, Error, string> =>
  useWebhookChange((delivery) =>
    bodyOf(
      api.POST('/api/v1/webhooks/{webhook-id}/deliveries/{delivery-id}/redeliver', {
        params: { path: { 'webhook-id': id, 'delivery-id': delivery } },
      }),
    ),
  );
