import { cutPages, readPdfFile } from '@fde/pdf';
import { parentPort, workerData } from 'node:worker_threads';
import type { CutAnswer, CutRequest } from '../cut-report.js';

async function cut({ file, pages }: CutRequest): Promise<CutAnswer> {
  try {
    return { bytes: await cutPages(await readPdfFile(file), pages) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : 'The pages could not be cut.' };
  }
}

parentPort?.postMessage(await cut(workerData as CutRequest));
