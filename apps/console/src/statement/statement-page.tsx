import { compiledDataOf, ProblemError } from '@fde/client';
import type { CompiledData } from '@fde/contracts/resources';
import { Alert, Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { CompiledStatement } from '../api/client.js';
import { useCompany, useStatement } from '../api/queries.js';
import { percentOf } from '../format/percent-of.js';
import { unitSentence } from '../format/numbers.js';
import { formatDay } from '../format/times.js';
import { withMissingYears } from '../format/years.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { AsOfControls } from './as-of/as-of-controls.js';
import { firstReported } from './as-of/first-reported.js';
import { useAsOf } from './as-of/use-as-of.js';
import { CellPanel } from './cell/cell-panel.js';
import { Legend } from './legend.js';
import { MeasureNotes } from './measure/measure-notes.js';
import { useMeasured, type Measured } from './measure/measure-queries.js';
import { PrintedStatement } from './printed-statement.js';
import { statementTitle } from './statement-title.js';
import { StandardView } from './standard/standard-view.js';
import { ViewSwitch } from './standard/view-switch.js';
import { tableText } from './table/copy-as-table.js';
import { PrintedActions, StatementControls, StatementFiles } from './statement-controls.js';
import { statementRows, visibleRows, type ShownRow } from './table/statement-rows.js';
import { StatementTable, type CellAddress } from './table/statement-table.js';
import { parametersOf, shownYears, viewFrom, type StatementView } from './statement-view.js';
import { ServiceText } from '../shell/service-text.js';
import { identityText } from '../format/identity-text.js';
import { missingYearsOf } from './year-head.js';

const StatementChart = lazy(() => import('./statement-chart.js'));

/** `cell=3:2020` in the address: a figure can be sent to someone. */
function cellFrom(text: string | null): CellAddress | undefined {
  const match = /^(\d+):(.+)$/.exec(text ?? '');
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { index: Number(match[1]), year: match[2] };
}

function toggled<T>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

function Doubts({ data }: { data: CompiledData }): ReactNode {
  const t = useTexts();
  const years = missingYearsOf(data);
  const failed = (data.checks ?? []).filter((check) => !check.holds);
  const notes = data.notes ?? [];
  if (years.length + failed.length + notes.length === 0) return null;
  return (
    <details>
      <summary>
        {[
          years.length > 0 ? t('statement.doubts.noReport', { years: years.join(', ') }) : '',
          failed.length > 0 ? t('statement.doubts.checks', { count: failed.length }) : '',
          notes.length > 0 ? t('statement.doubts.notes', { count: notes.length }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <List size="sm" mt="xs">
        {notes.map((note, index) => (
          <List.Item key={`n${index}`}>
            <ServiceText text={note} />
          </List.Item>
        ))}
        {failed.map((check, index) => (
          <List.Item key={`c${index}`}>
            {check.year}: {identityText(t, check.description)}
          </List.Item>
        ))}
      </List>
    </details>
  );
}

/** What its numbers are, and what is doubtful in it. */
function About({ data, view }: { data: CompiledData; view: StatementView }): ReactNode {
  const t = useTexts();
  return (
    <Group justify="space-between">
      <Text c="dimmed">
        {view.measure === 'amounts' &&
          `${unitSentence(t, data.currency, data.scale, view.scale)} · `}
        {t('statement.confidence', { percent: percentOf(data.confidence) })}
      </Text>
      <Doubts data={data} />
    </Group>
  );
}

const headingsOf = (rows: readonly ShownRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'heading' ? [row.key] : []));

/** How long a button says that something was copied, in milliseconds. */
const COPIED_SHOWN_MS = 2_000;

function useCopying(text: () => string): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text()).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    });
  };
  return [copied, copy];
}

/** The figure whose source is shown; its address is kept in that of the page. */
function useChosenCell(): [CellAddress | undefined, (address: CellAddress | undefined) => void] {
  const [parameters, setParameters] = useSearchParams();
  const select = (address: CellAddress | undefined): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (address === undefined) next.delete('cell');
        else next.set('cell', `${address.index}:${address.year}`);
        return next;
      },
      { replace: true },
    );
  return [cellFrom(parameters.get('cell')), select];
}

function Chart({
  data,
  charted,
  years,
  view,
  measured,
}: {
  data: CompiledData;
  charted: ReadonlySet<number>;
  years: readonly string[];
  view: StatementView;
  measured: Measured | undefined;
}): ReactNode {
  if (charted.size === 0) return null;
  return (
    <Suspense fallback={<Loading what="chart" />}>
      <StatementChart
        data={data}
        indices={[...charted]}
        years={years}
        view={view}
        measured={measured}
      />
    </Suspense>
  );
}

/** The table, and beside it where the chosen figure comes from. */
function WithPanel({
  statement,
  data,
  cell,
  onClose,
  children,
}: {
  statement: CompiledStatement;
  data: CompiledData;
  cell: CellAddress | undefined;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={cell === undefined ? undefined : 'with-panel'}>
      {children}
      {cell !== undefined && (
        <CellPanel statement={statement} data={data} cell={cell} onClose={onClose} />
      )}
    </div>
  );
}

interface ViewProps {
  readonly statement: CompiledStatement;
  readonly data: CompiledData;
  /** What is shown in place of amounts. */
  readonly measured: Measured | undefined;
}

/** How the statement is viewed, as its address says, and what changes that. */
function useView(): [StatementView, (part: Partial<StatementView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => viewFrom(parameters), [parameters]);
  return [
    view,
    (part) => setParameters(parametersOf({ ...view, ...part }, parameters), { replace: true }),
  ];
}

/** The rows as the reports print them. */
function PrintedView({ statement, data, measured }: ViewProps): ReactNode {
  const [parameters] = useSearchParams();
  const [view, change] = useView();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [charted, setCharted] = useState<ReadonlySet<number>>(new Set());
  const all = useMemo(() => statementRows(data.line_items), [data]);
  const rows = useMemo(() => visibleRows(all, folded, view.search), [all, folded, view.search]);
  const years = useMemo(() => shownYears(data.years, view), [data.years, view]);
  const [copied, copy] = useCopying(() => tableText(data, rows, years, view, measured));
  const [cell, select] = useChosenCell();
  const marked = parameters.get('row') ?? undefined;
  return (
    <>
      <StatementControls
        view={view}
        yearCount={withMissingYears(data.years).length}
        onChange={change}
      >
        <PrintedActions
          id={statement.id}
          companyId={statement.company_id}
          view={view}
          copied={copied}
          onFoldAll={(fold) => setFolded(new Set(fold ? headingsOf(all) : []))}
          onCopy={copy}
        />
      </StatementControls>
      <Chart data={data} charted={charted} years={years} view={view} measured={measured} />
      <PrintedStatement data={data} rows={rows} view={view} measured={measured} />
      <div className="screen-only">
        <WithPanel statement={statement} data={data} cell={cell} onClose={() => select(undefined)}>
          <StatementTable
            key={marked}
            marked={marked}
            data={data}
            rows={rows}
            years={years}
            view={view}
            folded={folded}
            charted={charted}
            measured={measured}
            selected={cell}
            onFold={(key) => setFolded((before) => toggled(before, key))}
            onChart={(index) => setCharted((before) => toggled(before, index))}
            onSelect={select}
          />
        </WithPanel>
      </div>
    </>
  );
}

/** The lines of every company. */
function StandardisedView({ statement, data, measured }: ViewProps): ReactNode {
  const [view, change] = useView();
  const [cell, select] = useChosenCell();
  return (
    <>
      <StatementControls
        view={view}
        yearCount={withMissingYears(data.years).length}
        onChange={change}
      >
        <StatementFiles id={statement.id} companyId={statement.company_id} view={view} />
      </StatementControls>
      <WithPanel statement={statement} data={data} cell={cell} onClose={() => select(undefined)}>
        <StandardView
          statement={statement}
          data={data}
          view={view}
          measured={measured}
          onSelect={select}
        />
      </WithPanel>
    </>
  );
}

function CompiledView(props: Omit<ViewProps, 'measured'>): ReactNode {
  const [view] = useView();
  const answer = useMeasured(props.statement.id, view);
  const measured = view.measure === 'amounts' ? undefined : answer.data;
  if (view.measure !== 'amounts' && answer.isLoadingError)
    return <Failure error={answer.error} retry={() => void answer.refetch()} />;
  if (view.measure !== 'amounts' && measured === undefined) return <Loading what="statement" />;
  const shown = { ...props, measured };
  return (
    <Stack gap="xs" className="statement-top">
      <About data={props.data} view={view} />
      {measured !== undefined && (
        <MeasureNotes measured={measured} years={shownYears(props.data.years, view)} />
      )}
      {view.standardised ? <StandardisedView {...shown} /> : <PrintedView {...shown} />}
    </Stack>
  );
}

/** No report of that day prints the statement. */
const isUnknownThen = (error: Error): boolean =>
  error instanceof ProblemError && error.code === 'compiled_statement_not_found';

function KnownThen({ id, asOf }: { id: number; asOf: string }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const statement = useStatement(id, asOf);
  if (statement.isPending) return <Loading what="statement" />;
  const day = formatDay(asOf, locale);
  if (statement.isLoadingError && isUnknownThen(statement.error))
    return (
      <Empty title={t('statement.asOf.nothing', { day })}>{t('statement.asOf.earlier')}</Empty>
    );
  if (statement.isLoadingError)
    return <Failure error={statement.error} retry={() => void statement.refetch()} />;
  return <Shown statement={statement.data} />;
}

interface OfStatement {
  readonly statement: CompiledStatement;
}

/** The table of a statement, unless a client has stored it in a form of its own. */
function Shown({ statement }: { statement: CompiledStatement }): ReactNode {
  const t = useTexts();
  const data = compiledDataOf(statement);
  if (data === undefined)
    return (
      <Alert color="blue" title={t('statement.foreign.title')}>
        {t('statement.foreign.text')}
      </Alert>
    );
  return (
    <>
      <CompiledView statement={statement} data={data} />
      <Legend />
    </>
  );
}

/** The day of the view, in a line of its own or, where there is little height, folded. */
function DayChoice({ statement, folded }: OfStatement & { folded: boolean }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const [parameters, setParameters] = useSearchParams();
  const asOf = useAsOf();
  const firstReports = firstReported(compiledDataOf(statement)?.reports ?? []);
  const change = (day: string | undefined): void => {
    const next = parametersOf({ ...viewFrom(parameters), asOf: day }, parameters);
    // A figure is addressed by its row, and rows of another day are other rows.
    next.delete('cell');
    setParameters(next, { replace: true });
  };
  if (firstReports.length === 0) return null;
  const controls = <AsOfControls asOf={asOf} firstReports={firstReports} onChange={change} />;
  if (!folded) return controls;
  return (
    <details className="screen-only">
      <summary>
        {asOf === undefined
          ? t('statement.asOf.allReports')
          : `${t('statement.asOf.day')} ${formatDay(asOf, locale)}`}
      </summary>
      {controls}
    </details>
  );
}

/** Whose statement it is, and beside it what is shown of it. */
function Head({ statement, low }: OfStatement & { low: boolean }): ReactNode {
  const t = useTexts();
  const [view, change] = useView();
  const { company_id: companyId, statement_type: type } = statement;
  const company = useCompany(companyId);
  const data = compiledDataOf(statement);
  return (
    <div className="title-line">
      <div>
        <Anchor component={Link} to={`/companies/${companyId}`} size="sm">
          {company.data?.name ?? data?.company_name ?? t('statement.company')}
        </Anchor>
        <Title order={1} size="h2">
          {statementTitle(t, type)}
        </Title>
      </div>
      {low && <DayChoice statement={statement} folded />}
      {data !== undefined && (
        <ViewSwitch
          standardised={view.standardised}
          onChange={(standardised) => change({ standardised })}
        />
      )}
    </div>
  );
}

/** The statement of all reports, or of those that were published by the day of the view. */
function OfChosenDay({ statement }: OfStatement): ReactNode {
  const asOf = useAsOf();
  return asOf === undefined ? (
    <Shown statement={statement} />
  ) : (
    <KnownThen key={asOf} id={statement.id} asOf={asOf} />
  );
}

/** As at a zoom of 200 %. */
const LITTLE_HEIGHT = '(max-height: 34em)';

export default function StatementPage(): ReactNode {
  const statement = useStatement(Number(useParams()['statementId']));
  const low = useMediaQuery(LITTLE_HEIGHT, undefined, { getInitialValueInEffect: false });
  if (statement.isPending) return <Loading what="statement" />;
  if (statement.isLoadingError)
    return <Failure error={statement.error} retry={() => void statement.refetch()} />;
  return (
    <Stack gap="xs" className="statement-top">
      <Head statement={statement.data} low={low ?? false} />
      {low !== true && <DayChoice statement={statement.data} folded={false} />}
      <OfChosenDay statement={statement.data} />
    </Stack>
  );
}
