import type { TaskResults } from '@fde/contracts';

/** What a scrape that found nothing results in. */
export const aScrapeResult = (
  taskId: string,
  companyId: number,
): TaskResults['scrape_company'] => ({
  task_id: taskId,
  company_id: companyId,
  status: 'success',
  discovered_count: 0,
  created_count: 0,
  known_count: 0,
  changed_count: 0,
  documents: [],
  vanished: [],
  outcome: 'nothing_there',
  outcome_reason: 'The site was read, and it links to no document',
  site_answer: 'ok',
  message: 'The site was read',
  notes: [],
  packages: [],
  problems: [],
  problems_not_listed: 0,
  politeness: {
    user_agent: 'spec',
    pages_fetched: 1,
    pages_unchanged: 0,
    pages_shown: 0,
    links_probed: 0,
    bytes: 100,
    seconds: 0.1,
    requests_per_second: 1,
    robots: [],
    refused_by_robots: [],
  },
});
