import type { SettingTable } from './setting.js';

const HIDDEN = '***';

/** `amqp://user:secret@host` -> `amqp://user:***@host`, wherever it stands in the text. */
export const withoutUrlPassword = (text: string): string =>
  text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s@/]+@/gi, `$1:${HIDDEN}@`);

const LEAST_LENGTH = 6;

/** The password of a URL, encoded and decoded: libraries print either. */
const passwordsOf = (text: string): string[] => {
  const password = URL.canParse(text) ? new URL(text).password : '';
  if (password === '') return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
};

/** Values of secrets long enough to be told from ordinary words. */
const secretValues = (
  table: SettingTable,
  env: Readonly<Record<string, string | undefined>>,
): string[] =>
  Object.entries(table)
    .flatMap(([name, definition]) =>
      definition.secret === true ? [env[name] ?? ''] : passwordsOf(env[name] ?? ''),
    )
    .filter((secret) => secret.length >= LEAST_LENGTH)
    // Longer ones first: a secret may contain another one.
    .toSorted((a, b) => b.length - a.length);

export type Redact = (text: string) => string;

/** A function that hides the configured secrets, and passwords in URLs, in any text that is about to leave the process. */
export const redactor = (
  table: SettingTable,
  env: Readonly<Record<string, string | undefined>>,
): Redact => {
  const secrets = secretValues(table, env);
  return (text) =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), withoutUrlPassword(text));
};
