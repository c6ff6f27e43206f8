import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import {
  decimalsIn,
  formatBytes,
  formatChange,
  formatValue,
  scaled,
  unitSentence,
} from './numbers.js';
import { formatDuration } from './times.js';

describe('numbers as a reader of statements expects them', () => {
  it('negative numbers stand in parentheses, zero is a dash', () => {
    expect(formatValue(-1234, 'money', 'en-US')).to.equal('(1,234)');
    expect(formatValue(0, 'money', 'en-US')).to.equal('–');
  });
  it('per-share figures keep two decimals', () =>
    expect(formatValue(3.1, 'per_share', 'en-US')).to.equal('3.10'));
  it('the locale of the reader rules', () =>
    expect(formatValue(1234567, 'money', 'de-DE')).to.equal('1.234.567'));
  it('money of a column shows its decimals alike, what is not money keeps its own', () => {
    expect([224.991, 408.99, 758, -0.5].map(decimalsIn)).to.deep.equal([3, 2, 0, 1]);
    expect(formatValue(408.99, 'money', 'en-US', false, 3)).to.equal('408.990');
    expect(formatValue(-758, 'money', 'en-US', false, 3)).to.equal('(758.000)');
    expect(formatValue(1234, 'shares', 'en-US', false, 3)).to.equal('1,234');
  });
  it('only money is scaled', () => {
    expect(scaled(1500, 'money', 1_000_000, 'thousands')).to.equal(1_500_000);
    expect(scaled(1500, 'money', 1_000, 'millions')).to.equal(1.5);
    expect(scaled(3.1, 'per_share', 1_000_000, 'thousands')).to.equal(3.1);
  });
  it('a change has a sign, and as many digits as it deserves', () => {
    expect(formatChange(0.256, 'en-US')).to.equal('+26%');
    expect(formatChange(12, 'en-US')).to.equal('> +1,000 %');
    expect(formatChange(-12, 'de')).to.equal('< −1.000 %');
  });
  it('currency and scale are said in one sentence', () => {
    expect(unitSentence(english, 'EUR', 1_000_000, 'printed')).to.equal('EUR, millions');
    expect(unitSentence(english, 'USD', 1, 'printed')).to.equal('USD');
    expect(unitSentence(english, 'XXX', 1_000, 'printed')).to.equal(
      'currency not stated, thousands',
    );
    expect(unitSentence(english, 'EUR', 100, 'printed')).to.equal('EUR, × 100');
    expect(unitSentence(english, 'EUR', 100, 'millions')).to.equal('EUR, millions');
    expect(unitSentence(german, 'EUR', 1_000, 'printed')).to.equal('in Tsd. EUR');
    expect(unitSentence(german, 'XXX', 1, 'millions')).to.equal('Währung nicht angegeben, in Mio.');
  });
  it('sizes and durations are for people', () => {
    expect(formatBytes(1_234_567, 'en-US')).to.equal('1.2 MB');
    expect(formatDuration(75_000, 'en-US')).to.equal('1 min 15 s');
    expect(formatDuration(1_500, 'en-US')).to.equal('1.5 s');
    expect(formatDuration(1_500, 'de')).to.equal('1,5 s');
  });
});
