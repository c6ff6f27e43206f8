import type { FormFamily } from '../country-form.js';

const EURO = {
  currency: 'EUR',
  scale: 1,
  grouping: '.',
  decimal: ',',
  nil: ['-', '0'],
  date: '31-12-{y}',
} as const;

const ASSETS = `
  Vaste activa
  Immateriële vaste activa | intangible
  Materiële vaste activa
   Bedrijfsgebouwen en -terreinen | buildings | in
   Inventaris | machines | in
   | tangible
  Financiële vaste activa | financial
  Vlottende activa
  Voorraden | stocks
  Vorderingen
   Handelsdebiteuren | debtors | in
   Overige vorderingen en overlopende activa | otherDebtors+prepaid | in
   | receivables+prepaid
  Liquide middelen | cash
  Totaal activa | assets`;

const CLAIMS = `
  Eigen vermogen
   Geplaatst kapitaal | capital | in
   Overige reserves | reserves+retained+profit | in
   | equity
  Voorzieningen | provisions
  Langlopende schulden | loans
  Kortlopende schulden
   Schulden aan kredietinstellingen | bank | in
   Schulden aan leveranciers | creditors | in
   Overige schulden en overlopende passiva | taxes+otherDebts+accrued | in
   | shortDebts+accrued
  Totaal passiva | claims`;

const BATEN_EN_LASTEN = `
  Baten
  Baten uit eigen fondsenwerving | sales
  Overige baten | otherIncome
  Som van de baten | income
  Lasten
  Besteed aan doelstellingen | materials
  Huisvestingskosten | services
  Personeelskosten | staff
  Afschrijvingen | depreciation
  Algemene kosten | otherCosts
  Som van de lasten | costs
  Saldo voor financiële baten en lasten | operating
  Financiële baten en lasten | interest
  Saldo van baten en lasten | before`;

const BELGIAN_COLUMNS = [
  'label',
  'note | Toel.',
  'code | Codes',
  'y0 | Boekjaar',
  'y1 | Vorig boekjaar',
];

/** Dutch forms: two columns of a year, the statement of income and expense with a budget; Belgian codes. */
export const DUTCH: FormFamily = [
  {
    ...EURO,
    name: 'nl-inner-outer',
    company: 'Voorbeeld Techniek B.V.',
    negative: ['minus', 'brackets'],
    cover: `Jaarrekening {y0}
      {company}
      te Utrecht`,
    pages: [
      {
        type: 'balance_sheet',
        head: `{company} te Utrecht
          Balans per 31 december {y0}
          (na resultaatbestemming)`,
        tables: [
          {
            columns: ['label | ACTIVA', 'y0 in | €', 'y0 out | €', 'y1 in | €', 'y1 out | €'],
            spans: ['1-2 | 31 december {y0}', '3-4 | 31 december {y1}'],
            rows: ASSETS,
          },
          {
            columns: ['label | PASSIVA', 'y0 in | €', 'y0 out | €', 'y1 in | €', 'y1 out | €'],
            spans: ['1-2 | 31 december {y0}', '3-4 | 31 december {y1}'],
            rows: CLAIMS,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company} te Utrecht
          Winst-en-verliesrekening over {y0}`,
        tables: [
          {
            columns: ['label', 'y0 in | €', 'y0 out | €', 'y1 in | €', 'y1 out | €'],
            spans: ['1-2 | {y0}', '3-4 | {y1}'],
            rows: `
              Netto-omzet | sales
              Kostprijs van de omzet | -materials
              Bruto-omzetresultaat | gross
              Overige bedrijfsopbrengsten | otherIncome
               Personeelskosten | staff | in
               Afschrijvingen | depreciation | in
               Overige bedrijfskosten | services+otherCosts | in
              Som der kosten | expenses
              Bedrijfsresultaat | operating
              Financiële baten en lasten | interest
              Resultaat voor belastingen | before
              Belastingen | -tax
              Resultaat na belastingen | profit`,
          },
        ],
      },
    ],
  },
  {
    ...EURO,
    name: 'nl-baten-en-lasten-budget',
    company: 'Stichting Voorbeeld',
    negative: ['minus'],
    cover: `{company}
      Jaarrekening {y0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          Balans per 31 december {y0}
          (na bestemming saldo van baten en lasten)`,
        tables: [
          {
            columns: ['label', 'y0 | {d0} / €', 'y1 | {d1} / €'],
            rows: `
              ACTIVA
              Immateriële vaste activa | intangible
              Materiële vaste activa | tangible
              Financiële vaste activa | financial
              Voorraden | stocks
              Vorderingen en overlopende activa | receivables+prepaid
              Liquide middelen | cash
              Totaal activa | assets
              PASSIVA
              Reserves en fondsen
               Continuïteitsreserve | capital+reserves
               Bestemmingsfondsen | retained+profit
              Totaal reserves en fondsen | equity
              Voorzieningen | provisions
              Langlopende schulden | loans
              Kortlopende schulden | shortDebts+accrued
              Totaal passiva | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company}
          Staat van baten en lasten over {y0}`,
        tables: [
          {
            columns: [
              'label',
              'y0 | Realisatie / {y0} / €',
              'y0 budget | Begroting / {y0} / €',
              'y1 | Realisatie / {y1} / €',
            ],
            rows: BATEN_EN_LASTEN,
          },
        ],
      },
    ],
  },
  {
    ...EURO,
    name: 'nl-exploitatie-budget-between',
    company: 'Vereniging De Voorbeelden',
    negative: ['minus'],
    pages: [
      {
        type: 'income_statement',
        head: `{company}
          Exploitatierekening over {y0}`,
        tables: [
          {
            columns: [
              'label',
              'y0 | Werkelijk {y0} / €',
              'y0 budget | Begroting {y0} / €',
              'y1 | Werkelijk {y1} / €',
            ],
            rows: BATEN_EN_LASTEN,
          },
        ],
      },
      {
        type: 'balance_sheet',
        isBeside: true,
        head: `{company}
          Balans per 31 december {y0}`,
        tables: [
          { columns: ['label | ACTIVA', 'y0 | {d0} / €', 'y1 | {d1} / €'], rows: ASSETS },
          { columns: ['label | PASSIVA', 'y0 | {d0} / €', 'y1 | {d1} / €'], rows: CLAIMS },
        ],
      },
    ],
  },
  {
    ...EURO,
    name: 'be-codes',
    company: 'VOORBEELD BOUW',
    cover: `JAARREKENING EN ANDERE OVEREENKOMSTIG HET WETBOEK NEER TE LEGGEN DOCUMENTEN
      NAAM: {company}
      Rechtsvorm: Naamloze vennootschap
      JAARREKENING IN EURO
      met betrekking tot het boekjaar dat de periode dekt van 01/01/{y0} tot {d0}
      het vorige boekjaar van de jaarrekening van 01/01/{y1} tot {d1}`,
    nil: ['', '0'],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `Nr. 0403.123.456 >> VOL-kap 3.1
          ^BALANS NA WINSTVERDELING`,
        tables: [
          {
            columns: BELGIAN_COLUMNS,
            rows: `
              ACTIVA
              20/28 :: VASTE ACTIVA | fixed
              21 :: Immateriële vaste activa | intangible
              22/27 :: Materiële vaste activa | tangible
              22 :: Terreinen en gebouwen | buildings
              23 :: Installaties, machines en uitrusting | machines
              28 :: Financiële vaste activa | financial
              29/58 :: VLOTTENDE ACTIVA | currentAll
              3 :: Voorraden en bestellingen in uitvoering | stocks
              40/41 :: Vorderingen op ten hoogste één jaar | receivables
              40 :: Handelsvorderingen | debtors
              41 :: Overige vorderingen | otherDebtors
              54/58 :: Liquide middelen | cash
              490/1 :: Overlopende rekeningen | prepaid
              20/58 :: TOTAAL VAN DE ACTIVA | assets`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `Nr. 0403.123.456 >> VOL-kap 3.2`,
        tables: [
          {
            columns: BELGIAN_COLUMNS,
            rows: `
              PASSIVA
              10/15 :: EIGEN VERMOGEN | equity
              10/11 :: Inbreng | capital
              13 :: Reserves | reserves
              14 :: Overgedragen winst (verlies) | retained+profit
              16 :: VOORZIENINGEN EN UITGESTELDE BELASTINGEN | provisions
              17/49 :: SCHULDEN | debts+accrued
              17 :: Schulden op meer dan één jaar | loans
              42/48 :: Schulden op ten hoogste één jaar | shortDebts
              43 :: Financiële schulden | bank
              44 :: Handelsschulden | creditors
              45 :: Schulden met betrekking tot belastingen, bezoldigingen en sociale lasten | taxes
              47/48 :: Overige schulden | otherDebts
              492/3 :: Overlopende rekeningen | accrued
              10/49 :: TOTAAL VAN DE PASSIVA | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `Nr. 0403.123.456 >> VOL-kap 4
          ^RESULTATENREKENING`,
        tables: [
          {
            columns: BELGIAN_COLUMNS,
            rows: `
              70/76A :: Bedrijfsopbrengsten | income
              70 :: Omzet | sales
              74 :: Andere bedrijfsopbrengsten | otherIncome
              60/66A :: Bedrijfskosten | costs
              60 :: Handelsgoederen, grond- en hulpstoffen | materials
              61 :: Diensten en diverse goederen | services
              62 :: Bezoldigingen, sociale lasten en pensioenen | staff
              630 :: Afschrijvingen en waardeverminderingen op vaste activa | depreciation
              640/8 :: Andere bedrijfskosten | otherCosts
              9901 :: Bedrijfswinst (Bedrijfsverlies) | operating
              75/76B :: Financiële opbrengsten | interestIncome
              65/66B :: Financiële kosten | interestCost
              9903 :: Winst (Verlies) van het boekjaar vóór belasting | before
              67/77 :: Belastingen op het resultaat | tax
              9904 :: Winst (Verlies) van het boekjaar | profit`,
          },
        ],
      },
    ],
  },
];
