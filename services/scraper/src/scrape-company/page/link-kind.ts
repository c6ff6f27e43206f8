import { oneOf, parts } from './one-of.js';
import type { LinkKind } from './page-content.js';
import { sharedFile } from './share-links.js';

const PDF_END = /\.pdf(?:$|[;?#/]|\.(?:coredownload|downloadasset|ashx|axd|aspx|html?|inline)\b)/i;
const PACKAGE_END = /\.(?:zip|xhtml|xht|xbri|xbrl)$/i;
const PICTURES = parts('png jpe?g gif svg webp ico');
const PARTS_OF_SITES = parts('css m?js json xml xsd rss atom woff2? ttf eot');
const SOUND_AND_FILM = parts('mp[34] m4[av] wav mov avi webm');
const OFFICE_FILES = parts('xlsx? docx? pptx? csv txt rtf epub ics vcf');
const PROGRAMS = parts('exe dmg');
/** Addresses that are neither documents nor pages to read on. */
const OTHER_FILE = new RegExp(
  `\\.${oneOf(...PICTURES, ...PARTS_OF_SITES, ...SOUND_AND_FILM, ...OFFICE_FILES, ...PROGRAMS)}$`,
  'i',
);

const FILE_FOLDER = oneOf(
  ...parts('static-files downloads? getfile get-file getdocument getattachment getmedia'),
  ...parts('attachment files? documents? docs? media assets? binary blob pdf'),
);
const FILE_NUMBER = oneOf('[0-9a-f-]{6,}', '[0-9]+', '[a-z0-9_-]{16,}');
const FILE_PROGRAM = oneOf(
  ...parts('download getfile get-file getdocument getattachment downloadfile filedownload'),
  ...parts('showfile openfile viewfile streamfile documentdownload'),
);
const PATH_END = '(?:/|$)';
/** Ways that content systems hand out files by number: a request has to tell what they are. */
const HANDLERS: readonly RegExp[] = [
  new RegExp(`/${FILE_FOLDER}/${FILE_NUMBER}${PATH_END}`, 'i'),
  new RegExp(`/${FILE_PROGRAM}(?:\\.[a-z]{2,5})?${PATH_END}`, 'i'),
  /\/(?:download|file|pdf)\/?$/i,
];
const HANDLER_PARAMETER =
  /^(?:(?:file|doc|document|attachment|media|asset|download)_?id|file_?key|fid|download|wpdmdl)$/i;
const VIEWER = /viewer|gview|pdfjs|pdf-?reader|flipbook|preview|embed|docs\.google/i;
const SPEAKS_OF_PDF = /(?:^|[^a-z])pdf(?:[^a-z]|$)/i;

/** What stands around an address in its tag, as far as it tells about the file behind. */
export interface LinkHints {
  readonly text: string;
  /** class, title, aria-label, alt of its picture. */
  readonly labels: string;
  readonly type: string;
  /** The `download` attribute: undefined if there is none, otherwise its value. */
  readonly download: string | undefined;
}

const parametersOf = (url: URL): readonly (readonly [string, string])[] => [...url.searchParams];

/** The file that a viewer page was asked to show (`viewer.html?file=/report.pdf`); undefined for other pages. */
export const viewerTarget = (url: URL): URL | undefined => {
  if (!VIEWER.test(url.host + url.pathname)) return undefined;
  for (const [name, value] of parametersOf(url)) {
    if (!/^(?:file|url|src|pdf|doc|document|path|source|u)$/i.test(name) || !PDF_END.test(value))
      continue;
    if (URL.canParse(value, url.href)) return new URL(value, url.href);
  }
  return undefined;
};

const saysPdf = (url: URL, hints: LinkHints): boolean =>
  PDF_END.test(url.pathname) ||
  parametersOf(url).some(([, value]) => /\.pdf$/i.test(value)) ||
  /^application\/(?:x-)?pdf$/i.test(hints.type) ||
  (hints.download !== undefined && /\.pdf$/i.test(hints.download));

const mayBePdf = (url: URL, hints: LinkHints): boolean =>
  sharedFile(url) !== undefined ||
  HANDLERS.some((handler) => handler.test(url.pathname)) ||
  hints.download !== undefined ||
  parametersOf(url).some(([name]) => HANDLER_PARAMETER.test(name)) ||
  SPEAKS_OF_PDF.test(hints.text) ||
  SPEAKS_OF_PDF.test(hints.labels);

/** What an absolute http address is, by itself and its hints; undefined for what is neither document nor page. */
export const linkKindOf = (url: URL, hints: LinkHints): LinkKind | undefined => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (saysPdf(url, hints)) return 'pdf';
  if (PACKAGE_END.test(url.pathname)) return 'package';
  if (OTHER_FILE.test(url.pathname)) return undefined;
  return mayBePdf(url, hints) ? 'maybe_pdf' : 'page';
};
