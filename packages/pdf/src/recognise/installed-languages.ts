import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The system's tesseract. */
export const COMMAND = 'tesseract';

/**
 * The requested languages that the installed tesseract has data for; undefined if there are none or it is not
 * installed.
 */
export async function installedLanguages(
  languages: readonly string[],
): Promise<readonly string[] | undefined> {
  try {
    const { stdout } = await promisify(execFile)(COMMAND, ['--list-langs']);
    const installed = new Set(stdout.split(/\s+/));
    const there = languages.filter((language) => installed.has(language));
    return there.length === 0 ? undefined : there;
  } catch {
    return undefined;
  }
}
