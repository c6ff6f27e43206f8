import { NO_FACTS, type RawStatement } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import { expect } from 'chai';
import { yearOfReading } from './year-of-reading.js';

const GUESSED = { ...NO_FACTS, fiscal_year: 2025, fiscal_year_uncertain: true } as DocumentRecord;

const statement = (year: number, change: Partial<RawStatement> = {}): RawStatement =>
  ({
    fiscal_year: year,
    fiscal_year_ends: { [year]: `${year}-12-31` },
    decisions: { years: { value: String(year), evidence: [] } },
    ...change,
  }) as RawStatement;

const doubtful = (year: number): RawStatement =>
  statement(year, { decisions: { years: { value: '', evidence: [], doubt: 'guessed' } } });

const sure = (fiscalYear: number) => ({ fiscalYear, isGuess: false });
const guess = (fiscalYear: number) => ({ fiscalYear, isGuess: true });

describe('The fiscal year of a document by its statements', () => {
  it('is the year that all of them name, where one is sure of its columns', () => {
    expect(yearOfReading(GUESSED, [statement(2020), doubtful(2020)])).to.deep.equal(sure(2020));
    expect(yearOfReading(GUESSED, [statement(2025)])).to.deep.equal(sure(2025));
  });

  it('is a better guess where all are in doubt, or no end is printed', () => {
    expect(yearOfReading(GUESSED, [doubtful(2020), doubtful(2020)])).to.deep.equal(guess(2020));
    const endless = statement(2020, { fiscal_year_ends: {} });
    expect(yearOfReading(GUESSED, [endless])).to.deep.equal(guess(2020));
  });

  it('is unknown where they differ, without any, and where a guess would replace its like', () => {
    expect(yearOfReading(GUESSED, [statement(2020), statement(2021)])).to.equal(undefined);
    expect(yearOfReading(GUESSED, [])).to.equal(undefined);
    expect(yearOfReading(GUESSED, [doubtful(2025)])).to.equal(undefined);
  });

  it('leaves a year that is no guess, and one that a person has set', () => {
    const read = [statement(2020)];
    expect(yearOfReading({ ...GUESSED, fiscal_year_uncertain: false }, read)).to.equal(undefined);
    expect(yearOfReading({ ...GUESSED, settled: ['fiscal_year'] }, read)).to.equal(undefined);
  });
});
