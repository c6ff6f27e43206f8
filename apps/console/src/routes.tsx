import { createHashRouter, useParams, useRouteError } from 'react-router';
import type { ReactNode } from 'react';
import { useTexts } from './messages/use-texts.js';
import { AppFrame } from './frame/app-frame.js';
import { NotFound } from './shell/not-found.js';
import { Failure } from './shell/states.js';

function Broken(): ReactNode {
  const t = useTexts();
  const error = useRouteError();
  return (
    <Failure
      error={error instanceof Error ? error : new Error(t('shell.broken'))}
      retry={() => window.location.reload()}
    />
  );
}

type Load = () => Promise<{ default: () => ReactNode }>;

const page = (load: Load) => async () => ({ Component: (await load()).default });

/** A positive whole number that is exact as a number of JavaScript. */
const RECORD_ID = /^[1-9]\d{0,14}$/;

/** A page of one record: an address without the number of one is no page. */
const recordPage = (parameter: string, load: Load) => async () => {
  const { default: Page } = await load();
  return {
    Component: () => (RECORD_ID.test(useParams()[parameter] ?? '') ? <Page /> : <NotFound />),
  };
};

/** The part of the address after `#`: the gateway serves one file, whatever page is shown. */
export const router = createHashRouter([
  {
    path: '/',
    element: <AppFrame />,
    errorElement: <Broken />,
    // Errors on a page are shown within the frame, so that the other pages stay reachable.
    children: [
      {
        errorElement: <Broken />,
        children: [
          { index: true, lazy: page(() => import('./home/home-page.js')) },
          { path: 'companies', lazy: page(() => import('./companies/companies-page.js')) },
          {
            path: 'companies/:companyId',
            lazy: recordPage('companyId', () => import('./company/company-page.js')),
          },
          {
            path: 'companies/:companyId/periods',
            lazy: recordPage('companyId', () => import('./periods/periods-page.js')),
          },
          {
            path: 'companies/:companyId/line-items/:concept',
            lazy: recordPage('companyId', () => import('./company/line-item-page.js')),
          },
          {
            path: 'statements/:statementId',
            lazy: recordPage('statementId', () => import('./statement/statement-page.js')),
          },
          { path: 'news', lazy: page(() => import('./news/news-page.js')) },
          { path: 'compare', lazy: page(() => import('./compare/compare-page.js')) },
          { path: 'review/settled', lazy: page(() => import('./review/verdicts-page.js')) },
          { path: 'review', lazy: page(() => import('./review/review-page.js')) },
          { path: 'tasks', lazy: page(() => import('./tasks/tasks-page.js')) },
          { path: 'tasks/:taskId', lazy: page(() => import('./tasks/task-page.js')) },
          { path: 'webhooks', lazy: page(() => import('./webhooks/webhooks-page.js')) },
          {
            path: 'webhooks/:webhookId',
            lazy: recordPage('webhookId', () => import('./webhooks/webhook-page.js')),
          },
          { path: 'dead-letters', lazy: page(() => import('./tasks/dead-letters-page.js')) },
          { path: 'storage', lazy: page(() => import('./tasks/storage-page.js')) },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]);
