import type { CanonicalStatementType } from '@fde/contracts';
import type { Language } from '../house-style.js';

/** One row of an invented statement: a label, and what it shows for a set of facts. */
export interface HeadRow {
  readonly label: string;
  readonly isTotal: boolean;
  /** The amount in a set of facts: 0 is the newest year, 1 the year before, and so on. */
  readonly amount: (facts: number) => number;
}

type Amount = (facts: number) => number;

/** Amounts that differ in every digit from one set of facts to the next. */
const varying =
  (base: number, step: number): Amount =>
  (facts) =>
    base - facts * step;

const sum =
  (...parts: readonly Amount[]): Amount =>
  (facts) =>
    parts.reduce((total, part) => total + part(facts), 0);

const minus =
  (a: Amount, b: Amount): Amount =>
  (facts) =>
    a(facts) - b(facts);

const revenue = varying(52_340, 4_225);
const costs = varying(-31_204, -2_202);
const expenses = varying(-9_877, -811);
const finance = varying(-1_143, -57);
const tax = varying(-2_406, -223);
const gross = sum(revenue, costs);
const operating = sum(gross, expenses);
const before = sum(operating, finance);
const profit = sum(before, tax);

const plant = varying(31_418, 2_139);
const stocks = varying(9_266, 547);
const debtors = varying(15_129, 1_318);
const cash = varying(6_258, 868);
const assets = sum(plant, stocks, debtors, cash);
const capital = varying(12_075, 1_150);
const retained = varying(21_362, 3_407);
const equity = sum(capital, retained);
const loans = varying(17_911, -436);
const liabilities = minus(assets, equity);
const creditors = minus(liabilities, loans);

const depreciation = varying(4_318, 262);
const working = varying(-1_512, 391);
const fromOperations = sum(profit, depreciation, working);
const purchases = varying(-5_927, -288);
const dividends = varying(-3_164, -205);
const opening: Amount = (facts) => cash(facts + 1);
const change = minus(cash, opening);
const fromFinancing = minus(change, sum(fromOperations, purchases));
const borrowings = minus(fromFinancing, dividends);

type Line = readonly [amount: Amount, isTotal?: 'total'];

const LINES: Readonly<Record<CanonicalStatementType, readonly Line[]>> = {
  income_statement: [
    [revenue],
    [costs],
    [gross, 'total'],
    [expenses],
    [operating, 'total'],
    [finance],
    [before, 'total'],
    [tax],
    [profit, 'total'],
  ],
  balance_sheet: [
    [plant],
    [stocks],
    [debtors],
    [cash],
    [assets, 'total'],
    [capital],
    [retained],
    [equity, 'total'],
    [loans],
    [creditors],
    [liabilities, 'total'],
    [sum(equity, liabilities), 'total'],
  ],
  cash_flow_statement: [
    [profit],
    [depreciation],
    [working],
    [fromOperations, 'total'],
    [purchases],
    [purchases, 'total'],
    [borrowings],
    [dividends],
    [fromFinancing, 'total'],
    [change, 'total'],
    [opening],
    [cash, 'total'],
  ],
};

type Labels = Readonly<Record<CanonicalStatementType, string>>;

/** The labels of each statement in its order, parted by bars; blanks around them do not count. */
const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    income_statement: `
      Revenue | Cost of sales | Gross profit | Administrative expenses | Operating profit |
      Finance costs | Profit before tax | Income tax expense | Profit for the year`,
    balance_sheet: `
      Property, plant and equipment | Inventories | Trade receivables | Cash and cash equivalents
      | Total assets | Share capital | Retained earnings | Total equity | Borrowings | Trade
      payables | Total liabilities | Total equity and liabilities`,
    cash_flow_statement: `
      Profit for the year | Depreciation | Changes in working capital | Net cash from operating
      activities | Purchase of property, plant and equipment | Net cash used in investing
      activities | Proceeds from borrowings | Dividends paid | Net cash from financing activities
      | Net increase in cash and cash equivalents | Cash and cash equivalents at beginning of year
      | Cash and cash equivalents at end of year`,
  },
  de: {
    income_statement: `
      Umsatzerlöse | Umsatzkosten | Bruttoergebnis vom Umsatz | Verwaltungskosten |
      Betriebsergebnis | Finanzaufwendungen | Ergebnis vor Steuern | Ertragsteuern |
      Jahresüberschuss`,
    balance_sheet: `
      Sachanlagen | Vorräte | Forderungen aus Lieferungen und Leistungen | Zahlungsmittel | Summe
      Aktiva | Gezeichnetes Kapital | Gewinnrücklagen | Summe Eigenkapital |
      Finanzverbindlichkeiten | Verbindlichkeiten aus Lieferungen und Leistungen | Summe Schulden
      | Summe Passiva`,
    cash_flow_statement: `
      Jahresüberschuss | Abschreibungen | Veränderung des Nettoumlaufvermögens | Cashflow aus
      laufender Geschäftstätigkeit | Investitionen in Sachanlagen | Cashflow aus
      Investitionstätigkeit | Aufnahme von Krediten | Gezahlte Dividenden | Cashflow aus
      Finanzierungstätigkeit | Veränderung der Zahlungsmittel | Zahlungsmittel am Anfang der
      Periode | Zahlungsmittel am Ende der Periode`,
  },
  fr: {
    income_statement: `
      Chiffre d’affaires | Coût des ventes | Marge brute | Frais administratifs | Résultat
      opérationnel | Charges financières | Résultat avant impôt | Impôt sur les résultats |
      Résultat net`,
    balance_sheet: `
      Immobilisations corporelles | Stocks | Créances clients | Trésorerie et équivalents de
      trésorerie | Total de l’actif | Capital social | Réserves consolidées | Total des capitaux
      propres | Emprunts | Dettes fournisseurs | Total des passifs | Total du passif et des
      capitaux propres`,
    cash_flow_statement: `
      Résultat net | Amortissements | Variation du besoin en fonds de roulement | Flux de
      trésorerie liés aux activités opérationnelles | Acquisitions d’immobilisations corporelles |
      Flux de trésorerie liés aux activités d’investissement | Nouveaux emprunts | Dividendes
      versés | Flux de trésorerie liés aux activités de financement | Variation de la trésorerie |
      Trésorerie à l’ouverture | Trésorerie à la clôture`,
  },
  es: {
    income_statement: `
      Ingresos ordinarios | Coste de ventas | Margen bruto | Gastos de administración | Resultado
      de explotación | Gastos financieros | Resultado antes de impuestos | Impuesto sobre
      beneficios | Resultado del ejercicio`,
    balance_sheet: `
      Inmovilizado material | Existencias | Deudores comerciales | Efectivo y equivalentes al
      efectivo | Total activo | Capital social | Ganancias acumuladas | Total patrimonio neto |
      Deudas con entidades de crédito | Acreedores comerciales | Total pasivo | Total patrimonio
      neto y pasivo`,
    cash_flow_statement: `
      Resultado del ejercicio | Amortización | Variación del capital circulante | Flujos de
      efectivo de las actividades de explotación | Adquisición de inmovilizado material | Flujos
      de efectivo de las actividades de inversión | Nuevos préstamos | Dividendos pagados | Flujos
      de efectivo de las actividades de financiación | Variación del efectivo | Efectivo al inicio
      del ejercicio | Efectivo al final del ejercicio`,
  },
  it: {
    income_statement: `
      Ricavi | Costo del venduto | Utile lordo | Spese amministrative | Risultato operativo |
      Oneri finanziari | Risultato prima delle imposte | Imposte sul reddito | Utile
      dell’esercizio`,
    balance_sheet: `
      Immobili, impianti e macchinari | Rimanenze | Crediti commerciali | Disponibilità liquide |
      Totale attivo | Capitale sociale | Utili portati a nuovo | Totale patrimonio netto | Debiti
      finanziari | Debiti commerciali | Totale passività | Totale patrimonio netto e passività`,
    cash_flow_statement: `
      Utile dell’esercizio | Ammortamenti | Variazione del capitale circolante | Flusso di cassa
      da attività operativa | Investimenti in immobili, impianti e macchinari | Flusso di cassa da
      attività di investimento | Accensione di finanziamenti | Dividendi pagati | Flusso di cassa
      da attività di finanziamento | Variazione delle disponibilità liquide | Disponibilità
      liquide iniziali | Disponibilità liquide finali`,
  },
  nl: {
    income_statement: `
      Omzet | Kostprijs van de omzet | Brutowinst | Beheerskosten | Bedrijfsresultaat |
      Financieringslasten | Resultaat voor belastingen | Winstbelastingen | Winst over het
      boekjaar`,
    balance_sheet: `
      Materiële vaste activa | Voorraden | Handelsvorderingen | Liquide middelen | Totaal activa |
      Aandelenkapitaal | Ingehouden winsten | Totaal eigen vermogen | Leningen | Handelsschulden |
      Totaal verplichtingen | Totaal eigen vermogen en verplichtingen`,
    cash_flow_statement: `
      Winst over het boekjaar | Afschrijvingen | Mutatie werkkapitaal | Kasstroom uit operationele
      activiteiten | Investeringen in materiële vaste activa | Kasstroom uit
      investeringsactiviteiten | Opgenomen leningen | Betaalde dividenden | Kasstroom uit
      financieringsactiviteiten | Mutatie liquide middelen | Liquide middelen aan het begin van
      het boekjaar | Liquide middelen aan het einde van het boekjaar`,
  },
  pt: {
    income_statement: `
      Receitas | Custo das vendas | Lucro bruto | Despesas administrativas | Resultado operacional
      | Despesas financeiras | Resultado antes de impostos | Imposto sobre o rendimento | Lucro do
      exercício`,
    balance_sheet: `
      Ativos fixos tangíveis | Inventários | Clientes | Caixa e equivalentes de caixa | Total do
      ativo | Capital social | Lucros acumulados | Total do patrimônio líquido | Empréstimos |
      Fornecedores | Total do passivo | Total do patrimônio líquido e do passivo`,
    cash_flow_statement: `
      Lucro do exercício | Depreciação | Variação do capital de giro | Caixa líquido das
      atividades operacionais | Aquisição de ativos fixos tangíveis | Caixa líquido das atividades
      de investimento | Empréstimos obtidos | Dividendos pagos | Caixa líquido das atividades de
      financiamento | Variação de caixa e equivalentes de caixa | Caixa e equivalentes de caixa no
      início do exercício | Caixa e equivalentes de caixa no fim do exercício`,
  },
  sv: {
    income_statement: `
      Nettoomsättning | Kostnad för sålda varor | Bruttoresultat | Administrationskostnader |
      Rörelseresultat | Finansiella kostnader | Resultat före skatt | Inkomstskatt | Årets
      resultat`,
    balance_sheet: `
      Materiella anläggningstillgångar | Varulager | Kundfordringar | Likvida medel | Summa
      tillgångar | Aktiekapital | Balanserade vinstmedel | Summa eget kapital | Lån |
      Leverantörsskulder | Summa skulder | Summa eget kapital och skulder`,
    cash_flow_statement: `
      Årets resultat | Avskrivningar | Förändring av rörelsekapital | Kassaflöde från den löpande
      verksamheten | Investeringar i materiella anläggningstillgångar | Kassaflöde från
      investeringsverksamheten | Upptagna lån | Utbetald utdelning | Kassaflöde från
      finansieringsverksamheten | Årets kassaflöde | Likvida medel vid årets början | Likvida
      medel vid årets slut`,
  },
};

/** The rows of an invented statement, in a language. */
export const headRows = (type: CanonicalStatementType, language: Language): HeadRow[] => {
  const labels = LABELS[language][type]
    .split('|')
    .map((label) => label.trim().split(/\s+/).join(' '));
  return LINES[type].map(([amount, total], at) => ({
    label: labels[at] ?? '',
    isTotal: total !== undefined,
    amount,
  }));
};
