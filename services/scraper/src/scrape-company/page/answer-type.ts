const SCRIPT_DATA = /^(?:application|text)\/(?:[\w.+-]*\+)?(?:json|javascript)\b/i;
const FEED = /^application\/(?:rss|atom)\+xml/i;
const XML = /^(?:application|text)\/xml\b/i;

/** Whether an answer is data for scripts or a feed, by its type. */
export const isDataType = (contentType: string): boolean =>
  [SCRIPT_DATA, FEED, XML].some((type) => type.test(contentType));
