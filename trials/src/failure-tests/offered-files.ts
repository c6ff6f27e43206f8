import { expect } from 'chai';
import { DemoSite } from '../demo/demo-site.js';
import type { ChaosStack } from './chaos-stack.js';
import { ended } from './load.js';
import { post } from './task-facts.js';

/** Offers files as documents of a new company, downloaded but not yet read; returns the documents' ids. */
export async function downloaded(
  stack: ChaosStack,
  companyName: string,
  files: readonly Uint8Array[],
): Promise<readonly number[]> {
  const site = new DemoSite((path) => {
    const bytes = files[Number(/^\/(\d+)\.pdf$/.exec(path)?.[1])];
    return bytes && { bytes, type: 'application/pdf' };
  });
  const address = await site.start();
  try {
    const { id: companyId } = await stack.api.addCompany({
      name: companyName,
      ir_url: `${address}/`,
    });
    return await Promise.all(
      files.map(async (_, index) => {
        const documentId = await addDocument(
          stack,
          companyId,
          `${address}/${index}.pdf`,
          2015 + index,
        );
        expect(
          (await ended(stack.api, await trigger(stack, `documents/${documentId}/download`))).status,
          'the download',
        ).to.equal('SUCCESS');
        return documentId;
      }),
    );
  } finally {
    site.stop();
  }
}

export async function addDocument(
  stack: ChaosStack,
  companyId: number,
  url: string,
  fiscalYear = 2020,
): Promise<number> {
  const { status, body } = await post(stack, '/documents', {
    company_id: companyId,
    document_type: 'annual_report',
    fiscal_year: fiscalYear,
    url,
  });
  expect(status, JSON.stringify(body)).to.equal(201);
  return Number(body['id']);
}

/** Triggers a task, such as `documents/7/extract`; returns its id. */
export async function trigger(stack: ChaosStack, what: string): Promise<string> {
  const { status, body } = await post(stack, `/tasks/${what}`);
  expect(status, `${what}: ${JSON.stringify(body)}`).to.equal(200);
  return String(body['task_id']);
}
