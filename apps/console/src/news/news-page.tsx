import { Anchor, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ServiceFile } from '../access/service-file.js';
import type { ListedChange, Schemas } from '../api/client.js';
import { useChanges } from '../api/queries.js';
import { formatTime } from '../format/times.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { changeLines, reasonText, valuesText } from './change-texts.js';

const PER_PAGE = 20;

function ChangedFigures({ cells }: { cells: readonly Schemas['ChangedCell'][] }): ReactNode {
  return (
    <details>
      <summary>Changed figures</summary>
      <Table.ScrollContainer minWidth={480}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              <Table.Th>Year</Table.Th>
              <Table.Th>Before → now</Table.Th>
              <Table.Th>Why</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {cells.map((cell) => (
              <Table.Tr key={`${cell.item} ${cell.year}`}>
                <Table.Td>{cell.item}</Table.Td>
                <Table.Td>{cell.year}</Table.Td>
                <Table.Td>{valuesText(cell)}</Table.Td>
                <Table.Td>{reasonText(cell)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </details>
  );
}

function Change({ change }: { change: ListedChange }): ReactNode {
  const type = change.statement_type.replaceAll('_', ' ');
  return (
    <Paper withBorder p="sm" component="article">
      <Group justify="space-between">
        <Anchor component={Link} to={`/statements/${change.compiled_statement_id}`} fw={600}>
          {change.company_name}, {type}
        </Anchor>
        <Text size="sm" c="dimmed">
          {formatTime(change.changed_at)}
        </Text>
      </Group>
      <List size="sm">
        {changeLines(change.changes).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {change.changes.cells.length > 0 && <ChangedFigures cells={change.changes.cells} />}
    </Paper>
  );
}

export default function NewsPage(): ReactNode {
  const [page, setPage] = useState(1);
  const changes = useChanges((page - 1) * PER_PAGE, PER_PAGE);
  const total = changes.data?.total ?? 0;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          What is new
        </Title>
        <ServiceFile href="/api/v1/feed.atom">Atom feed</ServiceFile>
      </Group>
      {changes.isPending && <Loading what="what is new" />}
      {changes.isError && <Failure error={changes.error} retry={() => void changes.refetch()} />}
      {changes.isSuccess && total === 0 && (
        <Empty title="Nothing is new">
          New years, restated figures and closed gaps appear here once statements are compiled.
        </Empty>
      )}
      {changes.data?.items.map((change) => (
        <Change key={change.id} change={change} />
      ))}
      <Pages items={total} perPage={PER_PAGE} page={page} onPage={setPage} />
    </Stack>
  );
}
