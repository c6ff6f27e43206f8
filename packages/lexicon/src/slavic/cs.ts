import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Czech. */
export const cs: ReportLexicon = {
  language: 'cs',
  called: phrasesOf(`
    czech, česky, čeština, tschechisch, tchèque, checo, ceco, tsjechisch`),
  months: phrasesOf(`
    ledna leden, února únor, března březen, dubna duben, května květen, června červen,
    července červenec, srpna srpen, září, října říjen, listopadu, prosince prosinec`),
  generic: phrasesOf(`
    stáhnout, soubor, dokument, otevřít, číst, více, zde, a, za, rok, roku, zpráva, zprávy, česky,
    anglicky`),
  joins: phrasesOf(`včetně`),
  smallWords: phrasesOf(`a, v, na, se, je, že, pro, nebo, byl, jsou, za, od`),
  kinds: {
    integratedReport: phrasesOf(`
      výroční finanční zpráva, integrovaná zpráva, výroční zpráva a zpráva o udržitelnosti`),
    annualReport: phrasesOf(`výroční zpráva*, výroční zprávy, výroční správa`),
    annualStatements: phrasesOf(`konsolidovaná účetní závěrka, účetní závěrka*`),
    halfYear: phrasesOf(`pololetní*, pololetí`),
    quarter: phrasesOf(`čtvrtletní*, čtvrtletí, mezitímní*`),
    sustainability: phrasesOf(`zpráva o udržitelnosti, udržitelnost`),
    meeting: phrasesOf(`valná hromada*, valné hromady, pozvánka*`),
    governance: phrasesOf(`stanovy, zpráva o odměňování, kodex*`),
    prospectus: phrasesOf(`prospekt*`),
    presentation: phrasesOf(`prezentace*`),
    pressRelease: phrasesOf(`tisková zpráva*, tiskové zprávy`),
    chapter: phrasesOf(`příloha k účetní závěrce`),
    otherText: phrasesOf(`zpráva auditora, dopis akcionářům, souhrn, penzijní fond`),
  },
  statements: {
    income: {
      titles: phrasesOf(`výkaz zisku a ztráty, výkaz o úplném výsledku`),
      rows: phrasesOf(`
        zisk před zdaněním, čistý zisk, zisk za období, zisk na akcii, daň z příjmů`),
    },
    balance: {
      titles: phrasesOf(`rozvaha, výkaz o finanční pozici`),
      rows: phrasesOf(`
        aktiva celkem, pasiva celkem, vlastní kapitál celkem, vlastní kapitál, závazky celkem`),
    },
    cash_flow: {
      titles: phrasesOf(`výkaz o peněžních tocích, přehled o peněžních tocích`),
      rows: phrasesOf(`provozní činnosti, investiční činnosti, finanční činnosti`),
    },
  },
  periods: {
    previous: phrasesOf(`předchozí rok, minulé období`),
    year: phrasesOf(`rok`),
    halfYear: phrasesOf(`pololetí, šest měsíců`),
    quarter: phrasesOf(`čtvrtletí, devět měsíců, tři měsíce`),
    wholeYear: phrasesOf(`účetní období, rok končící`),
    yearEnded: phrasesOf(`rok končící, rok končící dnem`),
    fiscalYear: phrasesOf(`účetní období, za rok`),
    endsOn: phrasesOf(`končící`),
  },
  cover: {
    audit: phrasesOf(`zpráva nezávislého auditora, provedli jsme audit`),
    contents: phrasesOf(`obsah`),
    group: phrasesOf(`konsolidovan*, skupina, skupiny`),
    pressContact: phrasesOf(`kontakt pro média`),
  },
  navigation: {
    annualReports: phrasesOf(`výroční zprávy, výroční zpráva`),
    archives: phrasesOf(`
      archiv, zprávy, finanční zprávy, publikace, předchozí roky, zobrazit více`),
    next: phrasesOf(`další, následující`),
    results: phrasesOf(`hospodářské výsledky, výsledky, finanční informace, dokumenty`),
    investors: phrasesOf(`investoři, pro investory, vztahy s investory, akcionáři`),
    away: phrasesOf(`
      novinky, tisk, kariéra, kontakt, kalendář, akcie, dividenda, udržitelnost, produkty, hledat`),
    dateColumn: phrasesOf(`datum, zveřejněno`),
  },
  forms: {
    everything: phrasesOf(`vše, všechny`),
    accept: phrasesOf(`přijmout, přijmout vše, souhlasím`),
    acceptStarts: [],
    more: phrasesOf(`zobrazit více, načíst další`),
  },
};
