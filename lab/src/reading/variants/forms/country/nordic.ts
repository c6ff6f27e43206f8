import type { FormFamily } from '../country-form.js';

const NORDIC = { scale: 1, decimal: ',', nil: ['0', '-'], negative: ['minus'] } as const;

/** Sweden's K2, Denmark's annual accounts act, Norway's small companies, Finland's association. */
export const NORDIC_FORMS: FormFamily = [
  {
    ...NORDIC,
    name: 'se-k2',
    company: 'Exempelbyggarna AB',
    currency: 'SEK',
    grouping: ' ',
    date: '{y}-12-31',
    cover: `Årsredovisning för
      {company}
      556123-4567
      Räkenskapsåret {y0}-01-01 - {d0}
      Alla belopp i kronor (SEK) om inget annat anges`,
    pages: [
      {
        type: 'income_statement',
        head: `{company}
          Org.nr 556123-4567
          Resultaträkning`,
        tables: [
          {
            columns: ['label', 'note | Not', 'y0 | {y0}-01-01 / -{d0}', 'y1 | {y1}-01-01 / -{d1}'],
            rows: `
              Rörelseintäkter, lagerförändringar m. m.
              Nettoomsättning | sales
              Övriga rörelseintäkter | otherIncome
              Summa rörelseintäkter, lagerförändringar m.m. | income
              Rörelsekostnader
              Råvaror och förnödenheter | -materials
              Övriga externa kostnader | -services
              Personalkostnader | -staff
              Av- och nedskrivningar av materiella anläggningstillgångar | -depreciation
              Övriga rörelsekostnader | -otherCosts
              Summa rörelsekostnader | -costs
              Rörelseresultat | operating
              Finansiella poster
              Övriga ränteintäkter och liknande resultatposter | interestIncome
              Räntekostnader och liknande resultatposter | -interestCost
              Summa finansiella poster | interest
              Resultat efter finansiella poster | before
              Skatter
              Skatt på årets resultat | -tax
              Årets resultat | profit`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `{company}
          Org.nr 556123-4567
          Balansräkning`,
        tables: [
          {
            columns: ['label', 'note | Not', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              TILLGÅNGAR
              Anläggningstillgångar
              Immateriella anläggningstillgångar | intangible
              Byggnader och mark | buildings
              Inventarier, verktyg och installationer | machines
              Finansiella anläggningstillgångar | financial
              Summa anläggningstillgångar | fixed
              Omsättningstillgångar
              Varulager | stocks
              Kundfordringar | debtors
              Övriga fordringar | otherDebtors
              Förutbetalda kostnader och upplupna intäkter | prepaid
              Kassa och bank | cash
              Summa omsättningstillgångar | currentAll
              SUMMA TILLGÅNGAR | assets
              EGET KAPITAL OCH SKULDER
              Eget kapital
              Aktiekapital | capital
              Reservfond | reserves
              Balanserat resultat | retained
              Årets resultat | profit
              Summa eget kapital | equity
              Avsättningar | provisions
              Långfristiga skulder
              Övriga skulder till kreditinstitut | loans
              Summa långfristiga skulder | loans
              Kortfristiga skulder
              Skulder till kreditinstitut | bank
              Leverantörsskulder | creditors
              Skatteskulder | taxes
              Övriga skulder | otherDebts
              Upplupna kostnader och förutbetalda intäkter | accrued
              Summa kortfristiga skulder | shortAll
              SUMMA EGET KAPITAL OCH SKULDER | claims`,
          },
        ],
      },
    ],
  },
  {
    ...NORDIC,
    name: 'dk-arl',
    company: 'Eksempel Invest ApS',
    currency: 'DKK',
    grouping: '.',
    date: '31.12.{y}',
    cover: `{company}
      CVR-nr. 12 34 56 78
      Årsrapport for {y0}
      1. januar - 31. december {y0}`,
    pages: [
      {
        type: 'income_statement',
        head: `Resultatopgørelse 1. januar - 31. december`,
        tables: [
          {
            columns: ['label', 'note | Note', 'y0 | {y0} / kr.', 'y1 | {y1} / kr.'],
            rows: `
              Nettoomsætning | sales
              Andre driftsindtægter | otherIncome
              Vareforbrug | -materials
              Andre eksterne omkostninger | -services-otherCosts
              Bruttoresultat | income-materials-services-otherCosts
              Personaleomkostninger | -staff
              Af- og nedskrivninger af materielle anlægsaktiver | -depreciation
              Resultat før finansielle poster | operating
              Finansielle indtægter | interestIncome
              Finansielle omkostninger | -interestCost
              Resultat før skat | before
              Skat af årets resultat | -tax
              Årets resultat | profit`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `Balance pr. 31. december`,
        tables: [
          {
            columns: ['label | Aktiver', 'note | Note', 'y0 | {y0} / kr.', 'y1 | {y1} / kr.'],
            rows: `
              Immaterielle anlægsaktiver | intangible
              Grunde og bygninger | buildings
              Produktionsanlæg og maskiner | machines
              Materielle anlægsaktiver | tangible
              Finansielle anlægsaktiver | financial
              Anlægsaktiver i alt | fixed
              Varebeholdninger | stocks
              Tilgodehavender fra salg | debtors
              Andre tilgodehavender | otherDebtors
              Periodeafgrænsningsposter | prepaid
              Tilgodehavender | receivables+prepaid
              Likvide beholdninger | cash
              Omsætningsaktiver i alt | currentAll
              Aktiver i alt | assets`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `Balance pr. 31. december`,
        tables: [
          {
            columns: ['label | Passiver', 'note | Note', 'y0 | {y0} / kr.', 'y1 | {y1} / kr.'],
            rows: `
              Virksomhedskapital | capital
              Overført resultat | reserves+retained+profit
              Egenkapital i alt | equity
              Hensættelser til udskudt skat | provisions
              Hensatte forpligtelser i alt | provisions
              Gæld til realkreditinstitutter | loans
              Langfristede gældsforpligtelser i alt | loans
              Gæld til pengeinstitutter | bank
              Leverandører af varer og tjenesteydelser | creditors
              Selskabsskat | taxes
              Anden gæld | otherDebts+accrued
              Kortfristede gældsforpligtelser i alt | shortAll
              Gældsforpligtelser i alt | debts+accrued
              Passiver i alt | claims`,
          },
        ],
      },
    ],
  },
  {
    ...NORDIC,
    name: 'no-small',
    company: 'Eksempel Rør AS',
    currency: 'NOK',
    grouping: ' ',
    date: '31.12.{y}',
    cover: `Årsregnskap {y0}
      {company}
      Org.nr. 912 345 678`,
    pages: [
      {
        type: 'income_statement',
        head: `Resultatregnskap for året {y0}
          {company}
          > Beløp i NOK`,
        tables: [
          {
            columns: [
              'label | Driftsinntekter og driftskostnader',
              'note | Note',
              'y0 | {y0}',
              'y1 | {y1}',
            ],
            rows: `
              Salgsinntekt | sales
              Annen driftsinntekt | otherIncome
              Sum driftsinntekter | income
              Varekostnad | materials
              Lønnskostnad | staff
              Avskrivning av driftsmidler | depreciation
              Annen driftskostnad | services+otherCosts
              Sum driftskostnader | costs
              Driftsresultat | operating
              Finansinntekter og finanskostnader
              Annen renteinntekt | interestIncome
              Annen rentekostnad | interestCost
              Resultat av finansposter | interest
              Ordinært resultat før skattekostnad | before
              Skattekostnad på ordinært resultat | tax
              Årsresultat | profit`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `Balanse pr. 31. desember {y0}
          {company}
          > Beløp i NOK`,
        tables: [
          {
            columns: ['label | Eiendeler', 'note | Note', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              Anleggsmidler
              Immaterielle eiendeler | intangible
              Tomter, bygninger og annen fast eiendom | buildings
              Maskiner og anlegg | machines
              Sum varige driftsmidler | tangible
              Finansielle anleggsmidler | financial
              Sum anleggsmidler | fixed
              Omløpsmidler
              Lager av varer og annen beholdning | stocks
              Kundefordringer | debtors
              Andre kortsiktige fordringer | otherDebtors+prepaid
              Sum fordringer | receivables+prepaid
              Bankinnskudd, kontanter o.l. | cash
              Sum omløpsmidler | currentAll
              Sum eiendeler | assets`,
          },
          {
            columns: ['label | Egenkapital og gjeld', 'note | Note', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              Innskutt egenkapital
              Aksjekapital | capital
              Overkurs | reserves
              Annen egenkapital | retained+profit
              Sum egenkapital | equity
              Avsetning for forpliktelser | provisions
              Gjeld til kredittinstitusjoner | loans
              Sum langsiktig gjeld | longAll
              Kassekreditt | bank
              Leverandørgjeld | creditors
              Betalbar skatt | taxes
              Annen kortsiktig gjeld | otherDebts+accrued
              Sum kortsiktig gjeld | shortAll
              Sum gjeld | liabilities
              Sum egenkapital og gjeld | claims`,
          },
        ],
      },
    ],
  },
  {
    grouping: ' ',
    decimal: ',',
    negative: ['minus'],
    name: 'fi-tase',
    company: 'Esimerkki Oy',
    currency: 'EUR',
    scale: 1,
    decimals: 2,
    nil: ['0,00'],
    date: '31.12.{y}',
    pages: [
      {
        type: 'income_statement',
        head: `{company}
          Y-tunnus 1234567-8
          TULOSLASKELMA >> EUR`,
        tables: [
          {
            columns: ['label', 'y0 | 1.1.{y0} - / {d0}', 'y1 | 1.1.{y1} - / {d1}'],
            rows: `
              LIIKEVAIHTO | sales
              Liiketoiminnan muut tuotot | otherIncome
              Materiaalit ja palvelut | -materials-services
              Henkilöstökulut | -staff
              Poistot ja arvonalentumiset | -depreciation
              Liiketoiminnan muut kulut | -otherCosts
              LIIKEVOITTO (-TAPPIO) | operating
              Rahoitustuotot ja -kulut | interest
              VOITTO (TAPPIO) ENNEN TILINPÄÄTÖSSIIRTOJA JA VEROJA | before
              Tuloverot | -tax
              TILIKAUDEN VOITTO (TAPPIO) | profit`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `{company}
          Y-tunnus 1234567-8
          TASE >> EUR`,
        tables: [
          {
            columns: ['label', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              VASTAAVAA
              PYSYVÄT VASTAAVAT
              Aineettomat hyödykkeet | intangible
              Aineelliset hyödykkeet | tangible
              Sijoitukset | financial
              Pysyvät vastaavat yhteensä | fixed
              VAIHTUVAT VASTAAVAT
              Vaihto-omaisuus | stocks
              Saamiset | receivables+prepaid
              Rahat ja pankkisaamiset | cash
              Vaihtuvat vastaavat yhteensä | currentAll
              VASTAAVAA YHTEENSÄ | assets
              VASTATTAVAA
              OMA PÄÄOMA
              Osakepääoma | capital
              Muut rahastot | reserves
              Edellisten tilikausien voitto (tappio) | retained
              Tilikauden voitto (tappio) | profit
              Oma pääoma yhteensä | equity
              PAKOLLISET VARAUKSET | provisions
              VIERAS PÄÄOMA
              Pitkäaikainen vieras pääoma | loans
              Lyhytaikainen vieras pääoma | shortDebts+accrued
              Vieras pääoma yhteensä | debts+accrued
              VASTATTAVAA YHTEENSÄ | claims`,
          },
        ],
      },
    ],
  },
];
