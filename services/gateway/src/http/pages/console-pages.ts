/** The console's own pages by their places in it, as apps/console/src/routes.tsx names them. */
export const CONSOLE_PAGES: readonly string[] = [
  'companies',
  'companies/:companyId',
  'companies/:companyId/periods',
  'companies/:companyId/line-items/:concept',
  'statements/:statementId',
  'news',
  'compare',
  'review',
  'review/settled',
  'tasks',
  'tasks/:taskId',
  'webhooks',
  'webhooks/:webhookId',
  'dead-letters',
  'storage',
];

/** Records have numbers, tasks have UUIDs, concepts have names; a path with anything else is unknown. */
const segment = (part: string): string =>
  part === ':taskId' || part === ':concept' ? '[\\w-]+' : part.startsWith(':') ? '\\d+' : part;

const patternOf = (page: string): string => page.split('/').map(segment).join('/');

/** Paths that lead to a page of the console; any other path is unknown, whoever asks. */
export const CONSOLE_PATHS = new RegExp(`^/(?:${CONSOLE_PAGES.map(patternOf).join('|')})/?$`);
