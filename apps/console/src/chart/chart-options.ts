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

export const COLOURS = [
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

/** Axes and tips in the reader's colours and number format; nothing moves. */
export function useChartOptions<Kind extends 'line' | 'bar'>(): ChartOptions<Kind> {
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
        ticks: {
          color: ink,
          callback: (value) =>
            Number(value) === 0 ? '0' : formatValue(Number(value), 'money', undefined),
        },
        grid: { color: grid },
      },
    },
    plugins: {
      legend: { labels: { color: ink } },
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed }) =>
            `${dataset.label ?? ''}: ${parsed.y === null ? '–' : formatValue(parsed.y, 'money', undefined)}`,
        },
      },
    },
  };
  return options as ChartOptions<Kind>;
}
