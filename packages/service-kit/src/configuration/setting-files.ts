import { readFileSync } from 'node:fs';
import type { SettingTable } from './setting.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * For every setting, NAME_FILE names a file that holds its value, as secrets are mounted into
 * containers.
 */
export const FILE_SUFFIX = '_FILE';

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

/** The content without the line end that editors and `echo` leave behind. */
const contentOf = (path: string): string => readFileSync(path, 'utf8').replace(/(?:\r?\n)+$/, '');

/** The words of a system error without the path, which the setting's name stands for. */
const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? 'unknown error';

export interface SettingFiles {
  readonly env: Environment;
  /** By setting, what is wrong with its file. */
  readonly problems: ReadonlyMap<string, string>;
}

/** The environment with the values of all `NAME_FILE` files, and what is wrong with them. */
export const withSettingFiles = (table: SettingTable, env: Environment): SettingFiles => {
  const read: Record<string, string> = {};
  const problems = new Map<string, string>();
  for (const name of Object.keys(table)) {
    const path = env[`${name}${FILE_SUFFIX}`];
    if (!isSet(path)) continue;
    if (isSet(env[name])) {
      problems.set(name, `${name} and ${name}${FILE_SUFFIX} are both set`);
      continue;
    }
    try {
      const content = contentOf(path);
      if (content === '')
        problems.set(name, `${name}${FILE_SUFFIX} names an empty file: ${JSON.stringify(path)}`);
      else read[name] = content;
    } catch (error) {
      problems.set(
        name,
        `${name}${FILE_SUFFIX} names a file that cannot be read (${reasonOf(error)}): ${JSON.stringify(path)}`,
      );
    }
  }
  return { env: { ...env, ...read }, problems };
};

/**
 * The environment with these values, whether they were given directly or by file: for child
 * processes.
 */
export const environmentWith = (
  env: Environment,
  values: Environment,
): Record<string, string | undefined> => {
  const names = new Set(Object.keys(values).map((name) => `${name}${FILE_SUFFIX}`));
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name))),
    ...values,
  };
};
