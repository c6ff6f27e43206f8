import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';
import { NAMED_CONCEPTS, TAXONOMY } from './taxonomy.js';
import { conceptOf } from './concept-of.js';
import { findConcepts, type ConceptRow } from './find-concepts.js';
import { lexicons } from '../language/index.js';

type Labels = Readonly<Record<string, string>>;

const INCOME: Readonly<Record<string, Labels>> = {
  German: {
    revenue: 'Umsatzerlöse',
    cost_of_revenue: 'Umsatzkosten',
    gross_profit: 'Bruttoergebnis vom Umsatz',
    operating_income: 'Betriebsergebnis',
    income_before_taxes: 'Ergebnis vor Ertragsteuern',
    income_tax: 'Steuern vom Einkommen und vom Ertrag',
    net_income: 'Konzernjahresüberschuss',
  },
  French: {
    revenue: "Chiffre d'affaires",
    cost_of_revenue: 'Coût des ventes',
    gross_profit: 'Marge brute',
    operating_income: 'Résultat opérationnel',
    income_before_taxes: 'Résultat avant impôts',
    income_tax: 'Impôts sur les bénéfices',
    net_income: 'Résultat net',
  },
  Spanish: {
    revenue: 'Importe neto de la cifra de negocios',
    cost_of_revenue: 'Coste de las ventas',
    gross_profit: 'Margen bruto',
    operating_income: 'Resultado de explotación',
    income_before_taxes: 'Resultado antes de impuestos',
    income_tax: 'Impuesto sobre las ganancias',
    net_income: 'Resultado del ejercicio',
  },
  Italian: {
    revenue: 'Ricavi netti',
    cost_of_revenue: 'Costo del venduto',
    gross_profit: 'Margine lordo',
    operating_income: 'Risultato operativo (EBIT)',
    income_before_taxes: 'Risultato prima delle imposte',
    income_tax: 'Imposte sul reddito',
    net_income: "Utile dell'esercizio",
  },
  Dutch: {
    revenue: 'Netto-omzet',
    cost_of_revenue: 'Kostprijs van de omzet',
    gross_profit: 'Brutowinst',
    operating_income: 'Bedrijfsresultaat',
    income_before_taxes: 'Resultaat voor belastingen',
    income_tax: 'Winstbelastingen',
    net_income: 'Nettowinst',
  },
};
const BALANCE: Readonly<Record<string, Labels>> = {
  German: {
    inventories: 'Vorräte',
    total_current_assets: 'Kurzfristige Vermögenswerte',
    goodwill: 'Geschäfts- oder Firmenwerte',
    total_noncurrent_assets: 'Langfristige Vermögenswerte',
    total_assets: 'Bilanzsumme',
    total_current_liabilities: 'Summe kurzfristige Schulden',
    total_noncurrent_liabilities: 'Summe langfristige Schulden',
    total_equity: 'Summe Eigenkapital',
    total_liabilities_and_equity: 'Summe Eigenkapital und Schulden',
  },
  French: {
    inventories: 'Stocks',
    property_plant_equipment: 'Immobilisations corporelles',
    total_current_assets: 'Total des actifs courants',
    goodwill: "Écarts d'acquisition",
    total_noncurrent_assets: 'Total des actifs non courants',
    total_assets: "Total de l'actif",
    total_current_liabilities: 'Total des passifs courants',
    total_noncurrent_liabilities: 'Total des passifs non courants',
    total_equity: 'Total des capitaux propres',
    total_liabilities_and_equity: 'Total des capitaux propres et passifs',
  },
  Spanish: {
    inventories: 'Existencias',
    total_current_assets: 'Total activo corriente',
    goodwill: 'Fondo de comercio',
    total_noncurrent_assets: 'Total activo no corriente',
    total_assets: 'Total activo',
    total_current_liabilities: 'Total pasivo corriente',
    total_noncurrent_liabilities: 'Total pasivo no corriente',
    total_equity: 'Total patrimonio neto',
    total_liabilities_and_equity: 'Total patrimonio neto y pasivo',
  },
  Italian: {
    inventories: 'Rimanenze',
    total_current_assets: 'Totale attività correnti',
    goodwill: 'Avviamento',
    total_noncurrent_assets: 'Totale attività non correnti',
    total_assets: 'Totale attività',
    total_current_liabilities: 'Totale passività correnti',
    total_noncurrent_liabilities: 'Totale passività non correnti',
    total_liabilities: 'Totale passività',
    total_equity: 'Totale patrimonio netto',
    total_liabilities_and_equity: 'Totale patrimonio netto e passività',
  },
  Dutch: {
    inventories: 'Voorraden',
    total_current_assets: 'Totaal vlottende activa',
    goodwill: 'Goodwill',
    total_noncurrent_assets: 'Totaal vaste activa',
    total_assets: 'Totaal activa',
    total_current_liabilities: 'Totaal kortlopende verplichtingen',
    total_noncurrent_liabilities: 'Totaal langlopende verplichtingen',
    total_liabilities: 'Totaal verplichtingen',
    total_equity: 'Totaal eigen vermogen',
    total_liabilities_and_equity: 'Totaal eigen vermogen en verplichtingen',
  },
};
const CASH_FLOW: Readonly<Record<string, Labels>> = {
  German: {
    operating_cash_flow: 'Mittelzufluss aus laufender Geschäftstätigkeit',
    capital_expenditure: 'Investitionen in Sachanlagen',
    investing_cash_flow: 'Cashflow aus der Investitionstätigkeit',
    dividends_paid: 'Gezahlte Dividenden',
    financing_cash_flow: 'Cashflow aus der Finanzierungstätigkeit',
    net_change_in_cash: 'Veränderung der Zahlungsmittel',
    opening_cash: 'Zahlungsmittel und Zahlungsmitteläquivalente am Anfang des Geschäftsjahres',
    closing_cash: 'Zahlungsmittel und Zahlungsmitteläquivalente am Ende des Geschäftsjahres',
  },
  French: {
    operating_cash_flow: "Flux nets de trésorerie provenant de l'exploitation",
    capital_expenditure: "Acquisitions d'immobilisations corporelles",
    investing_cash_flow: "Flux nets de trésorerie liés aux opérations d'investissement",
    dividends_paid: 'Dividendes versés',
    financing_cash_flow: 'Flux nets de trésorerie liés aux opérations de financement',
    net_change_in_cash: 'Variation nette de la trésorerie',
    opening_cash: "Trésorerie à l'ouverture",
    closing_cash: 'Trésorerie à la clôture',
  },
  Spanish: {
    operating_cash_flow: 'Flujos de efectivo de las actividades de explotación',
    capital_expenditure: 'Adquisición de inmovilizado material',
    investing_cash_flow: 'Flujos de efectivo de las actividades de inversión',
    dividends_paid: 'Dividendos pagados',
    financing_cash_flow: 'Flujos de efectivo de las actividades de financiación',
    net_change_in_cash: 'Aumento neto del efectivo',
    opening_cash: 'Efectivo y equivalentes al inicio del ejercicio',
    closing_cash: 'Efectivo y equivalentes al final del ejercicio',
  },
  Italian: {
    operating_cash_flow: 'Flusso di cassa netto da attività operativa',
    capital_expenditure: 'Investimenti in immobilizzazioni materiali',
    investing_cash_flow: 'Flusso di cassa da attività di investimento',
    dividends_paid: 'Dividendi pagati',
    financing_cash_flow: 'Flusso di cassa da attività di finanziamento',
    net_change_in_cash: 'Variazione netta delle disponibilità liquide',
    opening_cash: 'Disponibilità liquide iniziali',
    closing_cash: 'Disponibilità liquide finali',
  },
  Dutch: {
    operating_cash_flow: 'Kasstroom uit operationele activiteiten',
    capital_expenditure: 'Investeringen in materiële vaste activa',
    investing_cash_flow: 'Kasstroom uit investeringsactiviteiten',
    dividends_paid: 'Betaald dividend',
    financing_cash_flow: 'Kasstroom uit financieringsactiviteiten',
    net_change_in_cash: 'Mutatie in geldmiddelen',
    opening_cash: 'Geldmiddelen per begin boekjaar',
    closing_cash: 'Geldmiddelen per einde boekjaar',
  },
};
const PER_SHARE: Readonly<Record<string, Labels>> = {
  German: {
    eps_basic: 'Unverwässertes Ergebnis je Aktie',
    eps_diluted: 'Verwässertes Ergebnis je Aktie',
  },
  French: {
    eps_basic: 'Résultat net de base par action',
    eps_diluted: 'Résultat net dilué par action',
  },
  Spanish: {
    eps_basic: 'Beneficio básico por acción',
    eps_diluted: 'Beneficio diluido por acción',
  },
  Italian: { eps_basic: 'Utile base per azione', eps_diluted: 'Utile diluito per azione' },
  Dutch: { eps_basic: 'Gewone winst per aandeel', eps_diluted: 'Verwaterde winst per aandeel' },
};

const row = (name: string, unit: ConceptRow['unit']): ConceptRow => ({
  name,
  unit,
  section: null,
  is_total: false,
  values: { 2023: 1 },
});
const foundIn = (
  type: CanonicalStatementType,
  labels: Labels,
  unit: ConceptRow['unit'] = 'money',
): Labels => {
  const names = Object.values(labels);
  const found = findConcepts(
    type,
    names.map((name) => row(name, unit)),
  );
  return Object.fromEntries(
    Object.keys(labels).map((id) => [id, names[found.get(id)?.index ?? -1] ?? 'not found']),
  );
};

describe('named concepts in five more languages', () => {
  for (const language of Object.keys(INCOME)) {
    it(`${language}: income statement`, () =>
      expect(foundIn('income_statement', INCOME[language] ?? {})).to.deep.equal(INCOME[language]));
    it(`${language}: balance sheet`, () =>
      expect(foundIn('balance_sheet', BALANCE[language] ?? {})).to.deep.equal(BALANCE[language]));
    it(`${language}: cash flow statement`, () =>
      expect(foundIn('cash_flow_statement', CASH_FLOW[language] ?? {})).to.deep.equal(
        CASH_FLOW[language],
      ));
    it(`${language}: per share`, () =>
      expect(foundIn('income_statement', PER_SHARE[language] ?? {}, 'per_share')).to.deep.equal(
        PER_SHARE[language],
      ));
  }

  it('are of the kind that their labels alone name', () => {
    for (const [statement, languages] of [
      ['income_statement', INCOME],
      ['balance_sheet', BALANCE],
      ['cash_flow_statement', CASH_FLOW],
    ] as const)
      for (const [id, label] of Object.values(languages).flatMap((labels) =>
        Object.entries(labels),
      )) {
        const concept = TAXONOMY.find((one) => one.id === id);
        const kind = conceptOf(label, statement);
        if (kind?.id === id || kind === undefined) continue;
        expect([kind.label, kind.side, kind.activity], label).to.deep.equal([
          undefined,
          concept?.side,
          concept?.activity,
        ]);
      }
  });

  it('name concepts of the taxonomy only', () => {
    const named = new Set<string>(NAMED_CONCEPTS.map(({ id }) => id));
    const known = new Set(TAXONOMY.map(({ statement, id }) => `${statement}/${id}`));
    const names = lexicons().flatMap((l) => Object.keys({ ...l.names, ...l.notNames }));
    const kinds = lexicons().flatMap(({ rows }) =>
      Object.entries(rows).flatMap(([statement, patterns]) =>
        Object.keys(patterns).map((id) => `${statement}/${id}`),
      ),
    );
    expect(names.filter((id) => !named.has(id))).to.deep.equal([]);
    expect(kinds.filter((kind) => !known.has(kind))).to.deep.equal([]);
  });

  it('leave out parts and opposites', () => {
    for (const name of [
      'Sonstige betriebliche Erträge',
      'Zinserträge',
      'Autres produits',
      'Otros ingresos',
      'Altri ricavi e proventi',
      'Overige bedrijfsopbrengsten',
      'Umsatzerlöse mit Dritten in Europa',
    ]) {
      expect(findConcepts('income_statement', [row(name, 'money')]).get('revenue'), name).to.equal(
        undefined,
      );
    }
    for (const name of [
      'Total passifs courants',
      'Totale passivo corrente',
      'Summe langfristige Schulden',
    ]) {
      expect(
        findConcepts('balance_sheet', [row(name, 'money')]).get('total_liabilities_and_equity'),
        name,
      ).to.equal(undefined);
    }
  });
});

describe('the equity of a company without non-controlling interests', () => {
  const confidenceOf = (name: string): number | undefined =>
    findConcepts('balance_sheet', [row(name, 'money')]).get('total_equity')?.confidence;

  it('is as sure as its own name makes it', () => {
    expect(confidenceOf("Total shareholders' equity")).to.equal(0.93);
  });

  it('is less sure under a name of the part that belongs to the parent alone', () => {
    expect(confidenceOf('Equity attributable to the owners of the parent')).to.equal(0.92);
  });
});
