import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSearch } from '../api/queries.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { useSaid } from '../service-words/use-sayer.js';
import { Dialog } from '../shell/dialog.js';
import { Failure } from '../shell/states.js';
import { yearIn } from './concept-search.js';
import { useConceptSearch } from './use-concept-search.js';
import { searchGroups, type SearchEntry, type SearchGroup } from './search-entries.js';
import { useChoice } from './use-choice.js';

/** Long enough that a word that is being written is asked for once, short enough that nobody waits. */
const PAUSE_MS = 150;
const LIST = 'search-results';
const idOf = (entry: SearchEntry | undefined): string | undefined =>
  entry === undefined ? undefined : `search-${entry.key.replaceAll(/[^\w-]/g, '_')}`;

function NothingFound({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  return (
    <Text size="sm" c="dimmed">
      {t.rich('search.nothing', {
        link: (words) => (
          <Anchor component={Link} to="/companies" size="sm" onClick={onClose}>
            {words}
          </Anchor>
        ),
      })}
    </Text>
  );
}

function Results({
  groups,
  active,
  onOpen,
}: {
  groups: readonly SearchGroup[];
  active: SearchEntry | undefined;
  onOpen: (entry: SearchEntry) => void;
}): ReactNode {
  const t = useTexts();
  const shown = idOf(active);
  useEffect(() => {
    if (shown !== undefined) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div role="listbox" id={LIST} aria-label={t('search.results')}>
      {groups.map(({ title, entries }) => (
        <div role="group" key={title} aria-label={title}>
          <Text size="xs" fw={700} c="dimmed" mt="xs" aria-hidden="true">
            {title}
          </Text>
          {entries.map((entry) => (
            <div
              role="option"
              key={entry.key}
              id={idOf(entry)}
              className="search-entry"
              aria-selected={entry === active}
              onClick={() => onOpen(entry)}
            >
              <span>{entry.name}</span>{' '}
              <Text span size="sm" c="dimmed">
                {entry.detail}
              </Text>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Companies, documents and line items by a few letters; arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const said = useSaid();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), PAUSE_MS);
  const found = useSearch(query);
  const concepts = useConceptSearch(query);
  // A year is named to open its figure: where the service found that, the row is no other place.
  const isFigure = yearIn(query) !== undefined && (found.data?.figures.length ?? 0) > 0;
  const groups =
    query === '' || found.data === undefined
      ? []
      : searchGroups({ t, locale, said }, found.data, isFigure ? [] : concepts);
  const entries = groups.flatMap((group) => group.entries);
  const isAnswered = query === text.trim() && found.data !== undefined && !found.isPlaceholderData;
  const open = (entry: SearchEntry): void => {
    onClose();
    void navigate(entry.to);
  };
  const { active, press, reset } = useChoice(entries, isAnswered, open);
  return (
    <Dialog title={t('search.title')} onClose={onClose}>
      <Stack gap="xs">
        <TextInput
          data-autofocus
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={entries.length > 0}
          aria-controls={LIST}
          aria-activedescendant={idOf(active)}
          autoComplete="off"
          maxLength={200}
          placeholder={t('search.examples')}
          value={text}
          onKeyDown={press}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            reset();
          }}
        />
        {found.isError && <Failure error={found.error} retry={() => void found.refetch()} />}
        {groups.length > 0 && <Results groups={groups} active={active} onOpen={open} />}
        <div aria-live="polite">
          {query !== '' && found.isSuccess && !found.isPlaceholderData && entries.length === 0 && (
            <NothingFound onClose={onClose} />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
