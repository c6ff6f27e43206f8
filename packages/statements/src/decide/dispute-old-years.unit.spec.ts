import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { disputeOldYears } from './dispute-old-years.js';

const ended = (fiscal_year: number, end: string): RawStatement =>
  ({
    statement_type: 'income_statement',
    fiscal_year,
    fiscal_year_ends: { [fiscal_year]: end },
    decisions: { period: { value: 'annual', evidence: [] } },
  }) as unknown as RawStatement;

describe('statements of a year that the report hardly mentions', () => {
  for (const { what, raw, pages, yearEnd, doubt } of [
    {
      what: 'are disputed beside a later year that it names everywhere',
      raw: ended(2013, '2013-12-31'),
      pages: { 2015: 180, 2014: 150, 2013: 110 },
      yearEnd: '2015-12-31',
      doubt: 'disputed',
    },
    {
      what: 'are left if the year is named most',
      raw: ended(2015, '2015-12-31'),
      pages: { 2015: 180, 2014: 150, 2013: 110 },
      doubt: undefined,
    },
    {
      what: 'are left if the later year is that of the filing',
      raw: ended(2015, '2015-12-31'),
      pages: { 2016: 260, 2015: 180 },
      yearEnd: '2015-12-31',
      doubt: undefined,
    },
    {
      what: "are left if the next year is named most and nothing says that it is the report's",
      raw: ended(2015, '2015-12-31'),
      pages: { 2016: 260, 2015: 180 },
      doubt: undefined,
    },
    {
      what: 'are disputed if the text ends its years in the next one',
      raw: ended(2014, '2014-12-31'),
      pages: { 2015: 180, 2014: 100 },
      yearEnd: '2015-12-31',
      doubt: 'disputed',
    },
    {
      what: 'are left if the year is named after the one in which it ends',
      raw: ended(2022, '2023-01-28'),
      pages: { 2023: 60, 2022: 40 },
      doubt: undefined,
    },
    {
      what: 'are left if only a few pages name the later year',
      raw: ended(2013, '2013-12-31'),
      pages: { 2015: 4, 2013: 1 },
      doubt: undefined,
    },
    {
      what: 'are left if both are named about as often',
      raw: ended(2014, '2014-12-31'),
      pages: { 2015: 100, 2014: 90 },
      doubt: undefined,
    },
  ])
    it(what, () => {
      const hints = {
        namedYears: {},
        pagesByYear: pages,
        ...(yearEnd === undefined ? {} : { yearEnd }),
      };
      const [judged] = disputeOldYears([raw], hints);
      expect(judged?.decisions?.period?.doubt).to.equal(doubt);
    });
});
