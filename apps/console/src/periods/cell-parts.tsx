import { partsOfCell, type PeriodPart, type PeriodSeries } from '@fde/contracts/resources';
import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ServiceFile } from '../access/service-file.js';
import { formatValue } from '../format/numbers.js';
import { formatDay } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import type { PeriodCell } from './period-table.js';

/** Where a number is printed. */
type Place = Pick<PeriodPart, 'document_id' | 'page' | 'bbox'>;

/** `9 months to 2023-09-30`, as the service says it; days stand alone. */
const SPAN = /^(\d+) months? to (\S+)$/;

/** What a part covers, in the language of the page. */
function usePeriodText(): (period: string) => string {
  const t = useTexts();
  const locale = useLocale();
  return (period) => {
    const [, months, end] = SPAN.exec(period) ?? [];
    if (months === undefined || end === undefined) return period;
    return t('periods.span', { count: Number(months), end: formatDay(end, locale) });
  };
}

/** Width of the picture, in pixels. */
const WIDTH = 1600;

function PageLink({ document_id: id, page, bbox }: Place): ReactNode {
  const t = useTexts();
  if (page === null) return null;
  const box = bbox === undefined ? '' : `&box=${bbox.join(',')}`;
  return (
    <ServiceFile
      size="sm"
      newTab
      href={`/api/v1/documents/${id}/pages/${page}.png?width=${WIDTH}${box}`}
    >
      {t('statement.standard.place', { page: String(page) })}
    </ServiceFile>
  );
}

/** What a chosen number is made of, each part with the page that prints it. */
export function CellParts({
  series,
  cell: { item, column },
}: {
  series: PeriodSeries;
  cell: PeriodCell;
}): ReactNode {
  const locale = useLocale();
  const periodText = usePeriodText();
  return (
    <div aria-live="polite" data-statement={series.statement_type}>
      <Text fw={600}>{`${item.name}, ${column}`}</Text>
      <List size="sm">
        {partsOfCell(item, column).map((part, at) => (
          <List.Item key={at}>
            {`${part.sign < 0 ? '−' : '+'} ${formatValue(part.value, item.unit, locale)} · ${periodText(part.period)} · `}
            <PageLink {...part} />
          </List.Item>
        ))}
      </List>
    </div>
  );
}
