import { expect } from 'chai';

import { eachIs } from '../testing/describe-language.js';
import { foldLabel } from '../concepts/label.js';
import { everyMeaning, anyMeaning, saysBothDilutions, saysDilution } from './meanings.js';
import type { Meaning } from './lexicon.js';

const cases: readonly (readonly [Meaning, yes: readonly string[], no: readonly string[]])[] = [
  [
    'assets',
    [
      'Total assets',
      'Vermögenswerte',
      'Actifs',
      'Activos',
      'Attività',
      'Activa',
      'Ativos',
      'Tillgångar',
    ],
    ['Net assets', 'Liabilities'],
  ],
  [
    'liabilities',
    ['Liabilities', 'Schulden', 'Passifs', 'Pasivos', 'Passività', 'Verplichtingen', 'Skulder'],
    ['Assets', 'Reliability'],
  ],
  [
    'equity',
    ['Total equity', 'Eigenkapital', 'Capitaux propres', 'Patrimonio neto', 'Eget kapital'],
    ['Debt'],
  ],
  [
    'current',
    ['Current portion', 'Short-term', 'Kurzfristige', 'Courants', 'Correnti', 'Kortlopende'],
    ['Cash'],
  ],
  [
    'operating',
    ['Operating activities', 'Exploitation', 'Operativa', 'Operacional'],
    ['Continuing operations'],
  ],
  [
    'investing',
    ['Investing', 'Investitionstätigkeit', 'Inversión', 'Investering'.concat('sverksamheten')],
    ['Investors'],
  ],
  [
    'financing',
    ['Financing', 'Finanzierungstätigkeit', 'Financement', 'Financiación'],
    ['Finance'],
  ],
  ['basic', ['Basic', 'Unverwässert', 'de base', 'Básico', 'Före utspädning'], ['Diluted']],
  [
    'diluted',
    ['Diluted', 'Verwässert', 'Dilué', 'Diluido', 'Verwaterd', 'Efter utspädning'],
    ['Undiluted'],
  ],
  [
    'opening',
    ['Cash at beginning of year', 'Anfang', 'Ouverture', 'Inicio', 'Ingående'],
    ['Engine'],
  ],
  ['closing', ['Cash at end of year', 'Ende', 'Clôture', 'Cierre', 'Utgående'], ['Dividend']],
  [
    'debt',
    [
      'Commercial paper',
      'Short-term borrowings',
      'Notes payable',
      'Anleihen und Schuldverschreibungen',
      'Emprunts obligataires',
      'Préstamos bancarios',
      'Obbligazioni',
      'Rentedragende schulden',
      'Empréstimos',
      'Skulder till kreditinstitut',
    ],
    ['Accounts payable', 'Loans to customers', 'Latente Steuerschulden', 'Planning'],
  ],
  ['minority', ['Non-controlling interests', 'Minority interest'], ['Majority']],
  [
    'before',
    ['Profit before tax', 'vor Steuern', 'avant impôt', 'antes', 'före skatt'],
    ['After tax'],
  ],
];

describe('what the words of a label mean, in any language', () => {
  for (const [name, yes, no] of cases) {
    for (const label of yes)
      it(`"${label}" says ${name}`, () =>
        expect(anyMeaning(name).test(foldLabel(label))).to.equal(true));
    for (const label of no)
      it(`"${label}" does not say ${name}`, () =>
        expect(anyMeaning(name).test(foldLabel(label))).to.equal(false));
  }

  it('may be one of several', () => {
    const either = anyMeaning('liabilities', 'equity');
    expect(['liabilities', 'equity', 'assets'].map((word) => either.test(word))).to.deep.equal([
      true,
      true,
      false,
    ]);
  });

  it('can all be removed', () =>
    expect('basic and diluted'.replace(everyMeaning('basic', 'diluted'), '').trim()).to.equal(
      'and',
    ));
});

describe('basic or diluted', () => {
  eachIs(
    (text) => [saysDilution('basic', text), saysDilution('diluted', text)],
    [
      ['basic', [true, false]],
      ['diluted', [false, true]],
      ['basic and diluted', [true, true]],
      ['undiluted', [true, false]],
      ['verwassertes ergebnis', [false, true]],
      ['net income', [false, false]],
    ],
  );
});

describe('words in letters that are not Latin', () => {
  const label = foldLabel('Базовая и разводненная прибыль на акцию');

  it('are whole words too', () => {
    expect(saysDilution('basic', label)).to.equal(true);
    expect(saysDilution('diluted', label)).to.equal(true);
    expect(saysDilution('basic', foldLabel('Небазовая прибыль'))).to.equal(false);
  });

  it('say together that one amount is both', () => expect(saysBothDilutions(label)).to.equal(true));
});
