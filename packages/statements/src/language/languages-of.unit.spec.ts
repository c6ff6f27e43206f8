import { expect } from 'chai';

import { DRAWN_LANGUAGES } from '../testing/drawn-languages/index.js';
import { languagesOf } from './languages-of.js';

describe('the languages that a page may be in', () => {
  for (const { language, pages } of DRAWN_LANGUAGES)
    it(`are ${language} among others on each drawn page of it`, () => {
      for (const page of pages) expect([...languagesOf([page])]).to.include(language);
    });

  it('are those of all pages together', () =>
    expect([
      ...languagesOf(['Gewinn- und Verlustrechnung 2023', 'Koncernens resultaträkning']),
    ]).to.have.members(['de', 'sv']));

  it('are told by small words where no statement stands', () =>
    expect([
      ...languagesOf([
        'Die Gesellschaft hat im Jahr und mit der Leitung von zwei Werken das Ziel nicht erreicht.',
      ]),
    ]).to.deep.equal(['de']));

  it('are one if a page is in English, which names hold no other', () =>
    expect([
      ...languagesOf([
        'The company and its subsidiaries are in the business of printing for all who ask.',
        'Consolidated Balance Sheets\nTotal assets\nTotal liabilities and equity\nNet income',
      ]),
    ]).to.deep.equal(['en']));

  it('are no others for words of their titles that English has', () =>
    expect([
      ...languagesOf([
        'The accompanying notes are an integral part of these statements, whatever the situation.',
      ]),
    ]).to.deep.equal(['en']));

  it('are none for a page of numbers', () =>
    expect([...languagesOf(['1 234 5'])]).to.deep.equal([]));
});
