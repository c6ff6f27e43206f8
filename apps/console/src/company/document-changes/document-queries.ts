import { bodyOf } from '@fde/client';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api, type Schemas, type StoredDocument } from '../../api/client.js';

type DocumentUpdate = Schemas['DocumentUpdate'];

const of = (document: StoredDocument) => ({
  params: { path: { 'document-id': document.id } },
});

/** What stood on the document is compiled again, so that everything of its company is renewed. */
function useRenewed(document: StoredDocument): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['companies', document.company_id] });
    await queries.invalidateQueries({ queryKey: ['documents', document.id] });
    await queries.invalidateQueries({ queryKey: ['tasks'] });
  };
}

export function useChangeDocument(
  document: StoredDocument,
): UseMutationResult<StoredDocument, Error, DocumentUpdate> {
  const onSuccess = useRenewed(document);
  return useMutation({
    mutationFn: (body: DocumentUpdate) =>
      bodyOf(api.PUT('/api/v1/documents/{document-id}', { ...of(document), body })),
    onSuccess,
  });
}

export function useDeleteDocument(
  document: StoredDocument,
): UseMutationResult<unknown, Error, void> {
  const onSuccess = useRenewed(document);
  return useMutation({
    mutationFn: () => api.DELETE('/api/v1/documents/{document-id}', of(document)),
    onSuccess,
  });
}
