import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The tesseract of the system. */
export const COMMAND = 'tesseract';

/**
 * Of the languages asked for, those that the installed tesseract has data for; undefined if it has
 * none or is not there.
 */
export async function installedLanguages(
  asked: readonly string[],
): Promise<readonly string[] | undefined> {
  try {
    const { stdout } = await promisify(execFile)(COMMAND, ['--list-langs']);
    const installed = new Set(stdout.split(/\s+/));
    const there = asked.filter((language) => installed.has(language));
    return there.length === 0 ? undefined : there;
  } catch {
    return undefined;
  }
}
