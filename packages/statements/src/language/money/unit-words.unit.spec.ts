import { expect } from 'chai';

import { eachIs } from '../../testing/describe-language.js';
import { fold } from '../index.js';
import { AMOUNT, COUNT, HUNDREDTHS, PER_SHARE, PERCENT, SHARE, SHARES } from './unit-words.js';

const PATTERNS = {
  PER_SHARE: PER_SHARE(),
  SHARES: SHARES(),
  COUNT: COUNT(),
  AMOUNT: AMOUNT(),
  SHARE: SHARE(),
  PERCENT: PERCENT(),
} as const;

/** What a label says about its unit, besides money. */
const said = (text: string): string[] =>
  Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(fold(text)))
    .map(([name]) => name);

describe('what a label says about its unit', () => {
  eachIs(said, [
    ['Revenue', []],
    ['Net income', ['AMOUNT']],
    ['Earnings per share', ['PER_SHARE', 'AMOUNT', 'SHARE']],
    ['Basic earnings per ordinary share', ['PER_SHARE', 'AMOUNT', 'SHARE']],
    ['EPS', ['PER_SHARE']],
    ['Net income per ADS', ['PER_SHARE', 'AMOUNT']],
    ['Distribution per unit', ['PER_SHARE', 'SHARE']],
    ['Ergebnis je Aktie', ['PER_SHARE']],
    ['Résultat par action', ['PER_SHARE']],
    ['Beneficio por acción', ['PER_SHARE']],
    ['Utile per azione', ['PER_SHARE']],
    ['Winst per aandeel', ['PER_SHARE']],
    ['Lucro por ação', ['PER_SHARE']],
    ['Resultat per aktie', ['PER_SHARE']],
    ['Weighted average shares outstanding', ['SHARES', 'COUNT', 'SHARE']],
    ['Number of ordinary shares', ['SHARES', 'COUNT', 'SHARE']],
    ['Effect of dilutive securities', ['SHARES']],
    ['Anzahl der Aktien', ['SHARES']],
    ["Nombre moyen d'actions", ['SHARES']],
    ['Número medio de acciones', ['SHARES']],
    ['Numero medio di azioni', ['SHARES']],
    ['Aantal aandelen', ['SHARES']],
    ['Quantidade média de ações', ['SHARES']],
    ['Antal aktier', ['SHARES']],
    ['Gross margin (%)', ['PERCENT']],
    ['Effective tax rate', ['PERCENT']],
    ['Growth in %', ['PERCENT']],
    ['Percentage of revenue', ['PERCENT']],
  ]);
});

describe('hundredths of a currency', () => {
  const alone = new RegExp(`^(?:${HUNDREDTHS()})$`);
  eachIs(
    (text) => alone.test(text),
    [
      ['pence', true],
      ['cents', true],
      ['paise', true],
      ['centimes', true],
      ['centavos', true],
      ['ore', true],
      ['rappen', true],
      ['pounds', false],
      ['percent', false],
    ],
  );

  it('are not percentages', () => expect(PERCENT().test('pence')).to.equal(false));
});
