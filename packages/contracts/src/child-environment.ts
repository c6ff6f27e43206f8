/**
 * What a process that reads foreign content gets from its parent's environment: where programs and
 * temporary files are, language and time zone, and what Node.js's coverage needs. Nothing else,
 * because the rest holds secrets: passwords of the database and the broker, keys of the store and
 * of language models.
 */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TESSDATA_PREFIX',
  'NODE_V8_COVERAGE',
  'SystemRoot',
] as const;

/** The environment of such a process; `more` is added to it. */
export const childEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  ),
  ...more,
});
