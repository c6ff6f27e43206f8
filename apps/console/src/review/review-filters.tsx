import { Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCompanies } from '../api/queries.js';
import { companyChoices } from '../format/company-choices.js';
import { inTitle } from '../messages/in-words.js';
import { useTexts } from '../messages/use-texts.js';
import { KINDS, STATEMENTS } from './review-filter.js';

/** Changes one parameter of the page's address; an empty text takes it away. */
export function useParameter(): (name: string, text: string) => void {
  const [, setParameters] = useSearchParams();
  return (name, text) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete(name);
        else next.set(name, text);
        return next;
      },
      { replace: true },
    );
}

/** By company, kind and statement; kept in the address, so that a queue can be sent to someone. */
export function ReviewFilters({ kinds = KINDS }: { kinds?: readonly string[] }): ReactNode {
  const t = useTexts();
  const [parameters] = useSearchParams();
  const set = useParameter();
  const companies = useCompanies();
  const all = { value: '', label: t('review.filter.all') };
  const choices = {
    company: companyChoices(companies.data ?? []),
    kind: kinds.map((kind) => ({ value: kind, label: inTitle(t, 'reviewKinds', kind) })),
    statement: STATEMENTS.map((type) => ({ value: type, label: inTitle(t, 'statements', type) })),
  };
  return (
    <Group gap="sm" role="group" aria-label={t('review.filter.title')}>
      {(['company', 'kind', 'statement'] as const).map((name) => (
        <NativeSelect
          key={name}
          size="xs"
          label={t(`review.filter.${name}`)}
          data={[all, ...choices[name]]}
          value={parameters.get(name) ?? ''}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      ))}
    </Group>
  );
}
