import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/use-texts.js';

/** The statement as its reports print it, or on the concepts of every company. */
export function ViewSwitch({
  standardised,
  onChange,
}: {
  standardised: boolean;
  onChange: (standardised: boolean) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <SegmentedControl
      size="xs"
      className="screen-only"
      aria-label={t('statement.standard.label')}
      data={(['printed', 'standardised'] as const).map((value) => ({
        value,
        label: t(`statement.standard.${value}`),
      }))}
      value={standardised ? 'standardised' : 'printed'}
      onChange={(value) => onChange(value === 'standardised')}
    />
  );
}
