/** Reads one report after the other for the command `golden`, in a process of its own. */
import { readRecorded, type RecordedOptions, type RecordedReading } from './read-recorded.js';

export interface WorkerRequest {
  readonly path: string;
  readonly options: RecordedOptions;
}

export type WorkerAnswer = { readonly reading: RecordedReading } | { readonly fault: string };

const answer = async ({ path, options }: WorkerRequest): Promise<WorkerAnswer> => {
  try {
    return { reading: await readRecorded(path, options) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

process.on('message', (request: WorkerRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
