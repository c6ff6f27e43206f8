import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Romanian. */
export const ro: ReportLexicon = {
  language: 'ro',
  called: phrasesOf(`romanian, română, romana, rumänisch, roumain, rumano, rumeno, roemeens`),
  months: phrasesOf(`
    ianuarie ian, februarie feb, martie mar, aprilie apr, mai, iunie iun, iulie iul, august aug,
    septembrie sep sept, octombrie oct, noiembrie nov, decembrie dec`),
  generic: phrasesOf(`
      vezi, citește, mai, mult, aici, vizualizare, descarcă, descărcare, fișier, document, deschide, citește, aici, vezi, și, pentru, anul, an,
    raport, rapoarte, română, engleză`),
  joins: phrasesOf(`și, cu, inclusiv`),
  smallWords: phrasesOf(`și, de, la, în, din, pentru, cu, care, este, sunt, nu, ale`),
  kinds: {
    annualReport: phrasesOf(
      `raport anual*, raportul anual, rapoarte anuale, raport financiar anual`,
    ),
    annualStatements: phrasesOf(`
      situații financiare anuale, situații financiare consolidate, situațiile financiare anuale,
      situațiile financiare consolidate`),
    parentStatements: phrasesOf(
      `situații financiare individuale, situațiile financiare individuale`,
    ),
    statements: phrasesOf(`situații financiare, situațiile financiare`),
    halfYear: phrasesOf(`raport semestrial*, semestrial*, semestrul*, primul semestru`),
    interim: phrasesOf(`situații financiare interimare, interimar*`),
    quarter: phrasesOf(`raport trimestrial*, trimestrial*, trimestrul*`),
    sustainability: phrasesOf(`raport de sustenabilitate, sustenabilitate`),
    meeting: phrasesOf(`convocator*, adunarea generală*, procură, buletin de vot`),
    governance: phrasesOf(`guvernanță corporativă, act constitutiv, politica de remunerare`),
    prospectus: phrasesOf(`prospect*`),
    presentation: phrasesOf(`prezentare*`),
    pressRelease: phrasesOf(`comunicat de presă, comunicat*`),
    chapter: phrasesOf(`note la situațiile financiare, raportul administratorilor`),
    otherText: phrasesOf(`calendar financiar, rezumat, dividende`),
  },
  statements: {
    income: {
      titles: phrasesOf(`contul de profit și pierdere, situația rezultatului global`),
      rows: phrasesOf(`
        cifra de afaceri, profit înainte de impozitare, impozit pe profit, profitul exercițiului,
        profit net, rezultatul pe acțiune, cheltuieli`),
    },
    balance: {
      titles: phrasesOf(`bilanț, situația poziției financiare`),
      rows: phrasesOf(`
        total active, total datorii, total capitaluri proprii, active imobilizate, active circulante`),
    },
    cash_flow: {
      titles: phrasesOf(`situația fluxurilor de trezorerie, situația fluxurilor de numerar`),
      rows: phrasesOf(`
        activități de exploatare, activități de investiții, activități de finanțare, numerar net`),
    },
  },
  periods: {
    previous: phrasesOf(`anul precedent`),
    year: phrasesOf(`an, anul`),
    halfYear: phrasesOf(`șase luni, semestrul`),
    quarter: phrasesOf(`trimestrul, trei luni, nouă luni`),
    wholeYear: phrasesOf(`exercițiul financiar, anul încheiat`),
    yearEnded: phrasesOf(`exercițiul financiar încheiat la, anul încheiat la`),
    fiscalYear: phrasesOf(`exercițiul financiar, anul financiar`),
    endsOn: phrasesOf(`la data de`),
  },
  cover: {
    audit: phrasesOf(`raportul auditorului independent, am auditat`),
    contents: phrasesOf(`cuprins`),
    group: phrasesOf(`consolidat*, grup*`),
    pressContact: phrasesOf(`contact presă`),
  },
  navigation: {
    annualReports: phrasesOf(`rapoarte anuale, raport anual`),
    archives: phrasesOf(`arhivă, rapoarte, rapoarte financiare, situații financiare, publicații`),
    next: phrasesOf(`următoarea, pagina următoare`),
    results: phrasesOf(`rezultate, rezultate financiare, documente`),
    investors: phrasesOf(`investitori, acționari, relația cu investitorii`),
    away: phrasesOf(`știri, presă, cariere, contact, confidențialitate, produse, căutare`),
    dateColumn: phrasesOf(`data`),
  },
  forms: {
    everything: phrasesOf(`toate, toți`),
    accept: phrasesOf(`accept, acceptă toate, sunt de acord`),
    acceptStarts: [],
    more: phrasesOf(
      `vezi toate, vezi mai multe, afișează toate, afișează mai multe, toate rapoartele, rapoarte anterioare, pagina următoare, mai multe, încarcă mai multe`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        contul de profit și pierdere, cont de profit și pierdere,
        situația (consolidată a) rezultatului global,
        situația veniturilor și cheltuielilor,
        situația (consolidată a) profitului sau pierderii`,
      balance_sheet: `
        bilanț, bilanțul, situația (consolidată a) poziției financiare,
        situația activelor datoriilor și capitalurilor proprii`,
      cash_flow_statement: `
        situația (consolidată a) fluxurilor de trezorerie,
        situația (consolidată a) fluxurilor de numerar`,
      comprehensive_income: `situația altor elemente ale rezultatului global`,
      changes_in_equity: `
        situația (consolidată a) modificărilor capitalurilor proprii,
        situația modificărilor capitalului propriu,
        situația modificărilor în capitalurile proprii`,
    },
    titleFillers: `
      consolidat, consolidată, consolidate, situația, la, de, pentru, anul, exercițiul,
      financiar, încheiat, data, și, în, mii, milioane, lei, ron, toate, sumele,
      individuală, individual`,
    group: `consolidat*, grupul, grupului`,
    parent: `individual*, neconsolidat*, societatea mamă`,
    withSubsidiaries: `și filialele sale, și filialele`,
    decoys: {
      selected: `indicatori cheie, principalii indicatori`,
      condensed: `simplificat*, condensat*`,
      interim: `interimar*, semestrial*, trimestrial*`,
      segment: `segment*`,
      note: `nota …`,
      unaudited: `neauditat*`,
    },
    incomeAndComprehensive: `profitului sau pierderii și altor elemente`,
    prose: `este, sunt, care, fost, prin, conform`,
    continued: `continuare`,
    chapter: `situații financiare, situații financiare consolidate`,
    contents: `cuprins`,
    pages: {
      page: `pagina, pag`,
      running: `raport anual, situații financiare`,
      sentence: `notele, aceste, societatea`,
      closing: `notele … parte integrantă …, notele alăturate …, administrator …`,
    },
    rows: {
      income_statement: {
        eps_diluted: `… diluat …, rezultatul diluat pe acțiune …`,
        eps_basic: `
          rezultatul (de bază) pe acțiune …, câștigul (de bază) pe acțiune …,
          profitul pe acțiune …`,
        discontinued: `… activități întrerupte …`,
        comprehensive_income: `(total) rezultat global …, alte elemente ale rezultatului global …`,
        income_before_taxes: `
          profit/profitul (pierdere|pierderea) înainte de impozit/impozitare …,
          profit brut pierdere brută, profitul brut, rezultat înainte de impozitare,
          rezultatul brut, profitul sau pierderea brut (ă), profitul sau pierderea brută`,
        income_tax: `
          (cheltuiala|cheltuieli) (cu) impozitul pe profit …, impozit pe profit …,
          cheltuieli cu impozitul …`,
        net_income_attributable_to_minority: `
          interese care nu controlează …, intereselor care nu controlează,
          interese minoritare …`,
        net_income_attributable_to_parent: `
          proprietarilor societății mamă, acționarilor societății …,
          acționarilor societății mamă`,
        net_income: `
          profit/profitul net …, profitul pierderea exercițiului …,
          profitul exercițiului …, profitul aferent/al perioadei/anului/exercițiului,
          rezultatul net …, profitul anului, profitul sau pierderea exercițiului …,
          profitul sau pierderea net (ă) (a) exercițiului …, profitul sau pierderea netă (a) exercițiului …`,
        gross_profit: `marja brută, profit brut din vânzări`,
        operating_income: `
          rezultatul/rezultat/profit/profitul (din) exploatare …, profit operațional,
          profitul din activitatea de exploatare, profitul sau pierderea din exploatare, rezultat operațional`,
        interest_expense: `cheltuieli financiare, cheltuieli privind dobânzile, costuri de finanțare`,
        cost_of_revenue: `costul vânzărilor, costul bunurilor vândute, costul mărfurilor vândute`,
        revenue: `
          cifra de afaceri …, venituri din vânzări …, venituri (totale),
          venituri din contracte …`,
        expense_line: `cheltuieli …, … cheltuieli …, amortizare …, costuri …, ajustări …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          total capitaluri proprii și datorii, total datorii și capitaluri proprii,
          total pasiv, total capitaluri și datorii`,
        total_assets: `total active, total activ`,
        total_current_assets: `total active circulante, active circulante total, active circulante`,
        total_noncurrent_assets: `total active imobilizate, active imobilizate total, active imobilizate`,
        total_current_liabilities: `total datorii curente, total datorii pe termen scurt, datorii curente`,
        total_noncurrent_liabilities: `
          total datorii pe termen lung, datorii pe termen lung, total datorii necurente`,
        total_liabilities: `total datorii`,
        equity_attributable_to_parent: `capitaluri proprii atribuibile …`,
        total_equity: `total capitaluri proprii, capitaluri proprii total, capitaluri proprii`,
        noncontrolling_interests: `interese care nu controlează, interese minoritare`,
        cash_and_cash_equivalents: `
          numerar și echivalente de numerar, casa și conturi la bănci, disponibilități …`,
        receivables: `creanțe comerciale …, creanțe`,
        inventories: `stocuri`,
        property_plant_equipment: `imobilizări corporale`,
        intangible_assets: `imobilizări necorporale`,
        goodwill: `fond comercial`,
        payables: `datorii comerciale …, furnizori …`,
        short_term_debt: `împrumuturi pe termen scurt …`,
        long_term_debt: `împrumuturi pe termen lung …`,
        retained_earnings: `rezultat reportat …, rezultatul reportat …, profitul pierderea reportat …`,
        equity_line: `
          capital social …, prime de …, rezerve …, acțiuni proprii, capital subscris …,
          profitul exercițiului …`,
        liability_line: `datorii …, împrumuturi …, provizioane …, venituri în avans, … datorii …`,
        asset_line: `
          creanțe …, imobilizări …, investiții …, active …, cheltuieli în avans,
          alte active …`,
      },
      cash_flow_statement: {
        closing_cash: `numerar și echivalente de numerar la sfârșitul/finele …, … la sfârșitul …`,
        opening_cash: `numerar și echivalente de numerar la începutul …, … la începutul …`,
        operating_cash_flow: `
          numerar/trezorerie net/netă (generat|utilizat) (din) … exploatare,
          fluxuri de numerar (nete) din activități de exploatare,
          numerar net … activități/activitatea/activitățile de exploatare/operaționale`,
        investing_cash_flow: `
          trezorerie netă … investiții/investiție,
          fluxuri de numerar (nete) din activități de investiții,
          numerar net … activități/activitatea/activitățile de investiții/investiție`,
        financing_cash_flow: `
          trezorerie netă … finanțare,
          fluxuri de numerar (nete) din activități de finanțare,
          numerar net … activități/activitatea/activitățile de finanțare`,
        exchange_rate_effect: `… curs* de schimb …, … diferențe* de curs …`,
        net_change_in_cash: `
          creșterea/creștere (netă) … numerar* …, variația netă …, modificarea netă …,
          (creșterea|descreșterea) netă a numerarului …`,
        cash_flow_net_income: `
          profit înainte de impozitare, profitul înainte de impozitare, profit net …,
          rezultat înainte …`,
        depreciation_and_amortization: `amortizare …, … amortizarea …`,
        capital_expenditure: `
          achiziții/achiziția de imobilizări corporale …,
          plăți pentru achiziția de imobilizări …`,
        dividends_paid: `dividende plătite …, plata dividendelor`,
        debt_repaid: `rambursări/rambursarea (de) împrumuturi …, rambursarea împrumuturilor …`,
        debt_issued: `încasări din împrumuturi …, trageri …`,
        cash_adjustment: `
          ajustări …, variația …, impozit … plătit …, dobânzi …, creștere …, descreștere …`,
        investing_line: `achiziț* …, încasări din vânzarea …, plăți …`,
        financing_line: `… împrumut* …, … leasing …, … dividende …`,
      },
    },
    comprehensive: `alte elemente ale rezultatului global, rezultat global`,
    labels: {
      and: `și`,
      total: `total`,
      part: `din care`,
      deduction: `minus`,
      attributed: `atribuibil*`,
      note: `nota, note`,
      joining: `și, de, din, la, în, cu, pe, a, ale, al, pentru`,
      goesOn: `și, de, din, la, în, cu, pe, ale, al, pentru, privind`,
      continues: `și, sau`,
    },
    units: {
      perShare: `pe acțiune`,
      shares: `numărul de acțiuni, numărul mediu`,
    },
    columns: {
      note: `nota`,
      side: `variație, trimestrul`,
    },
    money: {
      thousands: `mii, mii lei`,
      millions: `milioane, mil`,
      billions: `miliarde`,
      currencies: {
        RON: `ron, lei, leu`,
        EUR: `euro`,
      },
      hundredths: `bani`,
      except: `dacă nu se specifică, cu excepția`,
      opens: `toate sumele, sumele, exprimat în, în`,
      presented: `prezentate în, moneda de prezentare`,
      filler: `
        toate, sumele, sunt, exprimate, exprimat, în, dacă, nu, se, specifică, altfel,
        prezentate`,
    },
    periods: {
      months: `luni`,
      weeks: `săptămâni`,
      numerals: { trei: 3, sase: 6, noua: 9 },
      wholeYear: `anul, exercițiul financiar`,
      halfYear: `semestrul, semestru`,
      quarter: `trimestrul`,
      interimReport: `raport semestrial, raport trimestrial`,
      currentYear: `
        anul curent, exercițiul (financiar) curent, sold la sfârșitul anului, sfârșitul anului,
        sold la sfârșitul exercițiului financiar, realizări (în) perioada de raportare curentă`,
      previousYear: `
        anul precedent, exercițiul (financiar) precedent, sold la începutul anului,
        începutul anului, sold la începutul exercițiului financiar,
        realizări (în) perioada de raportare precedentă`,
      transition: '',
      to: `până la`,
      yearEnded: `anul încheiat la, exercițiul financiar încheiat la`,
      besideYear: `anul, la, decembrie`,
      head: `nota, mii, lei`,
      line: `pentru anul încheiat …, la decembrie …, pentru exercițiul …`,
      restated: `retratat*`,
    },
    meanings: {
      assets: `active, activ`,
      liabilities: `datorii`,
      equity: `capitaluri proprii`,
      current: `curente, circulante, termen scurt`,
      noncurrent: `imobilizate, termen lung`,
      operating: `exploatare, operaționale`,
      investing: `investiții, investiție`,
      financing: `finanțare`,
      basic: `de bază`,
      diluted: `diluat`,
      opening: `începutul`,
      closing: `sfârșitul, finele`,
      purchase: `achizi*`,
      sale: `vânzarea`,
      repayment: `rambursar*`,
      receivable: `creanțe`,
      payable: `furnizori`,
      continuing: `continue`,
      discontinued: `întrerupte`,
      before: `înainte`,
      after: `după`,
      paid: `plătit*`,
      received: `încasat*`,
      income: `venituri`,
      expense: `cheltuieli`,
      'finance income': `venituri financiare`,
      'finance expense': `cheltuieli financiare`,
      minority: `minoritare`,
      gross: `brut*`,
      net: `net, netă`,
      tangible: `corporale`,
      intangible: `necorporale`,
      deferred: `amânat`,
      gain: `profit, profitul`,
      loss: `pierdere, pierderea`,
      debt: `împrumuturi`,
    },
    reporter: {
      addressee: `către acționarii`,
      audited: `situațiile financiare ale societății, situațiilor financiare ale societății`,
      self: `societatea, compania, grupul, banca`,
    },
  },
};
