import type { FormFamily } from '../country-form.js';

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
];
