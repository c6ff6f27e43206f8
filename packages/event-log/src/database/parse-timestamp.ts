import pg from 'pg';

/** The type's OID. */
export const TIMESTAMPTZ = 1184;
const parseAny = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date | number | string;

/** `2026-11-23 02:01:27.123456+00`: what a server in UTC sends, with one to six decimals or none. */
const SHORTEST = '2026-11-23 02:01:27+00'.length;
const YEAR_END = 4;
const SECONDS_END = 19;
const ZERO = '0'.charCodeAt(0);
const DASH = '-'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);

const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO;
const twoDigitsAt = (text: string, at: number): number =>
  10 * digitAt(text, at) + digitAt(text, at + 1);

/** Further decimals are cut off, as a Date has none. */
const millisecondsOf = (text: string): number => {
  if (text.charCodeAt(SECONDS_END) !== DOT) return 0;
  return Number(
    text
      .slice(SECONDS_END + 1, text.length - '+00'.length)
      .slice(0, 3)
      .padEnd(3, '0'),
  );
};

/**
 * A timestamp as a Date, like the parser of pg, in a third of its time for servers in UTC. Lists
 * hold two for each record, and parsing them was the largest single cost of a list of documents.
 */
export const parseTimestamp = (text: string): Date | number | string => {
  const usual =
    text.length >= SHORTEST && text.charCodeAt(YEAR_END) === DASH && text.endsWith('+00');
  if (!usual) return parseAny(text);
  const year = 100 * twoDigitsAt(text, 0) + twoDigitsAt(text, 2);
  // Date.UTC takes years below 100 for those of the last century.
  if (year < 100) return parseAny(text);
  return new Date(
    Date.UTC(
      year,
      twoDigitsAt(text, 5) - 1,
      twoDigitsAt(text, 8),
      twoDigitsAt(text, 11),
      twoDigitsAt(text, 14),
      twoDigitsAt(text, 17),
      millisecondsOf(text),
    ),
  );
};
