import { isIP } from 'node:net';

/** Second levels under which names are given out in countries' domains (`co.uk`, `com.au`). */
const SHARED_SECOND_LEVEL = /^(?:co|com|net|org|gov|gob|edu|ac|ne|or|plc|ltd)$/;

/** The part of a host name that one owner holds: `ir.example.co.uk` gives `example.co.uk`. Addresses and `localhost:port` stand for themselves. */
export const ownerOf = (url: URL): string => {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const labels = name.split('.');
  if (isIP(name) || labels.length < 2) return url.host;
  const shared =
    labels.length > 2 &&
    labels.at(-1)?.length === 2 &&
    SHARED_SECOND_LEVEL.test(labels.at(-2) ?? '');
  return labels.slice(shared ? -3 : -2).join('.');
};

export const isSameSite = (one: URL, other: URL): boolean => ownerOf(one) === ownerOf(other);
