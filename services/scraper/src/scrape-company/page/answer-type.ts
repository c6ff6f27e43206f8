/** Whether an answer is data for scripts or a feed, by its type. */
export const isDataType = (contentType: string): boolean =>
  /^(?:application|text)\/(?:[\w.+-]*\+)?(?:json|javascript)\b|^application\/(?:rss|atom)\+xml|^(?:application|text)\/xml\b/i.test(
    contentType,
  );
