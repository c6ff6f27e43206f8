import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const FRENCH_ASSETS = `
SARL EXEMPLE INDUSTRIE
BILAN ACTIF
                                                   Exercice clos le 31/12/2022               31/12/2021
                                            Brut      Amort. & Prov.           Net                 Net
Capital souscrit non appelé
ACTIF IMMOBILISE
Frais d'établissement                     12 000          4 000              8 000              9 000
Fonds commercial                          50 000                            50 000             50 000
Installations techniques                 120 500         60 200             60 300             66 100
Autres immobilisations corporelles        40 000         15 500             24 500             20 400
TOTAL ACTIF IMMOBILISE                   222 500         79 700            142 800            145 500
ACTIF CIRCULANT
Matières premières                        30 250          1 250             29 000             25 000
Clients et comptes rattachés              90 400          3 400             87 000             80 100
Disponibilités                            25 600                            25 600             14 300
Charges constatées d'avance                2 100                             2 100              1 900
TOTAL ACTIF CIRCULANT                    148 350          4 650            143 700            121 300
TOTAL GENERAL                            370 850         84 350            286 500            266 800
`;

const FRENCH_LIABILITIES = `
SARL EXEMPLE INDUSTRIE
BILAN PASSIF
                                                                     31/12/2022          31/12/2021
CAPITAUX PROPRES
Capital social                                                         100 000             100 000
Réserve légale                                                          10 000              10 000
Report à nouveau                                                        42 000              30 500
Résultat de l'exercice                                                  18 500              11 500
TOTAL CAPITAUX PROPRES                                                 170 500             152 000
Provisions pour risques                                                  6 000               4 800
DETTES
Emprunts auprès des établissements de crédit                            50 000              60 000
Dettes fournisseurs et comptes rattachés                                40 000              35 000
Dettes fiscales et sociales                                             20 000              15 000
TOTAL DETTES                                                           110 000             110 000
TOTAL GENERAL                                                          286 500             266 800
`;

/** The words of one head take two lines, the first of which begins with a label. */
const FRENCH_ASSETS_IN_TWO_LINES = FRENCH_ASSETS.replace(
  '                                            Brut      Amort. & Prov.           Net                 Net',
  `ACTIF                                                       Amort. et
                                            Brut              dépréc.          Net                 Net`,
);

/** The heads are joined by one over an empty column, left of the amounts. */
const FRENCH_WITH_EMPTY_COLUMN = FRENCH_ASSETS_IN_TWO_LINES.replace(
  /^ {44}Brut/m,
  `${' '.repeat(34)}Réf.${' '.repeat(6)}Brut`,
);

/** No head says which amounts are gross; a page number stands among the columns. */
const FRENCH_WITHOUT_WORDS = `${FRENCH_ASSETS.replace(/^.*Brut {6}Amort.*$/m, '')}
${' '.repeat(54)}2`;

/** "EXERCICE" stands over gross and net, and "Exercice" over "précédent" beside it, further down. */
const MOROCCAN_IN_STEPS = `
SOCIETE EXEMPLE MAROC S.A.
BILAN (ACTIF)
Exercice du 01/01/2019 au 31/12/2019
(en dirhams)
                                                           EXERCICE
ACTIF                                                                                    Exercice
                                                                                         précédent
                                              Brut     Amort. et prov.        Net           Net
`;

/** The heads name no year, and stand below one another on lines that begin with a label. */
const MOROCCAN_ASSETS = `
SOCIETE EXEMPLE MAROC S.A.
BILAN (ACTIF)
Exercice du 01/01/2019 au 31/12/2019
                                                           EXERCICE                          EXERCICE PRECEDENT
ACTIF                                         Brut     Amort. et prov.        Net                  Net
IMMOBILISATIONS EN NON VALEURS (A)          391 199,82     376 199,82      15 000,00             30 000,00
Frais préliminaires                         391 199,82     376 199,82      15 000,00             30 000,00
IMMOBILISATIONS CORPORELLES (B)          44 384 711,10     620 930,00  43 763 781,10          4 615 899,50
Terrains                                  4 604 146,00           0,00   4 604 146,00          4 604 146,00
Constructions                            37 692 567,10           0,00  37 692 567,10                  0,00
Installations techniques                  2 087 998,00     620 930,00   1 467 068,00             11 753,50
TOTAL I (A+B)                            44 775 910,92     997 129,82  43 778 781,10          4 645 899,50
STOCKS (C)                               20 154 076,75           0,00  20 154 076,75         16 770 561,88
CREANCES DE L'ACTIF CIRCULANT (D)        19 880 509,96           0,00  19 880 509,96         17 431 292,30
TOTAL II (C+D)                           40 034 586,71           0,00  40 034 586,71         34 201 854,18
TRESORERIE - ACTIF                        1 411 492,39           0,00   1 411 492,39          5 429 226,75
TOTAL III                                 1 411 492,39           0,00   1 411 492,39          5 429 226,75
TOTAL GENERAL I+II+III                   86 221 990,02     997 129,82  85 224 860,20         44 276 980,43
`;

/** Two years with what changed between them: here every figure rises. */
const WITH_CHANGE = `
EXEMPLE GROUPE S.A.
BILAN CONSOLIDE AU 31 DECEMBRE 2022
(en milliers d'euros)
                                  Valeur brute
                                    31/12/2022         Variation        31/12/2021
Immobilisations corporelles            120 500            10 500           110 000
Stocks                                  45 250             5 150            40 100
Créances clients                        62 300             3 400            58 900
Trésorerie                              12 450             3 450             9 000
TOTAL ACTIF                            240 500            22 500           218 000
`;

/** A fund: what it earned, what its investments lost, and both together. */
const FUND = `
Example Trust plc
Statement of comprehensive income
                                     Year ended 31 March 2023            Year ended 31 March 2022
                                   Revenue    Capital     Total        Revenue    Capital     Total
                                     £'000      £'000     £'000          £'000      £'000     £'000
Losses on investments                    -     (9,120)   (9,120)             -     (4,310)   (4,310)
Income                               1,996          -     1,996          1,815          -     1,815
Management fee                        (260)      (400)     (660)          (275)      (412)     (687)
Administrative expenses               (430)       (14)     (444)          (423)       (14)     (437)
Net return before finance costs      1,306     (9,534)   (8,228)         1,117     (4,736)   (3,619)
Finance costs                          (44)       (66)     (110)           (44)       (65)     (109)
Net return before taxation           1,262     (9,600)   (8,338)         1,073     (4,801)   (3,728)
`;

const balanceOf = (...pages: readonly string[]) =>
  statementOf(readDrawnReport(pages), 'balance_sheet');

describe('gross amounts and what is deducted from them', () => {
  const french = balanceOf(FRENCH_ASSETS, FRENCH_LIABILITIES);

  it('stand left of the net amounts, which are those of the year', () => {
    expect(french.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(french, 'Installations techniques')).to.deep.equal([60300, 66100]);
    expect(valuesOf(french, 'Fonds commercial')).to.deep.equal([50000, 50000]);
    expect(valuesOf(french, 'TOTAL GENERAL')).to.deep.equal([286500, 266800]);
    expect(french.decisions?.years?.doubt).to.equal(undefined);
  });

  it('go to the other columns', () => {
    const others = french.columns?.filter((column) => !column.is_fiscal_year);
    expect(others?.map(({ position, reason }) => [position, reason])).to.deep.equal([
      [1, 'other_basis'],
      [2, 'other_basis'],
    ]);
    const cells = french.other_columns?.map((column) =>
      column.cells.filter(({ name }) => name === 'Installations techniques'),
    );
    expect(cells?.map(([cell]) => cell?.value)).to.deep.equal([120500, 60200]);
  });

  it('do not keep the liabilities on the next page away', () => {
    expect(french.pages).to.deep.equal([1, 2]);
    expect(valuesOf(french, 'TOTAL CAPITAUX PROPRES')).to.deep.equal([170500, 152000]);
  });

  it('may stand below heads that name no year', () => {
    const raw = balanceOf(MOROCCAN_ASSETS);
    expect(raw.years).to.deep.equal(['2019', '2018']);
    expect(valuesOf(raw, 'Constructions')).to.deep.equal([37692567.1, 0]);
    expect(valuesOf(raw, 'TOTAL GENERAL I+II+III')).to.deep.equal([85224860.2, 44276980.43]);
  });

  it('may stand below heads whose words take two lines', () => {
    const raw = balanceOf(FRENCH_ASSETS_IN_TWO_LINES, FRENCH_LIABILITIES);
    expect(valuesOf(raw, 'Installations techniques')).to.deep.equal([60300, 66100]);
  });

  it('may stand beside an empty column with a head of its own', () => {
    const raw = balanceOf(FRENCH_WITH_EMPTY_COLUMN, FRENCH_LIABILITIES);
    expect(valuesOf(raw, 'Installations techniques')).to.deep.equal([60300, 66100]);
  });

  it('are known by the rows alone where one year stands over them', () => {
    const raw = balanceOf(FRENCH_WITHOUT_WORDS, FRENCH_LIABILITIES);
    expect(valuesOf(raw, 'Installations techniques')).to.deep.equal([60300, 66100]);
  });

  it('may stand below heads on steps, the year before lower than the year', () => {
    const rows = MOROCCAN_ASSETS.slice(MOROCCAN_ASSETS.indexOf('IMMOBILISATIONS EN NON'));
    const raw = balanceOf(`${MOROCCAN_IN_STEPS}${rows}`);
    expect([raw.years, raw.currency]).to.deep.equal([['2019', '2018'], 'MAD']);
    expect(valuesOf(raw, 'Constructions')).to.deep.equal([37692567.1, 0]);
  });

  it('are not what a fund earned and lost', () => {
    const raw = statementOf(readDrawnReport([FUND]), 'income_statement');
    expect(valuesOf(raw, 'Income')).to.deep.equal([1_996, 1_815]);
    expect(valuesOf(raw, 'Net return before taxation')).to.deep.equal([-8_338, -3_728]);
  });

  it('are not the figures of two years with their change between them', () => {
    const raw = balanceOf(WITH_CHANGE);
    expect(valuesOf(raw, 'Stocks')).to.deep.equal([45250, 40100]);
  });
});
