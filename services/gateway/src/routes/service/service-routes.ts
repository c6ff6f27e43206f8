import type { components } from '@fde/contracts';
import type { HealthReport } from '@fde/service-kit';
import { json, type Reply } from '../../replies/reply.js';
import type { ServedPage } from '../../http/pages/served-pages.js';
import type { ApiRoute } from '../route.js';
import type { ServiceFacts } from '../service-facts.js';

type Health = components['schemas']['Health'];

const unhealthy = (
  detail: string,
  code: 'unhealthy' | 'service_stopping',
  checks: HealthReport['checks'],
  service: ServiceFacts,
): Reply<503, Health> =>
  json(
    503,
    {
      status: 'Unhealthy',
      detail,
      error_code: code,
      timestamp: service.now().toISOString(),
      checks: { ...checks },
    },
    { 'Retry-After': '5' },
  );

const answer = (
  { status, checks }: HealthReport,
  service: ServiceFacts,
): Reply<200, Health> | Reply<503, Health> => {
  if (status === 'Healthy') return json(200, { status, checks: { ...checks } });
  const failing = Object.entries(checks)
    .filter(([, words]) => words !== 'ok')
    .map(([name, words]) => `${name}: ${words}`);
  return unhealthy(failing.join('; '), 'unhealthy', checks, service);
};

export const getHealth: ApiRoute<'getHealth'> = async (_, { service }) =>
  answer(await service.health(), service);

export const getReadiness: ApiRoute<'getReadiness'> = async (_, { service }) =>
  service.isStopping()
    ? unhealthy('the service is stopping', 'service_stopping', {}, service)
    : answer(await service.readiness(), service);

export const getLiveness: ApiRoute<'getLiveness'> = async () =>
  json(200, { status: 'alive' as const });

export const listEndpoints: ApiRoute<'listEndpoints'> = async (_, { service }) =>
  json(200, {
    endpoints: service.endpoints.map((endpoint) => ({
      ...endpoint,
      methods: [...endpoint.methods],
    })),
  });

export const getMetrics: ApiRoute<'getMetrics'> = async (_, { service }) => {
  const { text, contentType } = await service.metrics();
  return { kind: 'bytes', status: 200, body: text, contentType };
};

export const getOpenApi: ApiRoute<'getOpenApi'> = async (_, { service }) => ({
  kind: 'bytes',
  status: 200,
  body: await service.pages.openApiJson(),
  contentType: 'application/json',
});

const html = ({ html: body, policy }: ServedPage): Reply<200, never> => ({
  kind: 'bytes',
  status: 200,
  body,
  contentType: 'text/html; charset=utf-8',
  headers: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy },
});

export const getDocs: ApiRoute<'getDocs'> = async (_, { service }) =>
  html(await service.pages.docs());
export const getRedoc: ApiRoute<'getRedoc'> = async (_, { service }) => html(service.pages.redoc());
export const getConsole: ApiRoute<'getConsole'> = async (_, { service }) =>
  html(await service.pages.console());
