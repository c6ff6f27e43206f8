import { words, type ReportLexicon } from '../lexicon.js';

/** Czech. */
export const cs: ReportLexicon = {
  language: 'cs',
  called: words(`
    czech, česky, čeština, tschechisch, tchèque, checo, ceco, tsjechisch`),
  months: words(`
    ledna leden, února únor, března březen, dubna duben, května květen, června červen,
    července červenec, srpna srpen, září, října říjen, listopadu, prosince prosinec`),
  generic: words(`
    stáhnout, soubor, dokument, otevřít, číst, více, zde, a, za, rok, roku, zpráva, zprávy, česky,
    anglicky`),
  joins: words(`včetně`),
  smallWords: words(`a, v, na, se, je, že, pro, nebo, byl, jsou, za, od`),
  kinds: {
    integratedReport: words(`
      výroční finanční zpráva, integrovaná zpráva, výroční zpráva a zpráva o udržitelnosti`),
    annualReport: words(`výroční zpráva*, výroční zprávy, výroční správa`),
    annualStatements: words(`konsolidovaná účetní závěrka, účetní závěrka*`),
    halfYear: words(`pololetní*, pololetí`),
    quarter: words(`čtvrtletní*, čtvrtletí, mezitímní*`),
    sustainability: words(`zpráva o udržitelnosti, udržitelnost`),
    meeting: words(`valná hromada*, valné hromady, pozvánka*`),
    governance: words(`stanovy, zpráva o odměňování, kodex*`),
    prospectus: words(`prospekt*`),
    presentation: words(`prezentace*`),
    pressRelease: words(`tisková zpráva*, tiskové zprávy`),
    chapter: words(`příloha k účetní závěrce`),
    otherText: words(`zpráva auditora, dopis akcionářům, souhrn, penzijní fond`),
  },
  statements: {
    income: {
      titles: words(`výkaz zisku a ztráty, výkaz o úplném výsledku`),
      rows: words(`
        zisk před zdaněním, čistý zisk, zisk za období, zisk na akcii, daň z příjmů`),
    },
    balance: {
      titles: words(`rozvaha, výkaz o finanční pozici`),
      rows: words(`
        aktiva celkem, pasiva celkem, vlastní kapitál celkem, vlastní kapitál, závazky celkem`),
    },
    cash_flow: {
      titles: words(`výkaz o peněžních tocích, přehled o peněžních tocích`),
      rows: words(`provozní činnosti, investiční činnosti, finanční činnosti`),
    },
  },
  periods: {
    previous: words(`předchozí rok, minulé období`),
    year: words(`rok`),
    halfYear: words(`pololetí, šest měsíců`),
    quarter: words(`čtvrtletí, devět měsíců, tři měsíce`),
    wholeYear: words(`účetní období, rok končící`),
    yearEnded: words(`rok končící, rok končící dnem`),
    fiscalYear: words(`účetní období, za rok`),
    endsOn: words(`končící`),
  },
  cover: {
    audit: words(`zpráva nezávislého auditora, provedli jsme audit`),
    contents: words(`obsah`),
    group: words(`konsolidovan*, skupina, skupiny`),
    pressContact: words(`kontakt pro média`),
  },
  navigation: {
    annualReports: words(`výroční zprávy, výroční zpráva`),
    archives: words(`
      archiv, zprávy, finanční zprávy, publikace, předchozí roky, zobrazit více`),
    next: words(`další, následující`),
    results: words(`hospodářské výsledky, výsledky, finanční informace, dokumenty`),
    investors: words(`investoři, pro investory, vztahy s investory, akcionáři`),
    away: words(`
      novinky, tisk, kariéra, kontakt, kalendář, akcie, dividenda, udržitelnost, produkty, hledat`),
    dateColumn: words(`datum, zveřejněno`),
  },
  forms: {
    everything: words(`vše, všechny`),
    accept: words(`přijmout, přijmout vše, souhlasím`),
    acceptStarts: [],
    more: words(`zobrazit více, načíst další`),
  },
};
