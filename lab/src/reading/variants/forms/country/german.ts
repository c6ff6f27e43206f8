import type { CountryForm, FormFamily } from '../country-form.js';

const HGB_INCOME = `
  1. Umsatzerlöse | sales
  2. Sonstige betriebliche Erträge | otherIncome
  3. Materialaufwand
   a) Aufwendungen für Roh-, Hilfs- und Betriebsstoffe und für bezogene Waren | -materials | in
   b) Aufwendungen für bezogene Leistungen | -services | in
   | -materials-services
  4. Personalaufwand | -staff
  5. Abschreibungen auf immaterielle Vermögensgegenstände des Anlagevermögens und Sachanlagen | -depreciation
  6. Sonstige betriebliche Aufwendungen | -otherCosts
  7. Sonstige Zinsen und ähnliche Erträge | interestIncome
  8. Zinsen und ähnliche Aufwendungen | -interestCost
  9. Steuern vom Einkommen und vom Ertrag | -tax
  10. Ergebnis nach Steuern | profit
  11. Jahresüberschuss | profit`;

const HGB_ASSETS = `
  A. Anlagevermögen
   I. Immaterielle Vermögensgegenstände | intangible
   II. Sachanlagen
    1. Grundstücke und Bauten | buildings | in
    2. Technische Anlagen und Maschinen | machines | in
    | tangible
   III. Finanzanlagen | financial
   | fixed
  B. Umlaufvermögen
   I. Vorräte | stocks
   II. Forderungen und sonstige Vermögensgegenstände
    1. Forderungen aus Lieferungen und Leistungen | debtors | in
    2. Sonstige Vermögensgegenstände | otherDebtors | in
    | receivables
   III. Kassenbestand und Guthaben bei Kreditinstituten | cash
   | current
  C. Rechnungsabgrenzungsposten | prepaid
  | assets`;

const HGB_CLAIMS = `
  A. Eigenkapital
   I. Gezeichnetes Kapital | capital
   II. Kapitalrücklage | reserves
   III. Gewinnvortrag | retained
   IV. Jahresüberschuss | profit
   | equity
  B. Rückstellungen | provisions
  C. Verbindlichkeiten
   1. Verbindlichkeiten gegenüber Kreditinstituten | loans+bank | in
   2. Verbindlichkeiten aus Lieferungen und Leistungen | creditors | in
   3. Sonstige Verbindlichkeiten | taxes+otherDebts | in
   | debts
  D. Rechnungsabgrenzungsposten | accrued
  | claims`;

const UGB = {
  currency: 'EUR',
  scale: 1,
  decimals: 2,
  grouping: '.',
  decimal: ',',
  nil: ['0,00'],
  date: '31.12.{y}',
} as const;

/** The form by the Swiss Code of Obligations. */
const CH_OR: CountryForm = {
  grouping: "'",
  decimal: '.',
  negative: ['minus'],
  name: 'ch-or',
  company: 'Muster Handels AG',
  currency: 'CHF',
  scale: 1,
  nil: ['-', '0'],
  date: '31.12.{y}',
  pages: [
    {
      type: 'balance_sheet',
      head: `{company}, Zürich
        ^Bilanz per 31. Dezember {y0}
        > (in CHF)`,
      tables: [
        {
          columns: ['label | Aktiven', 'note | Anhang', 'y0 | {d0}', 'y1 | {d1}'],
          rows: `
            Flüssige Mittel | cash
            Forderungen aus Lieferungen und Leistungen | debtors
            Übrige kurzfristige Forderungen | otherDebtors
            Vorräte | stocks
            Aktive Rechnungsabgrenzungen | prepaid
            Total Umlaufvermögen | currentAll
            Finanzanlagen | financial
            Sachanlagen | tangible
            Immaterielle Werte | intangible
            Total Anlagevermögen | fixed
            Total Aktiven | assets
            Passiven
            Verbindlichkeiten aus Lieferungen und Leistungen | creditors
            Kurzfristige verzinsliche Verbindlichkeiten | bank
            Übrige kurzfristige Verbindlichkeiten | taxes+otherDebts
            Passive Rechnungsabgrenzungen | accrued
            Total kurzfristiges Fremdkapital | shortAll
            Langfristige verzinsliche Verbindlichkeiten | loans
            Rückstellungen | provisions
            Total langfristiges Fremdkapital | longAll
            Total Fremdkapital | liabilities
            Aktienkapital | capital
            Gesetzliche Gewinnreserve | reserves
            Gewinnvortrag | retained
            Jahresgewinn | profit
            Total Eigenkapital | equity
            Total Passiven | claims`,
        },
      ],
    },
    {
      type: 'income_statement',
      head: `{company}, Zürich
        ^Erfolgsrechnung
        > (in CHF)`,
      tables: [
        {
          columns: ['label', 'note | Anhang', 'y0 | {y0}', 'y1 | {y1}'],
          rows: `
            Nettoerlöse aus Lieferungen und Leistungen | sales
            Übriger betrieblicher Ertrag | otherIncome
            Materialaufwand | -materials
            Personalaufwand | -staff
            Übriger betrieblicher Aufwand | -services-otherCosts
            Abschreibungen | -depreciation
            Betriebliches Ergebnis (EBIT) | operating
            Finanzertrag | interestIncome
            Finanzaufwand | -interestCost
            Ergebnis vor Steuern | before
            Direkte Steuern | -tax
            Jahresgewinn | profit`,
        },
      ],
    },
  ],
};

/** The same with the address of the company beside each title. */
const withLetterhead = (form: CountryForm): CountryForm => ({
  ...form,
  name: `${form.name}-letterhead`,
  pages: form.pages.map((page) => ({
    ...page,
    head: page.head.replace(', Zürich', '').replace(/\^(.*)/, '$1 >> 8001 Zürich'),
  })),
});

/** German forms: HGB with parts in an inner column, HGB in an account form, Austria's UGB. */
export const GERMAN: FormFamily = [
  {
    ...UGB,
    name: 'de-hgb-inner-column',
    company: 'Werkzeugbau Muster GmbH',
    cover: `Jahresabschluss zum 31. Dezember {y0}
      {company}
      Musterstadt`,
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}, Musterstadt
          ^Bilanz zum 31. Dezember {y0}
          Aktiva`,
        tables: [
          {
            columns: ['label', 'y0 in | EUR', 'y0 out | {d0} / EUR', 'y1 | {d1} / EUR'],
            rows: HGB_ASSETS,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `^{company}, Musterstadt
          ^Bilanz zum 31. Dezember {y0}
          Passiva`,
        tables: [
          {
            columns: ['label', 'y0 in | EUR', 'y0 out | {d0} / EUR', 'y1 | {d1} / EUR'],
            rows: HGB_CLAIMS,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}, Musterstadt
          ^Gewinn- und Verlustrechnung
          ^für die Zeit vom 1. Januar bis zum 31. Dezember {y0}`,
        tables: [
          {
            columns: ['label', 'y0 in | EUR', 'y0 out | {y0} / EUR', 'y1 | {y1} / EUR'],
            rows: HGB_INCOME,
          },
        ],
      },
    ],
  },
  {
    ...UGB,
    name: 'de-hgb-account',
    company: 'Wohnbau Beispiel eG',
    pages: [
      {
        type: 'balance_sheet',
        isBeside: true,
        head: `^{company}
          ^Bilanz zum 31. Dezember {y0}
          AKTIVA >> PASSIVA`,
        tables: [
          { columns: ['label', 'y0 | {d0} / EUR', 'y1 | {d1} / EUR'], rows: HGB_ASSETS },
          { columns: ['label', 'y0 | {d0} / EUR', 'y1 | {d1} / EUR'], rows: HGB_CLAIMS },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^Gewinn- und Verlustrechnung für die Zeit vom 01.01.{y0} bis 31.12.{y0}`,
        tables: [{ columns: ['label', 'y0 | {y0} / EUR', 'y1 | {y1} / EUR'], rows: HGB_INCOME }],
      },
    ],
  },
  {
    ...UGB,
    name: 'at-ugb',
    company: 'Alpenholz Beispiel GmbH',
    negative: ['minus'],
    cover: `Jahresabschluss
      {company}
      zum {d0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          Bilanz zum {d0}`,
        tables: [
          {
            columns: ['label', 'y0 | {d0} / EUR', 'y1 | {d1} / EUR'],
            rows: `
              AKTIVA
              A. Anlagevermögen
               I. Immaterielle Vermögensgegenstände | intangible
               II. Sachanlagen
                1. Grundstücke und Bauten | buildings
                2. andere Anlagen, Betriebs- und Geschäftsausstattung | machines
                Summe Sachanlagen | tangible
               III. Finanzanlagen | financial
               Summe Anlagevermögen | fixed
              B. Umlaufvermögen
               I. Vorräte | stocks
               II. Forderungen und sonstige Vermögensgegenstände
                1. Forderungen aus Lieferungen und Leistungen | debtors
                2. sonstige Forderungen und Vermögensgegenstände | otherDebtors
                Summe Forderungen | receivables
               III. Kassenbestand, Schecks, Guthaben bei Kreditinstituten | cash
               Summe Umlaufvermögen | current
              C. Rechnungsabgrenzungsposten | prepaid
              SUMME AKTIVA | assets
              PASSIVA
              A. Eigenkapital
               I. eingefordertes Stammkapital | capital
               II. Kapitalrücklagen | reserves
               III. Bilanzgewinn | retained+profit
               davon Gewinnvortrag | retained
               Summe Eigenkapital | equity
              B. Rückstellungen | provisions
              C. Verbindlichkeiten
               1. Verbindlichkeiten gegenüber Kreditinstituten | loans+bank
               2. Verbindlichkeiten aus Lieferungen und Leistungen | creditors
               3. sonstige Verbindlichkeiten | taxes+otherDebts
               Summe Verbindlichkeiten | debts
              D. Rechnungsabgrenzungsposten | accrued
              SUMME PASSIVA | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company}
          Gewinn- und Verlustrechnung vom 01.01.{y0} bis {d0}`,
        tables: [
          {
            columns: ['label', 'y0 | {y0} / EUR', 'y1 | {y1} / EUR'],
            rows: `
              1. Umsatzerlöse | sales
              2. sonstige betriebliche Erträge | otherIncome
              3. Aufwendungen für Material und sonstige bezogene Herstellungsleistungen | -materials-services
              4. Personalaufwand | -staff
              5. Abschreibungen | -depreciation
              6. sonstige betriebliche Aufwendungen | -otherCosts
              7. Zwischensumme aus Z 1 bis 6 (Betriebsergebnis) | operating
              8. sonstige Zinsen und ähnliche Erträge | interestIncome
              9. Zinsen und ähnliche Aufwendungen | -interestCost
              10. Zwischensumme aus Z 8 bis 9 (Finanzergebnis) | interest
              11. Ergebnis vor Steuern | before
              12. Steuern vom Einkommen | -tax
              13. Jahresüberschuss | profit`,
          },
        ],
      },
    ],
  },
  CH_OR,
  withLetterhead(CH_OR),
];
