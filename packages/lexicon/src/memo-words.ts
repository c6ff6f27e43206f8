import { phrasesOf } from './phrases.js';

/** What a row or heading below the foot of a cash flow statement says, in the words of all languages. */
export const MEMO_WORDS = {
  /** Interest or taxes that were paid in cash: they are in the operating cash flow. */
  interestPaid: phrasesOf(`
    cash … paid … interest …, cash … payment* … interest …, … paid for interest …,
    … payments for interest …, interest paid …, gezahlte zinsen …, zinszahlungen …,
    interets payes …, intereses pagados …, interessi pagati …, juros pagos …, betaalde rente …,
    betald ranta …`),
  taxesPaid: phrasesOf(`
    cash … paid … tax* …, cash … payment* … tax* …, … paid for income tax* …,
    … payments for income tax* …, income tax* paid …, tax* paid …, gezahlte ertragsteuern …,
    gezahlte steuern …, steuerzahlungen …, impots (sur les resultats) payes …,
    impuestos pagados …, imposte pagate …, impostos pagos …, betaalde belasting* …,
    betald skatt …`),
  /** No cash flows: interest paid in kind, shares issued. */
  withoutCash: phrasesOf(`
    non cash, noncash, in kind, nicht zahlungswirksam*, zahlungsunwirksam*, unbar*,
    sans effet de tresorerie, no monetari*, sin efectivo, non monetari*, nao caixa`),
} as const;
