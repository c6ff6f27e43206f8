import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredDocument } from '../../api/client.js';
import { useTexts } from '../../messages/use-texts.js';
import { DialogRemoval } from '../../shell/dialog-form.js';
import { Dialog } from '../../shell/dialog.js';
import { useDeleteDocument } from './document-queries.js';

/** Says what goes with the document before it goes. */
export function DeleteDocument({
  document,
  title,
  onClose,
}: {
  document: StoredDocument;
  title: string;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const remove = useDeleteDocument(document);
  return (
    <Dialog onClose={onClose} title={t('outcomes.document.deleteTitle', { title })}>
      <DialogRemoval
        submission={remove}
        words={{ keep: t('outcomes.document.keep'), remove: t('outcomes.document.delete') }}
        onRemove={() => remove.mutate(undefined, { onSuccess: onClose })}
        onKeep={onClose}
      >
        <Text>{t('outcomes.document.deleteAlso')}</Text>
      </DialogRemoval>
    </Dialog>
  );
}
