import { expect } from 'chai';
import { decimalsOfYear } from './use-amount-text.js';

const line = (unit: 'money' | 'per_share', cells: Readonly<Record<string, number>>) => ({
  unit,
  cells: Object.fromEntries(
    Object.entries(cells).map(([year, value]) => [year, { value, confidence: 1, parts: [] }]),
  ),
});

describe('the decimals of a standardised statement', () => {
  const lines = [
    line('money', { 2023: 1200, 2022: 1100.5 }),
    line('money', { 2023: 300, 2022: 20 }),
    line('per_share', { 2023: 1.25 }),
  ] as unknown as Parameters<typeof decimalsOfYear>[0]['lines'];

  const decimals = (scale: 'printed' | 'millions') =>
    ['2023', '2022'].map((year) => decimalsOfYear({ lines, scale: 1000 }, year, scale));

  it('are those that the money of a year needs, and none for amounts per share', () =>
    expect(decimals('printed')).to.deep.equal([0, 1]));

  it('are counted on the scale that is shown', () =>
    expect(decimals('millions')).to.deep.equal([1, 3]));
});
