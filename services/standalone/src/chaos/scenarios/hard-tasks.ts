import { setTimeout as sleep } from 'node:timers/promises';
import { hostilePdfs } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { DemoSite } from '../../demo/demo-site.js';
import type { ChaosStack } from '../chaos-stack.js';
import { ended } from '../load.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, eventCounts, post } from '../task-facts.js';

const CPU_HUNGRY = ['nested forms, each drawn ten times', 'a form that draws itself', 'font whose encoding refers to itself'];
const MEMORY_HUNGRY = ['stream that inflates to a gigabyte', 'picture of four thousand million pixels', 'deeply nested arrays'];

/** Offers the files as documents of one company and reads each; the ended tasks. */
async function readHostile({ stack, load }: Chaos, names: readonly string[]): Promise<readonly string[]> {
  const files = (await hostilePdfs()).filter(({ name }) => names.includes(name));
  expect(files, 'hostile files').to.have.length(names.length);
  const site = new DemoSite((path) => {
    const file = files[Number(/^\/(\d+)\.pdf$/.exec(path)?.[1])];
    return file && { bytes: file.bytes, type: 'application/pdf' };
  });
  const address = await site.start();
  try {
    const { id: companyId } = await stack.api.addCompany({ name: 'Hostile', ir_url: load.siteUrl });
    return await Promise.all(files.map((_, index) => readOne(stack, { company_id: companyId, document_type: 'annual_report', fiscal_year: 2020 + index, url: `${address}/${index}.pdf` })));
  } finally {
    site.stop();
  }
}

async function readOne(stack: ChaosStack, document: Readonly<Record<string, unknown>>): Promise<string> {
  const created = await post(stack, '/documents', document);
  const download = await post(stack, `/tasks/documents/${String(created.body['id'])}/download`);
  expect((await ended(stack.api, String(download.body['task_id']))).status, 'the download').to.equal('SUCCESS');
  const reading = await post(stack, `/tasks/documents/${String(created.body['id'])}/extract`);
  return String(reading.body['task_id']);
}

async function cpuHungryPdf(chaos: Chaos): Promise<void> {
  const { stack } = chaos;
  const extractor = stack.service('extractor');
  const pid = extractor.pid;
  const tasks = await readHostile(chaos, CPU_HUNGRY);
  let unhealthy = 0;
  const watch = setInterval(() => void extractor.isHealthy().then((healthy) => { unhealthy = healthy ? 0 : unhealthy + 1; }), 1_000);
  try {
    for (const taskId of tasks) {
      await ended(stack.api, taskId, 240_000);
      const counts = await eventCounts(stack, taskId);
      expect((counts['TaskStarted'] ?? 0) - (counts['TaskRetryScheduled'] ?? 0), 'attempts beyond those that were scheduled').to.equal(1);
      expect(unhealthy, 'failed probes in a row').to.be.below(10);
    }
  } finally {
    clearInterval(watch);
  }
  expect(extractor.pid, 'the process of the extractor').to.equal(pid);
  expect(extractor.running).to.equal(true);
}

async function beyondItsLimit({ stack, load }: Chaos): Promise<void> {
  const { id: companyId } = await stack.api.addCompany({ name: 'Silent', ir_url: load.silentUrl });
  const { body } = await post(stack, `/tasks/companies/${companyId}/scrape`);
  const taskId = String(body['task_id']);
  const task = await ended(stack.api, taskId, 240_000);
  expect(task.status).to.equal('FAILURE');
  const counts = await eventCounts(stack, taskId);
  expect(counts['TaskFailed'], 'failure events').to.equal(1);
  expect(counts['TaskStarted'], 'attempts: the first and at most three retries').to.be.within(1, 4);
  await sleep(6_000);
  expect(await eventCounts(stack, taskId), 'events a while later').to.deep.equal(counts);
}

async function poisonousPdfs(chaos: Chaos): Promise<void> {
  const { stack, load } = chaos;
  const tasks = await readHostile(chaos, MEMORY_HUNGRY);
  const beside = await load.pipelines(stack.api, 1);
  for (const taskId of tasks) {
    const { status, error } = await ended(stack.api, taskId, 240_000);
    if (status === 'FAILURE') expect(error, 'the reason').to.be.a('string');
    else expect(status).to.equal('SUCCESS');
  }
  await allSucceed(stack, beside);
}

export const HARD_TASKS: readonly Scenario[] = [
  { number: 10, name: 'PDFs that take the CPU', adapters: BOTH, seconds: 60, run: cpuHungryPdf },
  { number: 11, name: 'a task beyond its limit', adapters: BOTH, seconds: 60, run: beyondItsLimit },
  { number: 12, name: 'poison: PDFs that take the memory', adapters: BOTH, seconds: 60, run: poisonousPdfs },
];
