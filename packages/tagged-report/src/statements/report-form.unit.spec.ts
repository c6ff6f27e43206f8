import { expect } from 'chai';
import { statementsIn } from '../spec-support/read-text.js';
import { wholeReport } from '../spec-support/tagged-document.js';
import {
  formOf,
  isOfStatutoryAccounts,
  isOfTaxPapers,
  TAX_RETURN,
  reportingPeriodOf,
} from './report-form.js';

describe('the form of a tagged report', () => {
  for (const [form, types] of [
    ['annual', ['10-K', '10-K/A', '20-F', '20-F/A', '40-F']],
    ['transition', ['10-KT', '10-KT/A']],
    ['interim', ['10-Q', '10-Q/A', '10-QT', '6-K']],
    ['other', ['8-K', '8-K/A', 'S-1', '424B3']],
  ] as const)
    it(`is ${form}: ${types.join(', ')}`, () => {
      expect(types.map((documentType) => formOf({ documentType }))).to.deep.equal(
        types.map(() => form),
      );
    });

  it('is what it covers where no form is stated', () => {
    expect(['FY', 'HY', 'Q2', 'x'].map((covered) => formOf({ covered }))).to.deep.equal([
      'annual',
      'interim',
      'interim',
      undefined,
    ]);
    expect(formOf({})).to.equal(undefined);
  });

  it('is annual for statutory accounts, however short or long their year is', () => {
    const day = (namespace: string): boolean =>
      isOfStatutoryAccounts({ prefix: 'bus', namespace, local: 'BalanceSheetDate' });
    expect(day('http://xbrl.frc.org.uk/cd/2023-01-01/business')).to.equal(true);
    expect(day('http://www.xbrl.org/uk/cd/business/2009-09-01')).to.equal(true);
    expect(day('http://own.example/business')).to.equal(false);
    const form = formOf({ isStatutory: true });
    const span = (start: string, end: string) => ({ kind: 'duration', start, end }) as const;
    expect(reportingPeriodOf(form, span('2024-04-07', '2024-08-31'))).to.equal('stub');
    expect(reportingPeriodOf(form, span('2024-01-01', '2024-12-31'))).to.equal('annual');
    expect(reportingPeriodOf(undefined, span('2024-04-07', '2024-08-31'))).to.equal('interim');
  });

  it('is no annual one for a tax computation, which repeats the accounts', () => {
    const namespace = 'http://www.hmrc.gov.uk/schemas/ct/comp/2021-01-01';
    expect(isOfTaxPapers({ prefix: 'ct', namespace, local: 'Adjustments' })).to.equal(true);
    expect(formOf({ documentType: TAX_RETURN })).to.equal('other');
  });

  const withType = (type: string, more = ''): string =>
    wholeReport().replace('>10-K</ix:nonNumeric>', `>${type}</ix:nonNumeric>${more}`);

  it('keeps a report that is no annual one from being a year, whatever its columns cover', async () => {
    for (const type of ['10-Q', '8-K', 'S-1']) {
      const { statements, problems } = await statementsIn(withType(type));
      expect(statements.map(({ period }) => period)).to.deep.equal(Array(3).fill('interim'));
      expect(statements[0]?.decisions?.period?.evidence[0]?.text).to.equal(`form ${type}`);
      expect(problems.join()).to.contain(`it is no annual report (form ${type})`);
    }
  });

  it('is amended by its name or by its flag', async () => {
    const flag = '<ix:nonNumeric name="dei:AmendmentFlag" contextRef="y24">true</ix:nonNumeric>';
    for (const text of [withType('10-K/A'), withType('10-K', flag)]) {
      const { statements } = await statementsIn(text);
      expect(statements[0]?.decisions?.publication?.value).to.equal('amended');
      expect(statements[0]?.period).to.equal('annual');
    }
  });
});
