import { expect } from 'chai';
import { agreesTimes } from './basis.js';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen, type SpecimenRow } from '../specimens/specimen.js';

const rows = (eps: readonly number[], shares: readonly number[]): SpecimenRow[] => [
  ['Revenue', eps.map(() => 500)],
  ['Profit', eps.map(() => 80)],
  ['Basic earnings per share', eps, { unit: 'per_share' }],
  ['Weighted average shares', shares, { unit: 'shares' }],
];

/** Two reports that share 2021: the newer one, and an older one with 2020. */
const compiled = (newer: SpecimenRow[], older: SpecimenRow[]) =>
  compileOne(
    specimen({ document: 1, years: ['2021', '2020'], rows: older }),
    specimen({ document: 2, years: ['2022', '2021'], rows: newer }),
  );

describe('the basis of share counts', () => {
  for (const { title, newer, older, value, factor } of [
    { title: 'thousands', newer: [80.8, 80.821], older: [80821, 79500], value: 79.5, factor: 1e-3 },
    { title: 'units', newer: [80.8, 80.8], older: [80821345, 79500000], value: 79.5, factor: 1e-6 },
    { title: 'millions', newer: [80821, 80800], older: [80.8, 79.5], value: 79500, factor: 1e3 },
  ]) {
    it(`is one unit over all years: older counts in ${title}, earnings per share unchanged`, () => {
      const data = compiled(rows([1.1, 1.0], newer), rows([1.0, 0.9], older));
      const row = rowNamed(data, 'Weighted average shares');
      expect(row.values['2020']).to.equal(value);
      expect(row.sources['2020']?.adjusted).to.deep.equal({ value, factor, reason: 'unit_scale' });
      expect(row.sources['2021']).to.not.have.property('restated');
      expect(row.sources['2021']?.printings?.[1]?.printed).to.equal(older[0]);
    });
  }

  it('is found if one of two counts was slightly restated', () => {
    const diluted = (values: readonly number[]): SpecimenRow => [
      'Diluted shares',
      values,
      { unit: 'shares' },
    ];
    const data = compiled(
      [...rows([1.1, 1.0], [80.8, 80.8]), diluted([82.1, 81.9])],
      [...rows([1.0, 0.9], [80821, 79500]), diluted([81500, 80100])],
    );
    expect(rowNamed(data, 'Diluted shares').values['2020']).to.equal(80.1);
    expect(rowNamed(data, 'Diluted shares').sources['2021']?.restated).to.include({ value: 81.5 });
  });

  it('distinguishes a split in another unit from either alone', () => {
    const data = compiled(rows([0.55, 0.5], [161.6, 161.6]), rows([1.0, 0.9], [80800, 79500]));
    const row = rowNamed(data, 'Weighted average shares');
    expect(row.values['2020']).to.equal(79.5);
    expect(row.sources['2020']?.adjusted).to.deep.equal({
      value: 159,
      factor: 0.002,
      reason: 'stock_split',
    });
    expect(rowNamed(data, 'Basic earnings per share').sources['2020']?.adjusted).to.include({
      value: 0.45,
      factor: 0.5,
    });
  });

  it('does not change if only the counts themselves changed', () => {
    const data = compiled(rows([1.1, 1.0], [82000, 81900]), rows([1.0, 0.9], [80821, 79500]));
    const row = rowNamed(data, 'Weighted average shares');
    expect(row.sources['2020']).to.not.have.property('adjusted');
    expect(row.sources['2021']?.restated).to.include({ value: 80821, reason: 'restatement' });
  });
});

describe('a split', () => {
  const adjusted = (
    newer: readonly [eps: number[], counts: number[]],
    older: readonly [eps: number[], counts: number[]],
  ) => {
    const data = compiled(rows(...newer), rows(...older));
    const { factor, reason } =
      rowNamed(data, 'Weighted average shares').sources['2020']?.adjusted ?? {};
    return reason === undefined ? undefined : [reason, factor];
  };
  for (const { what, newer, older, expected } of [
    {
      what: 'in two',
      newer: [
        [1.1, 1],
        [200, 200],
      ],
      older: [
        [2, 1.8],
        [100, 99],
      ],
      expected: ['stock_split', 2],
    },
    {
      what: 'in three for two',
      newer: [
        [1.1, 1],
        [150, 150],
      ],
      older: [
        [1.5, 1.4],
        [100, 99],
      ],
      expected: ['stock_split', 1.5],
    },
    {
      what: 'in twenty',
      newer: [
        [0.11, 0.1],
        [2000, 2000],
      ],
      older: [
        [2, 1.8],
        [100, 99],
      ],
      expected: ['stock_split', 20],
    },
    {
      what: 'back, ten into one',
      newer: [
        [11, 10],
        [50, 50],
      ],
      older: [
        [1, 0.9],
        [500, 490],
      ],
      expected: ['stock_split', 0.1],
    },
    {
      what: 'not a usual ratio: new shares',
      newer: [
        [1.1, 0.9],
        [111, 111],
      ],
      older: [
        [1, 0.9],
        [100, 99],
      ],
      expected: undefined,
    },
    {
      what: 'of only the counts',
      newer: [
        [1.1, 1],
        [200, 200],
      ],
      older: [
        [1, 0.9],
        [100, 99],
      ],
      expected: undefined,
    },
    {
      what: 'of only the figures per share',
      newer: [
        [0.55, 0.5],
        [100, 100],
      ],
      older: [
        [1, 0.9],
        [100, 99],
      ],
      expected: undefined,
    },
  ] satisfies readonly {
    what: string;
    newer: [number[], number[]];
    older: [number[], number[]];
    expected: [string, number] | undefined;
  }[])
    it(`is ${expected === undefined ? 'not recognised' : 'recognised'}: ${what}`, () => {
      const found = adjusted(newer, older);
      if (expected === undefined) expect(found).to.equal(undefined);
      else expect([found?.[0], Number(Number(found?.[1]).toFixed(6))]).to.deep.equal(expected);
    });
});

describe('one figure is a multiple of another, within the rounding of both', () => {
  for (const { given, expected } of [
    { given: [1, 2, 0.5], expected: true },
    { given: [1.01, 2.01, 0.5], expected: true },
    { given: [1.02, 2.01, 0.5], expected: false },
    { given: [80.8, 80_821, 1e-3], expected: true },
    { given: [80.9, 80_821, 1e-3], expected: false },
    { given: [81, 80_821, 1e-3], expected: true },
    { given: [-1, 2, 0.5], expected: false },
  ] as const)
    it(`${given[0]} is ${expected ? '' : 'not '}${given[1]} times ${given[2]}`, () => {
      expect(agreesTimes(given[0], given[1], given[2])).to.equal(expected);
    });
});
