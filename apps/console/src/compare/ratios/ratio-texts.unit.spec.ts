import { expect } from 'chai';
import { english, german } from '../../messages/spec-support/spoken-texts.js';
import {
  absenceText,
  addressFrom,
  addressText,
  formulaText,
  isDoubtful,
  ratioText,
  sharedAbsence,
  type RatioValue,
} from './ratio-texts.js';

const missing = (
  reason: NonNullable<RatioValue['absent']>['reason'],
  concept = 'gross_profit',
  year = '2024',
): RatioValue => ({
  value: null,
  confidence: null,
  figures: [],
  absent: { reason, concept, year, message: '' },
});
const there = (confidence: number): RatioValue => ({
  value: 0.5,
  confidence,
  figures: [],
  absent: null,
});

describe('a ratio in words', () => {
  it('is a percentage or a number of times, as the language writes it', () => {
    expect(ratioText(0.1254, 'share', 'en-GB')).to.equal('12.5 %');
    expect(ratioText(-0.05, 'share', 'de')).to.match(/^-5,0\s%$/);
    expect(ratioText(-0.0001, 'share', 'de')).to.match(/^0,0\s%$/);
    expect(ratioText(1.5, 'times', 'de')).to.equal('1,50');
    expect(ratioText(40.53, 'days', 'en-GB')).to.equal('40.5 days');
    expect(ratioText(40.53, 'days', 'de')).to.equal('40,5 Tage');
  });

  it('is an amount in the scale of its statement', () => {
    expect(ratioText(1_264_000_000, 'amount', 'en-GB', 1_000_000)).to.equal('1,264');
    expect(ratioText(-2_500, 'amount', 'de', 1_000)).to.equal('(2,5)');
  });

  it('is written as a formula in the language of the page', () => {
    const terms = (['total_assets', 'total_current_liabilities', 'revenue'] as const).map(
      (concept, at) => ({
        concept,
        label: ['Total assets', 'Total current liabilities', 'Revenue'][at] ?? '',
        statement_type: 'balance_sheet' as const,
        years_before: 0,
      }),
    );
    const written = (formula: string) => ({
      id: 'revenue_growth' as const,
      label: '',
      group: 'growth' as const,
      unit: 'share' as const,
      formula,
      terms,
    });
    const capital = 'Revenue / (Total assets − Total current liabilities) × 365';
    expect(formulaText(english, written(capital))).to.equal(capital);
    expect(formulaText(german, written(capital))).to.match(/^Umsatzerlöse \/ \(.+ − .+\) × 365$/);
    const growth = 'Revenue / Revenue of the year before − 1';
    expect(formulaText(german, written(growth))).to.equal(
      'Umsatzerlöse / Umsatzerlöse des Vorjahres − 1',
    );
    const longer = '(Revenue / Revenue of 3 years before)^(1/3) − 1';
    expect(formulaText(english, written(longer))).to.equal(longer);
    expect(formulaText(german, written(longer))).to.contain('Umsatzerlöse vor 3 Jahren)^(1/3)');
  });

  it('is doubtful below nine tenths, and never where there is none', () => {
    expect([there(0.95), there(0.8), missing('no_row')].map(isDoubtful)).to.deep.equal([
      false,
      true,
      false,
    ]);
  });

  it('says in both languages why there is none', () => {
    const absent = missing('no_figure').absent!;
    expect(absenceText(english, absent)).to.equal('No figure of gross profit for 2024');
    expect(absenceText(german, absent)).to.equal('Für 2024 fehlt die Zahl: Bruttoergebnis');
    expect(absenceText(english, { ...absent, year: '' })).to.equal(
      'No figure of gross profit for an earlier year',
    );
  });

  it('says once for all years that a row or a statement is missing', () => {
    const row = missing('no_row');
    expect(sharedAbsence([row, missing('no_row', 'gross_profit', '2023')])).to.equal(row.absent);
    expect(sharedAbsence([row, missing('no_row', 'revenue')])).to.equal(undefined);
    expect(sharedAbsence([row, there(1)])).to.equal(undefined);
    expect(sharedAbsence([missing('no_figure'), missing('no_figure')])).to.equal(undefined);
    expect(sharedAbsence([])).to.equal(undefined);
  });
});

describe('the address of a ratio', () => {
  it('leads back to it, also to a year of two numbers', () => {
    const address = { ratio: 'net_margin', company: 7, year: '2018/19' };
    expect(addressFrom(addressText(address))).to.deep.equal(address);
  });

  it('is none where it cannot be read', () => {
    for (const text of [null, '', 'net_margin', 'net_margin:x:2024', '3:2020'])
      expect(addressFrom(text), String(text)).to.equal(undefined);
  });
});
