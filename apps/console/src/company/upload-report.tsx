import { Alert, Button, FileButton, Group, Paper, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useUpload } from '../api/queries.js';
import { useTexts } from '../messages/use-texts.js';
import { guessYear } from './report-year.js';
import { isYear, YearField } from './year-field.js';
import { FailureWords } from '../shell/failure-words.js';

const TYPES = '.pdf,.zip,.xbri,.xhtml,.html,.htm';

interface Chosen {
  readonly file: File;
  readonly year: number;
}

const choose = (file: File | null | undefined): Chosen | undefined =>
  file ? { file, year: guessYear(file.name, new Date().getFullYear()) } : undefined;

interface ConfirmProps {
  readonly chosen: Chosen;
  readonly busy: boolean;
  readonly setYear: (year: number) => void;
  readonly upload: () => void;
  readonly cancel: () => void;
}

function Confirm({ chosen, busy, setYear, upload, cancel }: ConfirmProps): ReactNode {
  const t = useTexts();
  return (
    <Group gap="sm" align="end">
      <Text size="sm" style={{ wordBreak: 'break-all' }}>
        {chosen.file.name}
      </Text>
      <YearField year={chosen.year} onChange={setYear} />
      <Button loading={busy} disabled={!isYear(chosen.year)} onClick={upload}>
        {t('company.upload.send')}
      </Button>
      <Button variant="default" disabled={busy} onClick={cancel}>
        {t('company.upload.cancel')}
      </Button>
    </Group>
  );
}

function Choose({ take }: { take: (file: File | null) => void }): ReactNode {
  const t = useTexts();
  return (
    <Group gap="sm">
      <FileButton accept={TYPES} onChange={take}>
        {(props) => (
          <Button variant="default" {...props}>
            {t('company.upload.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('company.upload.drop')}
      </Text>
    </Group>
  );
}

/** Takes a report by drag or from a dialog, and has it read once it is stored. */
export function UploadReport({
  companyId,
  onStored,
}: {
  companyId: number;
  onStored: (documentId: number) => void;
}): ReactNode {
  const t = useTexts();
  const [chosen, setChosen] = useState<Chosen>();
  const upload = useUpload(companyId);
  const take = (file: File | null | undefined): void => {
    upload.reset();
    setChosen(choose(file));
  };
  const send = (from: Chosen): void =>
    upload.mutate(from, {
      onSuccess: ({ document, isNew }) => {
        setChosen(undefined);
        if (!isNew) notifications.show({ message: t('company.upload.known') });
        onStored(document.id);
      },
    });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Paper
      withBorder
      p="sm"
      style={{ borderStyle: 'dashed' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {chosen === undefined ? (
        <Choose take={take} />
      ) : (
        <Confirm
          chosen={chosen}
          busy={upload.isPending}
          setYear={(year) => setChosen({ ...chosen, year })}
          upload={() => send(chosen)}
          cancel={() => setChosen(undefined)}
        />
      )}
      {upload.isError && (
        <Alert color="red" role="alert" mt="sm">
          <FailureWords error={upload.error} />
        </Alert>
      )}
    </Paper>
  );
}
