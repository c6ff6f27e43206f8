import type { ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { ChartFrame } from '../chart/chart-frame.js';
import { colour, writeMoney } from '../chart/chart-options.js';
import type { ShownChart } from '../chart/chart-picture.js';
import { unitSentence } from '../format/numbers.js';
import { inTitle } from '../messages/in-words.js';
import { unitOfMeasure } from './compared-texts.js';
import { useLocale, useTexts, type Texts } from '../messages/use-texts.js';

type Comparison = Schemas['CanonicalComparison'];
type Mapping = Schemas['CanonicalMapping'];

/** What the axis counts. */
function unitText(t: Texts, measure: Comparison['measure'], isMoney: boolean): string {
  if (measure !== 'amounts') return t(`statement.measure.names.${measure}`);
  return isMoney ? t('chart.millionsOfEach') : '';
}

/** As it is drawn: amounts in millions, shares in per cent. */
function drawn(comparison: Comparison, mapping: Mapping, year: string): number | null {
  if (comparison.measure === 'amounts') return inMillions(mapping, year);
  const value = shownValue(mapping, year, mapping.measured?.[year]?.value) ?? null;
  return value !== null && unitOfMeasure(comparison) === 'share' ? value * 100 : value;
}

/** What is drawn beside others: a number that stays in another currency is a gap. */
function shownValue(
  { converted }: Mapping,
  year: string,
  own: number | null | undefined,
): number | null | undefined {
  const number = converted?.[year];
  return number === undefined ? own : number.value;
}

function inMillions(mapping: Mapping, year: string): number | null {
  const value = shownValue(mapping, year, mapping.values?.[year]);
  if (value === undefined || value === null) return null;
  return mapping.unit === 'money' ? (value * (mapping.scale ?? 1)) / 1_000_000 : value;
}

/** One line item of several companies, money in millions of each one's own currency. Loaded when a line item is chosen. */
export default function ComparisonChart({
  comparison,
  item,
  years,
}: {
  comparison: Comparison;
  years: readonly string[];
  item: Comparison['line_items'][number];
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const labels = years.toReversed();
  const name = inTitle(t, 'lineItems', item.id);
  const names = comparison.companies.map((company) => company.company_name).join(', ');
  const isMoney =
    comparison.measure === 'amounts' && item.companies.some(({ unit }) => unit === 'money');
  const chart: ShownChart = {
    kind: 'bar',
    title: `${name}: ${names}`,
    unit: unitText(t, comparison.measure, isMoney),
    labels,
    series: item.companies.map((mapping, order) => {
      const company = comparison.companies.find(({ company_id: id }) => id === mapping.company_id);
      const from = company?.company_name ?? String(mapping.company_id);
      const currency = comparison.converted_to ?? company?.currency ?? '';
      const unit = unitSentence(t, currency, 1, 'millions');
      return {
        name: isMoney ? `${from} (${unit})` : from,
        colour: colour(order),
        values: labels.map((year) => drawn(comparison, mapping, year)),
      };
    }),
    write: writeMoney(locale),
  };
  return <ChartFrame chart={chart} label={t('chart.ofItem', { name })} />;
}
