import type { CompiledData } from '@fde/contracts/resources';
import type { ReactNode } from 'react';
import { ChartFrame } from '../chart/chart-frame.js';
import { colour, writeMoney } from '../chart/chart-options.js';
import type { ShownChart } from '../chart/chart-picture.js';
import { measureText } from '../format/measure-text.js';
import { scaled, unitSentence } from '../format/numbers.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import type { Measured } from './measure/measure-queries.js';
import { printedCell } from './measure/measured-texts.js';
import { statementTitle } from './statement-title.js';
import type { StatementView } from './statement-view.js';

/** The chosen rows over the years, oldest on the left. Loaded only when a row is chosen. */
export default function StatementChart({
  data,
  indices,
  years,
  view,
  measured,
}: {
  data: CompiledData;
  indices: readonly number[];
  years: readonly string[];
  view: StatementView;
  measured: Measured | undefined;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const labels = years.toSorted();
  const rows = indices.flatMap((index) => {
    const item = data.line_items[index];
    return item === undefined ? [] : [{ item, index }];
  });
  const names = rows.map(({ item }) => item.name).join(', ');
  const chart: ShownChart = {
    kind: 'line',
    title: `${data.company_name}: ${statementTitle(t, data.statement_type)}, ${names}`,
    unit:
      measured === undefined
        ? unitSentence(t, data.currency, data.scale, view.scale)
        : t(`statement.measure.names.${measured.measure}`),
    labels,
    series: rows.map(({ item, index }, order) => ({
      name: item.name,
      colour: colour(order),
      values: labels.map((year) => {
        if (measured !== undefined) return printedCell(measured, index, year)?.value ?? null;
        const value = item.values[year];
        return value === undefined ? null : scaled(value, item.unit, data.scale, view.scale);
      }),
    })),
    write:
      measured === undefined
        ? writeMoney(locale)
        : (value) => measureText(value, measured.unit, locale),
  };
  return <ChartFrame chart={chart} label={t('statement.chartOf', { names })} />;
}
