import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { DialogForm, useFieldErrors } from '../shell/dialog-form.js';
import { Dialog } from '../shell/dialog.js';
import { NewSecret } from './new-secret.js';
import { useAddWebhook } from './webhook-queries.js';
import { EVENTS, eventText } from './webhook-texts.js';

interface Draft {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}

function Fields({
  draft,
  errors,
  onChange,
}: {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: Draft) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <>
      <TextInput
        label={t('webhooks.form.address')}
        description={t('webhooks.form.addressHelp')}
        placeholder={t('webhooks.form.example')}
        type="url"
        required
        value={draft.url}
        error={errors['url']}
        onChange={(event) => onChange({ ...draft, url: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label={t('webhooks.form.description')}
        maxLength={500}
        value={draft.description}
        error={errors['description']}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t('webhooks.form.events')}
        required
        value={[...draft.events]}
        error={errors['events'] !== undefined && t('webhooks.form.noEvent')}
        onChange={(events) => onChange({ ...draft, events })}
      >
        <Stack gap="xs" mt="xs">
          {EVENTS.map((event) => (
            <Checkbox key={event} value={event} label={eventText(t, event)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

/** Adds a webhook, then shows its secret once. */
export function WebhookForm({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const [draft, setDraft] = useState<Draft>({ url: '', description: '', events: [] });
  const add = useAddWebhook();
  const errors = useFieldErrors(add);
  if (add.isSuccess)
    return (
      <Dialog title={t('webhooks.secret.title')} onClose={onClose} staysOpen>
        <NewSecret webhook={add.data} onClose={onClose} />
      </Dialog>
    );
  const submit = (): void =>
    add.mutate({
      url: draft.url.trim(),
      description: draft.description.trim() || null,
      events: EVENTS.filter((event) => draft.events.includes(event)),
    });
  return (
    <Dialog title={t('webhooks.add')} onClose={onClose}>
      <DialogForm
        submission={add}
        words={{ leave: t('webhooks.form.cancel'), send: t('webhooks.form.send') }}
        onSubmit={submit}
        onLeave={onClose}
      >
        <Fields draft={draft} errors={errors} onChange={setDraft} />
      </DialogForm>
    </Dialog>
  );
}
