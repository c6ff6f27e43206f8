import { Button, Checkbox, Group, SegmentedControl, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ServiceFile } from '../access/service-file.js';
import type { MoneyScale } from '../format/numbers.js';
import { DEFAULT_YEARS, type StatementView } from './statement-view.js';

interface ControlsProps {
  readonly id: number;
  readonly view: StatementView;
  readonly yearCount: number;
  readonly copied: boolean;
  readonly onChange: (change: Partial<StatementView>) => void;
  readonly onFoldAll: (fold: boolean) => void;
  readonly onCopy: () => void;
}

const SCALES: { value: MoneyScale; label: string }[] = [
  { value: 'printed', label: 'As printed' },
  { value: 'thousands', label: 'Thousands' },
  { value: 'millions', label: 'Millions' },
];
const EXPORTS = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['json', 'JSON'],
] as const;

function ViewChoices({
  view,
  yearCount,
  onChange,
}: Pick<ControlsProps, 'view' | 'yearCount' | 'onChange'>): ReactNode {
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Scale of money"
        data={SCALES}
        value={view.scale}
        onChange={(scale) => onChange({ scale: scale as MoneyScale })}
      />
      <SegmentedControl
        size="xs"
        aria-label="Order of years"
        data={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
        value={view.newestFirst ? 'newest' : 'oldest'}
        onChange={(order) => onChange({ newestFirst: order === 'newest' })}
      />
      <Checkbox
        size="sm"
        label="Change per year"
        checked={view.showChange}
        onChange={(event) => onChange({ showChange: event.currentTarget.checked })}
      />
      {yearCount > DEFAULT_YEARS && (
        <Checkbox
          size="sm"
          label={`All ${yearCount} years`}
          checked={view.allYears}
          onChange={(event) => onChange({ allYears: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

export function StatementControls({
  id,
  view,
  yearCount,
  copied,
  onChange,
  onFoldAll,
  onCopy,
}: ControlsProps): ReactNode {
  return (
    <Group gap="sm">
      <ViewChoices view={view} yearCount={yearCount} onChange={onChange} />
      <TextInput
        size="xs"
        aria-label="Search line items"
        placeholder="Search line items"
        value={view.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <Button size="xs" variant="default" onClick={() => onFoldAll(true)}>
        Collapse all
      </Button>
      <Button size="xs" variant="default" onClick={() => onFoldAll(false)}>
        Expand all
      </Button>
      <Button size="xs" variant="default" onClick={onCopy} aria-live="polite">
        {copied ? 'Copied' : 'Copy as table'}
      </Button>
      {EXPORTS.map(([format, name]) => (
        <ServiceFile
          key={format}
          size="sm"
          href={`/api/v1/compiled-statements/${id}/export?format=${format}`}
        >
          {name}
        </ServiceFile>
      ))}
    </Group>
  );
}
