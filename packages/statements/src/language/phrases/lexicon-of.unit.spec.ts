import type { RawStatement } from '@fde/contracts';
import { LANGUAGES, readingOf, type ReadingWords } from '@fde/lexicon';
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

describe('what only some languages say in their phrases', () => {
  const italian = LANGUAGES.find(({ language }) => language === 'it');
  const words = (): ReadingWords => {
    if (italian?.reading === undefined) throw new Error('Italian has no phrases');
    return readingOf(italian.reading);
  };
  const lexiconWith = (fields: Partial<ReadingWords>) =>
    lexiconOf({ language: 'it', months: italian?.months ?? [] }, { ...words(), ...fields });

  it('ranks names that it lists by themselves, each list one rank', () => {
    const { names } = lexiconWith({ names: { revenue: [['ricavi', 'vendite'], ['fatturato']] } });
    expect(
      ['ricavi', 'vendite', 'fatturato'].map((name) =>
        names.revenue?.findIndex((rank) => rank.test(name)),
      ),
    ).to.deep.equal([0, 0, 1]);
    expect(names.goodwill).to.equal(undefined);
  });

  it('knows titles that stand at the beginning of a line alone', () => {
    const { titles } = lexiconWith({ titlesAtStart: { comprehensive_income: ['totale utile'] } });
    const isTitle = (line: string) => titles.comprehensive_income.some((each) => each.test(line));
    expect([isTitle('totale utile 2023'), isTitle('il totale utile')]).to.deep.equal([true, false]);
  });

  it('tells the group in titles by more words than in the heads of columns', () => {
    const { titleWords, groupColumn } = lexiconWith({ groupInTitles: ['gruppi'] });
    expect([titleWords.group.test('gruppi'), groupColumn.test('gruppi')]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('may miss the full stop of an abbreviation', () => {
    const millions = lexiconWith({}).money.scales.find(([, scale]) => scale === 1e6)?.[0] ?? '';
    const isMillions = (text: string) => new RegExp(`^(?:${millions})$`).test(text);
    expect(['mln', 'mln.', 'milioni', 'milioni.'].map(isMillions)).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
  });

  it('compares labels without the accents of joining words too', () => {
    const { joining } = lexiconWith({
      labels: { ...words().labels, joining: ['på', 'och'] },
    }).labelWords;
    expect(joining.split(' ')).to.include.members(['pa', 'och']);
  });

  it('says in what money a report is presented as whole words', () => {
    const { presented } = lexiconWith({
      money: { ...words().money, presented: ['anges i'] },
    }).money;
    expect([presented.test('belopp anges i kronor'), presented.test('changes in')]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('closes a statement by whole lines of who signs it, beside what any line says', () => {
    const { closing } = lexiconWith({
      pages: { ...words().pages, closing: ['note'], signatures: ['il contabile …', 'il sindaco'] },
    });
    expect(
      [
        'vedi note',
        'il contabile rossi',
        'il sindaco',
        'il sindaco approva',
        'dopo il sindaco',
      ].map((line) => closing.test(line)),
    ).to.deep.equal([true, true, true, false, false]);
  });

  it('may name amounts, pro forma titles, years by two digits, and words before no name', () => {
    const { lengths, titleWords, periods, reporter } = lexiconWith({
      periods: { ...words().periods, amount: ['valore'], fiscal: ['esercizio'] },
      decoys: { ...words().decoys, proForma: ['*pro forma*'] },
      reporter: { ...words().reporter, opensNoName: ['titolo'] },
    });
    expect(lengths.amount?.test('valore')).to.equal(true);
    expect(titleWords.decoys['pro forma']?.test('dati pro-forma')).to.equal(true);
    expect([periods.fiscal?.source, reporter.opensNoName?.source]).to.deep.equal([
      'esercizio',
      'titolo',
    ]);
    const without = lexiconWith({});
    expect([without.lengths.amount, without.periods.fiscal]).to.deep.equal([undefined, undefined]);
  });

  it('counts money by further multipliers, the largest first', () => {
    const { scales } = lexiconWith({
      money: { ...words().money, hundredMillions: ['cento milioni'], tenMillions: ['crore(s)'] },
    }).money;
    expect(scales.map(([, scale]) => scale)).to.deep.equal([1e9, 1e8, 1e7, 1e6, 1e3]);
  });

  it('knows lines that are a day alone, and none that holds money', () => {
    const { line } = lexiconWith({
      periods: { ...words().periods, beforeDay: ['al'], wholeLine: ['rettificato'] },
    }).periods;
    expect(
      ['al 31 dicembre 2023', 'al 1 marzo', 'al $5', 'al costo', '(rettificato)'].map((text) =>
        line.test(text),
      ),
    ).to.deep.equal([true, true, false, false, true]);
  });

  it('counts months only before the words that it asks for', () => {
    const { counted } = lexiconWith({
      periods: { ...words().periods, behindCount: ['chiusi'] },
    }).lengths;
    expect(counted.exec('6 mesi chiusi')?.groups?.['n']).to.equal('6');
    expect(counted.test('6 mesi di garanzia')).to.equal(false);
  });

  it('compares other spellings and phrases of one meaning as one word', () => {
    const { spellings, phrases } = lexiconWith({
      labels: {
        ...words().labels,
        spellings: { '*ization': ['*isation'], noncurrent: ['non current'] },
        oneMeaning: { ppe: ['property (plant) and equipment'] },
      },
    }).labelWords;
    const spelled = (text: string) =>
      (spellings ?? []).reduce((done, [from, to]) => done.replace(from, to), text);
    expect(spelled('amortisation of non current items')).to.equal(
      'amortization of noncurrent items',
    );
    expect(
      phrases?.map(([phrase, word]) => [phrase.test('property and equipment'), word]),
    ).to.deep.equal([[true, 'ppe']]);
  });

  it('rules names out, and ends the name of a company before a sentence goes on', () => {
    const { notNames, reporter } = lexiconWith({
      notNames: { revenue: ['… altri …'] },
      reporter: { ...words().reporter, afterName: ['con', '"a "'], rareInName: ['voi'] },
    });
    expect(notNames?.revenue?.test('altri ricavi')).to.equal(true);
    const behind = (text: string) => reporter.afterName?.exec(text)?.[0];
    expect(
      ['rossi s.p.a. con sede', 'rossi, a company', 'rossi a. bianchi'].map(behind),
    ).to.deep.equal(['. con', ', a ', undefined]);
    expect(['a voi', 'voice'].map((text) => reporter.rareInName?.test(text))).to.deep.equal([
      true,
      false,
    ]);
  });

  it('takes other names of months than links do', () => {
    expect(lexiconWith({}).months[8]).to.equal('settembre set');
  });
});

for (const drawn of DRAWN_LANGUAGES) {
  describe(`a report in ${drawn.language}, read by phrases`, () => {
    const result = readDrawnReport(drawn.pages, drawn);

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
