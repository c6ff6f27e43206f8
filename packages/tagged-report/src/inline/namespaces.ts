/** Inline XBRL 1.1, and 1.0, which does not differ in anything that is read here. */
export const INLINE = new Set([
  'http://www.xbrl.org/2013/inlineXBRL',
  'http://www.xbrl.org/2008/inlineXBRL',
]);
export const INSTANCE = 'http://www.xbrl.org/2003/instance';
export const DIMENSIONS = 'http://xbrl.org/2006/xbrldi';
export const LINK = 'http://www.xbrl.org/2003/linkbase';
export const XLINK = 'http://www.w3.org/1999/xlink';
export const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
export const XML = 'http://www.w3.org/XML/1998/namespace';
