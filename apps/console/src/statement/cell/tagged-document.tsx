import { problemOf } from '@fde/client';
import { Alert, Center, Loader, Text } from '@mantine/core';
import type { FactSource } from '@fde/contracts/resources';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { authorizedFetch } from '../../access/authorized-fetch.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { markedDocument } from './marked-document.js';
import { FailureWords } from '../../shell/failure-words.js';

async function loadDocument(address: string): Promise<string> {
  const answer = await authorizedFetch(address);
  if (!answer.ok) throw await problemOf(answer);
  return answer.text();
}

/** What the tag of a figure says. */
export function FactLine({ fact }: { fact: FactSource }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const value = fact.value ?? undefined;
  const { concept, id, document } = fact;
  return (
    <Text size="sm" c="dimmed">
      {value === undefined
        ? t('statement.cell.tagged', { concept, id, document })
        : t('statement.cell.taggedValue', {
            concept,
            id,
            document,
            value: value.toLocaleString(locale),
          })}
    </Text>
  );
}

/** The tagged document at the fact: in a frame that runs no script and reaches nothing, the page around it included. */
export function TaggedDocument({
  address,
  fact,
  label,
}: {
  address: string;
  fact: FactSource;
  label: string;
}): ReactNode {
  const t = useTexts();
  const document = useQuery({
    queryKey: ['tagged document', address],
    queryFn: () => loadDocument(address),
    staleTime: Infinity,
  });
  const text = document.data;
  const page = useMemo(
    () =>
      text === undefined
        ? undefined
        : URL.createObjectURL(new Blob([markedDocument(text)], { type: 'application/xhtml+xml' })),
    [text],
  );
  useEffect(
    () => () => {
      if (page !== undefined) URL.revokeObjectURL(page);
    },
    [page],
  );
  if (document.isError)
    return (
      <Alert color="orange">
        <FailureWords error={document.error} />
      </Alert>
    );
  if (page === undefined)
    return (
      <Center p="md">
        <Loader size="sm" />
      </Center>
    );
  return (
    <iframe
      title={t('statement.cell.taggedDocument', { name: label })}
      sandbox=""
      src={fact.anchor === undefined ? page : `${page}#${fact.anchor}`}
      style={{ width: '100%', height: '24rem', border: 0, background: 'white' }}
    />
  );
}
