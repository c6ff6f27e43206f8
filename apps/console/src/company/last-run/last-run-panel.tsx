import { Anchor, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '../../api/client.js';
import { documentTitle } from '../../format/document-title.js';
import { formatTime } from '../../format/times.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { OutcomeBadge } from '../../outcomes/outcome-badge.js';
import { operationText } from '../../tasks/operation-names.js';
import { useLastRun } from './last-run-query.js';
import {
  isWorded,
  leftOutNow,
  nextStepsNow,
  partLeftOut,
  wasRead,
  type LeftOutLine,
} from './left-out.js';
import { ServiceMessage } from '../../shell/service-message.js';

type Run = Schemas['RunSummary'];

/** What the service, the site or a person says in their own words. */
function Said({ line }: { line: LeftOutLine }): ReactNode {
  const t = useTexts();
  const { comment, printed_name: name, document_id: other } = line.about ?? {};
  return (
    <>
      {name !== undefined && <Text size="xs">{t('outcomes.about.printedName', { name })}</Text>}
      {comment !== undefined && <Text size="xs">{t('outcomes.about.comment', { comment })}</Text>}
      {other !== undefined && (
        <Anchor component={Link} size="xs" to={`?document=${other}`}>
          {t('outcomes.about.other')}
        </Anchor>
      )}
      {!isWorded(line) && <ServiceMessage text={line.reason} />}
    </>
  );
}

function LeftOutRow({ line }: { line: LeftOutLine }): ReactNode {
  const t = useTexts();
  const titled = { ...line, id: line.document_id, file_path: null };
  return (
    <Table.Tr>
      <Table.Td className="num">{line.fiscal_year}</Table.Td>
      <Table.Td>
        <Anchor component={Link} size="sm" to={`?document=${line.document_id}`}>
          {documentTitle(t, titled)}
        </Anchor>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{t(`outcomes.leftOut.${line.why}`)}</Text>
        <Said line={line} />
      </Table.Td>
    </Table.Tr>
  );
}

function LeftOutTable({ lines }: { lines: readonly LeftOutLine[] }): ReactNode {
  const t = useTexts();
  return (
    <div className="scroll-x" role="region" aria-label={t('outcomes.run.leftOut')} tabIndex={0}>
      <Table verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="num">{t('outcomes.run.heads.year')}</Table.Th>
            <Table.Th>{t('outcomes.run.heads.document')}</Table.Th>
            <Table.Th>{t('outcomes.run.heads.reason')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <LeftOutRow key={line.document_id} line={line} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function LeftOut({ lines }: { lines: readonly LeftOutLine[] }): ReactNode {
  const t = useTexts();
  const { missed, expected } = partLeftOut(lines);
  return (
    <>
      {missed.length > 0 && <LeftOutTable lines={missed} />}
      {expected.length > 0 && (
        <details>
          <summary>{t('outcomes.run.expected', { count: expected.length })}</summary>
          <LeftOutTable lines={expected} />
        </details>
      )}
    </>
  );
}

function Counts({ run, lines }: { run: Run; lines: readonly LeftOutLine[] }): ReactNode {
  const t = useTexts();
  const { missed } = partLeftOut(lines);
  const kept = missed.filter(wasRead).length;
  return (
    <Text size="sm">
      {run.operation === 'scrape_company'
        ? t('outcomes.run.found', { count: run.documents_found })
        : t('outcomes.run.counts', {
            found: run.documents_found,
            read: run.documents_read,
            kept,
            left: missed.length - kept,
          })}
    </Text>
  );
}

function NextSteps({ steps }: { steps: readonly Schemas['NextStep'][] }): ReactNode {
  const t = useTexts();
  if (steps.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('outcomes.run.next')}
      </Text>
      <List size="sm">
        {steps.map((step) => (
          <List.Item key={step}>{t(`outcomes.steps.${step}`)}</List.Item>
        ))}
      </List>
    </div>
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

/** The statements may have been compiled again since the run, after a change or a review. */
function CompiledSince({ compilation }: { compilation: Run | null }): ReactNode {
  const t = useTexts();
  return compilation === null ? null : (
    <Group gap="sm">
      <Text size="sm" fw={600}>
        {t('outcomes.run.since')}
      </Text>
      <Ended run={compilation} />
    </Group>
  );
}

/** What the last run has come to: its outcome, what it left out and why, and what to do next. */
export function LastRunPanel({ companyId }: { companyId: number }): ReactNode {
  const t = useTexts();
  const last = useLastRun(companyId).data;
  const run = last?.run ?? last?.compilation ?? null;
  if (last === undefined || run === null) return null;
  const lines = leftOutNow(last);
  const { missing_years: missing } = last.compilation ?? run;
  return (
    <Paper withBorder p="sm" component="section" aria-labelledby="last-run">
      <Stack gap="xs">
        <Group gap="sm">
          <Title order={2} size="h4" id="last-run">
            {t('outcomes.run.title')}
          </Title>
          <Ended run={run} />
        </Group>
        <Text size="sm">{t(`outcomes.meanings.${run.outcome}`)}</Text>
        {run.outcome !== 'found' && <ServiceMessage text={run.outcome_reason} />}
        <Counts run={run} lines={lines} />
        {last.run !== null && <CompiledSince compilation={last.compilation} />}
        {missing.length > 0 && (
          <Text size="sm">
            {t('outcomes.run.missing', { years: missing.toReversed().join(', ') })}
          </Text>
        )}
        <LeftOut lines={lines} />
        <NextSteps steps={nextStepsNow(last)} />
      </Stack>
    </Paper>
  );
}
