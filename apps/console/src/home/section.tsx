import type { PageOf } from '@fde/client';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Messages } from '../messages/en.js';
import { useTexts } from '../messages/use-texts.js';
import { Failure, Loading } from '../shell/states.js';

/** One of the start page's questions, with the way to the page that answers it in full. */
export function Section<T>({
  title,
  to,
  all,
  what,
  query,
  empty,
  children,
}: {
  title: string;
  to: string;
  all: string;
  what: keyof Messages['loading'];
  query: UseQueryResult<PageOf<T>>;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}): ReactNode {
  const t = useTexts();
  const total = query.data?.total ?? 0;
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {total > 0 ? t('home.counted', { title, count: total }) : title}
          </Title>
          <Anchor component={Link} to={to} size="sm">
            {all}
          </Anchor>
        </Group>
        {query.isPending && <Loading what={what} />}
        {query.isLoadingError && <Failure error={query.error} retry={() => void query.refetch()} />}
        {query.data !== undefined && total === 0 && (
          <Text component="div" c="dimmed">
            {empty}
          </Text>
        )}
        {query.data !== undefined && total > 0 && children(query.data.items)}
      </Stack>
    </Paper>
  );
}
