import { compiledDataOf } from '@fde/client';
import { Anchor, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { saidBy, usePerson } from '../../entry/use-person.js';
import { percentOf } from '../../format/percent-of.js';
import { inTitle } from '../../messages/in-words.js';
import { useTexts } from '../../messages/use-texts.js';
import { usePanel } from '../../shell/side-panel.js';
import { Failure } from '../../shell/states.js';
import type { CompiledStatement } from '../../api/client.js';
import { useAsOf } from '../as-of/use-as-of.js';
import type { StatementView } from '../statement-view.js';
import type { CellAddress } from '../table/statement-table.js';
import { derivationText, lineName, type Line } from './line-name.js';
import { useMoveRow, type Standardised } from './standard-queries.js';
import { useAmountText } from './use-amount-text.js';

type Part = Line['cells'][string]['parts'][number];

interface Place {
  readonly statement: CompiledStatement;
  readonly standardised: Standardised;
  readonly view: StatementView;
  readonly line: Line;
  readonly year: string;
  readonly onSelect: (cell: CellAddress) => void;
}

/** Sends a row to another line, for all years. */
function MoveChoice({
  part,
  statement,
  standardised,
  line,
}: { part: Part } & Omit<Place, 'view' | 'year' | 'onSelect'>): ReactNode {
  const t = useTexts();
  const [person] = usePerson();
  const move = useMoveRow(statement.company_id);
  const choices = standardised.targets
    .map((value) => ({ value, label: inTitle(t, 'lineItems', value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('statement.standard.moveTo', { row: part.name })}
        disabled={move.isPending}
        data={[{ value: '', label: lineName(t, line) }, ...choices]}
        value=""
        onChange={({ currentTarget: { value: concept } }) =>
          move.mutate({
            statement_type: standardised.statement_type,
            item: part.item,
            concept,
            ...saidBy(person),
          })
        }
      />
      {move.isError && <Failure error={move.error} />}
    </>
  );
}

/** A person corrected or confirmed the number of the row. */
const isReviewed = (statement: CompiledStatement, { row }: Part, year: string): boolean =>
  compiledDataOf(statement)?.line_items[row]?.sources[year]?.review_id !== undefined;

function PrintedRow({ part, ...place }: { part: Part } & Place): ReactNode {
  const t = useTexts();
  const { statement, standardised, view, year, line, onSelect } = place;
  const value = useAmountText(standardised, view)(part.value, line.unit, year);
  const isSettled = isReviewed(statement, part, year);
  // What a person says today was not known on that day.
  const isMovable = useAsOf() === undefined && part.counted && line.kind !== 'total';
  return (
    <li>
      <Anchor
        component="button"
        size="sm"
        onClick={() => onSelect({ index: part.row, year })}
      >{`${part.name}: ${part.sign < 0 ? '− ' : ''}${value}`}</Anchor>
      <Text size="xs" c="dimmed">
        {[
          part.page === null || part.page === undefined
            ? ''
            : t('statement.standard.place', { page: String(part.page) }),
          isSettled ? t('statement.table.reviewed') : '',
          part.counted ? '' : t('statement.standard.detail'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {isMovable && <MoveChoice part={part} {...place} />}
    </li>
  );
}

/** The printed rows that a cell of the standardised view sums. */
export function PrintedRows({ onClose, ...place }: Place & { onClose: () => void }): ReactNode {
  const t = useTexts();
  const { line, year } = place;
  const title = t('statement.standard.rows', { line: lineName(t, line), year });
  const panel = usePanel(title, onClose);
  const cell = line.cells[year];
  if (cell === undefined) return null;
  return (
    <Paper
      ref={panel}
      className="side-panel"
      component="section"
      aria-label={title}
      withBorder
      p="sm"
    >
      <Stack gap="xs">
        <Title order={2} size="h5">
          {title}
        </Title>
        <Text size="sm">
          {t('statement.confidence', { percent: percentOf(cell.confidence) })}
          {cell.derived !== undefined &&
            ` · ${t('statement.standard.derived', { from: derivationText(t, cell.derived) })}`}
        </Text>
        <ul className="printed-rows">
          {cell.parts.map((part) => (
            <PrintedRow key={`${part.row}:${part.sign}`} part={part} {...place} />
          ))}
        </ul>
      </Stack>
    </Paper>
  );
}
