import type { RawStatement } from '@fde/contracts';
import { LANGUAGES, readingOf } from '@fde/lexicon';
import { expect } from 'chai';

import { DRAWN_LANGUAGES } from '../../testing/drawn-languages/index.js';
import { readDrawnReport, statementOf } from '../../testing/read-drawn-report.js';
import { lexiconOf } from './lexicon-of.js';

/** The values of a row in 2023 and 2022, in whichever order the columns stand. */
const inBothYears = (raw: RawStatement, name: string) => {
  const item = raw.line_items.find((each) => each.name === name);
  return [item?.values['2023'], item?.values['2022']];
};

const READ_BY_PHRASES = LANGUAGES.filter(({ reading }) => reading !== undefined);

describe('a lexicon made of phrases', () => {
  it('is tried on a drawn report in each language that has one', () =>
    expect(DRAWN_LANGUAGES.map(({ language }) => language)).to.have.members(
      READ_BY_PHRASES.map(({ language }) => language),
    ));

  it('keeps the order of a list: the best name of a concept stands first', () => {
    const turkish = READ_BY_PHRASES.find(({ language }) => language === 'tr');
    expect(turkish?.reading).to.not.equal(undefined);
    if (turkish?.reading === undefined) return;
    const { names } = lexiconOf(turkish, readingOf(turkish.reading));
    expect(names.total_current_assets?.map((name) => name.test('donen varliklar'))).to.deep.equal([
      false,
      true,
      false,
    ]);
  });
});

for (const drawn of DRAWN_LANGUAGES) {
  describe(`a report in ${drawn.language}, read by phrases`, () => {
    const result = readDrawnReport(drawn.pages);

    it('has all three statements with years, scale and currency', () => {
      for (const type of ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const) {
        const raw = statementOf(result, type);
        expect([raw.years.toSorted(), raw.scale, raw.currency], type).to.deep.equal([
          ['2022', '2023'],
          drawn.scale,
          drawn.currency,
        ]);
      }
    });

    it('has its rows, and the identities between them hold', () => {
      const income = statementOf(result, 'income_statement');
      expect(inBothYears(income, drawn.netIncome)).to.deep.equal([1400, 1320]);
      const balance = statementOf(result, 'balance_sheet');
      expect(inBothYears(balance, drawn.totalAssets)).to.deep.equal([11_000, 10_500]);
      const cash = statementOf(result, 'cash_flow_statement');
      expect(inBothYears(cash, drawn.closingCash)).to.deep.equal([800, 600]);
      const checks = result.statements.flatMap((statement) => statement.checks ?? []);
      expect(checks.filter(({ holds }) => !holds)).to.deep.equal([]);
      expect(checks.map(({ kind }) => kind)).to.include.members(['balance', 'cash_flow_foot']);
    });
  });
}
