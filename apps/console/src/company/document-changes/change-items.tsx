import { Menu } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { StoredDocument } from '../../api/client.js';
import { useTexts } from '../../messages/use-texts.js';
import { DeleteDocument } from './delete-document.js';
import { useChangeDocument } from './document-queries.js';
import { EditDocument } from './edit-document.js';
import { LeaveOutDocument } from './leave-out-document.js';

export type DocumentDialog = 'edit' | 'by_choice' | 'another_company' | 'delete';

/** What a person can change of a document, as items of its menu. */
export function ChangeItems({
  document,
  open,
}: {
  document: StoredDocument;
  open: (dialog: DocumentDialog) => void;
}): ReactNode {
  const t = useTexts();
  const change = useChangeDocument(document);
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('outcomes.document.change')}</Menu.Label>
      <Menu.Item onClick={() => open('edit')}>{t('outcomes.document.edit')}</Menu.Item>
      {document.left_out === null ? (
        <>
          <Menu.Item onClick={() => open('by_choice')}>
            {t('outcomes.document.by_choice')}
          </Menu.Item>
          <Menu.Item onClick={() => open('another_company')}>
            {t('outcomes.document.another_company')}
          </Menu.Item>
        </>
      ) : (
        <Menu.Item onClick={() => change.mutate({ left_out: null })}>
          {t('outcomes.document.takeIn')}
        </Menu.Item>
      )}
      <Menu.Item c="var(--mantine-color-error)" onClick={() => open('delete')}>
        {t('outcomes.document.delete')}
      </Menu.Item>
    </>
  );
}

/** The dialog that an item opens, beside the menu that closes. */
export function ChangeDialog({
  document,
  title,
  dialog,
  onClose,
}: {
  document: StoredDocument;
  title: string;
  dialog: DocumentDialog | undefined;
  onClose: () => void;
}): ReactNode {
  switch (dialog) {
    case undefined:
      return null;
    case 'edit':
      return <EditDocument document={document} onClose={onClose} />;
    case 'delete':
      return <DeleteDocument document={document} title={title} onClose={onClose} />;
    default:
      return <LeaveOutDocument document={document} why={dialog} onClose={onClose} />;
  }
}

/** Which dialog of a document is open. */
export const useDocumentDialog = () => useState<DocumentDialog>();
