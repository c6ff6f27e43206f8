import type { PageText, RawLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { layOut } from '../page/index.js';
import { BALANCE, INCOME } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import type { Draft } from './draft.js';
import { readPlace } from './read-place.js';

type Type = RawStatement['statement_type'];
type RawStatement = Draft['raw'];
const draftOn = (type: Type, page: PageText, companyName?: string): Draft => {
  const regions = layOut(page).map((layout) => ({ layout, from: 0, to: layout.lines.length }));
  const draft = readPlace(
    { type, regions, title: 'As printed' },
    { namedYears: {}, ...(companyName === undefined ? {} : { companyName }) },
  );
  if (draft === undefined) throw new Error('the page has a table');
  return draft;
};
const draft = (type: Type, drawing: string): Draft => draftOn(type, pageFromText(drawing, 7));
const named = ({ raw }: Draft, name: string): RawLineItem => {
  const found = raw.line_items.find((item) => item.name === name);
  if (found === undefined)
    throw new Error(`no row ${name}: ${raw.line_items.map((item) => item.name).join('; ')}`);
  return found;
};

describe('A reading as a statement', () => {
  it('has what its page prints', () => {
    expect(draft('balance_sheet', BALANCE).raw).to.deep.include({
      statement_type: 'balance_sheet',
      fiscal_year: 2023,
      years: ['2023', '2022'],
      fiscal_year_ends: { 2023: '2023-12-31', 2022: '2022-12-31' },
      period: 'annual',
      scale: 1000,
      pages: [7],
      title: 'As printed',
      method: 'layout',
    });
  });

  it('leaves open what the page does not say: its currency, its name', () => {
    expect(draft('balance_sheet', BALANCE).raw).to.include({ currency: 'XXX', company_name: '' });
    expect(draftOn('balance_sheet', pageFromText(BALANCE), 'Acme').raw.company_name).to.equal(
      'Acme',
    );
  });

  it('has its rows below their headings, each number with its place', () => {
    const cash = named(draft('balance_sheet', BALANCE), 'Cash and cash equivalents');
    expect(cash).to.deep.include({
      section: 'ASSETS > Current assets',
      values: { 2023: 1000, 2022: 900 },
      unit: 'money',
      is_total: false,
    });
    expect(cash.sources?.['2023']).to.include({ page: 7 });
    expect(cash.sources?.['2023']?.bbox).to.have.length(4);
  });

  it('recognises a total by its sum, whatever its name', () => {
    const renamed = INCOME.replace('Gross profit    ', 'What remains   ');
    expect(named(draft('income_statement', renamed), 'What remains').is_total).to.equal(true);
  });

  it('names a total without a label', () => {
    const unnamed = BALANCE.replace('   Total current assets  ', '                         ');
    const item = draft('balance_sheet', unnamed).raw.line_items.find(
      ({ name_inferred }) => name_inferred,
    );
    expect(item).to.deep.include({
      name: 'Total current assets',
      values: { 2023: 4500, 2022: 4200 },
    });
  });

  it('is proven by itself: its checks, and how much of it they prove', () => {
    const whole = draft('balance_sheet', BALANCE);
    expect(whole.raw.checks.every(({ holds }) => holds)).to.equal(true);
    expect(whole.coverage).to.equal(1);
    const misread = draft('balance_sheet', BALANCE.replace('2,000      1,900', '2,400      1,950'));
    expect(misread.coverage).to.be.below(whole.coverage);
  });

  it('has no row without numbers, and no year without any', () => {
    const { raw } = draft('balance_sheet', BALANCE);
    for (const { name, values } of raw.line_items)
      expect(Object.keys(values), name).to.have.length.above(0);
    const narrow = BALANCE.split('\n')
      .map((line) => (/^\s*(?:December|2023)/.test(line) ? line : line.slice(0, 48)))
      .join('\n');
    expect(draft('balance_sheet', narrow).raw.years).to.deep.equal(['2023']);
  });
});

describe('A digit that recognition misread', () => {
  const page = (origin: 'text' | 'ocr'): PageText => ({
    ...pageFromText(INCOME.replace('4,000      3,500', '4,008      3,500')),
    origin,
  });
  it('is corrected by the sums of a recognised page', () => {
    const gross = named(draftOn('income_statement', page('ocr')), 'Gross profit');
    expect(gross.values['2023']).to.equal(4000);
    expect(gross.sources?.['2023']?.doubt).to.equal('repaired');
  });

  it('stays as printed on a page of text', () => {
    expect(
      named(draftOn('income_statement', page('text')), 'Gross profit').values['2023'],
    ).to.equal(4008);
  });
});
