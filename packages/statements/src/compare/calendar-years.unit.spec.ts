import { expect } from 'chai';
import type { CompiledData } from '@fde/contracts';
import { calendarColumns, calendarYearOf, fiscalColumns } from './calendar-years.js';

const data = (
  years: readonly string[],
  ends: Readonly<Record<string, string>>,
  type: CompiledData['statement_type'] = 'income_statement',
): CompiledData => ({
  statement_type: type,
  company_name: 'Brightwater plc',
  currency: 'USD',
  scale: 1,
  years: [...years],
  fiscal_year_ends: { ...ends },
  data_lineage: {},
  gaps: [],
  confidence: 0.9,
  line_items: [],
});
const placed = (
  years: readonly string[],
  ends: Readonly<Record<string, string>>,
  others: readonly CompiledData[] = [],
) => calendarColumns(data(years, ends), others);

describe('calendar years of fiscal years', () => {
  it('are those that hold most of their months', () => {
    for (const [end, calendar] of [
      ['2024-12-31', 2024], // most companies
      ['2024-09-28', 2024], // Apple, fiscal 2024
      ['2024-01-31', 2023], // Walmart, fiscal 2024
      ['2024-05-31', 2023],
      ['2024-06-30', 2024],
      ['2021-01-03', 2020], // 53 weeks
      ['2024-06-01', 2023], // the Saturday nearest the end of May
      ['2024-02-03', 2023],
      ['2024-01-15', 2023],
    ] as const)
      expect(calendarYearOf(end), end).to.equal(calendar);
  });

  it('have the year of the company and its last day', () => {
    const { columns, notes } = placed(['2024', '2023'], {
      2024: '2024-01-31',
      2023: '2023-01-31',
    });
    expect(columns).to.deep.equal({
      2023: { fiscal_year: '2024', end: '2024-01-31' },
      2022: { fiscal_year: '2023', end: '2023-01-31' },
    });
    expect(notes).to.deep.equal([]);
  });

  it('take a last day from another statement, and have no year without one', () => {
    const balance = data(['2023'], { 2023: '2023-01-31' }, 'balance_sheet');
    const { columns, notes } = placed(['2024', '2023', '2022'], { 2024: '2024-01-31' }, [balance]);
    expect(Object.keys(columns)).to.deep.equal(['2022', '2023']);
    expect(notes).to.deep.equal([
      'Brightwater plc: the last day is not known of 2022, so no calendar year has it.',
    ]);
  });

  it('have neither of two years that fall into one', () => {
    const { columns, notes } = placed(['2021', '2020'], { 2021: '2020-12-31', 2020: '2020-09-30' });
    expect(columns).to.deep.equal({});
    expect(notes).to.deep.equal([
      'Brightwater plc: 2021, 2020 fall into the calendar year 2020, which has none of them.',
    ]);
  });

  it('are not asked for where columns have the names of the company', () => {
    expect(fiscalColumns(data(['2024'], {}), []).columns).to.deep.equal({
      2024: { fiscal_year: '2024', end: null },
    });
    expect(fiscalColumns(undefined, []).columns).to.deep.equal({});
  });
});
