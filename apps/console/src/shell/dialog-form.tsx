import { ProblemError } from '@fde/client';
import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSayer } from '../service-words/use-sayer.js';
import { FailureWords } from './failure-words.js';

/** A request to the service, and its state. */
interface Submission {
  readonly isPending: boolean;
  readonly error: Error | null;
}

const fieldsOf = ({ error }: Submission): Readonly<Record<string, string>> =>
  error instanceof ProblemError ? error.fields : {};

/** Faults of single fields, by their names; they are said beside the fields. */
export function useFieldErrors(submission: Submission): Readonly<Record<string, string>> {
  const sayer = useSayer();
  return Object.fromEntries(
    Object.entries(fieldsOf(submission)).map(([name, fault]) => [
      name,
      sayer?.say(fault)?.text ?? fault,
    ]),
  );
}

function Refusal({ submission }: { submission: Submission }): ReactNode {
  if (submission.error === null || Object.keys(fieldsOf(submission)).length > 0) return null;
  return (
    <Alert color="red" role="alert">
      <FailureWords error={submission.error} />
    </Alert>
  );
}

/** Fields in a dialog with the buttons to leave and to send; what was typed stays if it is refused. */
export function DialogForm({
  submission,
  words,
  onSubmit,
  onLeave,
  children,
}: {
  submission: Submission;
  words: { readonly leave: string; readonly send: string };
  onSubmit: () => void;
  onLeave: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack>
        {children}
        <Refusal submission={submission} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button type="submit" loading={submission.isPending}>
            {words.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Says what goes before it goes; the focus is on keeping it. */
export function DialogRemoval({
  submission,
  words,
  onRemove,
  onKeep,
  children,
}: {
  submission: Submission;
  words: { readonly keep: string; readonly remove: string };
  onRemove: () => void;
  onKeep: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <Stack>
      {children}
      <Refusal submission={submission} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onKeep} data-autofocus>
          {words.keep}
        </Button>
        <Button color="red" loading={submission.isPending} onClick={onRemove}>
          {words.remove}
        </Button>
      </Group>
    </Stack>
  );
}
