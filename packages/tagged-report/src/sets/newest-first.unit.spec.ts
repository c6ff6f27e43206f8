import { expect } from 'chai';
import { NO_TAXONOMY } from '../linkbase/taxonomy.js';
import { readPart } from '../spec-support/read-text.js';
import { STATEMENTS, table, taggedDocument } from '../spec-support/tagged-document.js';
import type { TaggedReport } from '../tagged-report.js';
import { joinSet } from './join-set.js';
import { newestFirst } from './newest-first.js';

const reportOf = async (name: string, body: string, year: string): Promise<TaggedReport> => ({
  ...joinSet([await readPart(taggedDocument(body, '').replaceAll('2024', year), name)]),
  taxonomy: NO_TAXONOMY,
});

const ROW = 'Total revenue | Revenues | 100';

describe('the reports of one package', () => {
  it('are ordered by their years, then by how much they print, never by name', async () => {
    const older = await reportOf('z', table('y', [ROW, ROW, ROW]), '2022');
    const newer = await reportOf('b', table('y', [ROW, ROW]), '2024');
    const letter = await reportOf('a', table('y', [ROW]), '2024');
    const order = [letter, older, newer];
    for (const reports of [order, order.toReversed()])
      expect(newestFirst(reports)).to.deep.equal([newer, letter, older]);
  });

  it('are annual ones before later parts of a year', async () => {
    const half = await reportOf('a', table('y', [ROW, ROW]), '2025');
    const covered =
      '<ix:nonNumeric name="dei:DocumentFiscalPeriodFocus" contextRef="y24">HY</ix:nonNumeric>';
    const interim = await reportOf('b', covered + table('y', [ROW, ROW]), '2025');
    const year = await reportOf('c', table('y', [ROW]), '2024');
    expect(newestFirst([interim, year])).to.deep.equal([year, interim]);
    expect(newestFirst([year, half])).to.deep.equal([half, year]);
  });

  it('are those with statements before a cover of the same year', async () => {
    const cover = await reportOf('a', table('y', Array<string>(30).fill(ROW)), '2024');
    const whole = await reportOf('b', table('y', STATEMENTS.income), '2024');
    expect(newestFirst([cover, whole])).to.deep.equal([whole, cover]);
  });
});
