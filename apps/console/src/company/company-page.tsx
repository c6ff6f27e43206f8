import { compiledDataOf } from '@fde/client';
import { Alert, Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ServiceFile } from '../access/service-file.js';
import type { Company, CompiledStatement } from '../api/client.js';
import {
  useCompany,
  useDocuments,
  useStatements,
  useTrigger,
  type Trigger,
} from '../api/queries.js';
import { percentOf } from '../format/percent-of.js';
import { formatTime } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Pages } from '../shell/pages.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { statementTitle } from '../statement/statement-title.js';
import { TaskProgress } from '../tasks/task-progress.js';
import { DocumentsTable } from './documents-table.js';
import { LastRunPanel } from './last-run/last-run-panel.js';
import { useRunningTasks } from './running-tasks.js';
import { UploadReport } from './upload-report.js';
import { WantedDocument } from './wanted-document.js';
import { WatchControl } from './watch-control.js';
import { FailureWords } from '../shell/failure-words.js';

const COMPANY_ACTIONS = ['extract', 'scrape', 'process-documents', 'recompile'] as const;
/** As many as the API gives at once. */
const PER_PAGE = 100;

function Actions({
  company,
  run,
  busy,
}: {
  company: Company;
  run: (trigger: Trigger) => void;
  busy: boolean;
}): ReactNode {
  const t = useTexts();
  return (
    <Group gap="xs">
      {COMPANY_ACTIONS.map((action, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'filled' : 'default'}
          loading={busy && index === 0}
          onClick={() => run({ subject: 'company', action, id: company.id })}
        >
          {t(`company.actions.${action}`)}
        </Button>
      ))}
    </Group>
  );
}

/** The running tasks of this company, and those started from this page. */
function RunningTasks({
  companyId,
  startedHere,
}: {
  companyId: number;
  startedHere: readonly string[];
}): ReactNode {
  const running = useRunningTasks(companyId).map((task) => task.task_id);
  const shown = [...new Set([...startedHere, ...running])];
  return (
    <>
      {shown.map((taskId) => (
        <TaskProgress key={taskId} taskId={taskId} />
      ))}
    </>
  );
}

function StatementCard({ statement }: { statement: CompiledStatement }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const data = compiledDataOf(statement);
  return (
    <Card
      withBorder
      component={Link}
      to={`/statements/${statement.id}`}
      style={{ textDecoration: 'none', color: 'inherit' }}
    >
      <Text fw={600}>{statementTitle(t, statement.statement_type)}</Text>
      {data === undefined ? (
        <Text size="sm" c="dimmed">
          {t('company.statements.foreign')}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {[...new Set([data.years.at(-1), data.years[0]])].join('–')} ·{' '}
          {t('company.statements.lineItems', { count: data.line_items.length })} ·{' '}
          {t('statement.confidence', { percent: percentOf(data.confidence) })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('company.statements.updated', { time: formatTime(statement.updated_at, locale) })}
      </Text>
    </Card>
  );
}

function Statements({ companyId }: { companyId: number }): ReactNode {
  const t = useTexts();
  const statements = useStatements(companyId);
  if (statements.isPending) return <Loading what="statements" />;
  if (statements.isLoadingError)
    return <Failure error={statements.error} retry={() => void statements.refetch()} />;
  if (statements.data.length === 0) return <Text c="dimmed">{t('company.statements.empty')}</Text>;
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {statements.data.map((statement) => (
          <StatementCard key={statement.id} statement={statement} />
        ))}
      </SimpleGrid>
      <Group gap="md">
        <Anchor component={Link} size="sm" to={`/compare?company=${companyId}&type=ratios`}>
          {t('ratios.title')}
        </Anchor>
        <Anchor component={Link} size="sm" to={`/companies/${companyId}/periods`}>
          {t('periods.title')}
        </Anchor>
        <ServiceFile size="sm" href={`/api/v1/compiled-statements/companies/${companyId}/export`}>
          {t('company.statements.workbook')}
        </ServiceFile>
      </Group>
    </Stack>
  );
}

function Documents({
  companyId,
  run,
}: {
  companyId: number;
  run: (trigger: Trigger) => void;
}): ReactNode {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const documents = useDocuments(companyId, (page - 1) * PER_PAGE, PER_PAGE);
  if (documents.isPending) return <Loading what="documents" />;
  if (documents.isLoadingError)
    return <Failure error={documents.error} retry={() => void documents.refetch()} />;
  const { items, total } = documents.data;
  if (total === 0)
    return (
      <Empty title={t('company.documents.empty.title')}>{t('company.documents.empty.text')}</Empty>
    );
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('company.documents.count', { count: total })}
      </Text>
      <DocumentsTable companyId={companyId} documents={items} run={run} />
      <Pages items={total} perPage={PER_PAGE} page={page} onPage={setPage} />
    </Stack>
  );
}

export default function CompanyPage(): ReactNode {
  const t = useTexts();
  const companyId = Number(useParams()['companyId']);
  const wanted = Number(useSearchParams()[0].get('document'));
  const company = useCompany(companyId);
  const trigger = useTrigger();
  const [startedHere, setStartedHere] = useState<readonly string[]>([]);
  const run = (what: Trigger): void =>
    trigger.mutate(what, {
      onSuccess: ({ task_id: taskId }) =>
        setStartedHere((before) => [taskId, ...before.filter((id) => id !== taskId)]),
    });
  if (company.isPending) return <Loading what="company" />;
  if (company.isLoadingError)
    return <Failure error={company.error} retry={() => void company.refetch()} />;
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          {company.data.name}
        </Title>
        <Anchor
          href={company.data.ir_url}
          target="_blank"
          rel="noreferrer noopener"
          size="sm"
          style={{ wordBreak: 'break-all' }}
        >
          {company.data.ir_url}
        </Anchor>
      </div>
      <Actions company={company.data} run={run} busy={trigger.isPending} />
      {trigger.isError && (
        <Alert color="red" role="alert">
          <FailureWords error={trigger.error} />
        </Alert>
      )}
      <WatchControl companyId={companyId} />
      <RunningTasks companyId={companyId} startedHere={startedHere} />
      <LastRunPanel companyId={companyId} />
      <Title order={2} size="h3">
        {t('company.statements.title')}
      </Title>
      <Statements companyId={companyId} />
      <Title order={2} size="h3">
        {t('company.documents.title')}
      </Title>
      <UploadReport
        companyId={companyId}
        onStored={(id) => run({ subject: 'document', action: 'process', id })}
      />
      {Number.isInteger(wanted) && wanted > 0 ? (
        <WantedDocument companyId={companyId} documentId={wanted} run={run} />
      ) : (
        <Documents companyId={companyId} run={run} />
      )}
    </Stack>
  );
}
