import { expect } from 'chai';
import { causeOfQuestion, isAcceptedByItself, kindOfQuestion } from './review-causes.js';
import type { Question, QuestionReason } from './review-facts.js';

const AT = { extraction_id: 3, company_id: 1, statement_type: 'balance_sheet' };

const question = (
  about: QuestionReason['about'],
  rule: string,
  name = 'Cash',
  year = '2023',
): Question => ({
  decision: null,
  item: { name, section: null, occurrence: 0, year },
  value: 1,
  page: 1,
  bbox: null,
  doubt: 0.1,
  weight: 1,
  reasons: [{ about, says: `${rule} of the row`, rule }],
});
const cause = (subject: Question, at = AT): string => causeOfQuestion(subject, at);

describe('The cause that like questions share', () => {
  it('is the failing identity, over its rows and years', () => {
    const one = cause(question('identity', 'balance', 'Total assets', '2023'));
    expect(cause(question('identity', 'balance', 'Total equity', '2022'))).to.equal(one);
    expect(cause(question('identity', 'balance'), { ...AT, extraction_id: 4 })).not.to.equal(one);
  });

  it('is the row for a doubt about single digits, the statement for one about its columns', () => {
    const row = cause(question('reading', 'repaired'));
    expect(cause(question('reading', 'repaired', 'Cash', '2022'))).to.equal(row);
    expect(cause(question('reading', 'repaired', 'Inventories'))).not.to.equal(row);
    expect(cause(question('reading', 'unnamed-columns'))).to.equal(
      cause(question('reading', 'unnamed-columns', 'Inventories')),
    );
  });

  it('is the decision with its value for all statements of a company', () => {
    const scale = { ...question('decision', 'guessed'), item: null, decision: 'scale', value: '1' };
    const other = { ...AT, extraction_id: 9 };
    expect(cause(scale, other)).to.equal(cause(scale));
    expect(cause({ ...scale, value: '1000' })).not.to.equal(cause(scale));
    expect(cause(scale, { ...AT, company_id: 2 })).not.to.equal(cause(scale));
  });

  it('is none for what lapsed, for missing years, and where nothing was in doubt', () => {
    const missing = { ...question('gap', 'no_report'), item: null, decision: 'missing_years' };
    for (const subject of [
      question('reading', 'lapsed'),
      missing,
      { ...question('gap', ''), reasons: [] },
    ])
      expect(cause(subject)).to.equal('');
  });
});

describe('What a question is about', () => {
  it('is its first reason, or a correction', () => {
    expect(kindOfQuestion(question('gap', 'missing_total'))).to.equal('gap');
    expect(kindOfQuestion({ reasons: [] })).to.equal('correction');
  });

  it('needs no person if it is only a plain restatement', () => {
    const plain = question('restatement', 'restatement');
    const doubtful = question('restatement', 'power_of_ten');
    expect(isAcceptedByItself(plain)).to.equal(true);
    for (const reasons of [
      [],
      doubtful.reasons,
      [...plain.reasons, ...question('reading', 'repaired').reasons],
    ])
      expect(isAcceptedByItself({ reasons })).to.equal(false);
  });
});
