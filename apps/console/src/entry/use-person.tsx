import { TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { accessFacts } from '../access/access-facts.js';
import { useTexts } from '../messages/use-texts.js';

const LONGEST_NAME = 100;

/** The name that a person gives in this browser; with access control, the token says who it is. */
export const usePerson = (): readonly [string, (name: string) => void] => {
  const [name, setName] = useLocalStorage<string>({
    key: 'fde-person',
    defaultValue: '',
    getInitialValueInEffect: false,
    serialize: (text) => text,
    deserialize: (text) => text ?? '',
  });
  return [name, setName];
};

/** What is sent of the name: nothing where the token says it, or none was given. */
export const saidBy = (name: string): { readonly by?: string } =>
  accessFacts !== undefined || name.trim() === '' ? {} : { by: name.trim() };

/** Asks for the name where the service is open to everyone. */
export function PersonField(): ReactNode {
  const t = useTexts();
  const [name, setName] = usePerson();
  if (accessFacts !== undefined) return null;
  return (
    <TextInput
      label={t('entry.name')}
      placeholder={t('entry.anonymous')}
      maxLength={LONGEST_NAME}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
    />
  );
}
