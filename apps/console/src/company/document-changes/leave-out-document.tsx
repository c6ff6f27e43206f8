import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Schemas, StoredDocument } from '../../api/client.js';
import { useTexts } from '../../messages/use-texts.js';
import { DialogForm } from '../../shell/dialog-form.js';
import { Dialog } from '../../shell/dialog.js';
import { useChangeDocument } from './document-queries.js';
import { CommentField } from '../../shell/comment-field.js';

type Why = Schemas['LeftOutOfSeries']['why'];

/** Keeps a document out of the series, with a word on the reason. */
export function LeaveOutDocument({
  document,
  why,
  onClose,
}: {
  document: StoredDocument;
  why: Why;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const change = useChangeDocument(document);
  const [comment, setComment] = useState('');
  const send = (): void =>
    change.mutate(
      { left_out: { why, comment: comment.trim() === '' ? null : comment.trim() } },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title={t(`outcomes.document.${why}`)}>
      <DialogForm
        submission={change}
        words={{ leave: t('outcomes.document.keep'), send: t('outcomes.document.leaveOut') }}
        onSubmit={send}
        onLeave={onClose}
      >
        <Text size="sm">
          {t(`outcomes.document.${why === 'another_company' ? 'othersAlso' : 'leaveOutAlso'}`)}
        </Text>
        <CommentField
          label={t('outcomes.document.comment')}
          value={comment}
          most={1000}
          onChange={setComment}
        />
      </DialogForm>
    </Dialog>
  );
}
