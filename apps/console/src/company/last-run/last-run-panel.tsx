import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '../../api/client.js';
import { formatTime } from '../../format/times.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { OutcomeBadge } from '../../outcomes/outcome-badge.js';
import { operationText } from '../../tasks/operation-names.js';
import { useLastRun } from './last-run-query.js';
import { useRunningTasks } from '../running-tasks.js';
import {
  countLeftOut,
  endNow,
  leftOutNow,
  missingUnsaid,
  nextStepsNow,
  partLeftOut,
} from './left-out.js';
import { LeftOutTable, type LeftOutLine } from '../../outcomes/left-out-table.js';
import { NextSteps } from '../../outcomes/next-steps.js';
import { ServiceMessage } from '../../shell/service-message.js';

type Run = Schemas['RunSummary'];
type LastRun = Schemas['LastRun'];

function LeftOut({
  lines,
  companyId,
}: {
  lines: readonly LeftOutLine[];
  companyId: number;
}): ReactNode {
  const t = useTexts();
  const { listed, expected } = partLeftOut(lines);
  return (
    <>
      {listed.length > 0 && <LeftOutTable lines={listed} companyId={companyId} />}
      {expected.length > 0 && (
        <details>
          <summary>{t('outcomes.run.expected', { count: expected.length })}</summary>
          <LeftOutTable lines={expected} companyId={companyId} />
        </details>
      )}
    </>
  );
}

function Counts({ run, lines }: { run: Run; lines: readonly LeftOutLine[] }): ReactNode {
  const t = useTexts();
  return (
    <Text size="sm">
      {run.operation === 'scrape_company'
        ? t('outcomes.run.found', { count: run.documents_found })
        : t('outcomes.run.counts', {
            found: run.documents_found,
            read: run.documents_read,
            ...countLeftOut(lines),
          })}
    </Text>
  );
}

/** How a run or a compilation ended: its outcome, when, and what that means. */
function Ended({ run }: { run: Run }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <>
      <OutcomeBadge outcome={run.outcome} />
      <Anchor component={Link} size="sm" to={`/tasks/${run.task_id}`}>
        {operationText(t, run.operation)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {formatTime(run.finished_at, locale)}
      </Text>
    </>
  );
}

/** The run and the compilation since then: of the two, the one that the head does not name. */
function OtherRun({ last, now }: { last: LastRun; now: Run | null }): ReactNode {
  const t = useTexts();
  const { run, compilation } = last;
  if (run === null || compilation === null) return null;
  const isRunFirst = now === run;
  return (
    <Group gap="sm">
      <Text size="sm" fw={600}>
        {t(isRunFirst ? 'outcomes.run.since' : 'outcomes.run.before')}
      </Text>
      <Ended run={isRunFirst ? compilation : run} />
    </Group>
  );
}

/** What a run says of itself: what its outcome means, and what it found. */
function RunInWords({ run, lines }: { run: Run; lines: readonly LeftOutLine[] }): ReactNode {
  const t = useTexts();
  return (
    <>
      <Text size="sm">{t(`outcomes.meanings.${run.outcome}`)}</Text>
      {run.outcome !== 'found' && <ServiceMessage text={run.outcome_reason} />}
      <Counts run={run} lines={lines} />
    </>
  );
}

/** What the last run has come to: its outcome, what it left out and why, and what to do next. */
export function LastRunPanel({ companyId }: { companyId: number }): ReactNode {
  const t = useTexts();
  const last = useLastRun(companyId).data;
  const isAtWork = useRunningTasks(companyId).length > 0;
  if (last === undefined) return null;
  const run = endNow(last);
  const lines = leftOutNow(last);
  if (run === null && lines.length === 0) return null;
  const missing = missingUnsaid(last);
  return (
    <Paper withBorder p="sm" component="section" aria-labelledby="last-run">
      <Stack gap="xs">
        <Group gap="sm">
          <Title order={2} size="h4" id="last-run">
            {t(run === null ? 'outcomes.run.leftOut' : 'outcomes.run.title')}
          </Title>
          {run !== null && <Ended run={run} />}
        </Group>
        {run !== null && <RunInWords run={run} lines={lines} />}
        <OtherRun last={last} now={run} />
        {missing.length > 0 && !isAtWork && (
          <Text size="sm">
            {t('outcomes.run.missing', { years: missing.toReversed().join(', ') })}
          </Text>
        )}
        <LeftOut lines={lines} companyId={companyId} />
        {isAtWork ? (
          <Text size="sm">{t('outcomes.run.atWork')}</Text>
        ) : (
          <NextSteps steps={nextStepsNow(last)} />
        )}
      </Stack>
    </Paper>
  );
}
