import { partsOfCell, type PeriodPart, type PeriodSeries } from '@fde/contracts/resources';
import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ServiceFile } from '../access/service-file.js';
import { formatValue } from '../format/numbers.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import type { PeriodCell } from './period-table.js';
import { periodText } from './period-text.js';

/** Where a number is printed. */
type Place = Pick<PeriodPart, 'document_id' | 'page' | 'bbox'>;

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
  const t = useTexts();
  return (
    <div aria-live="polite" data-statement={series.statement_type}>
      <Text fw={600}>{`${item.name}, ${column}`}</Text>
      <List size="sm">
        {partsOfCell(item, column).map((part, at) => (
          <List.Item key={at}>
            {`${part.sign < 0 ? '−' : '+'} ${formatValue(part.value, item.unit, locale)} · ${periodText(t, part.period, locale)} · `}
            <PageLink {...part} />
          </List.Item>
        ))}
      </List>
    </div>
  );
}
