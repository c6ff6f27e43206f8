import type { CompiledData } from '@fde/contracts/resources';
import type { ReactNode } from 'react';
import { ChartFrame } from '../chart/chart-frame.js';
import { colour, writeMoney } from '../chart/chart-options.js';
import type { ShownChart } from '../chart/chart-picture.js';
import { scaled, unitSentence } from '../format/numbers.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { statementTitle } from './statement-title.js';
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
  const t = useTexts();
  const locale = useLocale();
  const labels = years.toSorted();
  const items = indices.flatMap((index) => data.line_items[index] ?? []);
  const names = items.map(({ name }) => name).join(', ');
  const chart: ShownChart = {
    kind: 'line',
    title: `${data.company_name}: ${statementTitle(t, data.statement_type)}, ${names}`,
    unit: unitSentence(t, data.currency, data.scale, view.scale),
    labels,
    series: items.map((item, order) => ({
      name: item.name,
      colour: colour(order),
      values: labels.map((year) => {
        const value = item.values[year];
        return value === undefined ? null : scaled(value, item.unit, data.scale, view.scale);
      }),
    })),
    write: writeMoney(locale),
  };
  return <ChartFrame chart={chart} label={t('statement.chartOf', { names })} />;
}
