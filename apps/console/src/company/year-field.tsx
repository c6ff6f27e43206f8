import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

export const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR;

/** The fiscal year of a document; it is `NaN` while the field is empty. */
export function YearField({
  year,
  error,
  onChange,
}: {
  year: number;
  error?: string | undefined;
  onChange: (year: number) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <TextInput
      type="number"
      label={t('company.upload.year')}
      value={Number.isNaN(year) ? '' : year}
      min={EARLIEST_YEAR}
      max={LATEST_YEAR}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      required
      withAsterisk={false}
      w={140}
    />
  );
}
