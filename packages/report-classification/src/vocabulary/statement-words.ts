/**
 * Words by which the three statements are noticed in plain text, folded (see `fold`), in six languages. They only tell
 * whether a document holds statements; reading them is another matter.
 */
export interface StatementWords {
  readonly titles: readonly string[];
  /** Rows that every statement of the kind has in some wording. */
  readonly rows: readonly string[];
}

export const STATEMENT_WORDS: Readonly<Record<'income' | 'balance' | 'cash_flow', StatementWords>> = {
  income: {
    titles: ['income statement', 'income statements', 'statement of income', 'statements of income', 'statement of operations', 'statements of operations', 'statement of earnings', 'statements of earnings', 'profit and loss account', 'statement of profit or loss', 'statement of profit and loss', 'statement of comprehensive income', 'statements of comprehensive income',
      'gewinn und verlustrechnung', 'konzern gewinn und verlustrechnung', 'erfolgsrechnung', 'gesamtergebnisrechnung', 'compte de resultat', 'compte de resultat consolide', 'etat du resultat', 'cuenta de resultados', 'cuenta de perdidas y ganancias', 'estado de resultados', 'conto economico', 'winst en verliesrekening', 'resultatenrekening'],
    rows: ['profit before tax', 'profit before taxation', 'income before income taxes', 'income before taxes', 'earnings before taxes', 'loss before income taxes', 'income tax expense', 'provision for income taxes', 'net income', 'net loss', 'net earnings', 'profit for the year', 'profit for the period', 'loss for the year', 'earnings per share', 'net profit',
      'ergebnis vor steuern', 'ergebnis vor ertragsteuern', 'jahresuberschuss', 'konzernergebnis', 'konzernuberschuss', 'ergebnis je aktie', 'resultat avant impot', 'resultat net', 'resultat par action', 'resultado antes de impuestos', 'resultado del ejercicio', 'beneficio por accion', 'utile prima delle imposte', 'risultato prima delle imposte', 'utile netto', 'utile per azione', 'resultaat voor belastingen', 'nettowinst', 'nettoresultaat', 'winst per aandeel'],
  },
  balance: {
    titles: ['balance sheet', 'balance sheets', 'statement of financial position', 'statements of financial position', 'statement of financial condition', 'bilanz', 'konzernbilanz', 'bilan', 'bilan consolide', 'etat de la situation financiere', 'balance de situacion', 'balance consolidado', 'estado de situacion financiera', 'stato patrimoniale', 'situazione patrimoniale finanziaria', 'balans', 'geconsolideerde balans'],
    rows: ['total assets', 'total liabilities', 'total equity', 'total liabilities and equity', 'total equity and liabilities', 'total stockholders equity', 'total shareholders equity', 'total current assets', 'net assets',
      'bilanzsumme', 'summe aktiva', 'summe passiva', 'eigenkapital', 'summe eigenkapital', 'total actif', 'total de l actif', 'total du passif', 'total passif', 'capitaux propres', 'total activo', 'total del activo', 'patrimonio neto', 'totale attivo', 'totale attivita', 'totale passivo', 'patrimonio netto', 'totaal activa', 'totaal passiva', 'eigen vermogen'],
  },
  cash_flow: {
    titles: ['cash flow statement', 'cash flow statements', 'statement of cash flows', 'statements of cash flows', 'statement of cash flow', 'kapitalflussrechnung', 'konzern kapitalflussrechnung', 'geldflussrechnung', 'cashflow rechnung', 'tableau des flux de tresorerie', 'tableau de flux de tresorerie', 'estado de flujos de efectivo', 'estados de flujos de efectivo', 'rendiconto finanziario', 'kasstroomoverzicht'],
    rows: ['operating activities', 'investing activities', 'financing activities', 'cash and cash equivalents at end', 'laufender geschaftstatigkeit', 'operativer tatigkeit', 'investitionstatigkeit', 'finanzierungstatigkeit', 'activites operationnelles', 'activites d investissement', 'activites de financement', 'operations d investissement', 'operations de financement', 'actividades de explotacion', 'actividades de inversion', 'actividades de financiacion', 'attivita operativa', 'attivita di investimento', 'attivita di finanziamento', 'operationele activiteiten', 'investeringsactiviteiten', 'financieringsactiviteiten'],
  },
};

/** Periods shorter than a year, as covers and statement headers of interim reports name them. */
export const INTERIM_PERIODS: readonly (readonly [type: 'half_year_report' | 'quarterly_report', phrases: readonly string[]])[] = [
  ['half_year_report', ['six months ended', 'six month period ended', '6 months ended', 'half year ended', 'half year to', 'first half of', 'six months to', 'january to june', 'januar bis juni', 'erstes halbjahr', 'sechs monate', '1 halbjahr', 'premier semestre', 'semestre clos', 'six mois', 'primer semestre', 'seis meses', 'primo semestre', 'semestre chiuso', 'eerste halfjaar', 'zes maanden']],
  ['quarterly_report', ['three months ended', 'nine months ended', 'three month period ended', 'nine month period ended', 'quarterly period ended', 'quarter ended', 'thirteen weeks ended', 'thirty nine weeks ended', 'januar bis marz', 'januar bis september', 'january to march', 'january to september', 'neun monate', 'drei monate', 'trimestre clos', 'neuf mois', 'nueve meses', 'nove mesi', 'negen maanden', 'drie maanden']],
];

/** Common small words, to tell a text's language. */
export const STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'in', 'for', 'our', 'with', 'from', 'which', 'was', 'were'],
  de: ['der', 'die', 'und', 'den', 'von', 'zu', 'das', 'mit', 'im', 'fur', 'auf', 'wurde'],
  fr: ['le', 'la', 'les', 'des', 'et', 'du', 'pour', 'dans', 'par', 'sur', 'une', 'au'],
  es: ['el', 'los', 'las', 'y', 'del', 'que', 'por', 'para', 'con', 'una', 'como', 'ha'],
  it: ['il', 'di', 'della', 'delle', 'per', 'che', 'dei', 'nel', 'con', 'gli', 'sono', 'del'],
  nl: ['het', 'een', 'van', 'de', 'en', 'voor', 'met', 'zijn', 'op', 'aan', 'door', 'niet'],
};
