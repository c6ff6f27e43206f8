import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import type { Company, ListedCompany } from '../api/client.js';
import { useDeleteCompany } from '../api/queries.js';
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
  const remove = useDeleteCompany();
  const confirm = (): void =>
    remove.mutate(company.id, {
      onSuccess: () => {
        notifications.show({ message: `${company.name} was deleted` });
        onClose();
      },
    });
  return (
    <Dialog onClose={onClose} title={`Delete ${company.name}?`}>
      <Stack>
        <Text>This also deletes:</Text>
        <List>
          <List.Item>
            {summary?.documents ?? 'all its'} documents, of which {summary?.stored_files ?? 'some'}{' '}
            are stored as files, and what was read from them
          </List.Item>
          <List.Item>{summary?.compiled_statements ?? 'all its'} compiled statements</List.Item>
          <List.Item>tasks on them that are still running; they are revoked</List.Item>
        </List>
        {remove.isError && (
          <Alert color="red" role="alert">
            {remove.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={remove.isPending} onClick={confirm}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
