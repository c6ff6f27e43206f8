interface Titled {
  readonly id: number;
  readonly url: string;
  readonly file_path: string | null;
  readonly title: string | null;
}

/** Addresses come from sites and clients: one with a lone `%` stands as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a document is called: its title where one was found, else the name of its file. */
export function documentTitle({ id, url, file_path: path, title }: Titled): string {
  if (title !== null && title !== '') return title;
  const file =
    (path ?? url)
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return decoded(file) || `Document ${id}`;
}
