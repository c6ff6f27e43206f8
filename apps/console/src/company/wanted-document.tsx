import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocument, type Trigger } from '../api/queries.js';
import { useTexts } from '../messages/use-texts.js';
import { Failure, Loading } from '../shell/states.js';
import { DocumentsTable } from './documents-table.js';

/** The one document that the address names, wherever it stands in the list. */
export function WantedDocument({
  companyId,
  documentId,
  run,
}: {
  companyId: number;
  documentId: number;
  run: (trigger: Trigger) => void;
}): ReactNode {
  const t = useTexts();
  const document = useDocument(documentId);
  return (
    <Stack gap="xs">
      <Text size="sm">
        {t('company.wanted.found')}{' '}
        <Anchor component={Link} to={`/companies/${companyId}`} size="sm">
          {t('company.wanted.all')}
        </Anchor>
      </Text>
      {document.isPending && <Loading what="document" />}
      {document.isError && <Failure error={document.error} retry={() => void document.refetch()} />}
      {document.isSuccess && (
        <DocumentsTable
          companyId={document.data.company_id}
          documents={[document.data]}
          run={run}
        />
      )}
    </Stack>
  );
}
