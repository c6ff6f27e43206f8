import { expect } from 'chai';
import pg from 'pg';
import { parseTimestamp, TIMESTAMPTZ } from './parse-timestamp.js';

const parseOfPg = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => unknown;

describe('parsing timestamps', () => {
  it('reads what a server in UTC sends', () => {
    expect(parseTimestamp('2026-11-23 02:01:27.123456+00')).to.deep.equal(
      new Date('2026-11-23T02:01:27.123Z'),
    );
  });

  for (const text of [
    '2026-11-23 02:01:27+00',
    '2026-11-23 02:01:27.1+00',
    '2026-11-23 02:01:27.12+00',
    '2026-11-23 02:01:27.123+00',
    '2026-11-23 02:01:27.999999+00',
    '2026-11-23 02:01:27.5+01',
    '2026-11-23 02:01:27.25-03:30',
    '2024-02-29 23:59:59.999+00',
    '1969-12-31 23:59:59.9+00',
    '0099-01-01 00:00:00+00',
    '0044-03-15 12:00:00+00 BC',
    '12026-11-23 02:01:27+00',
    'infinity',
    '-infinity',
  ])
    it(`reads ${text} as pg does`, () => {
      expect(parseTimestamp(text)).to.deep.equal(parseOfPg(text));
    });
});
