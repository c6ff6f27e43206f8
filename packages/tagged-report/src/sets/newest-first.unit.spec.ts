import { expect } from 'chai';
import { NO_TAXONOMY } from '../linkbase/taxonomy.js';
import { readPart } from '../spec-support/read-text.js';
import { table, taggedDocument } from '../spec-support/tagged-document.js';
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
});
