import type { components } from './generated/openapi.js';
import type { Unchanging } from './unchanging.js';

type Schemas = components['schemas'];

/** One statement of a company by quarters, halves, the last twelve months or years. */
export type PeriodSeries = Unchanging<Schemas['PeriodSeries']>;
export type PeriodStatements = Unchanging<Schemas['PeriodStatements']>;
export type PeriodColumn = Unchanging<Schemas['PeriodColumn']>;
export type PeriodLineItem = Unchanging<Schemas['PeriodLineItem']>;
export type PeriodCheck = Unchanging<Schemas['PeriodCheck']>;
export type PeriodAbsence = Unchanging<Schemas['PeriodAbsence']>;
/** A number that no report prints, and the printed ones that it is computed from. */
export type DerivedSource = Unchanging<Schemas['DerivedSource']>;
export type PeriodPart = Unchanging<Schemas['PeriodPart']>;
export type Frequency = Schemas['Frequency'];
/** How far apart the columns of a series may be. */
export const FREQUENCIES = [
  'quarter',
  'half',
  'ttm',
  'year',
] as const satisfies readonly Frequency[];

/** The printed numbers behind a cell: those that a derived one is computed from, otherwise its own. */
export const partsOfCell = (
  { values, sources }: Pick<PeriodLineItem, 'values' | 'sources'>,
  column: string,
): readonly PeriodPart[] => {
  const [source, value] = [sources[column], values[column]];
  if (source === undefined || value === undefined) return [];
  return 'parts' in source ? source.parts : [{ ...source, period: column, sign: 1, value }];
};

/** Why a cell is empty: the reason, and what it is about. */
export const periodAbsenceInWords = (absence: PeriodAbsence): string => {
  if (absence.reason === 'not_additive') return 'not the sum or difference of other periods';
  if (absence.reason === 'restated_between')
    return `document ${absence.document_id} restates a part`;
  return `not printed: ${absence.periods.join(', ')}`;
};
