import {
  ActionIcon,
  Alert,
  Button,
  Checkbox,
  Fieldset,
  Group,
  Stack,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState, type ReactNode } from 'react';
import type { Company, CompanyCreate } from '../api/client.js';
import { useCompanies, useSaveCompany } from '../api/queries.js';
import { useTexts } from '../messages/use-texts.js';
import { DialogForm, useFieldErrors } from '../shell/dialog-form.js';
import { Dialog } from '../shell/dialog.js';
import { alikeCompany } from './alike-company.js';

/** How a listing is written: not translated. */
const EXAMPLE: TickerRow = { ticker: 'SAP', exchange: 'XETRA' };
const ADDRESS_BEGINS = 'https://';

interface TickerRow {
  readonly ticker: string;
  readonly exchange: string;
}
interface Draft {
  readonly name: string;
  readonly ir_url: string;
  readonly primary_ticker: string;
  readonly tickers: readonly TickerRow[];
  readonly interim: boolean;
  /** As they are typed, with commas between them. */
  readonly tags: string;
}

const draftOf = (company: Company | undefined): Draft => ({
  name: company?.name ?? '',
  ir_url: company?.ir_url ?? '',
  primary_ticker: company?.primary_ticker ?? '',
  tickers: company?.tickers ?? [],
  interim: company?.interim ?? false,
  tags: (company?.tags ?? []).join(', '),
});

/** Empty fields that may be empty are sent as null. */
function bodyFrom(draft: Draft): CompanyCreate {
  const tickers = draft.tickers
    .filter(({ ticker, exchange }) => ticker.trim() !== '' || exchange.trim() !== '')
    .map(({ ticker, exchange }) => ({ ticker: ticker.trim(), exchange: exchange.trim() }));
  return {
    name: draft.name.trim(),
    ir_url: draft.ir_url.trim(),
    primary_ticker: draft.primary_ticker.trim() || null,
    tickers: tickers.length > 0 ? tickers : null,
    interim: draft.interim,
    tags: [...new Set(draft.tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== ''),
  };
}

function Tickers({
  rows,
  errors,
  onChange,
}: {
  rows: readonly TickerRow[];
  errors: Readonly<Record<string, string>>;
  onChange: (rows: readonly TickerRow[]) => void;
}): ReactNode {
  const t = useTexts();
  const change = (at: number, part: Partial<TickerRow>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <Fieldset legend={t('companies.form.listings')}>
      <Stack gap="xs">
        {rows.map((row, index) => (
          <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={t('companies.form.tickerAt', { number: String(index + 1) })}
              placeholder={EXAMPLE.ticker}
              value={row.ticker}
              error={errors[`tickers.${index}.ticker`]}
              onChange={(event) => change(index, { ticker: event.currentTarget.value })}
            />
            <TextInput
              aria-label={t('companies.form.exchangeAt', { number: String(index + 1) })}
              placeholder={EXAMPLE.exchange}
              value={row.exchange}
              error={errors[`tickers.${index}.exchange`]}
              onChange={(event) => change(index, { exchange: event.currentTarget.value })}
              style={{ flex: 1 }}
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('companies.form.removeListing', { number: String(index + 1) })}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              ✕
            </ActionIcon>
          </Group>
        ))}
        <Button
          size="xs"
          variant="default"
          onClick={() => onChange([...rows, { ticker: '', exchange: '' }])}
        >
          {t('companies.form.addListing')}
        </Button>
      </Stack>
    </Fieldset>
  );
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
        label={t('companies.form.name')}
        required
        maxLength={255}
        value={draft.name}
        error={errors['name']}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label={t('companies.form.page')}
        description={t('companies.form.pageHelp')}
        placeholder={ADDRESS_BEGINS}
        type="url"
        required
        value={draft.ir_url}
        error={errors['ir_url']}
        onChange={(event) => onChange({ ...draft, ir_url: event.currentTarget.value })}
      />
      <TextInput
        label={t('companies.form.mainTicker')}
        maxLength={10}
        value={draft.primary_ticker}
        error={errors['primary_ticker']}
        onChange={(event) => onChange({ ...draft, primary_ticker: event.currentTarget.value })}
      />
      <Tickers
        rows={draft.tickers}
        errors={errors}
        onChange={(tickers) => onChange({ ...draft, tickers })}
      />
      <TextInput
        label={t('companies.form.tags')}
        description={t('companies.form.tagsHelp')}
        value={draft.tags}
        error={errors['tags']}
        onChange={(event) => onChange({ ...draft, tags: event.currentTarget.value })}
      />
      <Checkbox
        label={t('companies.form.interim')}
        checked={draft.interim}
        onChange={(event) => onChange({ ...draft, interim: event.currentTarget.checked })}
      />
    </>
  );
}

/** Two companies may have one name; nobody should add the second one unawares. */
function Alike({ draft, ownId }: { draft: Draft; ownId: number | undefined }): ReactNode {
  const t = useTexts();
  const companies = useCompanies().data ?? [];
  const alike = alikeCompany(companies, draft, ownId);
  return (
    <div aria-live="polite">
      {alike !== undefined && (
        <Alert color="yellow">{t('companies.form.alike', { name: alike.name })}</Alert>
      )}
    </div>
  );
}

/** Adds a company or changes one. Errors appear beside their fields; what was typed stays. */
export function CompanyForm({
  company,
  onClose,
}: {
  company: Company | undefined;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [draft, setDraft] = useState(() => draftOf(company));
  const save = useSaveCompany(company?.id);
  const errors = useFieldErrors(save);
  const submit = (): void =>
    save.mutate(bodyFrom(draft), {
      onSuccess: (saved) => {
        notifications.show({
          message: t(company === undefined ? 'companies.added' : 'companies.changed', {
            name: saved.name,
          }),
        });
        onClose();
      },
    });
  return (
    <Dialog
      onClose={onClose}
      title={
        company === undefined
          ? t('companies.add')
          : t('companies.editNamed', { name: company.name })
      }
    >
      <DialogForm
        submission={save}
        words={{ leave: t('companies.form.cancel'), send: t('companies.form.save') }}
        onSubmit={submit}
        onLeave={onClose}
      >
        <Fields draft={draft} errors={errors} onChange={setDraft} />
        <Alike draft={draft} ownId={company?.id} />
      </DialogForm>
    </Dialog>
  );
}
