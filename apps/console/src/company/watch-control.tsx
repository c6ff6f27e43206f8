import { Alert, Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Failure } from '../shell/states.js';
import { choicesFor, chosenOf, type Watch } from './watch-choices.js';
import { useSetWatch, useWatch } from './watch-queries.js';
import { FailureWords } from '../shell/failure-words.js';

function Runs({ watch }: { watch: Watch }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const time = (at: string): string => formatTime(at, locale);
  return (
    <Text size="sm" c="dimmed">
      {watch.next_run_at !== null && t('company.watch.next', { time: time(watch.next_run_at) })}{' '}
      {watch.last_run_at !== null &&
        t.rich('company.watch.last', {
          time: time(watch.last_run_at),
          link: (words) => (
            <Anchor inherit component={Link} to={`/tasks/${watch.last_run_task_id}`}>
              {words}
            </Anchor>
          ),
        })}{' '}
      {watch.last_skipped_at !== null &&
        t('company.watch.skipped', { time: time(watch.last_skipped_at) })}
    </Text>
  );
}

/** How often the company is run by itself, when next, and when it was last. */
export function WatchControl({ companyId }: { companyId: number }): ReactNode {
  const t = useTexts();
  const watch = useWatch(companyId);
  const set = useSetWatch(companyId);
  if (watch.isPending) return null;
  if (watch.isLoadingError)
    return <Failure error={watch.error} retry={() => void watch.refetch()} />;
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t('company.watch.title')}
          value={chosenOf(watch.data)}
          data={[...choicesFor(t, watch.data)]}
          disabled={set.isPending}
          onChange={({ currentTarget }) => set.mutate(currentTarget.value)}
        />
        <Runs watch={watch.data} />
      </Group>
      {set.isError && (
        <Alert color="red" role="alert">
          <FailureWords error={set.error} />
        </Alert>
      )}
    </Stack>
  );
}
