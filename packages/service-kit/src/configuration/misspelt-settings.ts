import { distance } from 'fastest-levenshtein';
import { FILE_SUFFIX, type Environment } from './setting-files.js';
import type { SettingTable } from './setting.js';

/** Letters by which a name may differ from that of the setting it is taken for. */
const LETTERS_OFF = { short: 1, long: 2 };
/** Letters of a name from which two may be wrong. */
const LONG_NAME = 8;
/** Shorter names are too like those of other programs: HOST and HOME. */
const SHORTEST_NAME = 6;

interface MisspeltSetting {
  readonly name: string;
  readonly nearest: string;
}

const baseOf = (name: string): string =>
  name.endsWith(FILE_SUFFIX) ? name.slice(0, -FILE_SUFFIX.length) : name;

const isNear = (name: string, setting: string): boolean =>
  setting.length >= SHORTEST_NAME &&
  distance(name, setting) <= (setting.length < LONG_NAME ? LETTERS_OFF.short : LETTERS_OFF.long);

/**
 * Variables that are set and are no setting, but nearly one: the service would silently do without
 * it.
 */
export const misspeltSettings = (
  table: SettingTable,
  env: Environment,
): readonly MisspeltSetting[] =>
  Object.keys(env).flatMap((name) => {
    const base = baseOf(name);
    if (Object.hasOwn(table, base)) return [];
    const [nearest] = Object.keys(table)
      .filter((setting) => isNear(base, setting))
      .toSorted((a, b) => distance(base, a) - distance(base, b));
    return nearest === undefined ? [] : [{ name, nearest }];
  });
