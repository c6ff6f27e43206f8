import { FREQUENCIES, type Frequency, type PeriodSeries } from '@fde/contracts/resources';
import { Anchor, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ServiceFile } from '../access/service-file.js';
import { useCompany } from '../api/queries.js';
import { unitSentence } from '../format/numbers.js';
import { useTexts } from '../messages/use-texts.js';
import { LeftOutTable } from '../outcomes/left-out-table.js';
import { Failure, Loading } from '../shell/states.js';
import { statementTitle } from '../statement/statement-title.js';
import { CellParts } from './cell-parts.js';
import { PeriodTable, type PeriodCell } from './period-table.js';
import { usePeriods } from './periods-queries.js';

const frequencyFrom = (text: string | null): Frequency =>
  FREQUENCIES.find((one) => one === text) ?? 'quarter';

function Checks({ series }: { series: PeriodSeries }): ReactNode {
  const t = useTexts();
  const failed = series.checks.filter(({ holds }) => !holds).length;
  if (series.checks.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('periods.checks', { count: series.checks.length, failed })}
    </Text>
  );
}

function Statement({ series }: { series: PeriodSeries }): ReactNode {
  const t = useTexts();
  const [chosen, choose] = useState<PeriodCell>();
  return (
    <section aria-label={statementTitle(t, series.statement_type)}>
      <Title order={2} size="h3">
        {statementTitle(t, series.statement_type)}
      </Title>
      <Text size="sm" c="dimmed">
        {unitSentence(t, series.currency, series.scale, 'printed')}
      </Text>
      <Checks series={series} />
      <PeriodTable series={series} onChoose={choose} />
      {chosen !== undefined && <CellParts series={series} cell={chosen} />}
    </section>
  );
}

function Statements({ id, frequency }: { id: number; frequency: Frequency }): ReactNode {
  const t = useTexts();
  const periods = usePeriods(id, frequency);
  if (periods.isPending) return <Loading what="statements" />;
  if (periods.isLoadingError)
    return <Failure error={periods.error} retry={() => void periods.refetch()} />;
  const shown = periods.data.statements.filter(({ columns }) => columns.length > 0);
  const leftOut = periods.data.left_out;
  return (
    <>
      {shown.length === 0 && <Text>{t('periods.none')}</Text>}
      {shown.map((series) => (
        <Statement key={`${frequency} ${series.statement_type}`} series={series} />
      ))}
      {leftOut.length > 0 && (
        <section aria-labelledby="left-out">
          <Title order={2} size="h4" id="left-out">
            {t('outcomes.run.leftOut')}
          </Title>
          <LeftOutTable lines={leftOut} companyId={id} />
        </section>
      )}
    </>
  );
}

/** The statements of a company by quarters, halves, the last twelve months or years. */
export default function PeriodsPage(): ReactNode {
  const t = useTexts();
  const id = Number(useParams()['companyId']);
  const [parameters, setParameters] = useSearchParams();
  const frequency = frequencyFrom(parameters.get('frequency'));
  const company = useCompany(id);
  const file = `/api/v1/compiled-statements/companies/${id}/periods/export?frequency=${frequency}`;
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          {t('periods.title')}
        </Title>
        <Anchor component={Link} to={`/companies/${id}`}>
          {company.data?.name ?? t('periods.company')}
        </Anchor>
      </div>
      <Group>
        <NativeSelect
          size="xs"
          aria-label={t('periods.frequency')}
          data={FREQUENCIES.map((value) => ({ value, label: t(`periods.frequencies.${value}`) }))}
          value={frequency}
          onChange={({ currentTarget: { value } }) =>
            setParameters({ frequency: value }, { replace: true })
          }
        />
        {(['csv', 'xlsx'] as const).map((format) => (
          <ServiceFile key={format} size="sm" href={`${file}&format=${format}`}>
            {format.toUpperCase()}
          </ServiceFile>
        ))}
      </Group>
      <Statements id={id} frequency={frequency} />
    </Stack>
  );
}
