import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUES } from '@fde/contracts';
import { runService, settingTable, taskService } from '@fde/service-kit';

/**
 * An ordinary worker whose handlers only wait as long as the task says, so that only the way there and back is
 * measured.
 */
const WORKERS = {
  extractor: { queue: QUEUES.extractor, operation: 'extract_document' },
  downloader: { queue: QUEUES.downloader, operation: 'download_document' },
} as const;
const name = process.env['WORKER'] === 'downloader' ? 'downloader' : 'extractor';
const { queue, operation } = WORKERS[name];

await runService(
  taskService({
    name,
    purpose: 'does nothing, for benchmarks.',
    settings: settingTable({
      WORK_MS: {
        type: 'integer',
        default: 0,
        min: 0,
        max: 60_000,
        description: 'How long a task takes.',
      },
    }),
    queue,
    handlers: ({ settings }) => [
      {
        operation,
        run: async (_, { signal }) => {
          if (settings.WORK_MS > 0) await sleep(settings.WORK_MS, undefined, { signal });
          return { result: { done: true } };
        },
      },
    ],
  }),
);
