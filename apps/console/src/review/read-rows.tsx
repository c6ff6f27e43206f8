import { rawStatementOf } from '@fde/client';
import type { Review } from '@fde/contracts/resources';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useExtraction } from '../api/queries.js';
import { pageNumber } from '../format/page-number.js';
import { useTexts } from '../messages/use-texts.js';

/** Rows before and behind the figure's own. */
const NEIGHBOURS = 3;

/** The tagged statement around a figure: its row with those beside it, the cell marked. */
export function ReadRows({ review }: { review: Review }): ReactNode {
  const t = useTexts();
  const extraction = useExtraction(review.extraction_id);
  const raw = extraction.data && rawStatementOf(extraction.data);
  const { item } = review;
  if (raw === undefined || item === null) return null;
  const same = raw.line_items.flatMap((row, at) =>
    row.name === item.name && (row.section ?? null) === item.section ? [at] : [],
  );
  const own = same[item.occurrence];
  if (own === undefined) return null;
  const first = Math.max(0, own - NEIGHBOURS);
  return (
    <div className="series" tabIndex={0} role="region" aria-label={t('review.taggedTable')}>
      <Table withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{raw.title}</Table.Th>
            {raw.years.map((year) => (
              <Table.Th key={year} scope="col" ta="right">
                {year}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {raw.line_items.slice(first, own + NEIGHBOURS + 1).map((row, at) => (
            <Table.Tr key={first + at}>
              <Table.Th scope="row" fw={first + at === own ? 700 : 400}>
                {row.name}
              </Table.Th>
              {raw.years.map((year) => {
                const value = row.values[year];
                const text = value === undefined ? '' : pageNumber(value);
                const isInQuestion = first + at === own && year === item.year;
                return (
                  <Table.Td key={year} ta="right">
                    {isInQuestion ? <mark>{text === '' ? '–' : text}</mark> : text}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
