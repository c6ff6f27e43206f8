import { Alert, Anchor, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedDeadLetter } from '../api/client.js';
import { useDeadLetterAction, useDeadLetters } from '../api/queries.js';
import { formatTime } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { FailureWords } from '../shell/failure-words.js';
import { ServiceText } from '../shell/service-text.js';

const PER_PAGE = 20;

function Actions({
  letter,
  name,
  action,
}: {
  letter: ListedDeadLetter;
  name: string;
  action: ReturnType<typeof useDeadLetterAction>;
}): ReactNode {
  const t = useTexts();
  const id = String(letter.id);
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        loading={action.isPending}
        onClick={() => action.mutate({ id: letter.id, action: 'redrive' })}
        aria-label={t('deadLetters.redriveNamed', { name, id })}
      >
        {t('deadLetters.redrive')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        c="var(--mantine-color-error)"
        loading={action.isPending}
        onClick={() => action.mutate({ id: letter.id, action: 'discard' })}
        aria-label={t('deadLetters.discardNamed', { name, id })}
      >
        {t('deadLetters.discard')}
      </Button>
    </Group>
  );
}

function Letter({ letter }: { letter: ListedDeadLetter }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const action = useDeadLetterAction();
  const name = letter.type ?? t('deadLetters.unreadable');
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600}>
            {name}{' '}
            <Text span c="dimmed" size="sm">
              {t('deadLetters.parked', {
                queue: letter.queue,
                time: formatTime(letter.parked_at, locale),
                count: letter.deliveries,
              })}
            </Text>
          </Text>
          <Text size="sm">
            <ServiceText text={letter.reason} />
          </Text>
          {letter.task_id !== null && (
            <Anchor component={Link} to={`/tasks/${letter.task_id}`} size="sm">
              {t('deadLetters.task')}
            </Anchor>
          )}
        </div>
        <Actions letter={letter} name={name} action={action} />
      </Group>
      {action.isError && (
        <Alert color="red" role="alert" mt="xs">
          <FailureWords error={action.error} />
        </Alert>
      )}
      <details>
        <summary>{t('deadLetters.content')}</summary>
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
  const t = useTexts();
  const [page, setPage] = useState(1);
  const letters = useDeadLetters((page - 1) * PER_PAGE, PER_PAGE);
  const total = letters.data?.total ?? 0;
  return (
    <Stack>
      <Title order={1} size="h2">
        {t('deadLetters.title')}
      </Title>
      {letters.isPending && <Loading what="deadLetters" />}
      {letters.isError && <Failure error={letters.error} retry={() => void letters.refetch()} />}
      {letters.isSuccess && total === 0 && (
        <Empty title={t('deadLetters.empty.title')}>{t('deadLetters.empty.text')}</Empty>
      )}
      {letters.data?.items.map((letter) => (
        <Letter key={letter.id} letter={letter} />
      ))}
      <Pages items={total} perPage={PER_PAGE} page={page} onPage={setPage} />
    </Stack>
  );
}
