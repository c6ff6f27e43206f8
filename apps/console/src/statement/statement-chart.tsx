import type { CompiledData } from '@fde/contracts/resources';
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Line } from 'react-chartjs-2';
import { colour, useChartOptions } from '../chart/chart-options.js';
import { scaled } from '../format/numbers.js';
import type { StatementView } from './statement-view.js';

/** The chosen rows over the years, oldest on the left. Loaded only when a row is chosen. */
export default function StatementChart({
  data,
  indices,
  years,
  view,
}: {
  data: CompiledData;
  indices: readonly number[];
  years: readonly string[];
  view: StatementView;
}): ReactNode {
  const options = useChartOptions<'line'>();
  const labels = [...years].sort();
  const items = indices.flatMap((index) => data.line_items[index] ?? []);
  const datasets = items.map((item, order) => ({
    label: item.name,
    borderColor: colour(order),
    backgroundColor: colour(order),
    data: labels.map((year) => {
      const value = item.values[year];
      return value === undefined ? null : scaled(value, item.unit, data.scale, view.scale);
    }),
  }));
  return (
    <Paper withBorder p="sm" h={280}>
      <Line
        role="img"
        aria-label={`Chart of ${items.map(({ name }) => name).join(', ')}`}
        options={options}
        data={{ labels, datasets }}
      />
    </Paper>
  );
}
