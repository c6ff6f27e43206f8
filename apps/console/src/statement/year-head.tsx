import type { CompiledData } from '@fde/contracts/resources';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';

/** Years between others that no report prints, in the order in which they are missing. */
export const missingYearsOf = ({ gaps }: Pick<CompiledData, 'gaps'>): readonly string[] =>
  gaps.filter(({ kind }) => kind === 'missing_year').map(({ year }) => year);

/** The head of a year's column: an empty one says why it is empty. */
export function YearHead({
  year,
  missing,
}: {
  year: string;
  missing: readonly string[];
}): ReactNode {
  const t = useTexts();
  return (
    <>
      {year}
      {missing.includes(year) && <span className="change">{t('statement.table.noReport')}</span>}
    </>
  );
}
