import { lazy, type ReactNode } from 'react';
import { HashRouter, Route, Routes, useParams } from 'react-router';
import { AppFrame } from './frame/app-frame.js';
import { Breakage } from './frame/breakage.js';
import { NotFound } from './shell/not-found.js';

type Load = () => Promise<{ default: () => ReactNode }>;

const page = (load: Load): ReactNode => {
  const Page = lazy(load);
  return <Page />;
};

/** A positive whole number that is exact as a number of JavaScript. */
const RECORD_ID = /^[1-9]\d{0,14}$/;

function RecordPage({
  parameter,
  children,
}: {
  parameter: string;
  children: ReactNode;
}): ReactNode {
  return RECORD_ID.test(useParams()[parameter] ?? '') ? children : <NotFound />;
}

/** A page of one record: an address without the number of one is no page. */
const recordPage = (parameter: string, load: Load): ReactNode => (
  <RecordPage parameter={parameter}>{page(load)}</RecordPage>
);

const PAGES: readonly (readonly [path: string, page: ReactNode])[] = [
  ['/', page(() => import('./home/home-page.js'))],
  ['companies', page(() => import('./companies/companies-page.js'))],
  ['companies/:companyId', recordPage('companyId', () => import('./company/company-page.js'))],
  [
    'companies/:companyId/periods',
    recordPage('companyId', () => import('./periods/periods-page.js')),
  ],
  [
    'companies/:companyId/line-items/:concept',
    recordPage('companyId', () => import('./company/line-item-page.js')),
  ],
  [
    'statements/:statementId',
    recordPage('statementId', () => import('./statement/statement-page.js')),
  ],
  ['news', page(() => import('./news/news-page.js'))],
  ['compare', page(() => import('./compare/compare-page.js'))],
  ['review/settled', page(() => import('./review/verdicts-page.js'))],
  ['review', page(() => import('./review/review-page.js'))],
  ['tasks', page(() => import('./tasks/tasks-page.js'))],
  ['tasks/:taskId', page(() => import('./tasks/task-page.js'))],
  ['webhooks', page(() => import('./webhooks/webhooks-page.js'))],
  ['webhooks/:webhookId', recordPage('webhookId', () => import('./webhooks/webhook-page.js'))],
  ['dead-letters', page(() => import('./tasks/dead-letters-page.js'))],
  ['storage', page(() => import('./tasks/storage-page.js'))],
  ['*', <NotFound key="none" />],
];

/**
 * The pages. The part of the address after `#` names one: the gateway serves one file, whatever page
 * is shown. Much smaller than the router that also loads the data of pages, which no page here asks for.
 */
export function Pages(): ReactNode {
  return (
    <HashRouter>
      <Breakage>
        <Routes>
          <Route element={<AppFrame />}>
            {PAGES.map(([path, element]) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Route>
        </Routes>
      </Breakage>
    </HashRouter>
  );
}
