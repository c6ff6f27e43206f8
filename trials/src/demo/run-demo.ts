import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_HELP, readDemoOptions, type DemoOptions } from './demo-options.js';
import { printFiles, printLineage, printStatements } from './demo-report.js';
import { DemoSite, folderContent, type SiteContent } from './demo-site.js';
import { DemoStack } from './demo-stack.js';
import { changingCompany, inventedCompany, type InventedCompany } from './invented-company.js';
import { checkChangingCompany, checkInventedCompany } from './check-invented-company.js';
import { TaskBoard } from './progress-board.js';
import { ServiceApi, type DocumentResource, type TaskStatus } from './service-api.js';

const POLL_MS = 250;
const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];

interface Subject {
  readonly name: string;
  readonly ticker: string | undefined;
  readonly page: string;
  readonly contentOf: (path: string) => SiteContent;
  /** Problems of the outcome, if it is known what it should be. */
  readonly check: (
    compiled: Awaited<ReturnType<ServiceApi['compiledStatements']>>,
    documents: readonly DocumentResource[],
  ) => Promise<readonly string[]>;
}

const titled = (folder: string): string =>
  basename(folder)
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const invented = (company: InventedCompany, check: Subject['check']): Subject => ({
  name: company.name,
  ticker: company.ticker,
  page: '/',
  contentOf: company.contentOf,
  check,
});

const savedSite = (site: string, options: DemoOptions, calledFrom: string): Subject => {
  const folder = resolve(calledFrom, site);
  const contentOf = folderContent(folder);
  const page = `/${options.page.replace(/^\/+/, '')}`;
  if (contentOf(page) === undefined) throw new Error(`${folder} has no page ${options.page}`);
  return {
    name: options.company ?? titled(folder),
    ticker: undefined,
    page,
    contentOf,
    check: async () => [],
  };
};

const subjectsOf = async (options: DemoOptions, calledFrom: string): Promise<readonly Subject[]> =>
  options.site === undefined
    ? [
        invented(await inventedCompany(), checkInventedCompany),
        invented(await changingCompany(), checkChangingCompany),
      ]
    : [savedSite(options.site, options, calledFrom)];

const OPERATIONS: Readonly<Record<string, string>> = {
  extract_company: 'whole pipeline',
  scrape_company: 'find documents',
  recompile_company: 'compile statements',
  process_document: 'process',
  classify_document: 'classify',
  download_document: 'download',
  extract_document: 'read statements',
};

const taskNames =
  (documents: ReadonlyMap<number, DocumentResource>) =>
  ({ operation, document_id }: TaskStatus): string => {
    const document = document_id === null ? undefined : documents.get(document_id);
    const of =
      document_id === null
        ? ''
        : ` ${document === undefined ? `document ${document_id}` : basename(new URL(document.url).pathname)}`;
    return `${OPERATIONS[operation] ?? operation}${of}`;
  };

/** Follows the pipeline to its end, with a bar for each part that the service reports. */
const follow = async (api: ServiceApi, companyId: number, taskId: string): Promise<TaskStatus> => {
  const documents = new Map<number, DocumentResource>();
  const board = new TaskBoard(process.stdout, taskNames(documents));
  for (;;) {
    const whole = await api.task(taskId);
    const parts = (await api.tasksOf(companyId)).filter(({ task_id }) => task_id !== taskId);
    if (parts.some(({ document_id }) => document_id !== null && !documents.has(document_id))) {
      for (const document of await api.documents(companyId)) documents.set(document.id, document);
    }
    board.show(whole, parts);
    if (FINAL.includes(whole.status)) return whole;
    await sleep(POLL_MS);
  }
};

/** The pipeline's result. Throws if it did not succeed. */
const pipelineResult = ({ status, error, result }: TaskStatus) => {
  if (status !== 'SUCCESS' || result === null || !('not_read' in result))
    throw new Error(`The pipeline ended in ${status}: ${error ?? 'no reason given'}`);
  return result;
};

const pipeline = async (
  api: ServiceApi,
  subject: Subject,
  siteUrl: string,
  options: DemoOptions,
  dataFolder: string | undefined,
): Promise<void> => {
  const company = await api.addCompany({
    name: subject.name,
    ir_url: siteUrl + subject.page,
    ...(subject.ticker === undefined ? {} : { primary_ticker: subject.ticker }),
  });
  const { task_id: taskId, message } = await api.extractCompany(company.id);
  process.stdout.write(
    `\n${subject.name}: ${siteUrl}${subject.page}\n${message} (task ${taskId})\n\n`,
  );
  const started = Date.now();
  const ended = await follow(api, company.id, taskId);
  const { documents_extracted: extracted, not_read: notRead } = pipelineResult(ended);
  const [documents, compiled] = await Promise.all([
    api.documents(company.id),
    api.compiledStatements(company.id),
  ]);
  printStatements(compiled, options.years);
  await printFiles(api, documents, dataFolder);
  printLineage({ documents, compiled });
  process.stdout.write(
    `\n${documents.length} documents found, ${extracted} annual reports read, ${compiled.length} statements compiled in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
  if (compiled.length < 3)
    throw new Error(
      `Three compiled statements were expected, there are ${compiled.length}: ${JSON.stringify(notRead)}`,
    );
  const problems = await subject.check(compiled, documents);
  if (problems.length > 0)
    throw new Error(
      `The outcome is not what the reports say:\n  ${problems.slice(0, 20).join('\n  ')}`,
    );
  if (subject.ticker !== undefined)
    process.stdout.write('Every printed number was compared with every shown one: they agree.\n');
};

const untilInterrupted = (): Promise<void> =>
  new Promise((settle) => process.once('SIGINT', () => settle()));

const withStack = async (
  options: DemoOptions,
  calledFrom: string,
  work: (api: ServiceApi, dataFolder: string | undefined) => Promise<void>,
): Promise<void> => {
  if (options.url !== undefined) return work(new ServiceApi(options.url), undefined);
  const folder =
    options.folder === undefined
      ? mkdtempSync(join(tmpdir(), 'fde-demo-'))
      : resolve(calledFrom, options.folder);
  const stack = new DemoStack(folder);
  const onInterrupt = (): void => {
    void stack.stop().then(() => process.exit(130));
  };
  process.once('SIGINT', onInterrupt);
  try {
    process.stdout.write(`Starting the service (data in ${folder})...\n`);
    await work(await stack.start(), folder);
    process.off('SIGINT', onInterrupt);
    if (options.stay) await untilInterrupted();
  } finally {
    process.off('SIGINT', onInterrupt);
    await stack.stop();
    // Keeps the files for a look; the database of a temporary folder is of no use.
    if (options.folder === undefined)
      rmSync(join(folder, 'postgres'), { recursive: true, force: true });
  }
};

const showCompany = async (
  api: ServiceApi,
  subject: Subject,
  options: DemoOptions,
  folder: string | undefined,
): Promise<void> => {
  const site = new DemoSite(subject.contentOf);
  try {
    await pipeline(api, subject, await site.start(), options, folder);
  } finally {
    site.stop();
  }
};

const runWith = async (options: DemoOptions, calledFrom: string): Promise<void> => {
  const subjects = await subjectsOf(options, calledFrom);
  await withStack(options, calledFrom, async (api, folder) => {
    for (const subject of subjects) await showCompany(api, subject, options, folder);
    if (options.stay) process.stdout.write(`\nThe service goes on: ${api.url}  (Ctrl-C ends it)\n`);
  });
};

/** The demo: returns the exit code. `calledFrom`: the folder to which relative paths refer. */
export const runDemo = async (args: readonly string[], calledFrom: string): Promise<number> => {
  let options: DemoOptions;
  try {
    options = readDemoOptions(args);
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n\n${DEMO_HELP}`,
    );
    return 2;
  }
  if (options.help) {
    process.stdout.write(DEMO_HELP);
    return 0;
  }
  try {
    await runWith(options, calledFrom);
    return 0;
  } catch (error) {
    process.stderr.write(
      `\nThe demo failed: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 1;
  }
};
