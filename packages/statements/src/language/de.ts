import type { Lexicon } from './lexicon.js';

/** German: HGB and IFRS terms. */
export const de: Lexicon = {
  language: 'de',
  titles: {
    income_statement: [
      /gewinn-? ?und[ -]verlust-?rechnung/,
      /\b(?:konzern-?)?erfolgsrechnung/,
      /\bguv\b/,
    ],
    balance_sheet: [/\b(?:konzern-?)?bilanz(?:en)?\b/],
    cash_flow_statement: [
      /\b(?:konzern-?)?kapitalfluss-?rechnung/,
      /\b(?:konzern-?)?geldfluss-?rechnung/,
      /\bcash-?flow-?rechnung/,
    ],
    comprehensive_income: [/\b(?:konzern-?)?gesamt(?:ergebnis|erfolgs)-?(?:rechnung|uberleitung)?/],
    changes_in_equity: [
      /eigenkapital(?:veranderungs-?rechnung|spiegel|nachweis|entwicklung)/,
      /(?:entwicklung|veranderung(?:en)?) des (?:konzern-?)?eigenkapitals/,
    ],
  },
  rows: {
    income_statement: [
      {
        role: 'eps_diluted',
        pattern:
          /(?:verwassert).*je (?:stamm|vorzugs)?-?aktie|je (?:stamm|vorzugs)?-?aktie.*(?<!un)verwassert/,
      },
      { role: 'eps_basic', pattern: /je (?:stamm|vorzugs)?-?aktie/ },
      {
        role: 'shares_basic',
        pattern: /anzahl (?:der )?(?:ausgegebenen |ausstehenden )?aktien|durchschnittliche.*aktien/,
      },
      { role: 'pretax_income', total: true, pattern: /vor (?:ertrag)?steuern/ },
      { role: 'income_tax', pattern: /steuern vom einkommen|ertragsteuer|^steuern|steueraufwand/ },
      {
        role: 'net_income_owners',
        pattern: /anteil.*(?:aktionare|gesellschafter)|auf (?:die )?(?:aktionare|anteilseigner)/,
      },
      {
        role: 'net_income',
        total: true,
        pattern:
          /jahresuberschuss|jahresfehlbetrag|konzernergebnis|konzerngewinn|konzernjahresuberschuss|periodenergebnis|jahresergebnis|ergebnis nach steuern|reingewinn|gewinn nach steuern|^gewinn des jahres/,
      },
      { role: 'gross_profit', total: true, pattern: /brutto(?:ergebnis|gewinn|marge)/ },
      {
        role: 'operating_income',
        total: true,
        pattern:
          /betriebsergebnis|operatives ergebnis|betriebliches ergebnis|^ebit(?:da)?\b|ergebnis (?:der|aus der) (?:gewohnlichen|betrieb)/,
      },
      { role: 'premiums', pattern: /beitrage|versicherungs|pramien|schadenaufwand/ },
      { role: 'interest', pattern: /zinsertrag|zinsaufw|zinsuberschuss|finanzergebnis|provisions/ },
      {
        role: 'cost_of_sales',
        pattern: /umsatzkosten|herstellungskosten|materialaufwand|kosten der umsatz/,
      },
      { role: 'revenue', pattern: /umsatz(?:erlose)?|erlose|^ertrage/ },
      {
        role: 'operating_expense',
        pattern:
          /vertriebskosten|verwaltungskosten|forschungs|personalaufwand|abschreibungen|sonstige betriebliche/,
      },
    ],
    balance_sheet: [
      {
        role: 'total_equity_and_liabilities',
        total: true,
        pattern:
          /summe (?:der )?(?:passiva|eigenkapital und)|^passiva$|bilanzsumme.*passiva|^(?:total|summe) eigenkapital und (?:verbindlichkeiten|schulden)/,
      },
      {
        role: 'total_assets',
        total: true,
        pattern:
          /summe (?:der )?(?:aktiva|vermogenswerte)|^bilanzsumme|^aktiva$|^total aktiven|gesamtvermogen/,
      },
      {
        role: 'current_assets',
        pattern: /^(?:summe )?kurzfristige (?:vermogenswerte|aktiva)|^umlaufvermogen/,
      },
      {
        role: 'current_liabilities',
        pattern: /^(?:summe )?kurzfristige (?:schulden|verbindlichkeiten)$/,
      },
      {
        role: 'total_liabilities',
        total: true,
        pattern: /^(?:summe|total) (?:der )?(?:schulden|verbindlichkeiten|fremdkapital)$/,
      },
      { role: 'total_equity', total: true, pattern: /^(?:summe |total |konzern-?)?eigenkapital$/ },
      {
        role: 'equity_line',
        pattern:
          /gezeichnetes kapital|kapitalrucklage|gewinnrucklage|rucklagen|eigene (?:aktien|anteile)|nicht beherrschende|anteile (?:anderer|fremder)|grundkapital|aktienkapital/,
      },
      {
        role: 'liability_line',
        pattern:
          /verbindlichkeiten|ruckstellungen|schulden|darlehen|anleihen|latente steuer(?:n|schulden)/,
      },
      {
        role: 'asset_line',
        pattern:
          /vermogenswerte|sachanlagen|vorrate|forderungen|zahlungsmittel|flussige mittel|geschafts- oder firmenwert|goodwill|finanzanlagen|anlagevermogen/,
      },
    ],
    cash_flow_statement: [
      {
        role: 'operating_cash',
        total: true,
        pattern:
          /(?:cash ?-?flow|mittel(?:zufluss|abfluss|veranderung)|kapitalfluss|geldfluss|netto).*(?:betrieblich|laufende|operativ|geschaftstatigkeit)/,
      },
      {
        role: 'investing_cash',
        total: true,
        pattern:
          /(?:cash ?-?flow|mittel(?:zufluss|abfluss|veranderung)|kapitalfluss|geldfluss|netto).*investition/,
      },
      {
        role: 'financing_cash',
        total: true,
        pattern:
          /(?:cash ?-?flow|mittel(?:zufluss|abfluss|veranderung)|kapitalfluss|geldfluss|netto).*finanzierung/,
      },
      { role: 'exchange_effect', pattern: /wechselkurs|wahrungs/ },
      {
        role: 'closing_cash',
        total: true,
        pattern: /(?:zahlungsmittel|finanzmittel|flussige mittel|liquid).*(?:ende|31\.)/,
      },
      {
        role: 'opening_cash',
        pattern:
          /(?:zahlungsmittel|finanzmittel|flussige mittel|liquid).*(?:anfang|beginn|1\. ?1|1\. januar)/,
      },
      {
        role: 'net_change_in_cash',
        total: true,
        pattern:
          /veranderung (?:der |des )?(?:zahlungsmittel|finanzmittel|flussigen|liquid)|zahlungswirksame veranderung/,
      },
      { role: 'financing_line', pattern: /dividende|tilgung|aufnahme von|ruckzahlung/ },
      {
        role: 'investing_line',
        pattern: /auszahlungen fur investitionen|erwerb|abgang|einzahlungen aus/,
      },
      {
        role: 'cash_adjustment',
        pattern: /abschreibungen|vorrate|forderungen|verbindlichkeiten|ruckstellungen|steuern/,
      },
    ],
  },
  totals: [/^(?:summe|gesamt|zwischensumme)\b/, /^nettozahlungs/],
  months: [
    ['januar', 'janner', 'jan'],
    ['februar', 'feb'],
    ['marz', 'mrz', 'maerz'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sep', 'sept'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['dezember', 'dez'],
  ],
  noteColumn:
    /^(?:anhang|anmerkung(?:en)?|ziffer|tz\.?|nr\.?|anhangangabe(?:n)?|erlauterung(?:en)?)$/,
  sideColumn: /veranderung|abweichung|quartal|halbjahr/,
  groupColumn: /\bkonzern|gesamt\b/,
  partColumn: /\bag\b|industriegeschaft|einzelabschluss|vor sondereinflussen|bereinigt/,
  closing:
    /(?:der|die|nachfolgende|beigefugte) .*(?:anhang|anmerkungen|erlauterungen).*(?:bestandteil|teil)/,
};
