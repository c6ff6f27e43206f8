import { expect } from 'chai';

import { unitOfAllAmounts } from './all-amounts.js';

const unitOf = (...pages: readonly string[]) => {
  const unit = unitOfAllAmounts(pages);
  return unit && [unit.scale, unit.money[0]?.join('/')];
};

describe('the unit that a report gives all its amounts', () => {
  for (const [said, scale, currency] of [
    ['Om inte annat särskilt anges redovisas alla belopp i kronor (SEK).', 1, 'SEK'],
    ['Sofern nicht anders angegeben, sind alle Beträge in Tausend Euro.', 1000, 'EUR'],
    ["Sauf indication contraire, tous les montants sont en milliers d'euros.", 1000, 'EUR'],
    ['Belopp anges i tkr om inget annat anges.', 1000, 'SEK'],
    ['(All amounts in millions of euros\nunless otherwise stated)', 1e6, 'EUR'],
    ['Tenzij anders vermeld luiden alle bedragen in euro.', 1, 'EUR'],
  ] as const)
    it(`${said.replace('\n', ' ')}`, () =>
      expect(unitOf('Contents 3', said, said)).to.deep.equal([scale, currency]));

  it('in a bracket within its sentence', () => {
    const said = 'Räkenskapsåret 2023\nAlla belopp i kronor (SEK) om inget annat anges';
    expect(unitOf(said)).to.deep.equal([1, 'SEK']);
  });

  for (const [said, scale, currency] of [
    ['Gli importi presenti sono espressi in Euro', 1, 'EUR'],
    ['JAARREKENING IN EURO', 1, 'EUR'],
    ['JAARREKENING IN EURO (2 decimalen)\nvan 01/01/2023 tot 31/12/2023', 1, 'EUR'],
    ['Valores expressos em milhares de reais', 1000, 'BRL'],
  ] as const)
    it(`on the cover: ${said}`, () =>
      expect(unitOf(`Bilancio di esercizio al 31-12-2023\n${said}`, 'Contents 3')).to.deep.equal([
        scale,
        currency,
      ]));

  for (const [why, ...pages] of [
    ['other tables may have another', 'Contents', 'All amounts are in thousands of euros.'],
    ['of one amount', 'Unless otherwise stated, all amounts are 25 million euros.'],
    ['of key figures', 'Key figures in millions of euros unless otherwise stated.'],
    ['of no unit', 'Unless otherwise stated, all amounts are unaudited.'],
    [
      'of two units',
      'Unless otherwise stated, all amounts are in euros.',
      'Unless otherwise stated, all amounts are in thousands of euros.',
    ],
  ])
    it(`is not known: ${why}`, () => expect(unitOf(...pages)).to.equal(undefined));
});
