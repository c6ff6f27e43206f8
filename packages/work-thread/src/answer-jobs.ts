import { ServiceError } from '@fde/contracts';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './work-thread.js';

/** The thread's side: does every job that it is sent, and answers with what came of it. */
export const answerJobs = <Job, Result>(work: (job: Job) => Result | Promise<Result>): void => {
  const answer = async (job: Job): Promise<ThreadAnswer<Result>> => {
    try {
      return { result: await work(job) };
    } catch (error) {
      if (error instanceof ServiceError)
        return { refusal: { code: error.code, message: error.message } };
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (job: Job) => {
    void answer(job).then((message) => parentPort?.postMessage(message));
  });
};
