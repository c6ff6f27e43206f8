import { expect } from 'chai';
import fc from 'fast-check';

import { eachIs } from '../testing/describe-language.js';
import { NOTE_REFERENCE } from './note-reference.js';

const without = (text: string): string => text.replace(NOTE_REFERENCE(), '');

describe('a text without its references to notes', () => {
  eachIs(without, [
    ['Inventories (note 4)', 'Inventories'],
    ['Inventories (see note 4)', 'Inventories'],
    ['Inventories [Note 4]', 'Inventories'],
    ['Inventories, note 4', 'Inventories,'],
    ['Inventories Note 4a', 'Inventories'],
    ['Inventories (Notes 12, 13 and 14)', 'Inventories'],
    ['Inventories (notes 3 to 5)', 'Inventories'],
    ['Inventories (notes 3 & 5)', 'Inventories'],
    ['Inventories (Note 4.1)', 'Inventories'],
    ['Inventories (Note A1)', 'Inventories'],
    ['Inventories (note 4 and note 7)', 'Inventories'],
    ['Vorräte (Anhang 4)', 'Vorräte'],
    ['Vorräte (siehe Anmerkung 4)', 'Vorräte'],
    ['Stocks (voir note 4)', 'Stocks'],
    ['Existencias (nota 4)', 'Existencias'],
    ['Rimanenze (nota 4)', 'Rimanenze'],
    ['Voorraden (toelichting 4)', 'Voorraden'],
    ['Estoques (notas 4 e 5)', 'Estoques'],
    ['Varulager (not 4)', 'Varulager'],
    // Notes payable are not references.
    ['Notes payable', 'Notes payable'],
    ['Senior notes due 2027', 'Senior notes due 2027'],
    ['Notebook 4', 'Notebook 4'],
    ['Banknotes 4', 'Banknotes 4'],
  ]);

  it('says the same for any numbers', () => {
    const number = fc.integer({ min: 1, max: 60 });
    const between = fc.constantFrom(', ', ' and ', ' & ', ' to ', '-', ' – ');
    fc.assert(
      fc.property(number, between, number, (from, by, to) => {
        expect(without(`Inventories (notes ${from}${by}${to})`)).to.equal('Inventories');
      }),
    );
  });
});
