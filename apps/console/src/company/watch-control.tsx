import { Alert, Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../format/times.js';
import { Failure } from '../shell/states.js';
import { choicesFor, chosenOf, type Watch } from './watch-choices.js';
import { useSetWatch, useWatch } from './watch-queries.js';

function Runs({ watch }: { watch: Watch }): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {watch.next_run_at !== null && <>Next run {formatTime(watch.next_run_at)}. </>}
      {watch.last_run_at !== null && (
        <>
          Last run{' '}
          <Anchor inherit component={Link} to={`/tasks/${watch.last_run_task_id}`}>
            {formatTime(watch.last_run_at)}
          </Anchor>
          .{' '}
        </>
      )}
      {watch.last_skipped_at !== null && (
        <>Skipped {formatTime(watch.last_skipped_at)}: a run was still at work.</>
      )}
    </Text>
  );
}

/** How often the company is run by itself, when next, and when it was last. */
export function WatchControl({ companyId }: { companyId: number }): ReactNode {
  const watch = useWatch(companyId);
  const set = useSetWatch(companyId);
  if (watch.isPending) return null;
  if (watch.isLoadingError)
    return <Failure error={watch.error} retry={() => void watch.refetch()} />;
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Watch"
          value={chosenOf(watch.data)}
          data={[...choicesFor(watch.data)]}
          disabled={set.isPending}
          onChange={({ currentTarget }) => set.mutate(currentTarget.value)}
        />
        <Runs watch={watch.data} />
      </Group>
      {set.isError && (
        <Alert color="red" role="alert">
          {set.error.message}
        </Alert>
      )}
    </Stack>
  );
}
