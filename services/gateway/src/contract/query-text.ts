import { invalid } from './validation-fault.js';

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

/**
 * The values of query parameters, decoded when they are read: what nobody reads may be anything.
 */
export type QueryTexts = (name: string) => readonly string[];

/**
 * Reads the query of a URL. Stricter than URLSearchParams, which puts U+FFFD where the encoding is broken: asking for
 * such a value throws InvalidRequest.
 */
export const parseQuery = (url: string): QueryTexts => {
  const start = url.indexOf('?');
  if (start < 0) return () => [];
  const pairs = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? { name: decoded(pair), value: '' }
        : { name: decoded(pair.slice(0, equals)), value: pair.slice(equals + 1) };
    });
  return (name) =>
    pairs
      .filter((pair) => pair.name === name)
      .map(({ value }) => {
        const text = decoded(value);
        if (text === undefined)
          throw invalid(['query', name], 'Value should be percent-encoded UTF-8', 'url_encoding');
        return text;
      });
};
