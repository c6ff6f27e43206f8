interface Titled {
  readonly title: string | null;
  readonly url: string;
  readonly file_path: string | null;
}

/** A document's title; an upload, which has no address to be known by, goes by the name of its file. */
export const shownTitle = ({ title, url, file_path: path }: Titled): string | null =>
  title ?? (url === '' ? (path?.split('/').at(-1) ?? null) : null);
