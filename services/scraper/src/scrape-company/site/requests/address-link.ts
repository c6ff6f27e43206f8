import { fileNameOf, foldersOf, type NameEvidence } from '@fde/report-classification';
import { linkKindOf } from '../../page/link-kind.js';
import type { FoundLink } from '../../page/page-content.js';

/** What the file name and the folders of an address say. */
export const addressEvidence = (url: string): readonly NameEvidence[] => [
  ...[fileNameOf(url)].filter(Boolean).map((text): NameEvidence => ({ source: 'file', text })),
  { source: 'path', text: foldersOf(url) },
];

/** An address of a sitemap as a link: all that it says is in the address. Undefined for pictures and the like. */
export const linkOfAddress = (address: string): FoundLink | undefined => {
  const nothingSaid = { text: '', labels: '', type: '', download: undefined };
  const kind = linkKindOf(new URL(address), nothingSaid);
  if (kind === undefined) return undefined;
  const words = fileNameOf(address)
    .replace(/[-_]/g, ' ')
    .replace(/\.\w{2,5}$/, '');
  const evidence = addressEvidence(address);
  return { url: address, kind, via: 'link', evidence, text: words, rel: '', language: undefined };
};
