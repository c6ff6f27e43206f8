import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '../../format/times.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import type { FirstReport } from './first-reported.js';
import { DayField, type DayProps } from './day-field.js';

interface AsOfProps extends DayProps {
  readonly firstReports: readonly FirstReport[];
}

/** The day as of which the statement is viewed; one click shows a year as it was first reported. */
export function AsOfControls({ asOf, firstReports, onChange }: AsOfProps): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Group gap="xs" className="screen-only">
      <Text size="sm">{t('statement.asOf.day')}</Text>
      <DayField asOf={asOf} onChange={onChange} />
      <Button
        size="compact-xs"
        variant={asOf === undefined ? 'filled' : 'default'}
        aria-pressed={asOf === undefined}
        onClick={() => onChange(undefined)}
      >
        {t('statement.asOf.allReports')}
      </Button>
      <Text size="sm">{t('statement.asOf.firstReported')}</Text>
      {firstReports.map(({ year, day, isEstimated }) => (
        <Button
          key={year}
          size="compact-xs"
          variant={asOf === day ? 'filled' : 'default'}
          aria-pressed={asOf === day}
          aria-label={t(`statement.asOf.${isEstimated ? 'yearEstimated' : 'yearFirstReported'}`, {
            year: String(year),
            day: formatDay(day, locale),
          })}
          title={isEstimated ? t('statement.asOf.estimated') : undefined}
          onClick={() => onChange(day)}
        >
          {isEstimated ? `${year} ≈` : year}
        </Button>
      ))}
    </Group>
  );
}
