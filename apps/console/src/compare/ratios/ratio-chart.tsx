import type { ReactNode } from 'react';
import type { Schemas } from '../../api/client.js';
import { ChartFrame } from '../../chart/chart-frame.js';
import { colour } from '../../chart/chart-options.js';
import type { ShownChart } from '../../chart/chart-picture.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { ratioText, type RatioDefinition } from './ratio-texts.js';

/** One ratio of the companies over the years. Loaded when a ratio is chosen. */
export default function RatioChart({
  table,
  definition: { id, unit },
  years,
}: {
  table: Schemas['RatioTable'];
  years: readonly string[];
  definition: RatioDefinition;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const labels = years.toReversed();
  const name = t(`ratios.labels.${id}`);
  const chart: ShownChart = {
    kind: 'bar',
    title: `${name}: ${table.companies.map((company) => company.company_name).join(', ')}`,
    unit: t(`ratios.formulas.${id}`),
    labels,
    series: table.companies.map((company, order) => ({
      name: company.company_name,
      colour: colour(order),
      values: labels.map((year) => company.ratios[id]?.[year]?.value ?? null),
    })),
    write: (value) => ratioText(value, unit, locale),
  };
  return <ChartFrame chart={chart} label={t('ratios.chart', { name })} />;
}
