import type { ReactNode } from 'react';
import { useDocument } from '../api/queries.js';
import { documentTitle } from '../format/document-title.js';
import { useTexts } from '../messages/use-texts.js';

/** The document of a task by its name; by its number once it is deleted. */
export function TaskDocument({ id }: { id: number }): ReactNode {
  const t = useTexts();
  const document = useDocument(id);
  if (document.data !== undefined) return documentTitle(t, document.data);
  return document.isError ? t('tasks.document', { id: String(id) }) : null;
}
