import type { SettingTable } from './setting.js';

const HIDDEN = '***';

/** `amqp://user:secret@host` -> `amqp://user:***@host`, wherever it stands in the text. */
export const withoutUrlPassword = (text: string): string => text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s@/]+@/gi, `$1:${HIDDEN}@`);

/** Values of secrets long enough to be told from ordinary words. */
const secretValues = (table: SettingTable, env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(table)
    .filter(([name, definition]) => definition.secret === true && (env[name]?.length ?? 0) >= 6)
    .map(([name]) => env[name] as string);

export type Redact = (text: string) => string;

/** A function that hides the configured secrets, and passwords in URLs, in any text that is about to leave the process. */
export const redactor = (table: SettingTable, env: Readonly<Record<string, string | undefined>>): Redact => {
  const secrets = secretValues(table, env);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), withoutUrlPassword(text));
};
