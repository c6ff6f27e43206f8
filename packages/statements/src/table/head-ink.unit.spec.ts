import { expect } from 'chai';

import { fold } from '../language/index.js';
import type { ColumnSet } from './column-sets.js';
import { headInk, unknownHead } from './head-ink.js';

const setOf = (...heads: readonly string[]): ColumnSet => ({
  score: 0,
  columns: heads.map((words, index) => ({
    index,
    column: {
      left: 100 * index,
      start: 100 * index,
      open: 100 * index,
      right: 100 * index + 60,
      support: 10,
      percents: 0,
      references: 0,
    },
    date: { year: 2024 - index },
    words,
    shared: false,
  })),
});

const unknownIn = (heads: readonly string[], company?: string) =>
  unknownHead(headInk(setOf(...heads), company), heads.length);

describe('the words above the columns of a table', () => {
  it('each have one rule that explains them, or none', () => {
    const ink = headInk(setOf('31 december 2024 rm quux', '31 december 2023 rm'));
    expect(ink.map(({ word, rule }) => `${word}: ${rule ?? 'not explained'}`)).to.deep.equal([
      '31: number or date',
      'december: month',
      '2024: number or date',
      'rm: unit',
      'quux: not explained',
      '2023: number or date',
    ]);
  });

  for (const heads of [
    ['2024 restated', '2023 restated'],
    ['cnpj: 12.345.678/0001-90 saldo 2024', 'cnpj: 12.345.678/0001-90 saldo 2023'],
    ['(debe) haber 2024', '(debe) haber 2023'],
    ['skutecnost v ucetnim obdobi cislo beznem 2024', 'skutecnost v ucetnim obdobi minulem 2023'],
    ['group 2024 (in millions, except par value amounts)', 'group 2023'],
    ['for the year ended march 31, 2024', 'for the year ended march 31, 2023'],
    ['as at 31st march 2012', 'as at 31st march 2011'],
    ['2024 us dollars', '2023 us dollars'],
    ['december 31, 2024, with comparative information for 2024', '2023'],
    ['amount in taka 30-jun-24', 'amount in taka 30-jun-23'],
    ['consolidated entity fy24', 'consolidated entity fy23 un-audited'],
    ["2024 notes r'000", "2023 r'000"],
    ["du 1/1/2024 au 31/12/2024 totaux de l'exercice", 'du 1/1/2024 exercice precedent'],
    [fold('2024 (金額均以新台幣仟元為單位)'), fold('2023')],
  ])
    it(`are all understood: ${heads.join(' | ')}`, () =>
      expect(unknownIn(heads)).to.deep.equal({ unit: [], columns: [] }));

  it('may be an unknown unit if they are short and stand over every column', () => {
    expect(unknownIn(['2024 qxm', '2023 qxm'])).to.deep.equal({ unit: ['qxm'], columns: [] });
    expect(unknownIn(['2024 quuxembourgish', '2023 quuxembourgish']).unit).to.deep.equal([]);
  });

  it('put the columns in doubt if they stand over some', () =>
    expect(unknownIn(['2024', '2023 quux'])).to.deep.equal({ unit: [], columns: ['quux'] }));

  it('may name the company', () =>
    expect(unknownIn(['acme corp 2024', '2023'], 'Acme Corp.').columns).to.deep.equal([]));
});
