import { streamOf, type CanonicalStatementType } from '@fde/contracts';
import {
  sameContent,
  streamVersion,
  type RecordChanges,
} from '../../record-basics/record-changes.js';
import { periodsKey } from '../period-statements.js';
import type { PeriodsChange, PeriodsFields } from '../ports.js';

const rowOf = (
  { db }: RecordChanges,
  fields: Pick<PeriodsFields, 'company_id' | 'statement_type'>,
) =>
  db
    .selectFrom('period_statements')
    .select(['data', 'version'])
    .where('key', '=', periodsKey(fields))
    .executeTakeFirst();

/** The caller holds the company: its row is the lock of "one per type". */
export const putPeriods = async (
  changes: RecordChanges,
  { company_id, statement_type, data }: PeriodsFields,
  change?: PeriodsChange,
): Promise<void> => {
  const subject = { company_id, statement_type };
  const stream = streamOf.periods(company_id, statement_type);
  const row = await rowOf(changes, subject);
  if (row !== undefined && sameContent(row.data, { ...data })) return;
  const version = row?.version ?? (await streamVersion(changes.db, stream));
  await changes.append(
    stream,
    { type: 'PeriodsCompiled', data: { ...subject, data: { ...data } } },
    version,
  );
  if (change === undefined) return;
  const announced = { ...subject, ...change, interim_reports: [...change.interim_reports] };
  await changes.append(stream, { type: 'PeriodsChanged', data: announced }, version + 1);
};

/** Nothing happens where there is none. */
export const removePeriods = async (
  changes: RecordChanges,
  companyId: number,
  type: CanonicalStatementType,
): Promise<void> => {
  const subject = { company_id: companyId, statement_type: type };
  const row = await rowOf(changes, subject);
  if (row === undefined) return;
  await changes.append(
    streamOf.periods(companyId, type),
    { type: 'PeriodsRemoved', data: subject },
    row.version,
  );
};
