import { Anchor, Table, Text, Title } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { TaskStatus } from '../../api/client.js';
import { formatDuration, formatTime } from '../../format/times.js';
import { useLocale, useTexts, type Texts } from '../../messages/use-texts.js';
import { Failure, Loading } from '../../shell/states.js';
import { operationText } from '../operation-names.js';
import { TaskBadge } from '../task-badge.js';
import { ganttOf, type Bar, type Gantt, type GanttRow } from './gantt-layout.js';
import { usePipeline, type Pipeline } from './pipeline-queries.js';
import { pipelineTree } from './pipeline-tree.js';
import { TaskDocument } from '../task-document.js';

/** The chart's own units: widths are shares of the time, drawn a thousand wide. */
const WIDTH = 1_000;
const HEIGHT = 16;
/** A short attempt is seen all the same. */
const LEAST_WIDTH = 4;
/** Per level of the tree, in rem. */
const INDENT = 1.25;

const FAILED: readonly (Bar['outcome'] | null)[] = ['failed', 'retry', 'abandoned', 'interrupted'];

const saidOf = (t: Texts, locale: string, bar: Bar): string =>
  [
    bar.kind === 'waited' ? t('tasks.pipeline.barWaited') : '',
    bar.attempt === null ? '' : t('tasks.attempt', { number: String(bar.attempt) }),
    bar.outcome === null ? '' : t(`tasks.outcomes.${bar.outcome}`),
    formatDuration(bar.milliseconds, locale),
    bar.worker ?? '',
  ]
    .filter(Boolean)
    .join(', ');

const lookOf = ({ kind, outcome }: Bar): string =>
  `gantt-${kind}${FAILED.includes(outcome) && outcome !== null ? ' gantt-failed' : ''}`;

/** What the columns beside it say in words. */
function Bars({ bars }: { bars: readonly Bar[] }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="gantt"
      aria-hidden="true"
    >
      {bars.map((bar) => (
        <rect
          key={`${bar.kind} ${bar.start}`}
          className={lookOf(bar)}
          x={bar.start * WIDTH}
          y={bar.kind === 'waited' ? HEIGHT / 2 - 2 : 1}
          width={Math.max(LEAST_WIDTH, bar.width * WIDTH)}
          height={bar.kind === 'waited' ? 4 : HEIGHT - 2}
        >
          <title>{saidOf(t, locale, bar)}</title>
        </rect>
      ))}
    </svg>
  );
}

function PartRow({ row }: { row: GanttRow }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { task, depth, bars, attempts, workers } = row;
  return (
    <Table.Tr>
      <Table.Th scope="row" style={{ paddingLeft: `${0.5 + depth * INDENT}rem` }}>
        <Anchor component={Link} to={`/tasks/${task.task_id}`} size="sm">
          {operationText(t, task.operation)}
        </Anchor>
        {task.document_id !== null && (
          <Text span size="sm" c="dimmed">
            {' '}
            · <TaskDocument id={task.document_id} />
          </Text>
        )}
      </Table.Th>
      <Table.Td>
        <TaskBadge status={task.status} outcome={task.outcome} />
      </Table.Td>
      <Table.Td className="gantt-cell">
        <Bars bars={bars} />
      </Table.Td>
      <Table.Td className="num">{formatDuration(row.waitedMs, locale)}</Table.Td>
      <Table.Td className="num">{formatDuration(row.workedMs, locale)}</Table.Td>
      <Table.Td className="num">{attempts}</Table.Td>
      <Table.Td>
        <Text size="sm">{workers.join('; ')}</Text>
      </Table.Td>
    </Table.Tr>
  );
}

function GanttTable({ gantt }: { gantt: Gantt }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const time = (at: number): string => formatTime(new Date(at).toISOString(), locale);
  return (
    <div className="scroll-x" role="region" aria-label={t('tasks.pipeline.title')} tabIndex={0}>
      <Table verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tasks.pipeline.task')}</Table.Th>
            <Table.Th>{t('tasks.heads.state')}</Table.Th>
            <Table.Th>
              {t('tasks.pipeline.fromTo', { from: time(gantt.begin), to: time(gantt.end) })}
            </Table.Th>
            <Table.Th className="num">{t('tasks.pipeline.waited')}</Table.Th>
            <Table.Th className="num">{t('tasks.pipeline.worked')}</Table.Th>
            <Table.Th className="num">{t('tasks.pipeline.attempts')}</Table.Th>
            <Table.Th>{t('tasks.pipeline.workers')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {gantt.rows.map((row) => (
            <PartRow key={row.task.task_id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Drawn({
  task,
  pipeline,
  now,
}: {
  task: TaskStatus;
  pipeline: Pipeline;
  now: number;
}): ReactNode {
  const t = useTexts();
  const gantt = useMemo(
    () => ganttOf(t, pipelineTree(task, pipeline.parts), pipeline.timelines, now),
    [t, task, pipeline, now],
  );
  return (
    <>
      <Title order={2} size="h3">
        {t('tasks.pipeline.started')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('tasks.pipeline.legend')}
        {pipeline.left > 0 && ` ${t('tasks.pipeline.left', { count: pipeline.left })}`}
      </Text>
      <GanttTable gantt={gantt} />
    </>
  );
}

/** The parts of a pipeline as a tree, with where each waited and worked in time. Nothing for a task without parts. */
export function PipelineChart({ task }: { task: TaskStatus }): ReactNode {
  const pipeline = usePipeline(task);
  if (pipeline.isLoading) return <Loading what="pipeline" />;
  if (pipeline.isLoadingError)
    return <Failure error={pipeline.error} retry={() => void pipeline.refetch()} />;
  if (pipeline.data === undefined || pipeline.data.parts.length === 0) return null;
  return <Drawn task={task} pipeline={pipeline.data} now={pipeline.dataUpdatedAt} />;
}
