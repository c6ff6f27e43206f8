import type { ReactNode } from 'react';
import type { Schemas } from '../../api/client.js';
import { ChartFrame } from '../../chart/chart-frame.js';
import { colour } from '../../chart/chart-options.js';
import type { ShownChart } from '../../chart/chart-picture.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { useSaid } from '../../service-words/use-sayer.js';
import { formulaText, ratioText, statementOf, type RatioDefinition } from './ratio-texts.js';

/** Amounts are drawn in single units, and companies have their own currencies. */
const chartName = (company: Schemas['RatedCompany'], definition: RatioDefinition): string => {
  const statement = statementOf(company, definition);
  return statement === undefined
    ? company.company_name
    : `${company.company_name} (${statement.currency})`;
};

/** One ratio of the companies over the years. Loaded when a ratio is chosen. */
export default function RatioChart({
  table,
  definition,
  years,
}: {
  table: Schemas['RatioTable'];
  years: readonly string[];
  definition: RatioDefinition;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { id, label, unit } = definition;
  const labels = years.toReversed();
  const name = useSaid()(label);
  const chart: ShownChart = {
    kind: 'bar',
    title: `${name}: ${table.companies.map((company) => company.company_name).join(', ')}`,
    unit: formulaText(t, definition),
    labels,
    series: table.companies.map((company, order) => ({
      name: chartName(company, definition),
      colour: colour(order),
      values: labels.map((year) => company.ratios[id]?.[year]?.value ?? null),
    })),
    write: (value) => ratioText(value, unit, locale),
  };
  return <ChartFrame chart={chart} label={t('ratios.chart', { name })} />;
}
