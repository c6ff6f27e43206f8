import { ACT_WORDS, DOWNLOAD_WORDS, foldName, hasOne, padText } from '@fde/report-classification';
import { parts } from '../one-of.js';

const DEEDS = Object.values(ACT_WORDS).flatMap(({ deeds }) => deeds.map(foldName));
const STATEMENTS = Object.values(ACT_WORDS).flatMap(({ aboutPerson }) => aboutPerson.map(foldName));
const DOWNLOADS = DOWNLOAD_WORDS.map(foldName);
/** A longer text tells about something; a control says what it does in fewer letters. */
const LONGEST_CONTROL = 120;
/** Names that programs give to what cannot be undone, wherever in an address they stand. */
const GRAVE: ReadonlySet<string> = new Set(
  parts('delete destroy erase purge unsubscribe optout logout signout logoff addtocart'),
);
/** Names that programs give to what is done in a visitor's name, as a whole part of an address. */
const NAMED: ReadonlySet<string> = new Set([
  ...GRAVE,
  ...parts(
    'remove trash subscribe cart basket checkout wishlist addtobasket addtobag purchase buy',
  ),
  ...parts('buynow order placeorder donate pay vote approve reject publish unpublish cancel edit'),
  ...parts('favorites favourites add close orderprint printorder ordercopy ordercopies'),
  ...parts('resetpassword abmelden warenkorb panier carrito carrello'),
]);
/** Parameters whose value says what is to be done. */
const WHAT_TO_DO: ReadonlySet<string> = new Set(
  parts('action act do cmd command op operation task method event todo'),
);
const FILE_NAME = /\.(?:pdf|xhtml|xht|zip)$/i;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `deleteReport`, `report_delete`: the first or the last word is the deed. */
const endsInGrave = (segment: string): boolean => {
  const words = foldName(segment.replace(/\.\w{2,5}$/, '')).split(' ');
  return GRAVE.has(words[0] ?? '') || GRAVE.has(words.at(-1) ?? '');
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Whether to ask for an address is to do something in the visitor's name: `/reports/delete?id=7`,
 * `?action=unsubscribe`, `/cart/add`. A file's own name is no deed.
 */
export const isDeedAddress = ({ pathname, searchParams }: URL): boolean => {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  const isFile = FILE_NAME.test(segments.at(-1) ?? '');
  const folders = isFile ? segments.slice(0, -1) : segments;
  const named = isFile ? GRAVE : NAMED;
  return (
    folders.some((each) => named.has(bare(each)) || endsInGrave(each)) ||
    [...searchParams].some(
      ([name, value]) =>
        GRAVE.has(bare(name)) || (WHAT_TO_DO.has(bare(name)) && NAMED.has(bare(value))),
    )
  );
};

/** `Unsubscribe`, `Add to cart`: the words of a link or button that does something in the visitor's name. */
export const isDeedText = (text: string): boolean =>
  text.length < LONGEST_CONTROL && hasOne(padText(foldName(text)), DEEDS);

/** `Download`, `View PDF`: a button that hands something out. One that says something else may do anything. */
export const isDownloadText = (text: string): boolean =>
  !isDeedText(text) && hasOne(padText(foldName(text)), DOWNLOADS);

/** Frameworks send what such an element stands for by another method than GET, or ask twice before. */
const WRITES =
  '[data-method]:not([data-method="get" i]),[hx-delete],[hx-put],[hx-patch],[data-confirm]';

export const isDeedElement = (element: Element): boolean =>
  element.matches(WRITES) || element.closest('[hx-delete],[hx-put],[hx-patch]') !== null;

/** What a text makes its reader state about himself: the sentence; undefined if it asks for nothing such. */
export const statementIn = (text: string): string | undefined =>
  text
    // "U.S. person" is no end of a sentence.
    .split(/(?<=\p{L}{2}[.!?]|。)\s+|\n+/u)
    .map((each) => each.trim())
    .find((each) => hasOne(padText(foldName(each)), STATEMENTS));
