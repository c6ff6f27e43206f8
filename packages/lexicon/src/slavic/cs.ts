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
      zobrazit, prohlédnout, více, číst, stáhnout, soubor, dokument, otevřít, číst, více, zde, a, za, rok, roku, zpráva, zprávy, česky,
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
    annualReview: phrasesOf(`
      zpráva o činnosti`),
    unrelated: phrasesOf(`
      přihláška*, formulář*, zápis*, směrnice*`),
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
    more: phrasesOf(
      `zobrazit vše, zobrazit všechny, zobrazit další, starší zprávy, starší výroční zprávy, další stránka, načíst více, zobrazit více, načíst další`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        výkaz zisku a ztráty, výkaz zisků a ztrát, (konsolidovaný) výkaz o úplném výsledku,
        výsledovka`,
      balance_sheet: `
        rozvaha, výkaz o finanční pozici, výkaz finanční pozice, výkaz o finanční situaci`,
      cash_flow_statement: `
        výkaz o peněžních tocích, přehled o peněžních tocích, výkaz peněžních toků,
        výkaz o peněžních tocích`,
      comprehensive_income: `
        výkaz o úplném výsledku, výkaz ostatního úplného výsledku,
        výkaz o ostatním úplném výsledku`,
      changes_in_equity: `
        výkaz o změnách vlastního kapitálu, přehled o změnách vlastního kapitálu,
        výkaz změn vlastního kapitálu`,
    },
    titleFillers: `
      prosinci, konsolidovaný, konsolidovaná, konsolidovaného, nekonsolidovaný, za, rok,
      období, k, ke, dni, v, plném, rozsahu, prosince, ledna, končící, končícího, tis, kč,
      mil, od, do, druhové, účelové, členění, individuální, sestavený, sestavená, a, ve,
      obchodní, firma, nebo, jiný, název, účetní, jednotky, sídlo, ič, brutto, korekce, netto`,
    group: `konsolidovan*, skupina, skupiny`,
    parent: `individuální, mateřská společnost`,
    withSubsidiaries: `a dceřiné společnosti`,
    decoys: {
      selected: `vybrané ukazatele, hlavní ukazatele, přehled hlavních`,
      condensed: `zkrácen*`,
      interim: `mezitímní, pololetní, čtvrtletní`,
      segment: `segment*`,
      note: `poznámka …, příloha …`,
      unaudited: `neauditovan*`,
    },
    incomeAndComprehensive: `zisku a ztráty a ostatního úplného výsledku`,
    prose: `je, jsou, byl, byla, který, která, nebo`,
    continued: `pokračování`,
    chapter: `účetní závěrka, konsolidovaná účetní závěrka`,
    contents: `obsah`,
    pages: {
      page: `strana, str`,
      running: `výroční zpráva, účetní závěrka`,
      sentence: `tento, společnost, příloha, přiložené`,
      closing: `
        příloha … nedílnou součástí, … tvoří nedílnou součást …, sestaveno dne …,
        podpisový záznam …`,
    },
    rows: {
      income_statement: {
        eps_diluted: `zředěný zisk na akcii …, zisk na akcii zředěný …`,
        eps_basic: `
          (základní) zisk na akcii …, (základní) zisk ztráta na akcii …,
          (čistý) zisk na akcii …`,
        discontinued: `… ukončovan* …, … ukončen* činnost* …`,
        comprehensive_income: `úplný výsledek …, ostatní úplný výsledek …, celkový úplný výsledek …`,
        income_before_taxes: `
          výsledek hospodaření před zdaněním …, zisk (ztráta) před zdaněním,
          zisk ztráta před zdaněním, zisk před daní …`,
        income_tax: `daň z příjmů (celkem) …, daň z příjmu …`,
        net_income_attributable_to_minority: `… nekontrolní* podíl* …, … menšinov* podíl* …`,
        net_income_attributable_to_parent: `
          … vlastníkům mateřské společnosti, … akcionářům mateřské společnosti,
          podíl akcionářů …, vlastníci mateřské společnosti`,
        net_income: `
          výsledek hospodaření za účetní období …, výsledek hospodaření po zdanění …,
          čistý zisk …, zisk za rok/období, zisk (ztráta) po zdanění,
          zisk ztráta za období, zisk po zdanění`,
        gross_profit: `hrubý zisk, hrubá marže, obchodní marže`,
        operating_income: `provozní výsledek hospodaření …, provozní zisk …, zisk z provozní činnosti`,
        interest_expense: `finanční náklady, nákladové úroky …, úrokové náklady`,
        cost_of_revenue: `
          náklady na prodej* …, náklady vynaložené na prodané zboží, náklady na prodané …`,
        revenue: `
          tržby (celkem), tržby z prodeje výrobků a služeb, výnosy …, čistý obrat …,
          tržby …`,
        expense_line: `
          náklady …, odpisy …, osobní náklady …, výkonová spotřeba …,
          ostatní provozní náklady …, … náklady …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          pasiva celkem, vlastní kapitál a závazky celkem, celkem pasiva,
          závazky a vlastní kapitál celkem`,
        total_assets: `aktiva celkem, celkem aktiva`,
        total_current_assets: `oběžná aktiva (celkem), krátkodobá aktiva (celkem), celkem oběžná aktiva`,
        total_noncurrent_assets: `
          stálá aktiva (celkem), dlouhodobá aktiva (celkem), dlouhodobý majetek (celkem)`,
        total_current_liabilities: `krátkodobé závazky (celkem)`,
        total_noncurrent_liabilities: `dlouhodobé závazky (celkem)`,
        total_liabilities: `závazky celkem, cizí zdroje, závazky, celkem závazky`,
        equity_attributable_to_parent: `vlastní kapitál … akcionářům/vlastníkům …`,
        total_equity: `vlastní kapitál (celkem), celkem vlastní kapitál`,
        noncontrolling_interests: `nekontrolní podíly, menšinové podíly, menšinový vlastní kapitál`,
        cash_and_cash_equivalents: `
          peněžní prostředky a (peněžní) ekvivalenty, peníze a peněžní ekvivalenty,
          peněžní prostředky`,
        receivables: `pohledávky z obchodních vztahů …, obchodní pohledávky …, pohledávky`,
        inventories: `zásoby`,
        property_plant_equipment: `dlouhodobý hmotný majetek, pozemky budovy a zařízení`,
        intangible_assets: `dlouhodobý nehmotný majetek, nehmotná aktiva, nehmotný majetek`,
        payables: `závazky z obchodních vztahů …, obchodní závazky …`,
        short_term_debt: `krátkodobé úvěry …`,
        long_term_debt: `dlouhodobé úvěry …, závazky k úvěrovým institucím`,
        retained_earnings: `nerozdělený zisk …, výsledek hospodaření minulých let …`,
        equity_line: `
          základní kapitál …, ážio …, … fondy …, rezervní fond …,
          výsledek hospodaření běžného …, kapitálové fondy, vlastní akcie`,
        liability_line: `
          … závazky …, rezervy …, závazky …, časové rozlišení pasiv …,
          odložený daňový závazek, výnosy příštích období`,
        asset_line: `
          … pohledávky …, pozemky …, stavby …, časové rozlišení aktiv …, investice …,
          … majetek …, pohledávky …, náklady příštích období`,
      },
      cash_flow_statement: {
        closing_cash: `
          … peněžních prostředků … na konci …, … ekvivalenty … konci …,
          … peněžní prostředky … konci …`,
        opening_cash: `
          … peněžních prostředků … na začátku …, … ekvivalenty … začátku/počátku …,
          … peněžní prostředky … začátku/počátku …`,
        operating_cash_flow: `
          čistý peněžní tok z provozní činnosti …,
          (čisté) peněžní toky z provozní činnosti, čistý tok peněz z provozní činnosti`,
        investing_cash_flow: `
          čistý peněžní tok vztahující se k investiční činnosti,
          čistý peněžní tok z investiční činnosti,
          (čisté) peněžní toky z investiční činnosti`,
        financing_cash_flow: `
          čistý peněžní tok vztahující se k finanční činnosti,
          čistý peněžní tok z finanční činnosti, (čisté) peněžní toky z finanční činnosti,
          čistý peněžní tok z financování …`,
        exchange_rate_effect: `… kurzov* rozdíl* …, dopad změn … kurz* …`,
        net_change_in_cash: `
          čisté zvýšení … peněžních prostředků …, čistá změna …,
          změna stavu peněžních prostředků …, čisté zvýšení snížení …`,
        cash_flow_net_income: `
          zisk před zdaněním, (účetní) zisk (nebo) ztráta … před zdaněním, zisk za období`,
        depreciation_and_amortization: `odpisy …`,
        capital_expenditure: `výdaje spojené s nabytím stálých aktiv, pořízení … hmotného majetku …`,
        dividends_paid: `vyplacené dividendy …, vyplacené podíly …`,
        debt_repaid: `splátky …, splacení …`,
        debt_issued: `čerpání …, přijaté úvěry …`,
        cash_adjustment: `
          úpravy …, změna …, zaplacen* …, vyplacené úroky …, přijaté úroky …, … změna …`,
        investing_line: `příjmy z prodeje …, výdaje …, pořízení …`,
        financing_line: `… úvěr* …, … půjč* …`,
      },
    },
    comprehensive: `ostatní úplný výsledek, úplný výsledek`,
    labels: {
      and: `a`,
      total: `celkem, součet`,
      part: `z toho`,
      deduction: `minus`,
      attributed: `připadající, náležející`,
      note: `poznámka, bod, příloha`,
      joining: `a, z, ze, na, k, ke, o, v, ve, do, od`,
      goesOn: `a, z, ze, na, k, ke, o, v, ve, do, od, nebo`,
      continues: `a, nebo`,
    },
    units: {
      perShare: `na akcii`,
      shares: `počet akcií`,
    },
    columns: {
      note: `poznámka, bod, č ř, příloha, řádek, řádku, číslo řádku`,
      side: `změna, čtvrtletí`,
      gross: `brutto`,
    },
    money: {
      thousands: `tis, tisících, tisíce`,
      millions: `mil, milionech, miliony`,
      billions: `mld, miliardách`,
      currencies: {
        CZK: `kč, czk, korun, korun českých`,
        EUR: `euro, eur`,
      },
      hundredths: `haléřů`,
      except: `není li uvedeno, kromě`,
      opens: `v, údaje v, částky v`,
      presented: `vykazována v, měnou vykazování`,
      filler: `v, údaje, částky, jsou, uvedeny, není, li, uvedeno, jinak, celých`,
    },
    periods: {
      months: `měsíců, měsíce`,
      weeks: `týdnů`,
      numerals: { tri: 3, sest: 6, sesti: 6, devet: 9, deviti: 9 },
      wholeYear: `rok, účetní období`,
      halfYear: `pololetí`,
      quarter: `čtvrtletí`,
      interimReport: `pololetní zpráva, čtvrtletní zpráva, mezitímní účetní závěrka`,
      currentYear: `
        běžné (účetní) období, běžný rok, sledované (účetní) období, běžné úč období,
        skutečnost v účetním období běžném, stav v běžném (účetním) období,
        stav v běžném účet období, stav k poslednímu dni účetního období`,
      previousYear: `
        minulé (účetní) období, minulý rok, předchozí rok, min úč období, minulé úč období,
        skutečnost v účetním období minulém, stav v minulém (účetním) období,
        stav v minulém účet období, stav k prvnímu dni účetního období`,
      transition: `přechodné období`,
      to: `do`,
      yearEnded: `rok končící, rok končící dne, období končící`,
      besideYear: `rok, k, ke, dni, období, běžné, minulé, běžném, minulém, číslo`,
      head: `poznámka, označení, text, číslo`,
      line: `za rok …, ke dni …, k prosinci …`,
      restated: `upraven*, přepracovan*`,
    },
    meanings: {
      assets: `aktiva, aktiv`,
      liabilities: `závazky, závazků, cizí zdroje`,
      equity: `vlastní kapitál`,
      current: `krátkodob*, oběžn*`,
      noncurrent: `dlouhodob*, stál*`,
      operating: `provozní`,
      investing: `investiční`,
      financing: `finanční činnosti, financování`,
      basic: `základní`,
      diluted: `zředěný`,
      'cash flow': `peněžní tok*`,
      opening: `začátku, počátku`,
      closing: `konci`,
      sale: `prodej*`,
      purchase: `pořízení, nákup`,
      repayment: `splátky, splacení`,
      receivable: `pohledávky`,
      continuing: `pokračující*`,
      discontinued: `ukončovan*`,
      before: `před`,
      after: `po`,
      paid: `vyplacen*, zaplacen*`,
      received: `přijat*`,
      income: `výnosy`,
      expense: `náklady`,
      'finance income': `finanční výnosy`,
      'finance expense': `finanční náklady`,
      minority: `nekontrolní, menšinov*`,
      gross: `hrub*`,
      tangible: `hmotný`,
      intangible: `nehmotný`,
      deferred: `odložen*`,
      gain: `zisk`,
      loss: `ztráta`,
      debt: `úvěry`,
    },
    reporter: {
      addressee: `akcionářům společnosti`,
      audited: `účetní závěrky společnosti, účetní závěrku společnosti`,
      self: `společnost, skupina, banka`,
    },
  },
};
