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
import { partLeftOut, type LeftOutLine } from './left-out.js';

type Run = Schemas['RunSummary'];

/** The service says it in English; the kind beside it is in the page's language. */
function Detail({ text }: { text: string | null }): ReactNode {
  return text === null ? null : (
    <Text size="xs" c="dimmed" lang="en">
      {text}
    </Text>
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
        <Detail text={line.reason} />
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

function LeftOut({ run }: { run: Run }): ReactNode {
  const t = useTexts();
  const { missed, expected } = partLeftOut(run.left_out);
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

function Counts({ run }: { run: Run }): ReactNode {
  const t = useTexts();
  const { missed } = partLeftOut(run.left_out);
  return (
    <Text size="sm">
      {run.operation === 'scrape_company'
        ? t('outcomes.run.found', { count: run.documents_found })
        : t('outcomes.run.counts', {
            found: run.documents_found,
            read: run.documents_read,
            left: missed.length,
          })}
    </Text>
  );
}

function NextSteps({ run }: { run: Run }): ReactNode {
  const t = useTexts();
  if (run.next_steps.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('outcomes.run.next')}
      </Text>
      <List size="sm">
        {run.next_steps.map((step) => (
          <List.Item key={step}>{t(`outcomes.steps.${step}`)}</List.Item>
        ))}
      </List>
    </div>
  );
}

/** What the last run has come to: its outcome, what it left out and why, and what to do next. */
export function LastRunPanel({ companyId }: { companyId: number }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const run = useLastRun(companyId).data?.run ?? null;
  if (run === null) return null;
  return (
    <Paper withBorder p="sm" component="section" aria-labelledby="last-run">
      <Stack gap="xs">
        <Group gap="sm">
          <Title order={2} size="h4" id="last-run">
            {t('outcomes.run.title')}
          </Title>
          <OutcomeBadge outcome={run.outcome} />
          <Anchor component={Link} size="sm" to={`/tasks/${run.task_id}`}>
            {operationText(t, run.operation)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {formatTime(run.finished_at, locale)}
          </Text>
        </Group>
        <Text size="sm">{t(`outcomes.meanings.${run.outcome}`)}</Text>
        {run.outcome !== 'found' && <Detail text={run.outcome_reason} />}
        <Counts run={run} />
        {run.missing_years.length > 0 && (
          <Text size="sm">
            {t('outcomes.run.missing', { years: run.missing_years.toReversed().join(', ') })}
          </Text>
        )}
        <LeftOut run={run} />
        <NextSteps run={run} />
      </Stack>
    </Paper>
  );
}
