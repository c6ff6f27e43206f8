import { ProblemError } from '@fde/client';
import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { failureText } from './failure-text.js';

/** What was asked of the service, and what became of it. */
interface Asked {
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Faults of single fields, by their names; they are said beside the fields. */
export const fieldErrors = ({ error }: Asked): Readonly<Record<string, string>> =>
  error instanceof ProblemError ? error.fields : {};

function Refusal({ asked }: { asked: Asked }): ReactNode {
  const t = useTexts();
  if (asked.error === null || Object.keys(fieldErrors(asked)).length > 0) return null;
  return (
    <Alert color="red" role="alert">
      {failureText(t, asked.error)}
    </Alert>
  );
}

/** Fields in a dialog with the buttons to leave and to send; what was typed stays if it is refused. */
export function DialogForm({
  asked,
  words,
  onSubmit,
  onLeave,
  children,
}: {
  asked: Asked;
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
        <Refusal asked={asked} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button type="submit" loading={asked.isPending}>
            {words.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Says what goes before it goes; the focus is on keeping it. */
export function DialogRemoval({
  asked,
  words,
  onRemove,
  onKeep,
  children,
}: {
  asked: Asked;
  words: { readonly keep: string; readonly remove: string };
  onRemove: () => void;
  onKeep: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <Stack>
      {children}
      <Refusal asked={asked} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onKeep} data-autofocus>
          {words.keep}
        </Button>
        <Button color="red" loading={asked.isPending} onClick={onRemove}>
          {words.remove}
        </Button>
      </Group>
    </Stack>
  );
}
