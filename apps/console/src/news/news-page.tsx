import { Anchor, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ServiceFile } from '../access/service-file.js';
import type { ListedChange, Schemas } from '../api/client.js';
import { useChanges } from '../api/queries.js';
import { formatTime } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { periodText } from '../periods/period-text.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { changeLines, changePlace, changeTitle, reasonText, valuesText } from './change-texts.js';

const PER_PAGE = 20;

function ChangedFigures({ cells }: { cells: readonly Schemas['ChangedCell'][] }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <details>
      <summary>{t('news.figures.title')}</summary>
      <Table.ScrollContainer minWidth={480}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('news.figures.row')}</Table.Th>
              <Table.Th>{t('news.figures.year')}</Table.Th>
              <Table.Th>{t('news.figures.values')}</Table.Th>
              <Table.Th>{t('news.figures.reason')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {cells.map((cell) => (
              <Table.Tr key={`${cell.item} ${cell.year}`}>
                <Table.Td>{cell.item}</Table.Td>
                <Table.Td>{periodText(t, cell.year, locale)}</Table.Td>
                <Table.Td>{valuesText(cell, locale)}</Table.Td>
                <Table.Td>{reasonText(t, cell)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </details>
  );
}

function Change({ change }: { change: ListedChange }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Paper withBorder p="sm" component="article">
      <Group justify="space-between">
        <Anchor component={Link} to={changePlace(change)} fw={600}>
          {changeTitle(t, change)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {formatTime(change.changed_at, locale)}
        </Text>
      </Group>
      <List size="sm">
        {changeLines(t, change, locale).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {change.changes.cells.length > 0 && <ChangedFigures cells={change.changes.cells} />}
    </Paper>
  );
}

export default function NewsPage(): ReactNode {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const changes = useChanges((page - 1) * PER_PAGE, PER_PAGE);
  const total = changes.data?.total ?? 0;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('news.title')}
        </Title>
        <ServiceFile href="/api/v1/feed.atom">{t('news.feed')}</ServiceFile>
      </Group>
      {changes.isPending && <Loading what="news" />}
      {changes.isError && <Failure error={changes.error} retry={() => void changes.refetch()} />}
      {changes.isSuccess && total === 0 && (
        <Empty title={t('news.empty.title')}>{t('news.empty.text')}</Empty>
      )}
      {changes.data?.items.map((change) => (
        <Change key={change.id} change={change} />
      ))}
      <Pages items={total} perPage={PER_PAGE} page={page} onPage={setPage} />
    </Stack>
  );
}
