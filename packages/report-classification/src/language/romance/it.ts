import { words, type ReportLexicon } from '../lexicon.js';

/** Italian. */
export const it: ReportLexicon = {
  language: 'it',
  called: words(`
    italian, italiano, italienisch, italien, italiaans, ita, italienska, italiensk, włoski,
    italyanca, итальянский, الإيطالية, イタリア語, 意大利语, 이탈리아어`),
  months: words(`
    gennaio, febbraio feb, marzo mar, aprile apr, maggio, giugno giu, luglio lug, agosto ago,
    settembre, ottobre ott, novembre nov, dicembre dic`),
  generic: words(`
    scarica, scaricare, documento, apri, leggi, qui, il, lo, gli, di, e, in, completo, relazione,
    esercizio, anno, italiano, inglese`),
  joins: words(`e, ed, con, incluso`),
  smallWords: words(`il, di, della, delle, per, che, dei, nel, con, gli, sono, del`),
  kinds: {
    integratedReport: words(`
      relazione annuale integrata, bilancio integrato, relazione finanziaria annuale integrata,
      rapporto annuale integrato, relazione annuale e di sostenibilità,
      bilancio e relazione sulla gestione, relazione sulla gestione e bilancio,
      relazione sulla gestione e bilancio consolidato`),
    annualReport: words(`
      relazione finanziaria annuale, relazioni finanziarie annuali, relazione annuale,
      relazioni annuali, rapporto annuale, rapporti annuali, relazione e bilancio,
      relazioni e bilanci, fascicolo di bilancio, bilancio annuale, bilanci annuali,
      documento di registrazione universale, relazione e bilancio consolidato`),
    annualStatements: words(`
      bilancio consolidato, bilanci consolidati, bilancio consolidato e d'esercizio,
      bilancio consolidato certificato, bilancio certificato, bilancio d'esercizio e consolidato`),
    parentStatements: words(`
      bilancio d'esercizio, bilancio di esercizio, bilancio separato,
      progetto di bilancio d'esercizio`),
    statements: words(`bilancio, bilanci`),
    shortNames: words(`rfa`),
    halfYear: words(`
      relazione finanziaria semestrale, relazione semestrale, semestrale, semestrali,
      primo semestre, bilancio semestrale, bilancio consolidato semestrale,
      bilancio semestrale abbreviato, semestre, 1s, bilancio intermedio,
      bilancio consolidato semestrale abbreviato`),
    quarter: words(`
      resoconto intermedio, resoconto intermedio di gestione, relazione trimestrale, trimestrale,
      trimestrali, primo trimestre, terzo trimestre, trimestre, nove mesi, tre mesi,
      informazioni finanziarie periodiche, 1t, 3t`),
    sustainability: words(`
      bilancio di sostenibilità, relazione di sostenibilità, rapporto di sostenibilità,
      dichiarazione non finanziaria, dichiarazione consolidata di carattere non finanziario, dnf,
      report di sostenibilità, rendicontazione di sostenibilità, bilancio sociale,
      bilancio ambientale, sostenibilità`),
    meeting: words(`
      avviso di convocazione, convocazione, assemblea, assemblea degli azionisti,
      assemblea ordinaria, assemblea dei soci, modulo di delega, delega, verbale,
      ordine del giorno, rendiconto votazioni, modulo di voto, biglietto di ammissione`),
    governance: words(`
      relazione sulla remunerazione, relazione sulla politica di remunerazione,
      relazione annuale sulla remunerazione, relazione sul governo societario,
      relazione annuale sul governo societario,
      relazione annuale sul governo societario e gli assetti proprietari,
      relazione di corporate governance, governo societario, statuto, statuto sociale,
      codice etico, codice di condotta, codice di autodisciplina, modello 231, procedura*,
      regolamento, relazione del collegio sindacale, collegio sindacale,
      politica di remunerazione, remunerazione`),
    prospectus: words(`
      prospetto informativo, prospetto di base, prospetto, documento di registrazione,
      nota informativa, documento informativo, documento di offerta, condizioni definitive`),
    presentation: words(`
      presentazione*, presentazioni, presentazione agli analisti, presentazione dei risultati`),
    pressRelease: words(`comunicato stampa, comunicati stampa, comunicato, comunicati`),
    results: words(`risultati annuali`),
    chapter: words(`
      nota integrativa, note al bilancio, note al bilancio consolidato, relazione sulla gestione`),
    otherText: words(`
      lettera agli azionisti, lettera, estratto, sintesi, dati di sintesi, dati chiave,
      relazione della società di revisione, relazione della societa di revisione, trascrizione,
      discorso, calendario finanziario, dividendo, scheda, fondo pensione, fondi pensione`),
  },
  statements: {
    income: {
      titles: words(`conto economico`),
      rows: words(`
        utile prima delle imposte, risultato prima delle imposte, utile netto, utile per azione,
        risultato netto`),
    },
    balance: {
      titles: words(`stato patrimoniale, situazione patrimoniale finanziaria`),
      rows: words(`
        totale attivo, totale attività, totale passivo, patrimonio netto`),
    },
    cash_flow: {
      titles: words(`rendiconto finanziario`),
      rows: words(`
        attività operativa, attività di investimento, attività di finanziamento`),
    },
  },
  periods: {
    previous: words(`esercizio precedente, anno precedente`),
    year: words(`anno`),
    halfYear: words(`primo semestre, semestre chiuso`),
    quarter: words(`nove mesi, tre mesi`),
    wholeYear: words(`esercizio chiuso`),
    yearEnded: words(`
      esercizio al, esercizio chiuso al, bilancio al, bilancio consolidato al,
      bilancio d esercizio al`),
    fiscalYear: words(`esercizio`),
    endsOn: words(`al, chiuso al`),
  },
  cover: {
    audit: words(`relazione della società di revisione, abbiamo svolto la revisione`),
    contents: words(`indice, sommario`),
    group: words(`consolid*, gruppo`),
    pressContact: words(`contatti stampa, ufficio stampa`),
  },
  navigation: {
    annualReports: words(`
      relazioni annuali, relazioni finanziarie, bilanci, bilanci e relazioni,
      relazione finanziaria annuale, relazioni finanziarie annuali`),
    archives: words(`
      archivio, relazioni, bilanci precedenti, anni precedenti, documenti finanziari, rapporti,
      pubblicazioni, mostra tutti`),
    next: words(`successivo, prossima, pagina successiva`),
    results: words(`
      risultati, informazioni finanziarie, documenti, documenti societari`),
    investors: words(`investitori, azionisti`),
    away: words(`
      notizie, stampa, lavora, contatti, titolo, dividendi, sostenibilità, prodotti, cerca`),
    dateColumn: words(`data, pubblicato`),
  },
  forms: {
    everything: words(`tutti, tutte`),
    accept: words(`accetta, accetto, accetta tutti, continua`),
    acceptStarts: words(`accett`),
    more: words(`carica altro, mostra altro`),
  },
};
