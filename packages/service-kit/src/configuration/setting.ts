/**
 * A service's configuration is data: one row per environment variable. Packages that need settings of their own export
 * a table of this shape and the service's composition root joins the tables.
 */
export interface SettingDefinition {
  readonly type:
    'string' | 'integer' | 'number' | 'boolean' | 'url' | 'list' | 'certificate' | 'private key';
  /** One sentence for `--help` and the documentation. */
  readonly description: string;
  /** Without one the setting is optional and its value `undefined`, unless it is `required`. */
  readonly default?: string | number | boolean | readonly string[];
  readonly required?: true;
  /** Never printed, neither in logs nor in errors. Passwords inside URLs are always hidden. */
  readonly secret?: true;
  /** Settings that must be set if this one is. */
  readonly together?: readonly string[];
  /** Of a URL, without the colon. */
  readonly schemes?: readonly string[];
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export type SettingTable = Readonly<Record<string, SettingDefinition>>;

interface ValueOfType {
  string: string;
  integer: number;
  number: number;
  boolean: boolean;
  url: string;
  list: readonly string[];
  certificate: string;
  'private key': string;
}

type ChoiceOf<D extends SettingDefinition> = D extends { readonly choices: readonly (infer C)[] }
  ? C
  : ValueOfType[D['type']];
type IsAlwaysSet<D> = D extends { readonly default: unknown }
  ? true
  : D extends { readonly required: true }
    ? true
    : false;
type ValueOf<D extends SettingDefinition> =
  IsAlwaysSet<D> extends true ? ChoiceOf<D> : ChoiceOf<D> | undefined;

/** Values by the name of their environment variable. */
export type SettingValues<T extends SettingTable> = {
  readonly [Name in keyof T]: ValueOf<T[Name]>;
};

export const settingTable = <const T extends SettingTable>(table: T): T => table;
