import { expect } from 'chai';
import type { ServiceName } from '@fde/contracts';
import { memoryBombPdf } from '@fde/testing/hostile-pdf';
import { waitFor } from '@fde/testing';
import { limitMemory, type MemoryLimit } from '../memory-limit.js';
import { ended } from '../load.js';
import { downloaded, trigger } from '../offered-files.js';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, attemptsOf } from '../task-facts.js';

const MEGABYTE = 1024 * 1024;
/** The limit of one service with everything it starts. */
const LIMIT_BYTES = 256 * MEGABYTE;
const PIPELINES = 3;
const LOOK_MS = 250;

/** Services with little memory, each restarted after being killed, as a container orchestrator does. */
class LittleMemory {
  readonly limits = new Map<ServiceName, MemoryLimit>();
  readonly restarts = new Map<ServiceName, number>();
  #timer: NodeJS.Timeout | undefined;

  async start(services: readonly OwnedService[]): Promise<void> {
    for (const service of services) {
      await service.kill();
      this.limits.set(service.name, limitMemory(service.name, LIMIT_BYTES));
      this.#launch(service);
    }
    await Promise.all(services.map((service) => service.healthy()));
    this.#timer = setInterval(() => {
      for (const service of services.filter(({ running }) => !running)) {
        this.restarts.set(service.name, (this.restarts.get(service.name) ?? 0) + 1);
        this.#launch(service);
      }
    }, LOOK_MS);
  }

  async stop(services: readonly OwnedService[]): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(services.map((service) => service.kill()));
    for (const limit of this.limits.values()) limit.close();
  }

  /** Kills by service, for services that had any. */
  kills(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.limits]
        .map(([name, limit]) => [name, limit.kills()] as const)
        .filter(([, kills]) => kills > 0),
    );
  }

  #launch(service: OwnedService): void {
    service.launch();
    if (service.pid !== undefined) this.limits.get(service.name)?.hold(service.pid);
  }
}

const withLittleMemory = async (
  { stack }: Chaos,
  work: (memory: LittleMemory) => Promise<void>,
): Promise<void> => {
  const memory = new LittleMemory();
  try {
    await memory.start(stack.services);
    await work(memory);
  } finally {
    const [limit] = memory.limits.values();
    console.log(
      `      ${LIMIT_BYTES / MEGABYTE} MB by ${limit?.by ?? 'nobody'}; killed: ${JSON.stringify(memory.kills())}`,
    );
    await memory.stop(stack.services);
  }
};

/** Pipelines succeed with every service limited to 256 MB, whichever of them are killed. */
async function pipelinesInLittleMemory(chaos: Chaos): Promise<void> {
  const { stack, load } = chaos;
  await withLittleMemory(chaos, async (memory) => {
    expect(memory.kills(), 'killed while idle').to.deep.equal({});
    await allSucceed(stack, await load.pipelines(stack.api, PIPELINES), 400_000);
  });
}

/**
 * A document that takes more memory than there is: its reader is killed, and its task ends with a reason; others
 * continue.
 */
async function greedyDocument(chaos: Chaos): Promise<void> {
  const { stack, load } = chaos;
  await withLittleMemory(chaos, async (memory) => {
    const [documentId = 0] = await downloaded(stack, 'Greedy', [memoryBombPdf()]);
    const taskId = await trigger(stack, `documents/${documentId}/extract`);
    const { status, error } = await ended(stack.api, taskId, 300_000);
    expect(status).to.equal('FAILURE');
    expect(error).to.match(/SIGKILL|MB of memory|The worker died in \d+ attempts/);
    for (const attempt of await attemptsOf(stack, taskId))
      expect(attempt.reason, 'the reason of an attempt').to.be.a('string').and.not.equal('');
    expect(Object.keys(memory.kills()), 'killed services').to.satisfy((names: readonly string[]) =>
      names.every((name) => name === 'extractor'),
    );
    await waitFor(() => stack.service('extractor').isHealthy(), {
      timeoutMs: 60_000,
      what: 'the extractor to be back',
    });
    await allSucceed(stack, await load.pipelines(stack.api, 1), 300_000);
  });
}

export const LITTLE_MEMORY: readonly Scenario[] = [
  {
    number: 23,
    name: 'every service in 256 MB, killed by the system beyond',
    adapters: BOTH,
    seconds: 60,
    run: pipelinesInLittleMemory,
  },
  {
    number: 23,
    name: 'a document that takes more memory than there is',
    adapters: BOTH,
    seconds: 60,
    run: greedyDocument,
  },
];
