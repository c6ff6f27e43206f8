import { Button, Checkbox, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ServiceFile } from '../access/service-file.js';
import type { MoneyScale } from '../format/numbers.js';
import { useTexts } from '../messages/use-texts.js';
import { rowsOf } from './measure/measure-queries.js';
import { MeasureSwitch } from './measure/measure-switch.js';
import { DEFAULT_YEARS, type StatementView } from './statement-view.js';

interface ControlsProps {
  readonly view: StatementView;
  readonly yearCount: number;
  readonly onChange: (change: Partial<StatementView>) => void;
  /** What can be done with the view. */
  readonly children: ReactNode;
}

interface WorkbookProps {
  readonly companyId: number;
  readonly view: StatementView;
}

interface FileProps extends WorkbookProps {
  readonly id: number;
}

interface ActionProps extends FileProps {
  readonly copied: boolean;
  readonly onFoldAll: (fold: boolean) => void;
  readonly onCopy: () => void;
}

const SCALES: readonly MoneyScale[] = ['printed', 'thousands', 'millions'];
const EXPORTS = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['json', 'JSON'],
] as const;

/** What only amounts have. */
function AmountChoices({ view, onChange }: Pick<ControlsProps, 'view' | 'onChange'>): ReactNode {
  const t = useTexts();
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('statement.controls.scale')}
        data={SCALES.map((value) => ({ value, label: t(`statement.controls.scales.${value}`) }))}
        value={view.scale}
        onChange={(scale) => onChange({ scale: scale as MoneyScale })}
      />
      <Checkbox
        size="sm"
        label={t('statement.controls.change')}
        description={view.showChange ? t('statement.controls.changeNote') : undefined}
        checked={view.showChange}
        onChange={(event) => onChange({ showChange: event.currentTarget.checked })}
      />
    </>
  );
}

function ViewChoices({
  view,
  yearCount,
  onChange,
}: Pick<ControlsProps, 'view' | 'yearCount' | 'onChange'>): ReactNode {
  const t = useTexts();
  return (
    <>
      <MeasureSwitch measure={view.measure} onChange={(measure) => onChange({ measure })} />
      <SegmentedControl
        size="xs"
        aria-label={t('statement.controls.order')}
        data={[
          { value: 'newest', label: t('statement.controls.newestFirst') },
          { value: 'oldest', label: t('statement.controls.oldestFirst') },
        ]}
        value={view.newestFirst ? 'newest' : 'oldest'}
        onChange={(order) => onChange({ newestFirst: order === 'newest' })}
      />
      {view.measure === 'amounts' && <AmountChoices view={view} onChange={onChange} />}
      {yearCount > DEFAULT_YEARS && (
        <Checkbox
          size="sm"
          label={t('statement.controls.allYears', { count: yearCount })}
          checked={view.allYears}
          onChange={(event) => onChange({ allYears: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** The statement as it is viewed, and all statements of the company. */
export function StatementFiles({ id, companyId, view }: FileProps): ReactNode {
  const ofView = new URLSearchParams({
    ...(view.measure === 'amounts' ? {} : { measure: view.measure }),
    ...(view.standardised ? { rows: rowsOf(view) } : {}),
    ...(view.asOf === undefined ? {} : { as_of: view.asOf }),
  }).toString();
  return (
    <>
      {EXPORTS.map(([format, name]) => (
        <ServiceFile
          key={format}
          size="sm"
          href={`/api/v1/compiled-statements/${id}/export?format=${format}${ofView === '' ? '' : `&${ofView}`}`}
        >
          {name}
        </ServiceFile>
      ))}
      <WorkbookFile companyId={companyId} view={view} />
    </>
  );
}

/** All statements of the company, printed and standardised. */
function WorkbookFile({ companyId, view: { asOf } }: WorkbookProps): ReactNode {
  const t = useTexts();
  const ofDay = asOf === undefined ? '' : `?as_of=${asOf}`;
  return (
    <ServiceFile
      size="sm"
      href={`/api/v1/compiled-statements/companies/${companyId}/export${ofDay}`}
    >
      {t('company.statements.workbook')}
    </ServiceFile>
  );
}

/** What can be done with the printed rows. */
export function PrintedActions({
  id,
  companyId,
  view,
  copied,
  onFoldAll,
  onCopy,
}: ActionProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <Button size="xs" variant="default" onClick={() => onFoldAll(true)}>
        {t('statement.controls.collapse')}
      </Button>
      <Button size="xs" variant="default" onClick={() => onFoldAll(false)}>
        {t('statement.controls.expand')}
      </Button>
      <Button size="xs" variant="default" onClick={onCopy} aria-live="polite">
        {t(copied ? 'statement.controls.copied' : 'statement.controls.copy')}
      </Button>
      <StatementFiles id={id} companyId={companyId} view={view} />
    </>
  );
}

/** How the statement is viewed and taken away; folded where they would take the place of the table. */
export function StatementControls({
  view,
  yearCount,
  onChange,
  children,
}: ControlsProps): ReactNode {
  const t = useTexts();
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, {
    getInitialValueInEffect: false,
  });
  const search = (
    <TextInput
      size="xs"
      aria-label={t('statement.controls.search')}
      placeholder={t('statement.controls.search')}
      value={view.search}
      onChange={(event) => onChange({ search: event.currentTarget.value })}
    />
  );
  const choices = <ViewChoices view={view} yearCount={yearCount} onChange={onChange} />;
  if (!isNarrow)
    return (
      <Group gap="sm" className="screen-only">
        {choices}
        {search}
        {children}
      </Group>
    );
  return (
    <Group gap="sm" className="screen-only" align="flex-start">
      {search}
      <details>
        <summary>{t('statement.controls.more')}</summary>
        <Group gap="sm" mt="xs">
          {choices}
          {children}
        </Group>
      </details>
    </Group>
  );
}
