import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Italian. */
export const it: ReportLexicon = {
  language: 'it',
  called: phrasesOf(`
    italian, italiano, italienisch, italien, italiaans, ita, italienska, italiensk, włoski,
    italyanca, итальянский, الإيطالية, イタリア語, 意大利语, 이탈리아어`),
  months: phrasesOf(`
    gennaio, febbraio feb, marzo mar, aprile apr, maggio, giugno giu, luglio lug, agosto ago,
    settembre, ottobre ott, novembre nov, dicembre dic`),
  generic: phrasesOf(`
      visualizza, leggi, consulta, scopri, di, più, scarica, scaricare, documento, apri, leggi, qui, il, lo, gli, di, e, in, completo, relazione,
    esercizio, anno, italiano, inglese`),
  joins: phrasesOf(`e, ed, con, incluso`),
  smallWords: phrasesOf(`il, di, della, delle, per, che, dei, nel, con, gli, sono, del`),
  kinds: {
    integratedReport: phrasesOf(`
      relazione annuale integrata, bilancio integrato, relazione finanziaria annuale integrata,
      rapporto annuale integrato, relazione annuale e di sostenibilità,
      bilancio e relazione sulla gestione, relazione sulla gestione e bilancio,
      relazione sulla gestione e bilancio consolidato`),
    annualReport: phrasesOf(`
      relazione finanziaria annuale, relazioni finanziarie annuali, relazione annuale,
      relazioni annuali, rapporto annuale, rapporti annuali, relazione e bilancio,
      relazioni e bilanci, fascicolo di bilancio, bilancio annuale, bilanci annuali,
      documento di registrazione universale, relazione e bilancio consolidato`),
    annualStatements: phrasesOf(`
      bilancio consolidato, bilanci consolidati, bilancio consolidato e d'esercizio,
      bilancio consolidato certificato, bilancio certificato, bilancio d'esercizio e consolidato`),
    parentStatements: phrasesOf(`
      bilancio d'esercizio, bilancio di esercizio, bilancio separato,
      progetto di bilancio d'esercizio`),
    statements: phrasesOf(`
      rendiconto, rendiconto annuale, rendiconto consuntivo, bilancio, bilanci`),
    shortNames: phrasesOf(`rfa`),
    halfYear: phrasesOf(`
      relazione finanziaria semestrale, relazione semestrale, semestrale, semestrali,
      primo semestre, bilancio semestrale, bilancio consolidato semestrale,
      bilancio semestrale abbreviato, semestre, 1s, bilancio intermedio,
      bilancio consolidato semestrale abbreviato`),
    quarter: phrasesOf(`
      resoconto intermedio, resoconto intermedio di gestione, relazione trimestrale, trimestrale,
      trimestrali, primo trimestre, terzo trimestre, trimestre, nove mesi, tre mesi,
      informazioni finanziarie periodiche, 1t, 3t`),
    sustainability: phrasesOf(`
      bilancio di sostenibilità, relazione di sostenibilità, rapporto di sostenibilità,
      dichiarazione non finanziaria, dichiarazione consolidata di carattere non finanziario, dnf,
      report di sostenibilità, rendicontazione di sostenibilità, bilancio sociale,
      bilancio ambientale, sostenibilità`),
    meeting: phrasesOf(`
      verbale dell'assemblea*, verbale assemblea*, avviso di convocazione, convocazione, assemblea, assemblea degli azionisti,
      assemblea ordinaria, assemblea dei soci, modulo di delega, delega, verbale,
      ordine del giorno, rendiconto votazioni, modulo di voto, biglietto di ammissione`),
    governance: phrasesOf(`
      relazione sulla remunerazione, relazione sulla politica di remunerazione,
      relazione annuale sulla remunerazione, relazione sul governo societario,
      relazione annuale sul governo societario,
      relazione annuale sul governo societario e gli assetti proprietari,
      relazione di corporate governance, governo societario, statuto, statuto sociale,
      codice etico, codice di condotta, codice di autodisciplina, modello 231, procedura*,
      regolamento, relazione del collegio sindacale, collegio sindacale,
      politica di remunerazione, remunerazione`),
    prospectus: phrasesOf(`
      prospetto informativo, prospetto di base, prospetto, documento di registrazione,
      nota informativa, documento informativo, documento di offerta, condizioni definitive`),
    presentation: phrasesOf(`
      presentazione*, presentazioni, presentazione agli analisti, presentazione dei risultati`),
    pressRelease: phrasesOf(`comunicato stampa, comunicati stampa, comunicato, comunicati`),
    results: phrasesOf(`risultati annuali`),
    chapter: phrasesOf(`
      nota integrativa, note al bilancio, note al bilancio consolidato, relazione sulla gestione`),
    unrelated: phrasesOf(`
      modulo*, dipendent*, guida, manuale, convenzione, circolare*, bando*, iscrizione, brochure, newsletter*`),
    otherText: phrasesOf(`
      bilancio preventivo, bilanci preventivi, bilancio di previsione, piano annuale, piano strategico, lettera agli azionisti, lettera, estratto, sintesi, dati di sintesi, dati chiave,
      relazione della società di revisione, relazione della societa di revisione, trascrizione,
      discorso, calendario finanziario, dividendo, scheda, fondo pensione, fondi pensione`),
  },
  statements: {
    income: {
      titles: phrasesOf(`conto economico`),
      rows: phrasesOf(`
        utile prima delle imposte, risultato prima delle imposte, utile netto, utile per azione,
        risultato netto`),
    },
    balance: {
      titles: phrasesOf(`stato patrimoniale, situazione patrimoniale finanziaria`),
      rows: phrasesOf(`
        totale attivo, totale attività, totale passivo, patrimonio netto`),
    },
    cash_flow: {
      titles: phrasesOf(`rendiconto finanziario`),
      rows: phrasesOf(`
        attività operativa, attività di investimento, attività di finanziamento`),
    },
  },
  periods: {
    previous: phrasesOf(`esercizio precedente, anno precedente`),
    year: phrasesOf(`anno`),
    halfYear: phrasesOf(`primo semestre, semestre chiuso`),
    quarter: phrasesOf(`nove mesi, tre mesi`),
    wholeYear: phrasesOf(`esercizio chiuso`),
    yearEnded: phrasesOf(`
      esercizio al, esercizio chiuso al, bilancio al, bilancio consolidato al,
      bilancio d esercizio al`),
    fiscalYear: phrasesOf(`esercizio`),
    endsOn: phrasesOf(`al, chiuso al`),
  },
  cover: {
    audit: phrasesOf(`relazione della società di revisione, abbiamo svolto la revisione`),
    contents: phrasesOf(`indice, sommario`),
    group: phrasesOf(`consolid*, gruppo`),
    pressContact: phrasesOf(`contatti stampa, ufficio stampa`),
  },
  navigation: {
    annualReports: phrasesOf(`
      relazioni annuali, relazioni finanziarie, bilanci, bilanci e relazioni,
      relazione finanziaria annuale, relazioni finanziarie annuali`),
    archives: phrasesOf(`
      archivio, relazioni, bilanci precedenti, anni precedenti, documenti finanziari, rapporti,
      pubblicazioni, mostra tutti`),
    next: phrasesOf(`successivo, prossima, pagina successiva`),
    results: phrasesOf(`
      risultati, informazioni finanziarie, documenti, documenti societari`),
    investors: phrasesOf(`investitori, azionisti`),
    away: phrasesOf(`
      notizie, stampa, lavora, contatti, titolo, dividendi, sostenibilità, prodotti, cerca`),
    dateColumn: phrasesOf(`data, pubblicato`),
  },
  forms: {
    everything: phrasesOf(`tutti, tutte`),
    accept: phrasesOf(`accetta, accetto, accetta tutti, continua`),
    acceptStarts: phrasesOf(`accett`),
    more: phrasesOf(`vedi tutto, vedi altri, tutti i bilanci, bilanci precedenti, relazioni precedenti, anni precedenti, visualizza tutti, carica di più, mostra di più, carica altro, carica altri, mostra altro, mostra altri, mostra tutti, vedi tutti,
      altri documenti, pagina successiva`),
  },
  reading: {
    titles: {
      income_statement: `conto economico -complessivo`,
      balance_sheet: `
        stato patrimoniale, situazione/posizione patrimoniale, situazione finanziaria`,
      cash_flow_statement: `rendiconto finanziario`,
      comprehensive_income: `
        conto economico complessivo, redditività complessiva, reddito complessivo`,
      changes_in_equity: `variazioni/movimenti/prospetto del/di patrimonio netto`,
    },
    titleFillers: `consolidato, del, al, la`,
    group: `consolidato, consolidati, consolidata, consolidate`,
    parent: `capogruppo`,
    withSubsidiaries: `e (sue) (società) controllate`,
    decoys: {
      selected: ``,
      condensed: ``,
      interim: ``,
      segment: ``,
      note: ``,
      unaudited: ``,
      parent: `prospetto riepilogativo, direzione e coordinamento`,
    },
    incomeAndComprehensive: ``,
    supplement: `
      informazioni supplementari/integrative/aggiuntive, riconciliazione de*/tra*`,
    prose: ``,
    continued: `segue`,
    chapter: `
      bilancio consolidat*/separat*/d'esercizio, prospetti contabili consolidat*/separat*/d'esercizio`,
    contents: `indice`,
    pages: {
      page: `pagina`,
      running: `*relazione*, *bilancio*, *prospetti*`,
      sentence: `il, la, gli, questo/questa/questi/queste, vedi, nel, nostro/nostra`,
      closing: `*note* … parte integrante`,
    },
    rows: {
      income_statement: {
        eps_diluted: `… per azione* … *diluit* …, … *diluit* … per azione* …`,
        eps_basic: `… per azione* …`,
        income_before_taxes: `
          … prima/ante delle imposte …, … al lordo delle imposte …, … ante imposte …`,
        income_tax: `imposte* …`,
        net_income_attributable_to_parent: `… di pertinenza …, … *attribuibile* …, … del gruppo …`,
        net_income: `
          … *utile*/*risultato*/*perdita* … *netto*/*netta*/dell'esercizio …,
          … *utile*/*risultato*/*perdita* … del periodo …`,
        gross_profit: `… margine/utile/risultato lordo …`,
        operating_income: `… margine/utile/risultato operativo …, … ebit/ebitda …`,
        interest: `
          … *interessi* …, … *commissioni* …, … oneri finanziari …, … proventi finanziari …`,
        premiums: `… premi …, … *sinistri* …`,
        cost_of_revenue: `… costo del venduto …, … costi per* …`,
        revenue: `… *ricavi* …, … *vendite* …`,
        expense_line: `… *costi* …, … *spese* …, … *ammortament* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          … totale passivo …, … totale passività e patrimonio …,
          … totale patrimonio netto e/ed …`,
        total_assets: `totale (delle) attivo/attività, totale dell'attivo/dell'attività`,
        total_current_assets: `(totale) attività correnti …`,
        total_current_liabilities: `(totale) passività correnti …`,
        total_liabilities: `totale (delle) passività`,
        total_equity: `(totale) patrimonio netto`,
        equity_line: `
          … *capitale* …, … *riserve* …, … utili portati …, … utili a nuovo …,
          … azioni proprie …, … *terzi* …`,
        liability_line: `… *debiti* …, … *fondi* …, … *passività* …, … *finanziamenti* …`,
        asset_line: `
          … *immobil* …, … *rimanenze* …, … *crediti* …, … disponibilità liquide …,
          … *avviamento* …, … *partecipazioni* …, … *attività* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `… *flusso*/*flussi*/*cassa*/*liquidità* … *operativ* …`,
        investing_cash_flow: `… *flusso*/*flussi*/*cassa*/*liquidità* … *investiment* …`,
        financing_cash_flow: `… *flusso*/*flussi*/*cassa*/*liquidità* … *finanziament* …`,
        exchange_rate_effect: `… *effetto*/*differenze* … *cambi*/*conversione* …`,
        closing_cash: `… disponibilità liquide … *fin* …, … *cassa* … *fine* …`,
        opening_cash: `… disponibilità liquide … *iniz* …, … *cassa* … *inizi* …`,
        net_change_in_cash: `
          … *variazione*/*incremento*/*decremento* … *disponibilità*/*liquid*/*cassa* …`,
        financing_line: `… *dividendi* …, … *accensione* …, … *rimborso* …`,
        investing_line: `… *investimenti* …, … *acquisizion* …, … *cession* …`,
        cash_adjustment: `
          … *ammortament* …, … *svalutazion* …, … *variazione* …, … *imposte* …`,
      },
    },
    names: {
      revenue: [
        `
          (totale) ricavi (netti|totali), (totale) ricavi delle/da vendite* …,
          (totale) ricavi della gestione caratteristica`,
      ],
      cost_of_revenue: [`costo del (prodotto) venduto`],
      gross_profit: [`margine/utile/risultato lordo`],
      research_and_development: [`costi/spese di ricerca e sviluppo`, `ricerca e sviluppo`],
      operating_income: [`risultato/utile/reddito operativo (ebit)`],
      interest_expense: [`oneri finanziari, interessi passivi`],
      income_before_taxes: [
        `
          risultato/utile (perdita) prima delle imposte, risultato/utile (perdita) ante imposte,
          risultato/utile (perdita) al lordo delle imposte`,
      ],
      income_tax: [`imposte (sul reddito|dell'esercizio|correnti e differite)`],
      net_income: [
        `
          risultato/utile (perdita) netto (consolidato),
          risultato/utile (perdita) (netto) dell'esercizio (consolidato),
          risultato/utile (perdita) del periodo (consolidato)`,
      ],
      net_income_attributable_to_parent: [
        `
          (utile|risultato) (netto) di pertinenza del gruppo* …,
          (utile|risultato) (netto) di pertinenza dei/ai soci* …,
          (utile|risultato) (netto) di pertinenza agli azionisti* …,
          (utile|risultato) (netto) di pertinenza della capogruppo* …,
          (utile|risultato) (netto) attribuibile del gruppo* …,
          (utile|risultato) (netto) attribuibile dei/ai soci* …,
          (utile|risultato) (netto) attribuibile agli azionisti* …,
          (utile|risultato) (netto) attribuibile della capogruppo* …`,
      ],
      net_income_attributable_to_minority: [
        `
          (utile|risultato) (netto) di pertinenza di
            terzi*/interessenze*/minoranze*/minoritari* …,
          (utile|risultato) (netto) attribuibile a/ai/alle
            terzi*/interessenze*/minoranze*/minoritari* …`,
      ],
      eps_basic: [`utile/risultato (netto) (base) per azione (base)`, `base`],
      eps_diluted: [`utile/risultato (netto) (diluito) per azione (diluito)`, `diluito`],
      cash_and_cash_equivalents: [
        `disponibilità liquide, cassa, disponibilità liquide … equivalenti, cassa … equivalenti`,
      ],
      receivables: [`crediti commerciali …, crediti verso clienti …`],
      inventories: [`rimanenze (di magazzino)`],
      total_current_assets: [`(totale) attività correnti`, `totale attivo corrente/circolante`],
      property_plant_equipment: [
        `immobili impianti e macchinari, immobilizzazioni materiali, attività materiali`,
      ],
      goodwill: [`avviamento`],
      intangible_assets: [`(altre) attività/immobilizzazioni immateriali`],
      total_noncurrent_assets: [
        `(totale) attività non correnti`,
        `totale attivo non corrente, totale attivo immobilizzato`,
      ],
      total_assets: [`totale (delle) attivo/attività, totale dell'attivo/dell'attività`],
      payables: [`debiti commerciali …, debiti verso fornitori …`],
      total_current_liabilities: [`(totale) passività correnti`, `totale passivo corrente`],
      total_noncurrent_liabilities: [
        `(totale) passività non correnti`,
        `totale passivo non corrente`,
      ],
      total_liabilities: [`totale (delle) passività`],
      retained_earnings: [`utili (portati) a nuovo`],
      noncontrolling_interests: [
        `
          patrimonio netto di (pertinenza di) terzi, patrimonio netto delle minoranze,
          capitale e riserve di (pertinenza di) terzi, capitale e riserve delle minoranze`,
        `interessenze di terzi/minoranza`,
      ],
      equity_attributable_to_parent: [
        `
          (totale) patrimonio netto del/di gruppo,
          (totale) patrimonio netto di pertinenza del gruppo,
          (totale) patrimonio netto attribuibile agli azionisti* …`,
      ],
      total_equity: [`(totale) patrimonio netto (consolidato)`],
      total_liabilities_and_equity: [
        `
          totale passivo, totale passività/passivo e (del) patrimonio netto,
          totale patrimonio netto e (delle) passività/passivo`,
      ],
      cash_flow_net_income: [
        `
          risultato/utile (perdita) netto, risultato/utile (perdita) (netto) dell'esercizio,
          risultato/utile (perdita) del periodo`,
      ],
      depreciation_and_amortization: [`ammortamenti …`],
      operating_cash_flow: [
        `
          (totale) flusso/flussi di cassa*/liquidità* … attività/gestione operativa/operative,
          (totale) flusso/flussi finanziari* … attività/gestione operativa/operative,
          (totale) liquidità*/disponibilità* … attività/gestione operativa/operative`,
      ],
      capital_expenditure: [
        `
          investimenti in immobili impianti e macchinari* …, investimenti in immobilizzazioni* …,
          investimenti in attività materiali* …,
          acquisto/acquisizione/acquisizioni di immobili impianti e macchinari* …,
          acquisto/acquisizione/acquisizioni di immobilizzazioni* …,
          acquisto/acquisizione/acquisizioni di attività materiali* …`,
      ],
      investing_cash_flow: [
        `
          (totale) flusso/flussi di cassa*/liquidità* … attività (di) investimento/d'investimento,
          (totale) flusso/flussi finanziari* … attività (di) investimento/d'investimento,
          (totale) liquidità*/disponibilità* … attività (di) investimento/d'investimento`,
      ],
      dividends_paid: [
        `
          dividendi pagati/corrisposti/distribuiti …, pagamento (di) dividendi …,
          distribuzione (di) dividendi …`,
      ],
      financing_cash_flow: [
        `
          (totale) flusso/flussi di cassa*/liquidità* … attività (di) finanziamento/finanziamenti,
          (totale) flusso/flussi finanziari* … attività (di) finanziamento/finanziamenti,
          (totale) liquidità*/disponibilità* … attività (di) finanziamento/finanziamenti`,
      ],
      exchange_rate_effect: [`effetto/effetti/differenze … cambi/cambio/conversione …`],
      net_change_in_cash: [
        `
          variazione/incremento/decremento (netta|netto) (delle|di|della)
            disponibilità*/liquidità*/cassa* …,
          incremento decremento (netta|netto) (delle|di|della)
            disponibilità*/liquidità*/cassa* …`,
      ],
      opening_cash: [
        `
          disponibilità liquide* … iniziale*/iniziali*/all'inizio* …,
          cassa*/liquidità* … iniziale*/iniziali*/all'inizio* …`,
      ],
      closing_cash: [
        `
          disponibilità liquide* … finale*/finali* …, disponibilità liquide* … alla fine* …,
          cassa*/liquidità* … finale*/finali* …, cassa*/liquidità* … alla fine* …`,
      ],
    },
    comprehensive: `
      *altre componenti*, *complessivo*/*complessiva* … *utile*/*perdita*/*risultato*,
      *riclassificat*, *utile*/*perdita*/*risultato* … *complessiv*,
      conto economico … *complessiv*`,
    labels: {
      and: `e, ed`,
      total: `totale, totali`,
      totals: `totale …`,
      part: `di cui`,
      deduction: `meno`,
      attributed: `attribuibil*`,
      bothSides: `passivo`,
      numberless: `impegni e rischi, impegni e passività potenziali`,
      runTogether: `netto`,
      note: `(vedi) nota/note`,
      joining: `di, della, delle, del, dei, e, la, il, per`,
      goesOn: `e, del, della, di, da`,
      continues: `e, o, dell'esercizio, all'inizio, alla fine`,
    },
    units: { perShare: `per azione*`, shares: `*numero* … *azioni*` },
    columns: {
      note: `note, nota, rif`,
      side: `*variazione*, *trimestre*, *semestre*`,
      gross: `lordo, lordi, lorda, lorde`,
      group: `gruppo`,
      whole: `gruppo*, *totale`,
      part: `capogruppo*, *parti correlate`,
      reclassified: `*riclassificat*`,
      proForma: `pro forma, proforma`,
      budget: `budget, preventivo`,
    },
    money: {
      thousands: `migliaia`,
      millions: `milioni, mln.`,
      billions: `miliardi, mld.`,
      currencies: {
        USD: `dollari statunitensi/americani/usa`,
        GBP: `sterline, lire sterline`,
        CHF: `franchi svizzeri`,
        $: `dollari`,
      },
      hundredths: `centesimo, centesimi`,
      except: `salvo, eccetto, tranne, ad eccezione`,
      in: `in, di`,
      opens: `(importi|valori|espressi) in`,
      presented: `espressi/espresse/presentati/presentate in`,
      filler: `
        in, di, il, gli, i, le, del, della, importi, valori, dati, espressa/espresse/espressi/espresso,
        presentata/presentate/presentati/presentato, diversa, indicazione, dove, diversamente,
        indicato, esercizi, esercizio, chiuso, chiusi, al, note, unità, gennaio, febbraio, marzo,
        aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre`,
    },
    periods: {
      monthNames: `
        gennaio gen, febbraio feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug,
        agosto ago, settembre set, ottobre ott, novembre nov, dicembre dic`,
      months: `mesi`,
      weeks: `settimane`,
      heads: {
        days: `giorno, giorni`,
        weeks: `settimana, settimane`,
        months: `mese, mesi`,
        years: `anno, anni`,
      },
      numerals: { tre: 3, sei: 6, nove: 9, dodici: 12 },
      wholeYear: `esercizio, esercizi`,
      halfYear: `semestre*`,
      quarter: `trimestre*`,
      interimReport: `
        relazione (finanziaria) semestrale*/trimestrale*, infrannual*,
        bilancio (consolidato) intermedio`,
      currentYear: `esercizio/anno/periodo corrente/attuale, esercizio/anno/periodo in corso`,
      previousYear: `esercizio/anno/periodo precedente`,
      transition: `costituzione della società`,
      to: `al`,
      yearEnded: `esercizio chiuso al/il`,
      joiners: `di`,
      besideYear: `al, esercizio`,
      head: `esercizio, anno, nota, note, in, descrizione, voci`,
      line: ``,
      lineOpens: `
        (per) (gli) esercizio/esercizi/anno/anni/periodo, (per) l'esercizio/l'anno`,
      restated: `*rideterminat*, *riesposto*`,
    },
    amendedReport: `
      relazione (finanziaria) (annuale) rettificata/corretta,
      bilancio (consolidato|d'esercizio) (al #|#) rettificato/corretto,
      sostituisce la relazione, sostituisce il bilancio`,
    meanings: {
      debt: `
        finanziamenti, obbligazioni, prestiti, debiti finanziari, debiti verso banche`,
      assets: `attività, attivo`,
      liabilities: `passività`,
      equity: `patrimonio`,
      current: `corrente, correnti, attivo circolante`,
      noncurrent: `non corrente/correnti, immobilizzazioni`,
      operating: `operativa, operativo`,
      investing: `investimento`,
      financing: `finanziamento`,
      basic: `base`,
      diluted: `diluito, diluita`,
      'cash flow': `
        flusso/flussi di cassa, flusso/flussi finanziari/finanziario/finanziaria, liquidità`,
      opening: `apertura, iniziale, iniziali`,
      closing: `finale, finali`,
      gain: `utili, proventi`,
      loss: `perdita, perdite`,
    },
    reporter: {
      addressee: `agli azionisti di/della`,
      audited: `bilancio consolidato/d'esercizio di/della`,
      comprising: `costituita/costituiti/costituito da`,
      self: `società, gruppo, banca`,
      opensDefinition: `il, la`,
      selfAlone: `riservato, strettamente riservato, bozza`,
    },
  },
};
