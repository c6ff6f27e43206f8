import { createHash } from 'node:crypto';
import { fileName } from '../../exports/export-names.js';
import { notModified } from '../../replies/entity-tag.js';
import { printed } from '../../replies/reply.js';
import type { PeriodsJob } from '../../series-on-day/series-job.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { file } from './export-statements.js';

const jobOf = async (
  companyId: number,
  wanted: Pick<PeriodsJob, 'frequency' | 'format' | 'asOf'>,
  { eventLog: { records } }: Pick<GatewayParts, 'eventLog'>,
): Promise<PeriodsJob> => {
  const company = present('company', companyId, await records.company(companyId));
  const [{ items: documents }, extractions] = await Promise.all([
    records.documents(companyId, {}),
    records.extractionsOfCompany(companyId),
  ]);
  return { company, documents, extractions, ...wanted };
};

/** No version stands for the answer: its tag is made of what it says. */
export const listPeriods: ApiRoute<'listPeriods'> = async ({ path, query, header }, parts) => {
  const { frequency, as_of: asOf } = query;
  const job = await jobOf(path['company-id'], { frequency, asOf, format: 'json' }, parts);
  const text = Buffer.from(await parts.series.compilePeriods(job)).toString('utf8');
  const tag = `"periods-${createHash('sha256').update(text).digest('hex')}"`;
  return notModified(header['If-None-Match'], tag) ?? printed(200, text, { ETag: tag });
};

export const exportPeriods: ApiRoute<'exportPeriods'> = async ({ path, query }, parts) => {
  const { frequency, as_of: asOf, format = 'csv' } = query;
  const job = await jobOf(path['company-id'], { frequency, asOf, format }, parts);
  const body = await parts.series.compilePeriods(job);
  const day = asOf === undefined ? [] : [asOf];
  return file(body, format, fileName([job.company.name, frequency, ...day], format));
};
