import { expect } from 'chai';
import type { Question } from '@fde/contracts';
import { joinQuestions } from './questions.js';
import { MOST_QUESTIONS } from '../weights.js';

const question = (name: string, doubt: number, weight: number): Question => ({
  decision: null,
  item: { name, section: null, occurrence: 0, year: '2023' },
  value: 1,
  page: 1,
  bbox: null,
  doubt,
  weight,
  reasons: [{ about: 'reading', says: name }],
});

describe('Questions', () => {
  it('are one for each figure with all its reasons, the most important first', () => {
    const joined = joinQuestions(
      [question('Cash', 0.1, 0.2), question('Revenue', 0.1, 1)],
      [question('Cash', 0.4, 0.2)],
    );
    expect(
      joined.map(({ item, doubt, reasons }) => [item?.name, doubt, reasons.length]),
    ).to.deep.equal([
      ['Revenue', 0.1, 1],
      ['Cash', 0.4, 2],
    ]);
  });

  it('are limited in number, so that their event fits a message', () => {
    const many = Array.from({ length: MOST_QUESTIONS + 5 }, (_, at) =>
      question(`row ${at}`, 0.1, 0.1),
    );
    expect(joinQuestions(many)).to.have.length(MOST_QUESTIONS);
  });
});
