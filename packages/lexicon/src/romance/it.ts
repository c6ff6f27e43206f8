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
};
