import { ActionIcon, Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../messages/use-texts.js';
import {
  lastingQuery,
  LONGEST_NAME,
  savedFrom,
  withoutSaved,
  withSaved,
  type SavedComparison,
} from './saved-comparisons.js';

function SaveForm({ onSave }: { onSave: (name: string) => void }): ReactNode {
  const t = useTexts();
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onSave(name.trim());
        setName('');
      }}
    >
      <Group gap="xs">
        <TextInput
          size="xs"
          aria-label={t('saved.name')}
          placeholder={t('saved.name')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit" disabled={name.trim() === ''}>
          {t('saved.save')}
        </Button>
      </Group>
    </form>
  );
}

/** The comparisons saved in this browser, and a name for the one that is shown. */
export function SavedList({ canSave }: { canSave: boolean }): ReactNode {
  const t = useTexts();
  const [parameters] = useSearchParams();
  const [list, setList] = useLocalStorage<readonly SavedComparison[]>({
    key: 'fde-comparisons',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: savedFrom,
  });
  const query = lastingQuery(parameters);
  if (list.length === 0 && !canSave) return null;
  return (
    <Group component="section" aria-label={t('saved.title')} gap="md">
      {list.length > 0 && <Text size="sm">{t('saved.title')}</Text>}
      {list.map((one) => (
        <Group key={one.name} gap={2} wrap="nowrap">
          <Anchor
            component={Link}
            to={{ pathname: '/compare', search: one.query }}
            size="sm"
            aria-current={one.query === query ? 'page' : undefined}
          >
            {one.name}
          </Anchor>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={t('saved.forget', { name: one.name })}
            onClick={() => setList((before) => withoutSaved(before, one.name))}
          >
            ✕
          </ActionIcon>
        </Group>
      ))}
      {canSave && (
        <SaveForm onSave={(name) => setList((before) => withSaved(before, { name, query }))} />
      )}
    </Group>
  );
}
