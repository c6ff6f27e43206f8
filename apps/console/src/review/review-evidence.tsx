import type { Review, ReviewDetail } from '@fde/contracts/resources';
import { List, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageNumber } from '../format/page-number.js';
import { inWords } from '../messages/in-words.js';
import { useTexts } from '../messages/use-texts.js';
import { CheckList } from '../checks/check-list.js';
import { evidenceText, saidText, weightyAgainst } from './evidence-text.js';
import { Reasons } from './report-name.js';

type Decision = ReviewDetail['decided'][string];

function Weighed({ name, made }: { name: string; made: Decision }): ReactNode {
  const t = useTexts();
  const pieces = [
    ...made.evidence.map((piece) => evidenceText(t, 'for', piece)),
    ...weightyAgainst(name, made.against).map((piece) => evidenceText(t, 'against', piece)),
  ];
  return (
    <>
      <Text size="sm">
        {inWords(t, 'decisions', name)}: {saidText(t, made.value)}
        {made.doubt === undefined ? '' : ` (${inWords(t, 'doubts', made.doubt)})`}
      </Text>
      <List size="sm">
        {pieces.map((piece, at) => (
          <List.Item key={at}>{piece}</List.Item>
        ))}
      </List>
    </>
  );
}

function Series({ detail, year }: { detail: ReviewDetail; year: string | undefined }): ReactNode {
  const t = useTexts();
  if (detail.series.length === 0) return null;
  return (
    <div className="series" tabIndex={0} role="region" aria-label={t('review.series')}>
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
                {cell.value === null ? '–' : pageNumber(cell.value, detail.statement.number_style)}
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
  const t = useTexts();
  return (
    <>
      <Title order={3} size="h6">
        {t('review.reasons')}
      </Title>
      <Reasons reasons={review.reasons} style={detail.statement.number_style} />
      {Object.keys(detail.decided).length > 0 && (
        <Title order={3} size="h6">
          {t('review.forAndAgainst')}
        </Title>
      )}
      {Object.entries(detail.decided).map(([name, made]) => (
        <Weighed key={name} name={name} made={made} />
      ))}
      {detail.checks.length > 0 && (
        <Title order={3} size="h6">
          {t('review.identities')}
        </Title>
      )}
      <CheckList checks={detail.checks} />
      <Series detail={detail} year={review.item?.year} />
    </>
  );
}
