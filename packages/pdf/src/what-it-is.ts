const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*(?:\xEF\xBB\xBF\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body|script)/i,
    'it is an HTML page',
  ],
  [/<html[\s>]/i, 'it is an HTML page'],
  [/<(?:\w+:)?xbrl[\s>]/, 'it is a plain XBRL instance'],
  [/^\s*<\?xml/i, 'it is an XML document'],
  [/^\s*[[{]\s*["[{\]}]/, 'it is a JSON document'],
  [/^PK\x03\x04/, 'it is a ZIP archive (perhaps an Office document)'],
  [/^\xD0\xCF\x11\xE0/, 'it is an old Office document'],
  [/^\x1F\x8B/, 'it is gzip data'],
  [/^\x89PNG/, 'it is a PNG picture'],
  [/^\xFF\xD8\xFF/, 'it is a JPEG picture'],
  [/^GIF8/, 'it is a GIF picture'],
  [/^%!PS/, 'it is PostScript'],
  [/^HTTP\/\d/, 'it is a raw HTTP response'],
];

/** What a file is by its beginning, as text in Latin 1. */
export function whatItIs(head: string): string {
  const match = SIGNATURES.find(([pattern]) => pattern.test(head));
  if (match !== undefined) return match[1];
  if (head === '') return 'it is empty';
  const printable = /^[\t\n\r\x20-\x7E]*$/.test(head);
  return printable ? 'it is plain text' : 'its header is missing';
}
