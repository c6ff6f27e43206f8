import type { Texts } from '../messages/use-texts.js';

interface Titled {
  readonly id: number;
  readonly url: string;
  readonly file_path: string | null;
  readonly title: string | null;
}

/** Addresses come from sites and clients: one with a lone `%` is shown as written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A document's name: its title if one was found, otherwise the name of its file. */
export function documentTitle(t: Texts, { id, url, file_path: path, title }: Titled): string {
  if (title !== null && title !== '') return title;
  const file =
    (path ?? url)
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return decoded(file) || url || t('format.document', { id: String(id) });
}
