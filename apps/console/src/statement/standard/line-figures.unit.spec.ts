import type { CompiledData } from '@fde/contracts/resources';
import { expect } from 'chai';
import { changeSince } from '../../format/change.js';
import { figuresOf } from './line-figures.js';
import type { Line } from './line-name.js';

const cellOf = (value: number, ...rows: number[]): Line['cells'][string] => ({
  value,
  confidence: 1,
  parts: rows.map((row) => ({ row, sign: 1 })) as unknown as Line['cells'][string]['parts'],
});
const lineOf = (cells: Line['cells']): Line => ({ cells }) as unknown as Line;
const adjusted = (value: number, reason: string) =>
  ({
    line_items: [{ sources: { 2020: { adjusted: { value, reason } } } }],
  }) as unknown as CompiledData;

describe('the figures of a standardised line', () => {
  it('change on the basis of today after a stock split', () => {
    const line = lineOf({ 2021: cellOf(3, 0), 2020: cellOf(10, 0) });
    const figures = figuresOf(line, adjusted(2.5, 'stock_split'));
    expect(changeSince(figures, '2021', undefined)?.share).to.be.closeTo(0.2, 1e-9);
  });

  it('have the signs of their lines, whatever the printed row was turned to', () => {
    const line = lineOf({ 2021: cellOf(30, 0), 2020: cellOf(20, 0) });
    const figures = figuresOf(line, adjusted(-20, 'sign_convention'));
    expect(changeSince(figures, '2021', undefined)?.share).to.be.closeTo(0.5, 1e-9);
  });
});
