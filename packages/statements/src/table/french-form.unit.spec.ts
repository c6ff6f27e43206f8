import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

/** Assets stand under dates, with their gross amounts; claims below them under the places of years. */
const FORM = `
                                                                                    DGFiP N° 2033-A-SD 2024
                              1. BILAN SIMPLIFIÉ

Désignation de l'entreprise   MOULIN VERT SAS

                                                                      Exercice N clos le      Exercice N-1 clos le
                                                                          31/12/2023               31/12/2022
            ACTIF                    Brut          Amortissements            Net                      Net
Fonds commercial              010              012
Immobilisations corporelles   028       8 441  030       1 072                   7 369                   8 100
Total I                       044       8 441  048       1 072                   7 369                   8 100
Stocks marchandises           060              062
Avances et acomptes           064       2 142  066                               2 142                   1 300
Créances autres               072       4 698  074                               4 698                   2 606
Disponibilités                084       2 718  086                               2 718                  21 941
Charges constatées d'avance   092         324  094                                 324                     210
Total II                      096       9 882  098                               9 882                  26 057
Total général (I + II)        110      18 323  112       1 072                  17 251                  34 157
            PASSIF                                                     Exercice N NET          Exercice N-1 NET
Capital social ou individuel                                     120             5 000                   5 000
Réserve légale                                                   126
Report à nouveau                                                 134             2 157
Résultat de l'exercice                                           136            (3 479)                  2 157
Total I                                                          142             3 678                   7 157
Fournisseurs et comptes rattachés                                166             2 284                  12 720
Dettes fiscales et sociales                                      172               293                   1 280
Autres dettes                                                    175            10 996                  13 000
Total III                                                        176            13 573                  27 000
Total général (I + II + III)                                     180            17 251                  34 157`;

const COVER = `
MOULIN VERT SAS
Liasse fiscale 2023
Exercice comptable du 01/01/2023 au 31/12/2023`;

describe('the simplified form of the French tax office', () => {
  for (const [what, pages] of [
    ['by itself', [FORM]],
    ['behind a cover that names the year', [COVER, FORM]],
    ['of an edition that its title names', [FORM.replace('SIMPLIFIÉ', 'SIMPLIFIÉ 2024')]],
  ] as const) {
    const balance = statementOf(readDrawnReport([...pages]), 'balance_sheet');
    const valuesOf = (name: string) =>
      balance.line_items.find((item) => item.name.startsWith(name))?.values;

    it(`is of the year that it closes, ${what}`, () => {
      expect(balance.years).to.deep.equal(['2023', '2022']);
      expect(valuesOf('Immobilisations corporelles')).to.deep.equal({ 2023: 7369, 2022: 8100 });
    });

    it(`goes on below heads that name the years of its dates by their place, ${what}`, () => {
      expect(valuesOf('Autres dettes')).to.deep.equal({ 2023: 10_996, 2022: 13_000 });
      expect(balance.line_items.at(-1)?.values).to.deep.equal({ 2023: 17_251, 2022: 34_157 });
    });
  }
});
