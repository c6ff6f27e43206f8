import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Swedish. */
export const sv: ReportLexicon = {
  language: 'sv',
  called: phrasesOf(`
    swedish, svenska, schwedisch, suédois, sueco, svedese, zweeds, svensk, ruotsiksi, szwedzki,
    isveççe, шведский, السويدية, スウェーデン語, 瑞典语, 스웨덴어`),
  months: phrasesOf(`
    januari jan, februari feb, mars mar, april apr, maj, juni jun, juli jul, augusti aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: phrasesOf(`
    ladda, ner, hämta, fil, dokument, öppna, läs, mer, här, visa, och, för, av, på, i, hela, året,
    år, rapport, rapporter, svenska, engelska, nedladdning`),
  joins: phrasesOf(`och, med, inklusive, inkl`),
  smallWords: phrasesOf(`och, att, det, som, för, med, av, till, den, har, är, på`),
  kinds: {
    integratedReport: phrasesOf(`
      års- och hållbarhetsredovisning*, års- och hållbarhetsrapport*,
      årsredovisning och hållbarhetsrapport, årsredovisning och hållbarhetsredovisning,
      årsredovisning och koncernredovisning, integrerad årsredovisning`),
    annualReport: phrasesOf(`
      årsredovisning*, årsrapport*, årsberättelse, finansiell årsrapport`),
    annualStatements: phrasesOf(`
      bokslut, koncernredovisning*, årsbokslut, reviderat bokslut, reviderad årsredovisning`),
    halfYear: phrasesOf(`
      halvårsrapport*, halvårsredogörelse, första halvåret, sexmånadersrapport*, halvår*`),
    interim: phrasesOf(`delårsrapport*, delårsrapporter, delårsbokslut`),
    quarter: phrasesOf(`
      kvartalsrapport*, kvartal*, kvartalsredogörelse, bokslutskommuniké*, niomånadersrapport*,
      tremånadersrapport*`),
    sustainability: phrasesOf(`
      hållbarhetsrapport*, hållbarhetsredovisning*, hållbarhet, miljöredovisning*`),
    meeting: phrasesOf(`
      kallelse*, kallelse till årsstämma, årsstämma*, bolagsstämma*, fullmaktsformulär,
      poströstning*, röstningsformulär`),
    governance: phrasesOf(`
      stadgar*, bolagsstyrningsrapport*, ersättningsrapport*, bolagsordning*, uppförandekod, bolagsstyrning`),
    prospectus: phrasesOf(`prospekt*, grundprospekt*, informationsmemorandum`),
    presentation: phrasesOf(`presentation*, kapitalmarknadsdag*`),
    pressRelease: phrasesOf(`pressmeddelande*, pressmeddelanden`),
    chapter: phrasesOf(`förvaltningsberättelse, noter till koncernens finansiella rapporter`),
    annualReview: phrasesOf(`
      verksamhetsberättelse*`),
    otherText: phrasesOf(`
      verksamhetsplan*, budget, vd-ord, vd har ordet, brev till aktieägarna, sammanfattning, utdrag, nyckeltal,
      revisionsberättelse*, finansiell kalender, pensionsstiftelse*, pensionskassa`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        resultaträkning, resultaträkningar, koncernens resultaträkning, rapport över resultat`),
      rows: phrasesOf(`
        resultat före skatt, årets resultat, periodens resultat, skatt på årets resultat,
        resultat per aktie, rörelseresultat`),
    },
    balance: {
      titles: phrasesOf(`
        balansräkning, balansräkningar, koncernens balansräkning,
        rapport över finansiell ställning`),
      rows: phrasesOf(`
        summa tillgångar, summa eget kapital, summa skulder, summa eget kapital och skulder`),
    },
    cash_flow: {
      titles: phrasesOf(`
        kassaflödesanalys, kassaflödesanalyser, rapport över kassaflöden`),
      rows: phrasesOf(`
        löpande verksamheten, investeringsverksamheten, finansieringsverksamheten`),
    },
  },
  periods: {
    previous: phrasesOf(`föregående år`),
    year: phrasesOf(`år, året`),
    halfYear: phrasesOf(`januari juni, första halvåret, sex månader`),
    quarter: phrasesOf(`
      januari mars, januari september, nio månader, tre månader, kvartalet`),
    wholeYear: phrasesOf(`räkenskapsåret, räkenskapsår, helåret`),
    yearEnded: phrasesOf(`
      räkenskapsåret som slutade den, räkenskapsåret … till, räkenskapsåret till`),
    fiscalYear: phrasesOf(`räkenskapsåret, räkenskapsår`),
    endsOn: phrasesOf(`per, per den`),
  },
  cover: {
    audit: phrasesOf(`revisionsberättelse, vi har reviderat`),
    contents: phrasesOf(`innehåll, innehållsförteckning`),
    group: phrasesOf(`koncern*`),
    pressContact: phrasesOf(`presskontakt`),
  },
  navigation: {
    annualReports: phrasesOf(`årsredovisningar, årsredovisning, årsrapporter`),
    archives: phrasesOf(`
      arkiv, rapporter, finansiella rapporter, rapportarkiv, publikationer, tidigare år,
      tidigare rapporter, visa fler, visa alla, rapporter och presentationer`),
    next: phrasesOf(`nästa, nästa sida`),
    results: phrasesOf(`
      finansiell information, resultat, dokument, finansiella rapporter och presentationer`),
    investors: phrasesOf(`investerare, aktieägare, för investerare`),
    away: phrasesOf(`
      nyheter, press, karriär, kontakt, integritet, kalender, aktien, utdelning, hållbarhet,
      produkter, sök, bolagsstyrning`),
    dateColumn: phrasesOf(`datum, publicerad, publicerat`),
  },
  forms: {
    everything: phrasesOf(`alla`),
    accept: phrasesOf(`acceptera, acceptera alla, godkänn, godkänn alla`),
    acceptStarts: phrasesOf(`accept`),
    more: phrasesOf(
      `visa alla rapporter, äldre rapporter, fler rapporter, äldre årsredovisningar, tidigare år, se alla, se fler, visa fler, ladda fler, visa alla, visa mer, nästa sida`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        (koncernens|moderbolagets) *resultaträkning/*resultaträkningar/*resultaträkningen,
        *rapport/*rapporter över (koncernens) resultat/resultatet`,
      balance_sheet: `
        (koncernens|moderbolagets) *balansräkning/*balansräkningar/*balansräkningen,
        *rapport/*rapporter över (koncernens) finansiell ställning*`,
      cash_flow_statement: `
        *kassaflödesanalys/*kassaflödesanalyser/*kassaflödesanalysen,
        *rapport/*rapporter över (koncernens) kassaflöde/kassaflöden, *finansieringsanalys*`,
      comprehensive_income: `
        *rapport/*rapporter över (koncernens) (övrigt) totalresultat*`,
      changes_in_equity: `
        *förändring/*förändringar/*förändringen i/av (koncernens) eget kapital*,
        *rapport över (koncernens) eget kapital*`,
    },
    titlesAtStart: { comprehensive_income: `(övrigt) totalresultat` },
    titleFillers: `
      koncernens, koncernen, för, och, den, per, i, är, året, sammandrag, räkenskapsår,
      räkenskapsåret, miljoner, tusen, kronor, mkr, tkr`,
    group: `koncernen`,
    groupInTitles: `*koncern*`,
    parent: `moderbolaget, moderföretaget`,
    withSubsidiaries: `och (dess) dotterbolag`,
    decoys: {
      parent: `*moderbolag*, *moderföretag*`,
      selected: `*femårsöversikt*, *flerårsöversikt*, *nyckeltal*, i korthet*`,
      condensed: `i sammandrag*, *förkortad*`,
      interim: `*delårs*, *kvartal*, *halvår*`,
      segment: `segment*`,
      note: ``,
      unaudited: `*oreviderad*`,
    },
    incomeAndComprehensive: ``,
    supplement: `tilläggsupplysning*, tilläggsinformation*, avstämning av*/mot*`,
    prose: ``,
    continued: `*fortsättning*, forts`,
    chapter: `*finansiella rapporter*, *årsredovisning*, *räkenskaper*`,
    contents: `innehåll, innehållsförteckning`,
    pages: {
      page: `sida`,
      running: `*redovisning*, *rapport*`,
      sentence: `den, det, de, denna, se, vi, vår`,
      closing: `
        *noter/*noterna … *integrerad* del*, *noter/*noterna … utgör en del*, noterna på sid*`,
    },
    rows: {
      income_statement: {
        eps_diluted: `… per aktie* … efter/med utspädning* …, … efter utspädning* …`,
        eps_basic: `… per aktie* …, … före utspädning* …`,
        shares_basic: `… *antal (utestående) aktier* …, … *genomsnittligt antal* …`,
        discontinued: `… *avvecklad/*avvecklade verksamhet* …`,
        comprehensive_income: `… *totalresultat* …`,
        income_before_taxes: `
          … *resultat/*vinst/*förlust före skatt* …, … *resultat/*vinst/*förlust före inkomstskatt* …,
          … *resultat efter finansiella poster* …, … före bokslutsdispositioner* …`,
        income_tax: `
          skatt …, inkomstskatt …, … *skatt på årets/periodens resultat* …,
          aktuell/uppskjuten skatt* …, … *skattekostnad* …`,
        net_income_attributable_to_parent: `
          … *hänförlig* till* …, … *moderbolagets/*moderföretagets ägare*/aktieägare* …`,
        net_income: `
          … *årets/*periodens resultat*/vinst*/förlust* …, … *nettoresultat* …, … *nettovinst* …,
          … *resultat/*vinst efter skatt* …, … *resultat från kvarvarande* …`,
        gross_profit: `… *bruttoresultat* …, … *bruttovinst* …`,
        operating_income: `
          … *rörelseresultat* …, … ebit/ebitda …, … *resultat före finansiella* …`,
        premiums: `… *premieintäkter* …, … *försäkringsersättningar* …`,
        interest: `
          … *ränteintäkt* …, … *räntekostnad* …, … *räntenetto* …,
          … *finansiella intäkter*/kostnader*/poster* …, … *provisioner …, … *provisionsintäkt* …,
          … *provisionskostnad* …, … *provisionsnetto* …, … *finansnetto* …, … *kreditförlust* …`,
        cost_of_revenue: `
          … *kostnad/*kostnader (för) sålda* …, … *råvaror och förnödenheter* …,
          … *handelsvaror* …, … *produktionskostnader* …`,
        revenue: `… *omsättning* …, … *intäkter* …`,
        expense_line: `
          … *försäljningskostnader* …, … *administrationskostnader* …, … *forsknings* …,
          … *utvecklingskostnader* …, … *personalkostnader* …, … *avskrivning* …,
          … *övriga/*externa (externa) kostnader* …, … *rörelsekostnader* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          … *summa/*totalt eget kapital (avsättningar) och skulder* …,
          … *summa/*totalt skulder och eget kapital* …`,
        total_assets: `summa/total/totala tillgångar, balansomslutning* …`,
        total_current_assets: `
          (summa) omsättningstillgångar* …, (summa) kortfristiga tillgångar* …`,
        total_current_liabilities: `(summa) kortfristiga skulder* …`,
        total_liabilities: `summa/totala skulder`,
        total_equity: `(summa|totalt) eget kapital`,
        equity_line: `
          … *aktiekapital* …, … *tillskjutet kapital* …, … *reserver* …, … *balanserad* …,
          … *överkursfond* …, … *årets resultat* …, … *utan/*ej bestämmande* …, … *minoritet* …`,
        liability_line: `
          … *skulder* …, … *avsättningar* …, … *upplåning* …, … *obligationslån* …,
          … *checkräkning* …, … *upplupna* …, … lån …`,
        asset_line: `
          … *tillgångar* …, … *varulager* …, … *fordringar* …, … *likvida medel* …, … *kassa* …,
          … *goodwill* …, … *inventarier* …, … *byggnader* …, … *maskiner* …, … mark …,
          … *andelar* …, … *placeringar* …, … *förutbetalda* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `
          … *kassaflöde* från (den) löpande/operativ/operativa verksamhet* …`,
        investing_cash_flow: `… *kassaflöde* från investerings* …`,
        financing_cash_flow: `… *kassaflöde* från finansierings* …`,
        exchange_rate_effect: `
          … *kursdifferens* …, … *omräkningsdifferens* …, … *valutakurs* …`,
        closing_cash: `… *likvida medel* … *slut*/*utgång* …, utgående likvida* …`,
        opening_cash: `… *likvida medel* … *början*/*ingång* …, ingående likvida* …`,
        net_change_in_cash: `
          … *årets/*periodens kassaflöde* …, … *förändring*/*ökning*/*minskning* … *likvida medel* …`,
        financing_line: `
          … *utdelning* …, … *nyemission* …, … *upptag* …, … *amortering* …, … *återköp* …,
          … *återbetalning* …`,
        investing_line: `
          … *förvärv* …, … *avyttring* …, … *investering* …, … *försäljning av* …`,
        cash_adjustment: `
          … *avskrivning* …, … *betald* …, … *erhåll* …, … *justering* …, … *rörelsekapital* …,
          … *varulager* …, … *rörelsefordringar* …, … *rörelseskulder* …`,
      },
    },
    names: {
      revenue: [
        `omsättning, nettoomsättning`,
        `
          (summa) intäkter, (summa) intäkter från …, (summa) rörelseintäkter,
          (summa) rörelseintäkter från …, (summa) rörelsens intäkter,
          (summa) rörelsens intäkter från …`,
      ],
      cost_of_revenue: [
        `
          kostnad/kostnader (för) sålda varor (och tjänster),
          kostnad/kostnader (för) sålda tjänster`,
      ],
      gross_profit: [`bruttoresultat, bruttovinst`],
      research_and_development: [
        `(kostnader för) forsknings/forskning och utveckling/utvecklingskostnader`,
      ],
      selling_general_administrative: [`försäljnings och administrationskostnader`],
      operating_income: [`rörelseresultat (ebit)`, `ebit`],
      interest_expense: [`finansiella kostnader, räntekostnader (och liknande resultatposter)`],
      income_before_taxes: [`resultat/vinst före skatt`, `resultat efter finansiella poster`],
      income_tax: [
        `
          skatt/skatter (på årets resultat|på periodens resultat),
          inkomstskatt/inkomstskatter (på årets resultat|på periodens resultat)`,
        `skattekostnad`,
      ],
      net_income: [`årets/periodens resultat/vinst`, `nettoresultat, resultat efter skatt`],
      net_income_attributable_to_parent: [`… moderbolagets/moderföretagets ägare/aktieägare …`],
      net_income_attributable_to_minority: [`… innehav utan bestämmande inflytande`],
      eps_basic: [`resultat/vinst per aktie …`, `före utspädning* …`],
      eps_diluted: [`resultat/vinst per aktie … efter utspädning* …`, `efter utspädning* …`],
      cash_and_cash_equivalents: [`likvida medel, kassa och bank`],
      receivables: [`kundfordringar (och andra fordringar)`],
      inventories: [`varulager (m m)`],
      total_current_assets: [`(summa) omsättningstillgångar`, `summa kortfristiga tillgångar`],
      property_plant_equipment: [`(summa) materiella anläggningstillgångar`],
      goodwill: [`goodwill`],
      intangible_assets: [`(summa|övriga) immateriella tillgångar/anläggningstillgångar`],
      total_noncurrent_assets: [`(summa) anläggningstillgångar`, `summa långfristiga tillgångar`],
      total_assets: [`summa/totala tillgångar`],
      payables: [`leverantörsskulder (och andra skulder)`],
      total_current_liabilities: [`(summa) kortfristiga skulder`],
      total_noncurrent_liabilities: [`(summa) långfristiga skulder`],
      total_liabilities: [`summa/totala skulder`],
      retained_earnings: [
        `
          balanserade/balanserat/balanserad vinstmedel/resultat/vinst
            (inklusive årets resultat)`,
      ],
      noncontrolling_interests: [
        `innehav utan bestämmande inflytande`,
        `minoritetsintresse, minoritetsintressen`,
      ],
      equity_attributable_to_parent: [
        `
          (summa) (eget kapital) hänförligt till
            moderbolagets/moderföretagets ägare/aktieägare`,
      ],
      total_equity: [`(summa|totalt) eget kapital`],
      total_liabilities_and_equity: [
        `summa/totalt eget kapital och skulder, summa/totalt skulder och eget kapital`,
      ],
      cash_flow_net_income: [
        `årets/periodens resultat`,
        `resultat efter finansiella poster, resultat före skatt`,
      ],
      depreciation_and_amortization: [`av och nedskrivningar …, avskrivningar …`],
      operating_cash_flow: [`kassaflöde/kassaflödet från (den) löpande verksamhet/verksamheten`],
      capital_expenditure: [
        `
          förvärv av (immateriella och) materiella anläggningstillgångar,
          investeringar i (immateriella och) materiella anläggningstillgångar`,
      ],
      investing_cash_flow: [
        `kassaflöde/kassaflödet från investeringsverksamhet/investeringsverksamheten`,
      ],
      dividends_paid: [`(utbetald|lämnad) utdelning …`],
      financing_cash_flow: [
        `kassaflöde/kassaflödet från finansieringsverksamhet/finansieringsverksamheten`,
      ],
      exchange_rate_effect: [
        `
          kursdifferens/kursdifferenser i likvida medel,
          valutakursdifferens/valutakursdifferenser i likvida medel`,
        `omräkningsdifferens* …`,
      ],
      net_change_in_cash: [`årets/periodens kassaflöde`, `förändring av/i likvida medel`],
      opening_cash: [`likvida medel vid/i årets/periodens början/ingång`, `ingående likvida medel`],
      closing_cash: [`likvida medel vid/i årets/periodens slut/utgång`, `utgående likvida medel`],
    },
    comprehensive: `övrigt totalresultat*, *totalresultat*, *omklassificer*`,
    labels: {
      and: `och`,
      total: `summa, totalt, totala`,
      totals: `summa …, delsumma …, totalt …`,
      part: `varav`,
      deduction: `avgår`,
      attributed: `hänförlig*`,
      numberless: `ställda säkerheter, eventualförpliktelser`,
      runTogether: `netto`,
      note: `(se) not`,
      joining: `och, i, av, för, på, till, från, den, det, vid, med`,
      goesOn: `och, av, för, till, från, vid, med, på`,
      continues: `och, eller, vid årets början/slut, av året`,
    },
    units: { perShare: `per aktie*`, shares: `*antal* … *aktier*` },
    columns: {
      note: `not, noter`,
      side: `*förändring*, *kvartal*, *halvår*`,
      part: `moderbolaget*, *moderföretaget*, *justerat`,
      proForma: `pro forma, proforma`,
      budget: `budget`,
    },
    money: {
      thousands: `tusental, tusen`,
      millions: `miljoner, miljon`,
      billions: `miljarder, miljard`,
      currencies: { SEK: `svenska kronor, mkr, tkr, msek, tsek` },
      hundredths: `öre`,
      except: `om inte, förutom, utom, undantag`,
      in: `i`,
      opens: `(belopp|alla belopp) i`,
      presented: `
        rapporteringsvaluta, anges/redovisas i, alla/samtliga belopp (är) i`,
      filler: `
        belopp, alla, angivna, anges, annat, i, och, för, per, året, räkenskapsåret, den, är, not`,
    },
    periods: {
      months: `månader`,
      weeks: `veckor`,
      heads: {
        days: `dag, dagar`,
        weeks: `vecka, veckor`,
        months: `månad, månader`,
        years: `år`,
      },
      numerals: { tre: 3, sex: 6, nio: 9, tolv: 12 },
      wholeYear: `räkenskapsåret, verksamhetsåret, helår*`,
      halfYear: `halvår*`,
      quarter: `kvartal*`,
      interimReport: `delårsrapport*, halvårsrapport*, kvartalsrapport*`,
      currentYear: `
        innevarande/detta/aktuellt/i år, innevarande/detta/aktuellt/i räkenskapsår`,
      previousYear: `föregående år/räkenskapsår, fjolåret, i fjol`,
      transition: `förkortat räkenskapsår*, bolagets bildande`,
      to: `till`,
      yearEnded: `räkenskapsåret som slutade/avslutades (den), #-#-# –`,
      besideYear: `år, året, den, per, helår, helåret`,
      head: `år, räkenskapsår, not, i`,
      line: ``,
      lineOpens: `
        (för) räkenskapsåren/räkenskapsåret/åren/perioden`,
      atEndOf: `(per) ultimo`,
      restated: `*omräknad*, *omarbetad*, *justerad*`,
    },
    amendedReport: `
      rättad/korrigerad årsredovisning*/årsrapport*, ersätter (den) (tidigare) årsredovisningen`,
    meanings: {
      debt: `upplåning, lån, obligationslån, kreditinstitut, räntebärande skulder`,
      assets: `tillgångar`,
      liabilities: `skulder`,
      equity: `eget kapital`,
      current: `kortfristiga, kortfristigt, omsättningstillgångar`,
      noncurrent: `långfristiga, långfristigt, anläggningstillgångar`,
      operating: `löpande verksamhet/verksamheten, rörelse*`,
      investing: `investeringsverksamhet, investeringsverksamheten`,
      financing: `finansieringsverksamhet, finansieringsverksamheten`,
      basic: `före utspädning, före +(och efter utspädning|efter utspädning)`,
      diluted: `efter utspädning`,
      'cash flow': `kassaflöde, kassaflödet`,
      'cash itself': `likvida medel … början*/slut*`,
      opening: `början, ingående`,
      closing: `slut, utgående`,
      purchase: `förvärv, investeringar`,
      sale: `avyttring, avyttringar, försäljning, försäljningar`,
      repayment: `amortering, amorteringar, återbetalning, återbetalningar`,
      issue: `upptagna, nyemission`,
      receivable: `*fordringar`,
      payable: `leverantörsskulder`,
      discontinued: `avvecklad/avvecklade verksamhet/verksamheter`,
      continuing: `kvarvarande verksamhet/verksamheter`,
      before: `före`,
      after: `efter`,
      paid: `betald, betalda, erlagd, erlagda`,
      received: `erhåll*`,
      income: `*intäkter`,
      expense: `*kostnader`,
      gain: `vinst, vinster`,
      loss: `förlust, förluster`,
    },
    reporter: {
      addressee: `till bolagsstämman i`,
      audited: `
        koncernredovisning/koncernredovisningen/årsredovisning/årsredovisningen för`,
      self: `bolaget, koncernen, banken`,
      comprising: `som omfattar`,
      opensDefinition: `det`,
      others: `
        ekonomisk/teknisk förvaltning, förvaltare, lägenhetsförteckning, revisor`,
      selfAlone: `konfidentiellt, utkast`,
    },
  },
};
