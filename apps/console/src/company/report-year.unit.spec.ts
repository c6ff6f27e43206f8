import { expect } from 'chai';
import { guessYear } from './report-year.js';

describe('The year of a chosen report', () => {
  const guessed = (name: string): number => guessYear(name, 2026);

  it('is the last one in its name', () => {
    expect(guessed('annual-report-2023.pdf')).to.equal(2023);
    expect(guessed('AR_2023_en.pdf')).to.equal(2023);
    expect(guessed('2022-2023 report.pdf')).to.equal(2023);
  });

  it('is neither a year to come nor a part of a longer number', () => {
    expect(guessed('strategy-2030-report-2021.pdf')).to.equal(2021);
    expect(guessed('document-120231.pdf')).to.equal(2025);
  });

  it('is last year where the name says nothing', () => {
    expect(guessed('report.pdf')).to.equal(2025);
  });
});
