import { ServiceError } from '@fde/contracts';
import { X509Certificate, createPrivateKey } from 'node:crypto';
import type { SettingDefinition, SettingTable, SettingValues } from './setting.js';
import { withoutUrlPassword } from './redact.js';
import { withSettingFiles, type Environment, type SettingFiles } from './setting-files.js';

type Parsed = { readonly value: unknown } | { readonly problem: string };

/** Names all bad settings at once, so that a deployment can be corrected in one go. */
export class SettingsError extends ServiceError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      'invalid_configuration',
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

const TRUE = ['1', 'true', 'yes', 'on'];
const FALSE = ['0', 'false', 'no', 'off'];

const parseNumber = (text: string, definition: SettingDefinition): Parsed => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return { problem: 'is not a number' };
  if (definition.type === 'integer' && !Number.isInteger(value))
    return { problem: 'is not a whole number' };
  if (definition.min !== undefined && value < definition.min)
    return { problem: `is below ${definition.min}` };
  if (definition.max !== undefined && value > definition.max)
    return { problem: `is above ${definition.max}` };
  return { value };
};

const parseBoolean = (text: string): Parsed => {
  const word = text.trim().toLowerCase();
  if (TRUE.includes(word)) return { value: true };
  return FALSE.includes(word) ? { value: false } : { problem: 'is neither true nor false' };
};

const parseText = (text: string, definition: SettingDefinition): Parsed => {
  if (definition.choices !== undefined && !definition.choices.includes(text))
    return { problem: `is not one of ${definition.choices.join(', ')}` };
  return { value: text };
};

const parseUrl = (text: string, { schemes }: SettingDefinition): Parsed => {
  if (!URL.canParse(text)) return { problem: 'is not a URL' };
  const known = schemes === undefined || schemes.includes(new URL(text).protocol.slice(0, -1));
  return known
    ? { value: text }
    : { problem: `does not begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}` };
};

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** One certificate or several, as PEM. */
const parseCertificates = (text: string): Parsed => {
  const found = text.match(CERTIFICATE) ?? [];
  try {
    for (const certificate of found) new X509Certificate(certificate);
    return found.length > 0 ? { value: text } : { problem: 'is not a certificate in PEM form' };
  } catch {
    return { problem: 'is not a certificate in PEM form' };
  }
};

const parsePrivateKey = (text: string): Parsed => {
  try {
    createPrivateKey(text);
    return { value: text };
  } catch {
    return { problem: 'is not a private key in PEM form without a passphrase' };
  }
};

const parsers: Readonly<
  Record<SettingDefinition['type'], (text: string, definition: SettingDefinition) => Parsed>
> = {
  string: parseText,
  integer: parseNumber,
  number: parseNumber,
  boolean: parseBoolean,
  url: parseUrl,
  certificate: parseCertificates,
  'private key': parsePrivateKey,
  list: (text) => ({
    value: text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  }),
};

const LONGEST_SHOWN = 200;

/** The given text, in a form that may be shown. */
const shown = (text: string, definition: SettingDefinition): string =>
  definition.secret === true
    ? '(hidden)'
    : JSON.stringify(
        withoutUrlPassword(
          text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}...` : text,
        ),
      );

const readOne = (name: string, definition: SettingDefinition, env: Environment): Parsed => {
  const text = env[name];
  // An empty variable is how compose files and shells say "not set".
  if (text === undefined || text === '') {
    return definition.required === true
      ? { problem: `${name} is required: ${definition.description}` }
      : { value: definition.default };
  }
  const parsed = parsers[definition.type](text, definition);
  return 'problem' in parsed
    ? { problem: `${name} ${parsed.problem}: ${shown(text, definition)}` }
    : parsed;
};

const isSet = (text: string | undefined): boolean => text !== undefined && text !== '';

/**
 * Other settings that a setting requires and that are missing; unreadable ones have been reported
 * already.
 */
const lacking = (table: SettingTable, { env, problems }: SettingFiles): string[] =>
  Object.entries(table)
    .filter(([name]) => isSet(env[name]))
    .flatMap(([name, { together = [] }]) =>
      together
        .filter((other) => !isSet(env[other]) && !problems.has(other))
        .map((other) => `${name} also requires ${other}`),
    );

/** Reads every setting of the table, from the environment or from the file that `NAME_FILE` names. Throws SettingsError with all problems. */
export const readSettings = <T extends SettingTable>(
  table: T,
  env: Environment,
): SettingValues<T> => {
  const files = withSettingFiles(table, env);
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(table)) {
    const unread = files.problems.get(name);
    const parsed =
      unread === undefined ? readOne(name, definition, files.env) : { problem: unread };
    if ('problem' in parsed) problems.push(parsed.problem);
    else values[name] = parsed.value;
  }
  problems.push(...lacking(table, files));
  if (problems.length > 0) throw new SettingsError(problems);
  return values as SettingValues<T>;
};

/**
 * The settings of one table out of those that were read with a larger one. Where the larger table
 * is generic, the compiler cannot see that it holds the smaller one.
 */
export const pickSettings = <T extends SettingTable>(table: T, read: object): SettingValues<T> =>
  Object.fromEntries(Object.entries(read).filter(([name]) => name in table)) as SettingValues<T>;

/**
 * The settings of one table out of the input; its defaults for those that the input lacks. Nothing is
 * checked: for values that have been read already.
 */
export const settingsOf = <T extends SettingTable>(
  table: T,
  input: Partial<SettingValues<T>>,
): SettingValues<T> => {
  const values: Record<string, unknown> = { ...input };
  return Object.fromEntries(
    Object.entries(table).map(([name, definition]) => [name, values[name] ?? definition.default]),
  ) as SettingValues<T>;
};
