import type { InstallationSize } from './fill-installation.js';

export interface RouteOfPage {
  readonly name: string;
  /** Of the n-th request. */
  readonly path: (n: number) => string;
}

const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'];
/** Spreads the requests over what there is. */
const STRIDE = 7919;

/** What the console's pages ask for (apps/console/src/api/queries.ts and beside the pages). */
export const routesOfPages = (
  { companies, documents }: InstallationSize,
  taskId: string,
): readonly RouteOfPage[] => {
  const company = (n: number): number => 100 + ((n * STRIDE) % companies);
  const document = (n: number): number => 1 + ((n * STRIDE) % documents);
  const type = (n: number): string => TYPES[n % TYPES.length] ?? '';
  const fixed = (name: string, path: string): RouteOfPage => ({ name, path: () => path });
  const companyTasks = (n: number): string => `/api/v1/tasks?company_id=${company(n)}&limit=50`;
  return [
    fixed('companies', '/api/v1/companies?limit=100'),
    fixed('companies, last page', `/api/v1/companies?limit=100&skip=${companies - 100}`),
    fixed('summaries of companies', '/api/v1/companies/summaries?limit=100'),
    { name: 'company', path: (n) => `/api/v1/companies/${company(n)}` },
    { name: 'documents of a company', path: (n) => `/api/v1/documents/companies/${company(n)}` },
    { name: 'document', path: (n) => `/api/v1/documents/${document(n)}` },
    {
      name: 'statement',
      path: (n) => `/api/v1/compiled-statements/companies/${company(n)}/statement-type/${type(n)}`,
    },
    {
      name: 'statements of a company',
      path: (n) => `/api/v1/compiled-statements/companies/${company(n)}`,
    },
    fixed('tasks', '/api/v1/tasks?limit=50'),
    fixed('tasks, 100th page', '/api/v1/tasks?limit=50&skip=5000'),
    fixed('tasks, pipelines alone', '/api/v1/tasks?limit=50&level=top'),
    fixed('tasks at work', '/api/v1/tasks?limit=50&status=STARTED'),
    fixed('tasks that failed', '/api/v1/tasks?limit=50&status=FAILURE'),
    fixed('tasks that succeeded', '/api/v1/tasks?limit=50&status=SUCCESS'),
    { name: 'tasks of a company', path: companyTasks },
    fixed('parts of a pipeline', `/api/v1/tasks?parent_task_id=${taskId}&limit=100`),
    fixed('task', `/api/v1/tasks/${taskId}`),
    fixed('what is new', '/api/v1/changes?limit=50'),
    {
      name: 'what is new of a company',
      path: (n) => `/api/v1/changes?company_id=${company(n)}&limit=50`,
    },
    fixed('reviews', '/api/v1/reviews?limit=50'),
    { name: 'reviews of a company', path: (n) => `/api/v1/reviews?company_id=${company(n)}` },
    fixed('dead letters', '/api/v1/dead-letters'),
    fixed('search for a common word', '/api/v1/search?q=statement'),
    { name: 'search for a company', path: (n) => `/api/v1/search?q=company%20${company(n)}` },
  ];
};
