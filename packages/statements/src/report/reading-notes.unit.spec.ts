import type { ReadingDoubt } from '@fde/contracts';
import { expect } from 'chai';
import { cellOf, placedEntry } from '../testing/placed-entries.js';
import type { Reading } from './reading.js';
import { notesOf } from './reading-notes.js';

const notes = (
  dropped: readonly (readonly string[])[],
  ...doubts: (ReadingDoubt | undefined)[]
): string[] =>
  notesOf(
    doubts.map((doubt) => placedEntry('Row', [cellOf(1, doubt === undefined ? {} : { doubt })])),
    {
      rows: dropped.map((one) => ({ rows: [], dropped: one, references: [], lines: [] })),
    } as unknown as Reading,
  );

describe('The notes for a reader of a statement', () => {
  it('are empty if nothing is unusual', () => {
    expect(notes([[]], undefined)).to.deep.equal([]);
  });

  for (const { what, dropped, expected } of [
    { what: 'numbers in no column', dropped: [['12', '13']], expected: '12 13' },
    {
      what: 'those of all pages, each once',
      dropped: [
        ['12', '12'],
        ['13', '12'],
      ],
      expected: '12 13',
    },
  ])
    it(`list ${what}`, () => {
      expect(notes(dropped)).to.deep.equal([
        `Printed beside the rows, but in no fiscal year's column: ${expected}`,
      ]);
    });

  it('list at most forty such numbers', () => {
    const many = Array.from({ length: 60 }, (_, at) => String(at + 100));
    const [note = ''] = notes([many]);
    expect(note.split(' ').slice(-40)).to.deep.equal(many.slice(0, 40));
    expect(note).to.not.include('140');
  });

  for (const { doubt, expected } of [
    { doubt: 'facing-pages', expected: 'facing pages' },
    { doubt: 'unnamed-columns', expected: 'under no year of their own' },
    { doubt: 'cut-number', expected: 'the end of a longer number' },
    { doubt: 'cut-label', expected: 'Parts of some labels were not found' },
    { doubt: 'repaired', expected: 'misread by character recognition' },
    { doubt: 'partly-reread', expected: 'by one of two readers only' },
    { doubt: 'decimal-point', expected: undefined },
  ] as const)
    it(`${expected === undefined ? 'are silent' : 'say once'} of cells in doubt: ${doubt}`, () => {
      const sentences = notes([], doubt, doubt, undefined);
      expect(sentences).to.have.length(expected === undefined ? 0 : 1);
      if (expected !== undefined) expect(sentences[0]).to.include(expected);
    });

  it('give each doubt its own sentence, after the numbers in no column', () => {
    const sentences = notes([['12']], 'repaired', 'cut-number');
    expect(sentences).to.have.length(3);
    expect(sentences[0]).to.include('12');
  });
});
