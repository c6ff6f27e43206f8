import { Button, Checkbox, Group, InputBase, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../messages/use-texts.js';
import { ratesFrom, settingsFrom, tableOfRates } from './compared-settings.js';
import { useComparedAddress } from './use-compared-address.js';

/** How a rate is written: not translated. */
const EXAMPLE = 'USD,2024,average,0.9239';

/** The table of rates that money is converted by; it stands in the address, and is saved with it. */
function RatesForm(): ReactNode {
  const t = useTexts();
  const [parameters, change] = useComparedAddress();
  const settings = settingsFrom(parameters);
  const [currency, setCurrency] = useState(settings.currency ?? '');
  const [table, setTable] = useState(tableOfRates(settings.rate ?? []));
  const { rates, fault } = ratesFrom(table);
  const send = (to: string, by: readonly string[]): void =>
    change((next) => {
      for (const name of ['currency', 'rate']) next.delete(name);
      if (to === '') return;
      next.set('currency', to);
      by.forEach((rate) => next.append('rate', rate));
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined) send(currency.trim().toUpperCase(), rates);
      }}
    >
      <Stack gap="xs" maw={420} mt="xs">
        <Text size="sm">{t('compare.rates.help')}</Text>
        <TextInput
          size="xs"
          label={t('compare.rates.currency')}
          pattern="[A-Za-z]{3}"
          required
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
        <InputBase
          component="textarea"
          size="xs"
          multiline
          rows={6}
          required
          label={t('compare.rates.table')}
          placeholder={EXAMPLE}
          error={fault === undefined ? undefined : t('compare.rates.fault', { row: fault })}
          value={table}
          onChange={(event: { currentTarget: { value: string } }) =>
            setTable(event.currentTarget.value)
          }
        />
        <Group gap="xs">
          <Button size="xs" variant="default" type="submit">
            {t('compare.rates.convert')}
          </Button>
          {settings.currency !== undefined && (
            <Button size="xs" variant="default" onClick={() => send('', [])}>
              {t('compare.rates.none')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** What the columns are, and in which currency money is shown. */
export function SettingsChoice(): ReactNode {
  const t = useTexts();
  const [parameters, change] = useComparedAddress();
  const { align } = settingsFrom(parameters);
  return (
    <Group className="screen-only" align="flex-start">
      <Checkbox
        size="xs"
        label={t('compare.calendar')}
        checked={align === 'calendar'}
        onChange={({ currentTarget: { checked } }) =>
          change((next) => {
            for (const name of ['from', 'to']) next.delete(name);
            if (checked) next.set('align', 'calendar');
            else next.delete('align');
          })
        }
      />
      <details>
        <summary>{t('compare.rates.title')}</summary>
        <RatesForm key={parameters.getAll('rate').join()} />
      </details>
    </Group>
  );
}
