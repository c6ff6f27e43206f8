import { List, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import type { Company, ListedCompany } from '../api/client.js';
import { useDeleteCompany } from '../api/queries.js';
import { useTexts } from '../messages/use-texts.js';
import { DialogRemoval } from '../shell/dialog-form.js';
import { Dialog } from '../shell/dialog.js';

/** Says what goes with the company before it goes. */
export function DeleteCompany({
  company,
  summary,
  onClose,
}: {
  company: Company;
  summary: ListedCompany | undefined;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const remove = useDeleteCompany();
  const confirm = (): void =>
    remove.mutate(company.id, {
      onSuccess: () => {
        notifications.show({ message: t('companies.deleted', { name: company.name }) });
        onClose();
      },
    });
  return (
    <Dialog onClose={onClose} title={t('companies.deletion.title', { name: company.name })}>
      <DialogRemoval
        submission={remove}
        words={{ keep: t('companies.deletion.keep'), remove: t('companies.delete') }}
        onRemove={confirm}
        onKeep={onClose}
      >
        <Text>{t('companies.deletion.also')}</Text>
        <List>
          <List.Item>
            {summary === undefined
              ? t('companies.deletion.allDocuments')
              : t('companies.deletion.documents', {
                  count: summary.documents,
                  files: summary.stored_files,
                })}
          </List.Item>
          <List.Item>
            {summary === undefined
              ? t('companies.deletion.allStatements')
              : t('companies.deletion.statements', { count: summary.compiled_statements })}
          </List.Item>
          <List.Item>{t('companies.deletion.tasks')}</List.Item>
        </List>
      </DialogRemoval>
    </Dialog>
  );
}
