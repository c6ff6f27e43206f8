import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/use-texts.js';
import { measureFrom, MEASURES, type StatementView } from '../statement-view.js';

/** Amounts, growth, common size, or per share. */
export function MeasureSwitch({
  measure,
  onChange,
}: {
  measure: StatementView['measure'];
  onChange: (measure: StatementView['measure']) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <NativeSelect
      size="xs"
      aria-label={t('statement.measure.label')}
      data={MEASURES.map((value) => ({ value, label: t(`statement.measure.names.${value}`) }))}
      value={measure}
      onChange={({ currentTarget: { value } }) => onChange(measureFrom(value))}
    />
  );
}
