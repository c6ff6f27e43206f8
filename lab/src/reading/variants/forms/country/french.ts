import type { FormFamily } from '../country-form.js';

/** Beside the labels of the coded forms of Luxembourg, whose boxes have numbers. */
const ECDF_COLUMNS = [
  'note | Référence(s)',
  'number',
  'y0 | Exercice courant',
  'number',
  'y1 | Exercice précédent',
] as const;

const ASSETS = `
  Immobilisations incorporelles | intangible
  Terrains et constructions | buildings
  Installations techniques, matériel et outillage | machines
  Immobilisations financières | financial
  ACTIF IMMOBILISÉ | fixed
  Stocks et en-cours | stocks
  Créances clients et comptes rattachés | debtors
  Autres créances | otherDebtors
  Disponibilités | cash
  ACTIF CIRCULANT | current
  Charges constatées d'avance | prepaid
  TOTAL ACTIF | assets`;

const CLAIMS = `
  Capital social | capital
  Réserves | reserves
  Report à nouveau | retained
  Résultat de l'exercice | profit
  CAPITAUX PROPRES | equity
  Provisions pour risques et charges | provisions
  Emprunts et dettes auprès des établissements de crédit | loans+bank
  Dettes fournisseurs et comptes rattachés | creditors
  Dettes fiscales et sociales | taxes
  Autres dettes | otherDebts
  DETTES | debts
  Produits constatés d'avance | accrued
  TOTAL PASSIF | claims`;

const INCOME = `
  Produits d'exploitation
   Chiffre d'affaires net | sales
   Autres produits | otherIncome
   Total des produits d'exploitation | income
  Charges d'exploitation
   Achats de marchandises | materials
   Autres achats et charges externes | services
   Salaires et charges sociales | staff
   Dotations aux amortissements | depreciation
   Autres charges | otherCosts
   Total des charges d'exploitation | costs
  Résultat d'exploitation | operating
  Produits financiers | interestIncome
  Charges financières | interestCost
  Résultat financier | interest
  Résultat courant avant impôts | before
  Impôts sur les bénéfices | tax
  Bénéfice ou perte | profit`;

/** French forms: gross, deductions and net beside the net of the year before. */
export const FRENCH: FormFamily = [
  {
    name: 'fr-brut-net',
    company: 'MENUISERIE EXEMPLE SAS',
    currency: 'EUR',
    scale: 1,
    grouping: ' ',
    decimal: ',',
    negative: ['minus', 'brackets'],
    nil: ['', '0'],
    date: '31/12/{y}',
    cover: `{company}
      COMPTES ANNUELS
      Exercice du 01/01/{y0} au {d0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          ^BILAN ACTIF
          > Présenté en Euros`,
        tables: [
          {
            columns: [
              'label | ACTIF',
              'y0 gross | Brut',
              'y0 less | Amort. et / dépréc.',
              'y0 | Net',
              'y1 | Net',
            ],
            spans: ['1-3 | Exercice clos le {d0}', '4-4 | {d1}'],
            rows: ASSETS,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `{company}
          ^BILAN PASSIF
          > Présenté en Euros`,
        tables: [{ columns: ['label | PASSIF', 'y0 | {d0}', 'y1 | {d1}'], rows: CLAIMS }],
      },
      {
        type: 'income_statement',
        head: `{company}
          ^COMPTE DE RÉSULTAT
          > Présenté en Euros`,
        tables: [{ columns: ['label', 'y0 | {d0}', 'y1 | {d1}'], rows: INCOME }],
      },
    ],
  },
  {
    name: 'fr-amortissements-one-page',
    company: 'ASSOCIATION LES AMIS DU LIVRE',
    currency: 'EUR',
    scale: 1,
    grouping: ' ',
    decimal: ',',
    negative: ['minus'],
    nil: ['-', ''],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^Bilan au 31 décembre {y0}
          > (en euros)`,
        tables: [
          {
            columns: [
              'label | ACTIF',
              'y0 gross | Brut',
              'y0 less | Amortissements',
              'y0 | Net {y0}',
              'y1 | Net {y1}',
            ],
            rows: ASSETS,
          },
          { columns: ['label | PASSIF', 'y0 | {y0}', 'y1 | {y1}'], rows: CLAIMS },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^Compte de résultat au 31 décembre {y0}
          > (en euros)`,
        tables: [{ columns: ['label', 'y0 | {y0}', 'y1 | {y1}'], rows: INCOME }],
      },
    ],
  },
  {
    name: 'fr-exercice-n',
    company: 'SOCIETE EXEMPLE DU MAROC S.A.',
    currency: 'MAD',
    scale: 1,
    decimals: 2,
    grouping: ' ',
    decimal: ',',
    negative: ['minus'],
    nil: ['0,00', '-'],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          ^BILAN (ACTIF)
          > Exercice clos le {d0}
          > (en dirhams)`,
        tables: [
          {
            columns: [
              'label | ACTIF',
              'y0 gross | Brut',
              'y0 less | Amort. et Prov.',
              'y0 | Net',
              'y1 | Exercice / précédent / Net',
            ],
            spans: ['1-3 | EXERCICE'],
            rows: ASSETS,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `{company}
          ^BILAN (PASSIF)
          > Exercice clos le {d0}
          > (en dirhams)`,
        tables: [
          { columns: ['label | PASSIF', 'y0 | Exercice', 'y1 | Exercice précédent'], rows: CLAIMS },
        ],
      },
    ],
  },
  {
    grouping: '.',
    decimal: ',',
    negative: ['minus'],
    name: 'lu-ecdf',
    company: 'Exemple Luxembourg S.à r.l.',
    currency: 'EUR',
    scale: 1,
    decimals: 2,
    nil: ['', ''],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `RCSL Nr. : B123456 >> Matricule : 2010 2401 234
          ^BILAN ABREGE
          Exercice du 01/01/{y0} au {d0} (en EUR)
          {company}`,
        tables: [
          {
            columns: ['label | ACTIF', ...ECDF_COLUMNS],
            rows: `
              C. Actif immobilisé | fixed
              I. Immobilisations incorporelles | intangible
              II. Immobilisations corporelles | tangible
              III. Immobilisations financières | financial
              D. Actif circulant | current
              I. Stocks | stocks
              II. Créances | receivables
              IV. Avoirs en banques, avoirs en compte de chèques postaux, chèques et encaisse | cash
              E. Comptes de régularisation | prepaid
              TOTAL DU BILAN (ACTIF) | assets`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `RCSL Nr. : B123456 >> Matricule : 2010 2401 234
          ^BILAN ABREGE
          Exercice du 01/01/{y0} au {d0} (en EUR)
          {company}`,
        tables: [
          {
            columns: ['label | CAPITAL, RESERVES ET PASSIF', ...ECDF_COLUMNS],
            rows: `
              A. Capitaux propres | equity
              I. Capital souscrit | capital
              IV. Réserves | reserves
              V. Résultats reportés | retained
              VI. Résultat de l'exercice | profit
              B. Provisions | provisions
              C. Dettes | debts
              a) dont la durée résiduelle est inférieure ou égale à un an | shortDebts
              b) dont la durée résiduelle est supérieure à un an | loans
              D. Comptes de régularisation | accrued
              TOTAL DU BILAN (CAPITAL, RESERVES ET PASSIF) | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `RCSL Nr. : B123456 >> Matricule : 2010 2401 234
          ^COMPTE DE PROFITS ET PERTES
          Exercice du 01/01/{y0} au {d0} (en EUR)
          {company}`,
        tables: [
          {
            columns: ['label', ...ECDF_COLUMNS],
            rows: `
              1. Montant net du chiffre d'affaires | sales
              4. Autres produits d'exploitation | otherIncome
              5. Matières premières et consommables et autres charges externes | -materials-services
              6. Frais de personnel | -staff
              7. Corrections de valeur | -depreciation
              8. Autres charges d'exploitation | -otherCosts
              11. Autres intérêts et autres produits financiers | interestIncome
              14. Intérêts et autres charges financières | -interestCost
              15. Impôts sur le résultat | -tax
              16. Résultat après impôts sur le résultat | profit
              18. Résultat de l'exercice | profit`,
          },
        ],
      },
    ],
  },
  {
    grouping: ' ',
    decimal: ',',
    negative: ['minus'],
    name: 'fr-associatif',
    company: 'Association Exemple Solidaire',
    currency: 'EUR',
    scale: 1,
    nil: ['', ''],
    date: '31/12/{y}',
    pages: [
      {
        type: 'income_statement',
        head: `{company}
          ^COMPTE DE RESULTAT
          ^Du 01/01/{y0} au {d0}
          > en euros`,
        tables: [
          {
            columns: [
              'label | COMPTE DE RESULTAT',
              'y0 | Exercice N / {d0}',
              'y1 | Exercice N-1 / {d1}',
            ],
            rows: `
              PRODUITS D'EXPLOITATION
              Cotisations | otherIncome
              Ventes de biens et services et concours publics | sales
              TOTAL I | income
              CHARGES D'EXPLOITATION
              Achats de marchandises | materials
              Autres achats et charges externes | services
              Salaires, traitements et charges sociales | staff
              Dotations aux amortissements et aux dépréciations | depreciation
              Autres charges | otherCosts
              TOTAL II | costs
              1. RESULTAT D'EXPLOITATION (I-II) | operating
              Produits financiers (III) | interestIncome
              Charges financières (IV) | interestCost
              2. RESULTAT FINANCIER (III-IV) | interest
              3. RESULTAT COURANT avant impôts (I-II+III-IV) | before
              Impôts sur les bénéfices | tax
              EXCEDENT OU DEFICIT | profit`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `{company}
          ^BILAN
          > en euros`,
        tables: [
          {
            columns: [
              'label | ACTIF',
              'y0 gross | Brut',
              'y0 less | Amort. et / dépréc.',
              'y0 | Net / {d0}',
              'y1 | Net / {d1}',
            ],
            rows: `
              Immobilisations incorporelles | intangible
              Immobilisations corporelles | tangible
              Immobilisations financières | financial
              TOTAL I | fixed
              Stocks et en-cours | stocks
              Créances clients, usagers et comptes rattachés | debtors
              Autres créances | otherDebtors
              Disponibilités | cash
              Charges constatées d'avance | prepaid
              TOTAL II | currentAll
              TOTAL GENERAL (I+II) | assets`,
          },
          {
            columns: ['label | PASSIF', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              Fonds propres sans droit de reprise | capital
              Réserves | reserves
              Report à nouveau | retained
              Excédent ou déficit de l'exercice | profit
              TOTAL I | equity
              Provisions pour risques et charges | provisions
              TOTAL II | provisions
              Emprunts et dettes auprès des établissements de crédit | loans+bank
              Dettes fournisseurs et comptes rattachés | creditors
              Dettes fiscales et sociales | taxes
              Autres dettes | otherDebts
              Produits constatés d'avance | accrued
              TOTAL III | debts+accrued
              TOTAL GENERAL (I+II+III) | claims`,
          },
        ],
      },
    ],
  },
];
