import { Stack, Text } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Schemas } from '../../api/client.js';
import { useAsOf } from '../../statement/as-of/use-as-of.js';
import { useRatios } from '../../api/queries.js';
import { useTexts } from '../../messages/use-texts.js';
import { Legend } from '../../statement/legend.js';
import { Failure, Loading } from '../../shell/states.js';
import { useComparedYears } from '../use-compared-years.js';
import { YearRangeChoice, type YearRange } from '../year-range.js';
import { RatioPanel } from './ratio-panel.js';
import { RatioTable } from './ratio-table.js';
import {
  addressFrom,
  addressText,
  type RatioAddress,
  type RatioDefinition,
  type RatioValue,
} from './ratio-texts.js';

const RatioChart = lazy(() => import('./ratio-chart.js'));

interface Chosen {
  readonly address: RatioAddress;
  readonly definition: RatioDefinition;
  readonly company: Schemas['RatedCompany'];
  readonly result: RatioValue;
}

/** The ratio that the address names, with what is explained of it; undefined if there is none. */
function chosenIn(table: Schemas['RatioTable'], cell: string | null): Chosen | undefined {
  const address = addressFrom(cell);
  const definition = table.definitions.find(({ id }) => id === address?.ratio);
  const company = table.companies.find(({ company_id: id }) => id === address?.company);
  const result = address && company?.ratios[address.ratio]?.[address.year];
  return address === undefined ||
    definition === undefined ||
    company === undefined ||
    result === undefined
    ? undefined
    : { address, definition, company, result };
}

/** For each company, the years in which a ratio has a value. */
const yearsOfCompanies = ({ companies }: Schemas['RatioTable']): string[][] =>
  companies.map(({ ratios }) =>
    Object.values(ratios).flatMap((ofYears) =>
      Object.entries(ofYears).flatMap(([year, { value }]) => (value === null ? [] : [year])),
    ),
  );

/** The ratios of companies side by side; what is drawn and what is explained stand in the address. */
export function RatioView({
  companies,
  range,
  onRange,
  charted,
  onChart,
  cell,
  onCell,
}: {
  companies: readonly number[];
  range: YearRange;
  onRange: (range: YearRange) => void;
  charted: string | null;
  onChart: (id: string) => void;
  cell: string | null;
  onCell: (cell: string | undefined) => void;
}): ReactNode {
  const t = useTexts();
  const ratios = useRatios(companies, useAsOf());
  const { all, shown: years } = useComparedYears(ratios.data, yearsOfCompanies, range);
  if (ratios.isPending) return <Loading what="ratios" />;
  if (ratios.isLoadingError)
    return <Failure error={ratios.error} retry={() => void ratios.refetch()} />;
  const table = ratios.data;
  const chosen = chosenIn(table, cell);
  const drawn = table.definitions.find(({ id }) => id === charted);
  const close = (): void => onCell(undefined);
  return (
    <Stack>
      <YearRangeChoice years={all} shown={years} onChange={onRange} />
      <Text size="sm" c="dimmed">
        {t('ratios.about')}
      </Text>
      {drawn !== undefined && (
        <Suspense fallback={<Loading what="chart" />}>
          <RatioChart table={table} definition={drawn} years={years} />
        </Suspense>
      )}
      <div className={chosen === undefined ? undefined : 'with-panel'}>
        <RatioTable
          table={table}
          years={years}
          charted={charted}
          onChart={onChart}
          chosen={chosen?.address}
          onOpen={(address) => onCell(addressText(address))}
        />
        {chosen !== undefined && <RatioPanel {...chosen} onClose={close} />}
      </div>
      <Legend doubtOnly />
    </Stack>
  );
}
