import { isFinal } from '@fde/client';
import { ActionIcon, Anchor, Group, Progress, Table, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { TaskStatus } from '../api/client.js';
import { formatDuration, formatTime } from '../format/times.js';
import { useLocale, useTexts, type Texts } from '../messages/use-texts.js';
import { ServiceMessage } from '../shell/service-message.js';
import { operationText } from './operation-names.js';
import { useParts } from './pipeline/pipeline-queries.js';
import { inOrder, startsOthers } from './pipeline/pipeline-tree.js';
import { TaskBadge } from './task-badge.js';
import { TaskDocument } from './task-document.js';
import { FailureWords } from '../shell/failure-words.js';

type CompanyNames = ReadonlyMap<number, string>;

/** Per level of the tree, in rem. */
const INDENT = 1.5;
const COLUMNS = 8;

const durationOf = (task: TaskStatus, locale: string): string =>
  task.started_at === null || task.finished_at === null
    ? '–'
    : formatDuration(
        new Date(task.finished_at).getTime() - new Date(task.started_at).getTime(),
        locale,
      );

const companyOf = (t: Texts, task: TaskStatus, names: CompanyNames): string =>
  names.get(task.company_id) ?? t('tasks.company', { id: String(task.company_id) });

/** How far a task has come that has not ended; nothing of the others. */
function ProgressOf({ task }: { task: TaskStatus }): ReactNode {
  const t = useTexts();
  if (isFinal(task.status)) return null;
  const percent = Math.round(task.progress?.progress ?? 0);
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress
        value={percent}
        w={72}
        aria-label={t('tasks.percentOf', { operation: operationText(t, task.operation), percent })}
      />
      <Text size="sm" className="num">
        {percent} %
      </Text>
    </Group>
  );
}

function OperationCell({
  task,
  depth,
  fold,
}: {
  task: TaskStatus;
  depth: number;
  fold: ReactNode;
}): ReactNode {
  const t = useTexts();
  return (
    <Table.Td style={{ paddingLeft: `${0.5 + depth * INDENT}rem` }}>
      <Group gap={4} wrap="nowrap">
        {fold}
        <Anchor component={Link} to={`/tasks/${task.task_id}`}>
          {operationText(t, task.operation)}
        </Anchor>
      </Group>
    </Table.Td>
  );
}

/** Why it is as it is: of an ended task its outcome, of one that waits for its next attempt the fault. */
function Reason({ task }: { task: TaskStatus }): ReactNode {
  const t = useTexts();
  const reason = task.outcome_reason ?? task.error;
  const meaning = task.outcome === null ? '' : t(`outcomes.meanings.${task.outcome}`);
  return (
    <>
      {meaning !== '' && <Text size="sm">{meaning}</Text>}
      <ServiceMessage text={reason} />
    </>
  );
}

/** What a row says of its task; `fold` opens its parts, `parts` is their number. */
function TaskCells({
  task,
  names,
  depth,
  fold,
  parts,
}: {
  task: TaskStatus;
  names: CompanyNames;
  depth: number;
  fold: ReactNode;
  parts: number | undefined;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Table.Tr>
      <Table.Td>
        <TaskBadge status={task.status} outcome={task.outcome} />
      </Table.Td>
      <OperationCell task={task} depth={depth} fold={fold} />
      <Table.Td>
        {companyOf(t, task, names)}
        {task.document_id !== null && (
          <Text span size="sm" c="dimmed">
            {' '}
            · <TaskDocument id={task.document_id} />
          </Text>
        )}
      </Table.Td>
      <Table.Td className="num">{parts}</Table.Td>
      <Table.Td>
        <ProgressOf task={task} />
      </Table.Td>
      <Table.Td>{formatTime(task.created_at, locale)}</Table.Td>
      <Table.Td className="num">{durationOf(task, locale)}</Table.Td>
      <Table.Td maw={360}>
        <Reason task={task} />
      </Table.Td>
    </Table.Tr>
  );
}

const Note = ({ children }: { children: ReactNode }): ReactNode => (
  <Table.Tr>
    <Table.Td colSpan={COLUMNS}>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Table.Td>
  </Table.Tr>
);

/** The rows of a task's parts, each of which may have parts in turn. */
function PartRows({
  task,
  names,
  depth,
}: {
  task: TaskStatus;
  names: CompanyNames;
  depth: number;
}): ReactNode {
  const t = useTexts();
  const parts = useParts(task, true);
  if (parts.isPending) return <Note>{t('tasks.parts.loading')}</Note>;
  if (parts.isLoadingError)
    return (
      <Note>
        <FailureWords error={parts.error} />
      </Note>
    );
  const { items, total } = parts.data;
  return (
    <>
      {inOrder(items).map((part) => (
        <PipelineRow key={part.task_id} task={part} names={names} depth={depth} />
      ))}
      {total === 0 && <Note>{t('tasks.parts.none')}</Note>}
      {total > items.length && (
        <Note>{t('tasks.parts.newest', { shown: items.length, count: total })}</Note>
      )}
    </>
  );
}

/** A task that may have started others: with their number, unfolded by its button. */
function PipelineRow({
  task,
  names,
  depth,
}: {
  task: TaskStatus;
  names: CompanyNames;
  depth: number;
}): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const mayHaveParts = startsOthers(task);
  // Parts are many: theirs are counted only once somebody looks at them.
  const total = useParts(task, mayHaveParts && (depth === 0 || isOpen), 1).data?.total;
  const fold =
    mayHaveParts && (isOpen || total !== 0) ? (
      <ActionIcon
        variant="subtle"
        size="md"
        aria-expanded={isOpen}
        aria-label={t('tasks.parts.of', {
          operation: operationText(t, task.operation),
          company: companyOf(t, task, names),
        })}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
      </ActionIcon>
    ) : (
      <span className="no-fold" />
    );
  return (
    <>
      <TaskCells task={task} names={names} depth={depth} fold={fold} parts={total} />
      {isOpen && <PartRows task={task} names={names} depth={depth + 1} />}
    </>
  );
}

/** Tasks, one a row; `grouped`: those that started others can be unfolded. */
export function TaskTable({
  tasks,
  names,
  grouped,
}: {
  tasks: readonly TaskStatus[];
  names: CompanyNames;
  grouped: boolean;
}): ReactNode {
  const t = useTexts();
  return (
    <div className="scroll-x" role="region" aria-label={t('tasks.title')} tabIndex={0}>
      <Table verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tasks.heads.state')}</Table.Th>
            <Table.Th>{t('tasks.heads.operation')}</Table.Th>
            <Table.Th>{t('tasks.heads.for')}</Table.Th>
            <Table.Th className="num">{t('tasks.heads.parts')}</Table.Th>
            <Table.Th>{t('tasks.heads.progress')}</Table.Th>
            <Table.Th>{t('tasks.heads.requested')}</Table.Th>
            <Table.Th className="num">{t('tasks.heads.took')}</Table.Th>
            <Table.Th>{t('tasks.heads.reason')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tasks.map((task) =>
            grouped ? (
              <PipelineRow key={task.task_id} task={task} names={names} depth={0} />
            ) : (
              <TaskCells
                key={task.task_id}
                task={task}
                names={names}
                depth={0}
                fold={null}
                parts={undefined}
              />
            ),
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}
