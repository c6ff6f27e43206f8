import { Button, Group, Paper } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Bar, Line } from 'react-chartjs-2';
import { useTexts } from '../messages/use-texts.js';
import { useChartOptions } from './chart-options.js';
import type { ShownChart } from './chart-picture.js';
import { savePicture } from './save-picture.js';

const FORMATS = [
  ['png', 'PNG'],
  ['svg', 'SVG'],
] as const;

function PictureButtons({ chart }: { chart: ShownChart }): ReactNode {
  const t = useTexts();
  return (
    <Group gap="xs" justify="flex-end">
      {FORMATS.map(([format, name]) => (
        <Button
          key={format}
          size="compact-xs"
          variant="default"
          aria-label={t('chart.save', { format: name })}
          onClick={() => {
            savePicture(chart, format).catch((error: unknown) =>
              notifications.show({
                color: 'red',
                title: t('chart.notSaved'),
                message: error instanceof Error ? error.message : String(error),
              }),
            );
          }}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}

/** A chart on the page, in the page's colours, with buttons that save it as a picture. */
export function ChartFrame({ chart, label }: { chart: ShownChart; label: string }): ReactNode {
  const options = useChartOptions(chart.write);
  const labels = [...chart.labels];
  const datasets = chart.series.map(({ name, colour, values }) => ({
    label: name,
    borderColor: colour,
    backgroundColor: colour,
    data: [...values],
  }));
  const drawn = { role: 'img', 'aria-label': label, data: { labels, datasets } } as const;
  return (
    <Paper withBorder p="sm">
      <PictureButtons chart={chart} />
      <div style={{ position: 'relative', height: 250 }}>
        {chart.kind === 'bar' ? (
          <Bar {...drawn} options={options} />
        ) : (
          <Line {...drawn} options={options} />
        )}
      </div>
    </Paper>
  );
}
