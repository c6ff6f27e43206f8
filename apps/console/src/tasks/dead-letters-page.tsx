import { Alert, Anchor, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedDeadLetter } from '../api/client.js';
import { useDeadLetterAction, useDeadLetters } from '../api/queries.js';
import { formatTime } from '../format/times.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';

const PER_PAGE = 20;

function Letter({ letter }: { letter: ListedDeadLetter }): ReactNode {
  const action = useDeadLetterAction();
  const name = letter.type ?? 'unreadable message';
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600}>
            {name}{' '}
            <Text span c="dimmed" size="sm">
              from {letter.queue}, parked {formatTime(letter.parked_at)}, delivered{' '}
              {letter.deliveries} times
            </Text>
          </Text>
          <Text size="sm">{letter.reason}</Text>
          {letter.task_id !== null && (
            <Anchor component={Link} to={`/tasks/${letter.task_id}`} size="sm">
              its task
            </Anchor>
          )}
        </div>
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            loading={action.isPending}
            onClick={() => action.mutate({ id: letter.id, action: 'redrive' })}
            aria-label={`Redrive ${name} ${letter.id}`}
          >
            Redrive
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            c="var(--mantine-color-error)"
            loading={action.isPending}
            onClick={() => action.mutate({ id: letter.id, action: 'discard' })}
            aria-label={`Discard ${name} ${letter.id}`}
          >
            Discard
          </Button>
        </Group>
      </Group>
      {action.isError && (
        <Alert color="red" role="alert" mt="xs">
          {action.error.message}
        </Alert>
      )}
      <details>
        <summary>Headers and body</summary>
        <Code block tabIndex={0}>
          {JSON.stringify(letter.headers, null, 2)}
          {'\n\n'}
          {letter.body}
        </Code>
      </details>
    </Paper>
  );
}

export default function DeadLettersPage(): ReactNode {
  const [page, setPage] = useState(1);
  const letters = useDeadLetters((page - 1) * PER_PAGE, PER_PAGE);
  const total = letters.data?.total ?? 0;
  return (
    <Stack>
      <Title order={1} size="h2">
        Dead letters
      </Title>
      {letters.isPending && <Loading what="dead letters" />}
      {letters.isError && <Failure error={letters.error} retry={() => void letters.refetch()} />}
      {letters.isSuccess && total === 0 && (
        <Empty title="Nothing is parked">
          Messages that cannot be read, or whose work keeps killing its worker, wait here with the
          reason.
        </Empty>
      )}
      {letters.data?.items.map((letter) => (
        <Letter key={letter.id} letter={letter} />
      ))}
      <Pages items={total} perPage={PER_PAGE} page={page} onPage={setPage} />
    </Stack>
  );
}
