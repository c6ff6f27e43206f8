import { fileName } from '../../exports/export-names.js';
import type { PeriodsJob } from '../../series-on-day/series-job.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { file } from './export-statements.js';
import { replyOfText, seriesRecords } from './statements-on-day.js';

const jobOf = async (
  companyId: number,
  wanted: Pick<PeriodsJob, 'frequency' | 'format' | 'asOf'>,
  parts: Pick<GatewayParts, 'eventLog'>,
): Promise<PeriodsJob> => {
  const { records } = parts.eventLog;
  const company = present('company', companyId, await records.company(companyId));
  return { ...(await seriesRecords(company, parts)), ...wanted };
};

export const listPeriods: ApiRoute<'listPeriods'> = async ({ path, query, header }, parts) => {
  const { frequency, as_of: asOf } = query;
  const job = await jobOf(path['company-id'], { frequency, asOf, format: 'json' }, parts);
  const text = Buffer.from(await parts.series.compilePeriods(job)).toString('utf8');
  return replyOfText(text, header['If-None-Match']);
};

export const exportPeriods: ApiRoute<'exportPeriods'> = async ({ path, query }, parts) => {
  const { frequency, as_of: asOf, format = 'csv' } = query;
  const job = await jobOf(path['company-id'], { frequency, asOf, format }, parts);
  const body = await parts.series.compilePeriods(job);
  const day = asOf === undefined ? [] : [asOf];
  return file(body, format, fileName([job.company.name, frequency, ...day], format));
};
