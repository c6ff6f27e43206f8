import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocument, type Trigger } from '../api/queries.js';
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
  const document = useDocument(documentId);
  return (
    <Stack gap="xs">
      <Text size="sm">
        The document that was searched for.{' '}
        <Anchor component={Link} to={`/companies/${companyId}`} size="sm">
          Show all documents
        </Anchor>
      </Text>
      {document.isPending && <Loading what="the document" />}
      {document.isError && <Failure error={document.error} retry={() => void document.refetch()} />}
      {document.isSuccess && <DocumentsTable documents={[document.data]} run={run} />}
    </Stack>
  );
}
