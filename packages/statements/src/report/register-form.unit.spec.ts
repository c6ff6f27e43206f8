import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const BALANCE = `
v.2.1                                                                   Officine Prova S.R.L.
Stato patrimoniale
                                                              31-12-2023    31-12-2022
Stato patrimoniale
   Attivo
      B) Immobilizzazioni
         I - Immobilizzazioni immateriali                          20.000        25.000
         II - Immobilizzazioni materiali                          131.819       140.899
         Totale immobilizzazioni (B)                              151.819       165.899
      C) Attivo circolante
         I - Rimanenze                                             92.149        82.149
         IV - Disponibilità liquide                                47.175        35.010
         Totale attivo circolante (C)                             139.324       117.159
      Totale attivo                                               291.143       283.058
   Passivo
      A) Patrimonio netto
         I - Capitale                                             100.000       100.000
         IV - Riserva legale                                       40.200        40.200
         IX - Utile (perdita) dell'esercizio                       30.094        31.634
         Totale patrimonio netto                                  170.294       171.834
      D) Debiti
         esigibili entro l'esercizio successivo                   120.849       111.224
         Totale debiti                                            120.849       111.224
      Totale passivo                                              291.143       283.058
`;

const INCOME = `
v.2.1                                                                   Officine Prova S.R.L.
Conto economico
                                                              31-12-2023    31-12-2022
Conto economico
   A) Valore della produzione
      1) ricavi delle vendite e delle prestazioni                 120.094       119.634
      Totale valore della produzione                              120.094       119.634
   B) Costi della produzione
      7) per servizi                                               50.000        48.000
      9) per il personale                                          30.000        28.000
      Totale costi della produzione                                80.000        76.000
   Differenza tra valore e costi della produzione (A - B)          40.094        43.634
   Risultato prima delle imposte (A - B + - C + - D)               40.094        43.634
   20) Imposte sul reddito dell'esercizio                          10.000        12.000
   21) Utile (perdita) dell'esercizio                              30.094        31.634
`;

/** Confidence from which nobody looks again. */
const SURE = 0.9;

/** Figures of the parent, which a note of the same report prints below heads of its own. */
const PARENT_NOTE = `
Prospetto riepilogativo dello stato patrimoniale della società che esercita l'attività di
direzione e coordinamento
                                                   Ultimo esercizio   Esercizio precedente
Data dell'ultimo bilancio approvato                     31/12/2022            31/12/2021
B) Immobilizzazioni                                      9.000.000             8.000.000
C) Attivo circolante                                     4.000.000             3.000.000
Totale attivo                                           13.000.000            11.000.000
Capitale sociale                                         1.000.000             1.000.000
Riserve                                                  8.000.000             7.000.000
Totale patrimonio netto                                  9.000.000             8.000.000
D) Debiti                                                4.000.000             3.000.000
Totale passivo                                          13.000.000            11.000.000
`;

describe('the form of a register that repeats its titles below the years', () => {
  const reading = readDrawnReport([BALANCE, INCOME, PARENT_NOTE]);

  it('is read with its years', () => {
    const balance = statementOf(reading, 'balance_sheet');
    expect(balance).to.deep.include({ years: ['2023', '2022'], pages: [1] });
    expect(valuesOf(balance, 'Totale attivo')).to.deep.equal([291_143, 283_058]);
    expect(valuesOf(balance, 'Totale passivo')).to.deep.equal([291_143, 283_058]);
    const income = statementOf(reading, 'income_statement');
    expect(income.years).to.deep.equal(['2023', '2022']);
    expect(valuesOf(income, "21) Utile (perdita) dell'esercizio")).to.deep.equal([30_094, 31_634]);
  });

  it("never gives the parent's figures for the company's own", () => {
    expect(reading.statements.flatMap(({ pages }) => pages)).not.to.include(3);
    const cells = readDrawnReport([PARENT_NOTE]).statements.flatMap(({ line_items: rows }) =>
      rows.flatMap(({ sources = {} }) =>
        Object.values(sources).map(({ confidence }) => confidence),
      ),
    );
    for (const confidence of cells) expect(confidence).to.be.below(SURE);
  });
});
