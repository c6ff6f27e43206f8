import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { readDrawnReport, valuesOf } from '../testing/read-drawn-report.js';

interface Drawn {
  readonly language: string;
  readonly scale: number;
  readonly pages: readonly string[];
  /** Rows of any of its statements by name, newest year first. */
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

const REPORTS: readonly Drawn[] = [
  {
    language: 'German (HGB)',
    scale: 1e3,
    pages: [
      `
Muster AG, Musterstadt
Gewinn- und Verlustrechnung
für die Zeit vom 1. Januar bis 31. Dezember 2023
                                                  Anhang      2023        2022
                                                                T€          T€
1. Umsatzerlöse                                       (1)   125.000     118.000
2. Bestandsveränderungen                                        500        -300
3. Sonstige betriebliche Erträge                      (2)     4.500       4.300
4. Materialaufwand                                    (3)   -70.000     -66.000
5. Personalaufwand                                    (4)   -35.000     -33.500
6. Abschreibungen                                     (5)    -8.000      -7.500
7. Sonstige betriebliche Aufwendungen                 (6)   -10.000      -9.000
8. Zinsen und ähnliche Aufwendungen                          -1.000        -900
9. Steuern vom Einkommen und vom Ertrag               (7)    -1.800      -1.600
10. Ergebnis nach Steuern                                     4.200       3.500
11. Sonstige Steuern                                           -200        -100
12. Jahresüberschuss                                          4.000       3.400
`,
    ],
    rows: {
      '1. Umsatzerlöse': [125000, 118000],
      '4. Materialaufwand': [-70000, -66000],
      '12. Jahresüberschuss': [4000, 3400],
    },
  },
  {
    language: 'German (IFRS, group)',
    scale: 1e6,
    pages: [
      `
Konzern-Gewinn- und Verlustrechnung
Mio. €                                          Anhang    Geschäftsjahr      Vorjahr
                                                                   2023         2022
Umsatzerlöse                                         5          1.250,5      1.180,2
Umsatzkosten                                         6           -700,5       -660,2
Bruttoergebnis vom Umsatz                                         550,0        520,0
Vertriebskosten                                      7           -200,0       -190,0
Verwaltungskosten                                    7           -100,0        -95,0
EBIT                                                              250,0        235,0
Finanzergebnis                                       8            -50,0        -45,0
Ergebnis vor Ertragsteuern                                        200,0        190,0
Ertragsteuern                                        9            -60,0        -57,0
Konzernergebnis                                                   140,0        133,0
davon auf Anteilseigner der Muster AG entfallend                  130,0        125,0
davon auf nicht beherrschende Anteile entfallend                   10,0          8,0
Ergebnis je Aktie in € (unverwässert)                              1,30         1,25
Ergebnis je Aktie in € (verwässert)                                1,29         1,24
`,
      `
Konzernbilanz
Mio. €                                          Anhang     31.12.2023   31.12.2022
AKTIVA
Geschäfts- oder Firmenwerte                         12          300,0        300,0
Sachanlagen                                         13          400,0        380,0
Langfristige Vermögenswerte                                     700,0        680,0
Vorräte                                             14          150,0        140,0
Forderungen aus Lieferungen und Leistungen          15          250,0        240,0
Zahlungsmittel und Zahlungsmitteläquivalente        16          100,0         90,0
Kurzfristige Vermögenswerte                                     500,0        470,0
Summe Aktiva                                                  1.200,0      1.150,0
PASSIVA
Gezeichnetes Kapital                                             50,0         50,0
Gewinnrücklagen                                                 450,0        400,0
Eigenkapital                                        17          500,0        450,0
Finanzverbindlichkeiten                             18          400,0        420,0
Langfristige Schulden                                           400,0        420,0
Verbindlichkeiten aus Lieferungen und Leistungen                300,0        280,0
Kurzfristige Schulden                                           300,0        280,0
Summe Passiva                                                 1.200,0      1.150,0
`,
      `
Konzern-Kapitalflussrechnung
Mio. €                                                             2023         2022
Konzernergebnis                                                   140,0        133,0
Abschreibungen                                                     60,0         57,0
Mittelzufluss aus laufender Geschäftstätigkeit                    200,0        190,0
Investitionen in Sachanlagen                                      -90,0        -80,0
Mittelabfluss aus der Investitionstätigkeit                       -90,0        -80,0
Gezahlte Dividenden                                               -80,0        -75,0
Tilgung von Finanzverbindlichkeiten                               -20,0        -20,0
Mittelabfluss aus der Finanzierungstätigkeit                     -100,0        -95,0
Veränderung der Zahlungsmittel                                     10,0         15,0
Zahlungsmittel am Anfang des Geschäftsjahres                       90,0         75,0
Zahlungsmittel am Ende des Geschäftsjahres                        100,0         90,0
`,
    ],
    rows: {
      Umsatzerlöse: [1250.5, 1180.2],
      Konzernergebnis: [140, 133],
      'Ergebnis je Aktie in € (unverwässert)': [1.3, 1.25],
      'Summe Aktiva': [1200, 1150],
      'Mittelabfluss aus der Finanzierungstätigkeit': [-100, -95],
    },
  },
  {
    language: 'French',
    scale: 1e6,
    pages: [
      `
Comptes consolidés
Compte de résultat consolidé
(en millions d'euros)                             Notes      31/12/2023  31/12/2022
Chiffre d'affaires                                    3         1 250,5     1 180,2
Coût des ventes                                                  (700,5)     (660,2)
Marge brute                                                       550,0       520,0
Frais commerciaux                                                (200,0)     (190,0)
Frais administratifs                                             (100,0)      (95,0)
Résultat opérationnel                                             250,0       235,0
Coût de l'endettement financier net                   8           (50,0)      (45,0)
Résultat avant impôt                                              200,0       190,0
Impôts sur les résultats                              9           (60,0)      (57,0)
Résultat net                                                      140,0       133,0
dont part du Groupe                                               130,0       125,0
dont intérêts minoritaires                                         10,0         8,0
Résultat net part du Groupe par action (en euros)                  1,30        1,25
`,
      `
Bilan consolidé
(en millions d'euros)                             Notes      31/12/2023  31/12/2022
ACTIF
Goodwill                                             12           300,0       300,0
Immobilisations corporelles                          13           400,0       380,0
Actifs non courants                                               700,0       680,0
Stocks                                               14           150,0       140,0
Créances clients                                     15           250,0       240,0
Trésorerie et équivalents de trésorerie              16           100,0        90,0
Actifs courants                                                   500,0       470,0
Total de l'actif                                                1 200,0     1 150,0
PASSIF
Capital social                                                     50,0        50,0
Réserves                                                          450,0       400,0
Capitaux propres                                                  500,0       450,0
Emprunts et dettes financières                       18           400,0       420,0
Passifs non courants                                              400,0       420,0
Dettes fournisseurs                                               300,0       280,0
Passifs courants                                                  300,0       280,0
Total du passif                                                 1 200,0     1 150,0
`,
      `
Tableau des flux de trésorerie consolidés
(en millions d'euros)                                              2023        2022
Résultat net                                                      140,0       133,0
Amortissements et provisions                                       60,0        57,0
Flux net de trésorerie généré par l'activité                      200,0       190,0
Acquisitions d'immobilisations corporelles                        (90,0)      (80,0)
Flux net de trésorerie lié aux opérations d'investissement        (90,0)      (80,0)
Dividendes versés                                                 (80,0)      (75,0)
Remboursements d'emprunts                                         (20,0)      (20,0)
Flux net de trésorerie lié aux opérations de financement         (100,0)      (95,0)
Variation de trésorerie                                            10,0        15,0
Trésorerie d'ouverture                                             90,0        75,0
Trésorerie de clôture                                             100,0        90,0
`,
    ],
    rows: {
      "Chiffre d'affaires": [1250.5, 1180.2],
      'dont part du Groupe': [130, 125],
      "Total de l'actif": [1200, 1150],
      'Trésorerie de clôture': [100, 90],
    },
  },
  {
    language: 'Spanish',
    scale: 1e3,
    pages: [
      `
Ejemplo, S.A. y Sociedades Dependientes
Cuenta de pérdidas y ganancias consolidada
correspondiente al ejercicio anual terminado el 31 de diciembre de 2023
(Miles de euros)
                                                   Nota        2023        2022
Importe neto de la cifra de negocios                 20     125.000     118.000
Aprovisionamientos                                   21     (70.000)    (66.000)
Gastos de personal                                   22     (35.000)    (33.500)
Otros gastos de explotación                                  (6.000)     (5.500)
Amortización del inmovilizado                                (8.000)     (7.500)
Resultado de explotación                                      6.000       5.500
Gastos financieros                                           (1.000)       (900)
Resultado antes de impuestos                                  5.000       4.600
Impuesto sobre beneficios                            23      (1.250)     (1.150)
Resultado consolidado del ejercicio                           3.750       3.450
Beneficio por acción (euros)                                   0,38        0,35
`,
      `
Ejemplo, S.A. y Sociedades Dependientes
Balance de situación consolidado al 31 de diciembre de 2023
(Miles de euros)
ACTIVO                                             Nota        2023        2022
Inmovilizado intangible                               5       2.000       2.200
Inmovilizado material                                 6      40.000      38.000
Total activo no corriente                                    42.000      40.200
Existencias                                                  15.000      14.500
Deudores comerciales                                         12.000      11.000
Efectivo y otros activos líquidos equivalentes                6.000       5.000
Total activo corriente                                       33.000      30.500
TOTAL ACTIVO                                                 75.000      70.700
PATRIMONIO NETO Y PASIVO
Capital                                                      10.000      10.000
Reservas                                                     24.000      20.700
Total patrimonio neto                                        34.000      30.700
Deudas con entidades de crédito                              20.000      20.000
Total pasivo no corriente                                    20.000      20.000
Acreedores comerciales                                       21.000      20.000
Total pasivo corriente                                       21.000      20.000
TOTAL PATRIMONIO NETO Y PASIVO                               75.000      70.700
`,
      `
Ejemplo, S.A. y Sociedades Dependientes
Estado de flujos de efectivo consolidado
(Miles de euros)
                                                               2023        2022
Resultado del ejercicio antes de impuestos                    5.000       4.600
Ajustes del resultado                                         9.000       8.400
Otros flujos de efectivo de las actividades de explotación   (2.500)     (2.000)
Flujos de efectivo de las actividades de explotación         11.500      11.000
Pagos por inversiones                                        (9.800)     (9.000)
Flujos de efectivo de las actividades de inversión           (9.800)     (9.000)
Pagos por dividendos                                           (700)     (1.000)
Flujos de efectivo de las actividades de financiación          (700)     (1.000)
Aumento neto del efectivo o equivalentes                      1.000       1.000
Efectivo o equivalentes al comienzo del ejercicio             5.000       4.000
Efectivo o equivalentes al final del ejercicio                6.000       5.000
`,
    ],
    rows: {
      'Importe neto de la cifra de negocios': [125000, 118000],
      'Beneficio por acción (euros)': [0.38, 0.35],
      'TOTAL ACTIVO': [75000, 70700],
      'Efectivo o equivalentes al final del ejercicio': [6000, 5000],
    },
  },
  {
    language: 'Italian',
    scale: 1e3,
    pages: [
      `
Gruppo Esempio S.p.A.
Conto economico consolidato
(in migliaia di Euro)                              Note        2023        2022
Ricavi delle vendite e delle prestazioni              4     125.000     118.000
Costo del venduto                                     5     (80.000)    (76.000)
Margine lordo                                                45.000      42.000
Costi commerciali                                           (20.000)    (19.000)
Spese generali e amministrative                             (15.000)    (14.000)
Risultato operativo                                          10.000       9.000
Oneri finanziari                                             (1.000)       (900)
Risultato prima delle imposte                                 9.000       8.100
Imposte sul reddito                                   9      (2.500)     (2.300)
Utile netto dell'esercizio                                    6.500       5.800
Utile base per azione (in Euro)                                0,65        0,58
Utile diluito per azione (in Euro)                             0,64        0,57
`,
      `
Gruppo Esempio S.p.A.
Situazione patrimoniale-finanziaria consolidata
(in migliaia di Euro)                              Note  31.12.2023  31.12.2022
Avviamento                                           10      10.000      10.000
Immobili, impianti e macchinari                      11      32.000      30.200
Totale attività non correnti                                 42.000      40.200
Rimanenze                                                    15.000      14.500
Crediti commerciali                                          12.000      11.000
Disponibilità liquide                                         6.000       5.000
Totale attività correnti                                     33.000      30.500
TOTALE ATTIVITÀ                                              75.000      70.700
Capitale sociale                                             10.000      10.000
Riserve                                                      24.000      20.700
Totale patrimonio netto                                      34.000      30.700
Debiti verso banche                                          20.000      20.000
Totale passività non correnti                                20.000      20.000
Debiti commerciali                                           21.000      20.000
Totale passività correnti                                    21.000      20.000
TOTALE PATRIMONIO NETTO E PASSIVITÀ                          75.000      70.700
`,
      `
Gruppo Esempio S.p.A.
Rendiconto finanziario consolidato
(in migliaia di Euro)                                          2023        2022
Utile netto dell'esercizio                                    6.500       5.800
Ammortamenti                                                  7.000       6.700
Variazione del capitale circolante                           (2.000)     (1.500)
Flusso di cassa netto da attività operativa                  11.500      11.000
Investimenti in immobilizzazioni materiali                   (9.800)     (9.000)
Flusso di cassa da attività di investimento                  (9.800)     (9.000)
Dividendi pagati                                               (700)     (1.000)
Flusso di cassa da attività di finanziamento                   (700)     (1.000)
Variazione netta delle disponibilità liquide                  1.000       1.000
Disponibilità liquide iniziali                                5.000       4.000
Disponibilità liquide finali                                  6.000       5.000
`,
    ],
    rows: {
      'Costo del venduto': [-80000, -76000],
      'Utile base per azione (in Euro)': [0.65, 0.58],
      'Totale patrimonio netto': [34000, 30700],
      'Disponibilità liquide finali': [6000, 5000],
    },
  },
  {
    language: 'Dutch',
    scale: 1e3,
    pages: [
      `
Voorbeeld N.V.
Geconsolideerde winst-en-verliesrekening
(x € 1.000)                                 Toelichting        2023        2022
Netto-omzet                                           4     125.000     118.000
Kostprijs van de omzet                                5     -80.000     -76.000
Brutowinst                                                   45.000      42.000
Verkoopkosten                                               -20.000     -19.000
Algemene beheerskosten                                      -15.000     -14.000
Bedrijfsresultaat                                            10.000       9.000
Financiële lasten                                            -1.000        -900
Resultaat voor belastingen                                    9.000       8.100
Belastingen                                           9      -2.500      -2.300
Nettowinst                                                    6.500       5.800
Gewone winst per aandeel (in €)                                0,65        0,58
`,
      `
Voorbeeld N.V.
Geconsolideerde balans per 31 december
(x € 1.000)                                 Toelichting        2023        2022
Immateriële vaste activa                             10      10.000      10.000
Materiële vaste activa                               11      32.000      30.200
Totaal vaste activa                                          42.000      40.200
Voorraden                                                    15.000      14.500
Handelsvorderingen                                           12.000      11.000
Liquide middelen                                              6.000       5.000
Totaal vlottende activa                                      33.000      30.500
Totaal activa                                                75.000      70.700
Aandelenkapitaal                                             10.000      10.000
Reserves                                                     24.000      20.700
Totaal eigen vermogen                                        34.000      30.700
Leningen                                                     20.000      20.000
Totaal langlopende verplichtingen                            20.000      20.000
Handelsschulden                                              21.000      20.000
Totaal kortlopende verplichtingen                            21.000      20.000
Totaal eigen vermogen en verplichtingen                      75.000      70.700
`,
      `
Voorbeeld N.V.
Geconsolideerd kasstroomoverzicht
(x € 1.000)                                                    2023        2022
Nettowinst                                                    6.500       5.800
Afschrijvingen                                                7.000       6.700
Mutatie werkkapitaal                                         -2.000      -1.500
Kasstroom uit operationele activiteiten                      11.500      11.000
Investeringen in materiële vaste activa                      -9.800      -9.000
Kasstroom uit investeringsactiviteiten                       -9.800      -9.000
Betaald dividend                                               -700      -1.000
Kasstroom uit financieringsactiviteiten                        -700      -1.000
Mutatie in geldmiddelen                                       1.000       1.000
Geldmiddelen per begin boekjaar                               5.000       4.000
Geldmiddelen per einde boekjaar                               6.000       5.000
`,
    ],
    rows: {
      'Netto-omzet': [125000, 118000],
      'Gewone winst per aandeel (in €)': [0.65, 0.58],
      'Totaal activa': [75000, 70700],
      'Geldmiddelen per einde boekjaar': [6000, 5000],
    },
  },
];

describe('drawn reports in the languages that are read', () => {
  for (const { language, scale, pages, rows } of REPORTS) {
    const result = readDrawnReport(pages);
    const statementWith = (name: string): RawStatement | undefined =>
      result.statements.find((s) => s.line_items.some((item) => item.name === name));

    it(`${language}: a statement per page, in euros, with its years and scale`, () =>
      expect(result.statements.map((s) => [s.years, s.scale, s.currency])).to.deep.equal(
        pages.map(() => [['2023', '2022'], scale, 'EUR']),
      ));

    for (const [name, values] of Object.entries(rows))
      it(`${language}: ${name}`, () => {
        const raw = statementWith(name);
        expect(raw && valuesOf(raw, name)).to.deep.equal(values);
      });

    it(`${language}: sums and the ties between the statements hold`, () => {
      const checks = result.statements.flatMap((s) => s.checks ?? []);
      expect(checks.filter((c) => !c.holds)).to.deep.equal([]);
      const kinds = pages.length === 3 ? ['sum', 'balance', 'cash_flow_foot'] : ['sum'];
      expect(checks.map((c) => c.kind)).to.include.members(kinds);
    });
  }
});
