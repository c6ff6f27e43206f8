import { Select, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { StoredDocument } from '../../api/client.js';
import { inWords } from '../../messages/in-words.js';
import { useTexts } from '../../messages/use-texts.js';
import { DialogForm, useFieldErrors } from '../../shell/dialog-form.js';
import { Dialog } from '../../shell/dialog.js';
import { YearField } from '../year-field.js';
import { useChangeDocument } from './document-queries.js';

const TYPES = [
  'annual_report',
  'half_year_report',
  'quarterly_report',
  'presentation',
  'press_release',
  'sustainability_report',
  'proxy_statement',
  'prospectus',
  'governance',
  'other',
] as const;

/** A text that an empty field clears; nothing where the field still says what is stored. */
const changeOf = (name: 'title' | 'filing_date', stored: string | null, typed: string) =>
  typed === (stored ?? '') ? {} : { [name]: typed === '' ? null : typed };

/** Year, type, title and publication of a document, which the service then leaves as they are. */
export function EditDocument({
  document,
  onClose,
}: {
  document: StoredDocument;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const change = useChangeDocument(document);
  const [title, setTitle] = useState(document.title ?? '');
  const [year, setYear] = useState(document.fiscal_year);
  const [published, setPublished] = useState(document.filing_date ?? '');
  const [type, setType] = useState(document.document_type);
  const errors = useFieldErrors(change);
  const types = [...new Set<string>([type, ...TYPES])];
  const send = (): void =>
    change.mutate(
      {
        fiscal_year: year,
        document_type: type,
        ...changeOf('filing_date', document.filing_date, published),
        ...changeOf('title', document.title, title.trim()),
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title={t('outcomes.document.editTitle')}>
      <DialogForm
        submission={change}
        words={{ leave: t('outcomes.document.keep'), send: t('outcomes.document.save') }}
        onSubmit={send}
        onLeave={onClose}
      >
        <TextInput
          label={t('company.documents.heads.title')}
          value={title}
          error={errors['title']}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <YearField year={year} error={errors['fiscal_year']} onChange={setYear} />
        <Select
          label={t('company.documents.heads.type')}
          data={types.map((value) => ({ value, label: inWords(t, 'documents', value) }))}
          value={type}
          error={errors['document_type']}
          onChange={(value) => setType(value ?? type)}
        />
        <TextInput
          type="date"
          label={t('company.documents.heads.published')}
          value={published}
          error={errors['filing_date']}
          onChange={(event) => setPublished(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
