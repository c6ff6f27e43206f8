/**
 * A text that says something about a document, and where it was found; the closer to the link, the more it counts.
 * `link`: the link's own words (text, aria-label, title, alt of its picture). `column`: head of its table column.
 * `cell`: the other cells of its row. `card`: the rest of its card, list item or paragraph. `file`: the file's name.
 * `heading`: the nearest heading above. `page`: title of the page. `path`: the folders of its URL.
 */
export const EVIDENCE_SOURCES = [
  'link',
  'column',
  'cell',
  'card',
  'file',
  'heading',
  'page',
  'path',
] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];
export interface NameEvidence {
  readonly source: EvidenceSource;
  readonly text: string;
}

/** How much weight a source's words have. */
export const TRUST: Readonly<Record<EvidenceSource, number>> = {
  link: 1,
  column: 0.95,
  cell: 0.95,
  card: 0.9,
  file: 0.9,
  heading: 0.8,
  page: 0.7,
  path: 0.5,
};

export const SOURCE_NAMES: Readonly<Record<EvidenceSource, string>> = {
  link: 'the link',
  column: 'its column',
  cell: 'its row',
  card: 'its card',
  file: 'the file name',
  heading: 'the heading above',
  page: 'the page title',
  path: 'the address',
};

/** The decoded file name in a URL: from a `filename` parameter, otherwise the last part of the path. */
export const fileNameOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  const parameters = [...searchParams].filter(
    ([name, value]) =>
      /^(?:file_?name|file|name|document|doc|title|asset|attachment|path|f)$/i.test(name) &&
      /\.[a-z]{3,5}$/i.test(value),
  );
  const last =
    parameters[0]?.[1].split(/[\\/]/).at(-1) ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The folders of a URL as text, without the file. */
export const foldersOf = (url: string): string => {
  const parts = new URL(url).pathname.split('/').filter(Boolean).slice(0, -1);
  try {
    return decodeURIComponent(parts.join(' / '));
  } catch {
    return parts.join(' / ');
  }
};
