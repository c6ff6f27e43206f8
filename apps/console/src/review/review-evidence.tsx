import type { Review, ReviewDetail } from '@fde/contracts/resources';
import { List, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckList } from '../statement/cell/check-list.js';

type Decision = ReviewDetail['decided'][string];

function Weighed({ name, made }: { name: string; made: Decision }): ReactNode {
  const pieces = [
    ...made.evidence.map((piece) => ({ ...piece, side: 'for' })),
    ...(made.against ?? []).map((piece) => ({ ...piece, side: 'against' })),
  ];
  return (
    <>
      <Text size="sm">
        {name.replaceAll('_', ' ')}: {made.value}
        {made.doubt === undefined ? '' : ` (${made.doubt})`}
      </Text>
      <List size="sm">
        {pieces.map((piece, at) => (
          <List.Item key={at}>
            {piece.side}: {piece.source} says {piece.says}
            {piece.text === undefined ? '' : `, “${piece.text}”`}
            {piece.page === undefined ? '' : `, page ${piece.page}`}
          </List.Item>
        ))}
      </List>
    </>
  );
}

function Series({ detail, year }: { detail: ReviewDetail; year: string | undefined }): ReactNode {
  if (detail.series.length === 0) return null;
  return (
    <div className="series" tabIndex={0} role="region" aria-label="The row over the years">
      <Table withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {detail.series.map((cell) => (
              <Table.Th key={cell.year} scope="col" ta="right">
                {cell.year === year ? <mark>{cell.year}</mark> : cell.year}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            {detail.series.map((cell) => (
              <Table.Td key={cell.year} ta="right">
                {cell.value === null ? '–' : cell.value.toLocaleString()}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Why it needs review, what speaks for and against it, the identities it takes part in, and its neighbours over the years. */
export function ReviewEvidence({
  review,
  detail,
}: {
  review: Review;
  detail: ReviewDetail;
}): ReactNode {
  return (
    <>
      <Title order={3} size="h6">
        Why it needs review
      </Title>
      <List size="sm">
        {review.reasons.map((reason, at) => (
          <List.Item key={at}>{reason.says}</List.Item>
        ))}
      </List>
      {Object.keys(detail.decided).length > 0 && (
        <Title order={3} size="h6">
          For and against
        </Title>
      )}
      {Object.entries(detail.decided).map(([name, made]) => (
        <Weighed key={name} name={name} made={made} />
      ))}
      {detail.checks.length > 0 && (
        <Title order={3} size="h6">
          Identities
        </Title>
      )}
      <CheckList checks={detail.checks} />
      <Series detail={detail} year={review.item?.year} />
    </>
  );
}
