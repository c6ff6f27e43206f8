import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Norwegian, in its two written forms. */
export const no: ReportLexicon = {
  language: 'no',
  called: phrasesOf(`
    norwegian, norsk, norska, norwegisch, norvégien, noruego, norvegese, noors, norweski,
    norveççe, норвежский, النرويجية, ノルウェー語, 挪威语, 노르웨이어`),
  months: phrasesOf(`
    januar jan, februar feb, mars mar, april apr, mai, juni jun, juli jul, august aug,
    september sep sept, oktober okt, november nov, desember des`),
  generic: phrasesOf(`
      les, mer, se, vis, her, last, ned, fil, dokument, åpne, les, mer, her, vis, og, for, av, på, i, hele, året, år,
    rapport, rapporter, norsk, engelsk`),
  joins: phrasesOf(`og, med, inklusive, inkl`),
  smallWords: phrasesOf(`og, av, det, som, for, med, til, den, har, er, på, ikke`),
  kinds: {
    integratedReport: phrasesOf(`
      års- og bærekraftsrapport*, integrert årsrapport*, årsrapport og bærekraftsrapport`),
    annualReport: phrasesOf(`årsrapport*, årsmelding*, årsberetning*`),
    annualStatements: phrasesOf(`
      årsregnskap*, konsernregnskap*, revidert årsregnskap, årsrekneskap*`),
    halfYear: phrasesOf(`halvårsrapport*, halvårsregnskap*, første halvår, halvår*`),
    interim: phrasesOf(`delårsrapport*, delårsregnskap*`),
    quarter: phrasesOf(`kvartalsrapport*, kvartal*, kvartalsregnskap*`),
    sustainability: phrasesOf(`bærekraftsrapport*, bærekraft, samfunnsansvar*, åpenhetsloven`),
    meeting: phrasesOf(`innkalling*, generalforsamling*, stemmeseddel, fullmakt*`),
    governance: phrasesOf(`
      lederlønnsrapport*, lønnsrapport*, lederlønsrapport*, vedtekter, eierstyring*,
      godtgjørelsesrapport*`),
    prospectus: phrasesOf(`prospekt*`),
    presentation: phrasesOf(`presentasjon*, kapitalmarkedsdag*`),
    pressRelease: phrasesOf(`pressemelding*, børsmelding*`),
    chapter: phrasesOf(`noter til regnskapet, noter til årsregnskapet`),
    otherText: phrasesOf(`
      årsplan*, budsjett*, virksomhetsplan*, brev til aksjonærene, sammendrag, utdrag, nøkkeltall, revisjonsberetning,
      revisors beretning, finanskalender, pensjonskasse*`),
  },
  statements: {
    income: {
      titles: phrasesOf(`resultatregnskap, totalresultat, oppstilling over totalresultat`),
      rows: phrasesOf(`
        resultat før skatt, årsresultat, årets resultat, skattekostnad, resultat per aksje`),
    },
    balance: {
      titles: phrasesOf(`balanse, oppstilling over finansiell stilling`),
      rows: phrasesOf(`
        sum eiendeler, sum egenkapital, sum gjeld, sum egenkapital og gjeld`),
    },
    cash_flow: {
      titles: phrasesOf(`kontantstrømoppstilling, kontantstrøm`),
      rows: phrasesOf(`
        operasjonelle aktiviteter, driftsaktiviteter, investeringsaktiviteter,
        finansieringsaktiviteter`),
    },
  },
  periods: {
    previous: phrasesOf(`forrige år`),
    year: phrasesOf(`år, året`),
    halfYear: phrasesOf(`første halvår, seks måneder, januar juni`),
    quarter: phrasesOf(`ni måneder, tre måneder, kvartal`),
    wholeYear: phrasesOf(`regnskapsåret, regnskapsår`),
    yearEnded: phrasesOf(`
      regnskapsåret som ble avsluttet, regnskapsåret avsluttet, årsregnskap per`),
    fiscalYear: phrasesOf(`regnskapsåret, regnskapsår`),
    endsOn: phrasesOf(`per, pr`),
  },
  cover: {
    audit: phrasesOf(`revisors beretning, revisjonsberetning, vi har revidert`),
    contents: phrasesOf(`innhold, innholdsfortegnelse`),
    group: phrasesOf(`konsern*`),
    pressContact: phrasesOf(`pressekontakt`),
  },
  navigation: {
    annualReports: phrasesOf(`årsrapporter, årsrapport, årsregnskap`),
    archives: phrasesOf(`
      arkiv, rapporter, finansielle rapporter, publikasjoner, tidligere år, vis flere, vis alle,
      rapporter og presentasjoner`),
    next: phrasesOf(`neste, neste side`),
    results: phrasesOf(`finansiell informasjon, resultater, dokumenter, finans`),
    investors: phrasesOf(`investorer, aksjonærer, for investorer`),
    away: phrasesOf(`
      nyheter, presse, karriere, kontakt, personvern, kalender, aksjen, utbytte, bærekraft,
      produkter, søk`),
    dateColumn: phrasesOf(`dato, publisert`),
  },
  forms: {
    everything: phrasesOf(`alle`),
    accept: phrasesOf(`godta, godta alle, aksepter`),
    acceptStarts: [],
    more: phrasesOf(
      `vis alle, se alle, se flere, eldre rapporter, flere rapporter, eldre årsrapporter, tidligere år, neste side, vis flere, last inn flere`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        resultatregnskap, konsernresultatregnskap, resultatregnskapet, resultatoppstilling`,
      balance_sheet: `balanse, konsernbalanse, balansen, oppstilling over finansiell stilling`,
      cash_flow_statement: `
        kontantstrømoppstilling, kontantstrømanalyse, konsernkontantstrømoppstilling,
        kontantstrømmer`,
      comprehensive_income: `oppstilling over totalresultat, totalresultat`,
      changes_in_equity: `
        egenkapitaloppstilling, oppstilling av endringer i egenkapital,
        endring i egenkapital`,
    },
    titleFillers: `
      for, konsernet, konsern, konsernets, morselskapet, og, per, pr, den, året, eiendeler,
      egenkapital, gjeld, regnskapsåret, i, nok, mill, millioner, tusen, til, av`,
    group: `konsern, konsernet, konsernets, konsernregnskap`,
    parent: `morselskap, morselskapet, mor`,
    withSubsidiaries: `og datterselskaper`,
    decoys: {
      selected: `hovedtall, nøkkeltall, fem års oversikt`,
      condensed: `sammendratt`,
      interim: `delårs*, halvår, kvartal`,
      segment: `segment*`,
      note: `note …`,
      unaudited: `ikke revidert, urevidert`,
    },
    incomeAndComprehensive: `
      resultatregnskap og totalresultat,
      resultatregnskap og oppstilling over totalresultat`,
    prose: `er, har, ble, ikke, vår, som, skal`,
    continued: `forts, fortsetter`,
    chapter: `årsregnskap, konsernregnskap`,
    contents: `innhold, innholdsfortegnelse`,
    pages: {
      page: `side`,
      running: `årsrapport`,
      sentence: `det, denne, selskapet, årsregnskapet`,
      closing: `noter … integrert del, noter … en del av, styret i …`,
    },
    rows: {
      income_statement: {
        eps_diluted: `utvannet resultat per/pr aksje …, resultat per/pr aksje utvannet …`,
        eps_basic: `(basis|ordinært) resultat per/pr aksje …, fortjeneste per/pr aksje …`,
        discontinued: `… avviklet virksomhet …, … ikke videreført virksomhet …`,
        comprehensive_income: `
          (årets) totalresultat …, andre inntekter og kostnader …,
          øvrige resultatelementer …`,
        income_before_taxes: `
          (ordinært) resultat før skattekostnad …, resultat før skatt …,
          ordinært resultat før skatt*`,
        income_tax: `skattekostnad …, skatt på ordinært resultat, inntektsskatt …, skattekostnad`,
        net_income_attributable_to_minority: `
          (herav) minoritetsinteresser, ikke kontrollerende eierinteresser,
          minoritetens andel …`,
        net_income_attributable_to_parent: `
          aksjonærer i …, eiere av morselskapet, majoritetens andel …,
          morselskapets aksjonærer`,
        net_income: `
          årsresultat, årets resultat, resultat etter skatt, periodens resultat,
          ordinært resultat etter skatt*`,
        gross_profit: `bruttofortjeneste, bruttoresultat`,
        operating_income: `driftsresultat …, resultat fra drift`,
        interest_expense: `finanskostnader, rentekostnader, finanskostnad`,
        cost_of_revenue: `varekostnad, kostnad solgte varer, varekostnader`,
        revenue: `
          driftsinntekter (i alt), sum driftsinntekter, salgsinntekter, omsetning,
          salgsinntekt, sum inntekter`,
        operating_expenses: `sum driftskostnader`,
        research_and_development: `forskning og utvikling …`,
        expense_line: `
          … kostnad, … kostnader, … kostnader …, avskrivning* …, nedskrivning* …,
          lønnskostnad* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          sum egenkapital og gjeld, sum gjeld og egenkapital, egenkapital og gjeld i alt`,
        total_assets: `sum eiendeler, eiendeler i alt`,
        total_current_assets: `sum omløpsmidler, omløpsmidler, sum kortsiktige eiendeler`,
        total_noncurrent_assets: `sum anleggsmidler, anleggsmidler, sum langsiktige eiendeler`,
        total_current_liabilities: `sum kortsiktig gjeld, kortsiktig gjeld, sum kortsiktige forpliktelser`,
        total_noncurrent_liabilities: `
          sum langsiktig gjeld, langsiktig gjeld, sum (annen) langsiktig gjeld,
          sum langsiktige forpliktelser`,
        total_liabilities: `sum gjeld, gjeld, sum forpliktelser`,
        equity_attributable_to_parent: `egenkapital tilordnet …, sum egenkapital majoritet …`,
        total_equity: `sum egenkapital, egenkapital`,
        noncontrolling_interests: `minoritetsinteresser, ikke kontrollerende eierinteresser`,
        cash_and_cash_equivalents: `kontanter og kontantekvivalenter, bankinnskudd kontanter …, likvide midler`,
        receivables: `kundefordringer …`,
        inventories: `varelager, varebeholdning*, varer`,
        property_plant_equipment: `varige driftsmidler, sum varige driftsmidler, eiendom anlegg og utstyr`,
        intangible_assets: `immaterielle eiendeler, sum immaterielle eiendeler`,
        payables: `leverandørgjeld …`,
        short_term_debt: `kortsiktige lån, kassekreditt`,
        long_term_debt: `langsiktige lån, gjeld til kredittinstitusjoner, rentebærende lån`,
        retained_earnings: `annen egenkapital, opptjent egenkapital, udekket tap`,
        equity_line: `
          aksjekapital, selskapskapital, overkurs*, egne aksjer, … innskutt egenkapital,
          sum innskutt egenkapital, … fond`,
        liability_line: `
          … gjeld, … gjeld …, … avgifter, betalbar skatt, utsatt skatt, … avsetninger …,
          … lån, pensjonsforpliktelser, avsatt utbytte`,
        asset_line: `
          … fordringer …, … eiendeler, tomter bygninger …, maskiner og …, … aksjer …,
          investeringer …, utsatt skattefordel, … investeringer`,
      },
      cash_flow_statement: {
        closing_cash: `
          kontanter og kontantekvivalenter … slutt* …,
          (beholdning av) kontanter … desember …, kontanter … utgående …,
          likvidbeholdning … slutt …`,
        opening_cash: `
          kontanter og kontantekvivalenter … begynnelse* …,
          (beholdning av) kontanter … januar …, kontanter … inngående …,
          likvidbeholdning … begynnelse …`,
        operating_cash_flow: `
          (netto) kontantstrøm/kontantstrømmer fra operasjonelle aktiviteter,
          (netto) kontantstrøm/kontantstrømmer fra drift*, sum kontantstrøm fra drift*`,
        investing_cash_flow: `
          (netto) kontantstrøm/kontantstrømmer (brukt til|fra) investeringsaktivitet*,
          netto kontantstrøm brukt til investering*`,
        financing_cash_flow: `
          (netto) kontantstrøm/kontantstrømmer (brukt til|fra) finansieringsaktivitet*`,
        exchange_rate_effect: `valutakurseffekt*, effekt av valutakurs* …, … valuta* …`,
        net_change_in_cash: `
          (netto) endring i kontanter …, netto økning … kontanter …,
          netto endring i likvider …, netto endring i bankinnskudd …`,
        cash_flow_net_income: `
          resultat før skattekostnad …, resultat før skatt …, årsresultat,
          ordinært resultat før skatt*`,
        depreciation_and_amortization: `(ordinære) avskrivninger …, av og nedskrivninger`,
        capital_expenditure: `
          kjøp av varige driftsmidler …, utbetalinger ved kjøp av varige driftsmidler …,
          investering i varige …`,
        dividends_paid: `(utbetalt|betalt) utbytte, utbetalinger av utbytte, utbetaling av utbytte`,
        debt_repaid: `nedbetaling av …, utbetalinger ved nedbetaling …, tilbakebetaling av …`,
        debt_issued: `opptak av …, innbetalinger ved opptak …`,
        cash_adjustment: `
          endring i …, betalt skatt*, periodens betalte skatt*, … poster …, tap gevinst …,
          betalte …`,
        investing_line: `kjøp av …, salg av …, utbetalinger ved kjøp …, innbetalinger ved salg …`,
        financing_line: `… lån …, … gjeld …, … leie* …, innbetalinger av egenkapital`,
      },
    },
    comprehensive: `andre inntekter og kostnader, totalresultat, øvrige resultatelementer`,
    labels: {
      and: `og`,
      total: `sum, i alt, totalt`,
      part: `herav`,
      deduction: `fratrukket`,
      attributed: `fordeling av, tilordnet, henføres til, fordeles på`,
      note: `note, noter`,
      joining: `og, av, i, til, fra, ved, for, på, den, det`,
      goesOn: `og, av, i, til, fra, ved, for, på, samt, med`,
      continues: `og, samt`,
    },
    units: {
      perShare: `per aksje, pr aksje`,
      shares: `antall aksjer, gjennomsnittlig antall aksjer`,
    },
    columns: {
      note: `noter`,
      side: `endring, budsjett, kvartal`,
    },
    money: {
      thousands: `tusen, nok 1000, i tusen, hele tusen, tnok, 1000`,
      millions: `mill, millioner, mnok`,
      billions: `mrd, milliarder`,
      currencies: {
        NOK: `nok, norske kroner, mnok, tnok`,
        EUR: `euro`,
        USD: `amerikanske dollar`,
      },
      hundredths: `øre`,
      except: `unntatt`,
      opens: `beløp i, beløp, alle beløp, alle tall, tall i`,
      presented: `presenteres i, presentasjonsvaluta`,
      filler: `beløp, i, alle, er, tall, hvis, ikke, annet, angitt, hele`,
    },
    periods: {
      months: `måneder`,
      weeks: `uker`,
      numerals: { tre: 3, seks: 6, ni: 9, tolv: 12 },
      wholeYear: `regnskapsåret, året, regnskapsår`,
      halfYear: `halvår`,
      quarter: `kvartal`,
      interimReport: `delårsrapport, halvårsrapport, kvartalsrapport`,
      currentYear: `i år, inneværende år`,
      previousYear: `i fjor, foregående år, forrige år`,
      transition: `omlegging av regnskapsår`,
      to: `til`,
      yearEnded: `regnskapsåret avsluttet, for året`,
      besideYear: `i, år, året, den, per, pr`,
      head: `note, nok, beløp`,
      line: `for regnskapsåret …, per desember, januar desember`,
      atEndOf: `(per|pr) ultimo`,
      restated: `omarbeidet, omarbeidede, korrigert`,
    },
    meanings: {
      assets: `eiendeler`,
      liabilities: `gjeld, forpliktelser`,
      equity: `egenkapital`,
      current: `kortsiktig, kortsiktige, omløpsmidler`,
      noncurrent: `langsiktig, langsiktige, anleggsmidler`,
      operating: `operasjonelle, drift*`,
      investing: `investering*`,
      financing: `finansiering*`,
      diluted: `utvannet`,
      'cash flow': `kontantstrøm*`,
      opening: `begynnelse*, inngående`,
      closing: `slutt*, utgående`,
      purchase: `kjøp`,
      sale: `salg`,
      repayment: `nedbetaling, tilbakebetaling`,
      receivable: `fordring*, kundefordringer`,
      payable: `leverandørgjeld`,
      continuing: `videreført`,
      discontinued: `avviklet`,
      before: `før`,
      after: `etter`,
      paid: `betalt, betalte, utbetalt`,
      received: `mottatt, mottatte`,
      income: `inntekter, inntekt`,
      expense: `kostnader, kostnad`,
      'finance income': `finansinntekter`,
      'finance expense': `finanskostnader`,
      minority: `minoritetsinteresser, minoritet`,
      gross: `brutto*`,
      tangible: `varige`,
      intangible: `immaterielle`,
      deferred: `utsatt`,
      loss: `tap`,
    },
    reporter: {
      addressee: `til generalforsamlingen i`,
      audited: `årsregnskapet for`,
      self: `selskapet, konsernet`,
    },
  },
};
