import type { RecordReader } from '@fde/event-log';

/** Years of 52 or 53 weeks may end on one of the first days of the next month. */
const DAYS_OVER = 7;

const endsIn = (data: object): readonly string[] => {
  const ends: unknown = 'fiscal_year_ends' in data ? data.fiscal_year_ends : undefined;
  return typeof ends === 'object' && ends !== null
    ? Object.values(ends).filter((end) => typeof end === 'string')
    : [];
};

/** The month with which a day closes a year. Undefined for what is no ISO day. */
const monthOf = (day: string): number | undefined => {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  if (month === undefined || date === undefined) return undefined;
  if (date > DAYS_OVER) return month;
  return month === 1 ? 12 : month - 1;
};

/** The month with which the newest fiscal year of a company's reports ends, if any of them was compiled. */
export const yearEndMonthOf = async (
  companyId: number,
  records: Pick<RecordReader, 'compiledStatementByType'>,
): Promise<number | undefined> => {
  const statement = await records.compiledStatementByType(companyId, 'income_statement');
  const [newest] = statement === undefined ? [] : endsIn(statement.data).toSorted().toReversed();
  return newest === undefined ? undefined : monthOf(newest);
};
