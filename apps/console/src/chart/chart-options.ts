import { useComputedColorScheme } from '@mantine/core';
import {
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { formatValue } from '../format/numbers.js';

Chart.register(BarElement, CategoryScale, Legend, LinearScale, LineElement, PointElement, Tooltip);

const COLOURS = [
  '#1c7ed6',
  '#e8590c',
  '#2f9e44',
  '#9c36b5',
  '#c2255c',
  '#0c8599',
  '#f08c00',
  '#5f3dc4',
  '#868e96',
  '#087f5b',
];
export const colour = (index: number): string => COLOURS[index % COLOURS.length] ?? '#1c7ed6';

/** Money and counts at an axis, where zero is a number like others. */
export const writeMoney =
  (locale: string) =>
  (value: number): string =>
    value === 0 ? '0' : formatValue(value, 'money', locale);

/** Axes and tips in the reader's colours, with numbers as the chart writes them; nothing moves. */
export function useChartOptions(
  write: (value: number) => string,
): ChartOptions<'line'> & ChartOptions<'bar'> {
  const dark = useComputedColorScheme('light') === 'dark';
  const ink = dark ? '#c9c9c9' : '#333';
  const grid = dark ? '#444' : '#ddd';
  const options: ChartOptions<'line' | 'bar'> = {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { ticks: { color: ink }, grid: { color: grid } },
      y: {
        ticks: { color: ink, callback: (value) => write(Number(value)) },
        grid: { color: grid },
      },
    },
    plugins: {
      legend: { labels: { color: ink } },
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed }) =>
            `${dataset.label ?? ''}: ${parsed.y === null ? '–' : write(parsed.y)}`,
        },
      },
    },
  };
  return options as ChartOptions<'line'> & ChartOptions<'bar'>;
}
