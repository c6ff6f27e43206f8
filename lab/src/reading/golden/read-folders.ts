import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkerAnswer, WorkerRequest } from './golden-worker.js';
import type { RecordedOptions } from './read-recorded.js';

const WORKER = fileURLToPath(new URL('./golden-worker.js', import.meta.url));

/** A folder of reports, and what is known about them. */
export interface ReportFolder {
  readonly name: string;
  readonly path: string;
  /** Names of its reports, without `.pdf`. */
  readonly documents: readonly string[];
}

export interface ReportJob {
  readonly folder: string;
  readonly document: string;
  readonly path: string;
}

/** The PDFs in FOLDER/reports, or in FOLDER itself. */
export function folderOf(path: string, only: string | undefined): ReportFolder {
  const documents = readdirSync(reportsIn(path))
    .filter((name) => /\.pdf$/i.test(name))
    .map((name) => name.replace(/\.pdf$/i, ''))
    .filter((name) => only === undefined || name === only)
    .toSorted();
  return { name: basename(resolve(path)), path, documents };
}

export const jobsOf = (folder: ReportFolder): ReportJob[] =>
  folder.documents.map((document) => ({
    folder: folder.name,
    document,
    path: join(reportsIn(folder.path), `${document}.pdf`),
  }));

function reportsIn(path: string): string {
  const inside = join(path, 'reports');
  return existsSync(inside) ? inside : path;
}

/**
 * Reads reports in a few processes, and calls `done` for each as it is finished. A report that fails or hangs does
 * not stop the others.
 */
export async function readAll(
  jobs: readonly ReportJob[],
  options: RecordedOptions & { readonly jobs: number; readonly timeoutMs: number },
  done: (job: ReportJob, answer: WorkerAnswer) => void,
): Promise<void> {
  const waiting = [...jobs];
  const { textFolder, withRecognition, fresh, freshRecognition } = options;
  const request = { textFolder, withRecognition, fresh, freshRecognition };
  const work = async (): Promise<void> => {
    let child = fork(WORKER);
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const answer = await ask(child, { path: job.path, options: request }, options.timeoutMs);
      if (!child.connected || child.killed) child = fork(WORKER);
      done(job, answer);
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(options.jobs, jobs.length) }, work));
}

function ask(
  child: ChildProcess,
  request: WorkerRequest,
  timeoutMs: number,
): Promise<WorkerAnswer> {
  return new Promise((settle) => {
    const finish = (answer: WorkerAnswer): void => {
      clearTimeout(timer);
      child.removeListener('message', finish);
      child.removeListener('exit', onExit);
      settle(answer);
    };
    const onExit = (): void => finish({ fault: 'the process that was reading it ended' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      finish({ fault: `not read within ${timeoutMs / 1000} s` });
    }, timeoutMs);
    child.on('message', finish);
    child.on('exit', onExit);
    child.send(request);
  });
}
