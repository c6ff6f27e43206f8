import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bar } from 'react-chartjs-2';
import type { Schemas } from '../api/client.js';
import { colour, useChartOptions } from '../chart/chart-options.js';
import { currencyName } from '../format/numbers.js';

type Comparison = Schemas['CanonicalComparison'];
type Mapping = Schemas['CanonicalMapping'];

function inMillions(mapping: Mapping, year: string): number | null {
  const value = mapping.values?.[year];
  if (value === undefined) return null;
  return mapping.unit === 'money' ? (value * (mapping.scale ?? 1)) / 1_000_000 : value;
}

/** One line item of several companies, money in millions of each one's own currency. Loaded when a line item is chosen. */
export default function ComparisonChart({
  comparison,
  item,
}: {
  comparison: Comparison;
  item: Comparison['line_items'][number];
}): ReactNode {
  const options = useChartOptions<'bar'>();
  const labels = [...comparison.years].sort();
  const datasets = item.companies.map((mapping, order) => {
    const company = comparison.companies.find(({ company_id: id }) => id === mapping.company_id);
    return {
      label: `${company?.company_name ?? mapping.company_id} (${currencyName(company?.currency ?? '')}, millions)`,
      backgroundColor: colour(order),
      data: labels.map((year) => inMillions(mapping, year)),
    };
  });
  return (
    <Paper withBorder p="sm" h={280}>
      <Bar
        role="img"
        aria-label={`${item.label} over the years, in millions of each company's currency`}
        options={options}
        data={{ labels, datasets }}
      />
    </Paper>
  );
}
