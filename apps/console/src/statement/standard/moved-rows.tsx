import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTime } from '../../format/times.js';
import { inWords } from '../../messages/in-words.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { Failure } from '../../shell/states.js';
import { useUndoMove, type RowMove } from './standard-queries.js';

function MovedRow({ companyId, move }: { companyId: number; move: RowMove }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const undo = useUndoMove(companyId);
  const line = inWords(t, 'lineItems', move.concept);
  return (
    <Group gap="sm" component="li">
      <Text size="sm">
        {t('statement.standard.movedTo', { item: move.item, line })} (
        {move.moved_by ?? t('entry.anonymous')}, {formatTime(move.moved_at, locale)})
      </Text>
      {move.row === null && (
        <Text size="sm" c="dimmed">
          {t('statement.standard.movedNone')}
        </Text>
      )}
      <Button
        size="xs"
        variant="default"
        loading={undo.isPending}
        aria-label={t('statement.standard.undo', { row: move.item })}
        onClick={() => undo.mutate(move.id)}
      >
        {t('review.actions.undo')}
      </Button>
      {undo.isError && <Failure error={undo.error} />}
    </Group>
  );
}

/** The rows of a company that people moved to another line; each can be put back. */
export function MovedRows({
  companyId,
  moves,
}: {
  companyId: number;
  moves: readonly RowMove[];
}): ReactNode {
  const t = useTexts();
  if (moves.length === 0) return null;
  return (
    <section aria-label={t('statement.standard.moved')}>
      <Text fw={600}>{t('statement.standard.moved')}</Text>
      <ul>
        {moves.map((move) => (
          <MovedRow key={move.id} companyId={companyId} move={move} />
        ))}
      </ul>
    </section>
  );
}
