import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Hungarian. */
export const hu: ReportLexicon = {
  language: 'hu',
  called: phrasesOf(`
    hungarian, magyar, magyarul, ungarisch, hongrois, húngaro, ungherese, hongaars`),
  months: phrasesOf(`
    január, február, március, április, május, június, július, augusztus, szeptember, október,
    november, december`),
  generic: phrasesOf(`
      megtekintés, megnézem, tovább, olvasom, letöltés, fájl, dokumentum, megnyitás, olvasás, tovább, itt, és, a, az, év, évi, jelentés,
    jelentések, magyar, angol`),
  joins: phrasesOf(`és, valamint`),
  smallWords: phrasesOf(`a, az, és, hogy, nem, is, egy, volt, vagy, meg, mint, csak`),
  kinds: {
    integratedReport: phrasesOf(`
      integrált jelentés, éves jelentés és fenntarthatósági jelentés, integrált éves jelentés`),
    annualReport: phrasesOf(`
      éves jelentés*, éves jelentések, éves pénzügyi jelentés*, összevont éves jelentés`),
    annualStatements: phrasesOf(`
      éves beszámoló*, konszolidált beszámoló*, konszolidált pénzügyi kimutatások,
      konszolidált éves beszámoló`),
    halfYear: phrasesOf(`féléves*, félév*`),
    interim: phrasesOf(`időközi*`),
    quarter: phrasesOf(`negyedéves*, negyedév*`),
    sustainability: phrasesOf(`fenntarthatósági jelentés, fenntarthatóság`),
    meeting: phrasesOf(`közgyűlés*, közgyűlési*, meghívó`),
    governance: phrasesOf(`
      alapszabály, javadalmazási*, felelős társaságirányítási*, etikai kódex`),
    prospectus: phrasesOf(`tájékoztató*, alaptájékoztató`),
    presentation: phrasesOf(`prezentáció*, befektetői prezentáció`),
    pressRelease: phrasesOf(`sajtóközlemény*`),
    chapter: phrasesOf(`vezetőségi jelentés, kiegészítő melléklet`),
    otherText: phrasesOf(`könyvvizsgálói jelentés, összefoglaló, kivonat, nyugdíjpénztár`),
  },
  statements: {
    income: {
      titles: phrasesOf(`eredménykimutatás, átfogó jövedelemkimutatás`),
      rows: phrasesOf(`
        adózás előtti eredmény, adózott eredmény, időszak eredménye, egy részvényre jutó`),
    },
    balance: {
      titles: phrasesOf(`mérleg, pénzügyi helyzet kimutatás`),
      rows: phrasesOf(`
        eszközök összesen, források összesen, saját tőke összesen, saját tőke,
        kötelezettségek összesen`),
    },
    cash_flow: {
      titles: phrasesOf(`cash flow kimutatás, cash flow, pénzáramlás`),
      rows: phrasesOf(`
        működési tevékenység, befektetési tevékenység, finanszírozási tevékenység`),
    },
  },
  periods: {
    previous: phrasesOf(`előző év`),
    year: phrasesOf(`év`),
    halfYear: phrasesOf(`félév, hat hónap`),
    quarter: phrasesOf(`negyedév, kilenc hónap, három hónap`),
    wholeYear: phrasesOf(`üzleti év, végződő év`),
    yearEnded: phrasesOf(`végződő év`),
    fiscalYear: phrasesOf(`üzleti év`),
    endsOn: [],
  },
  cover: {
    audit: phrasesOf(`független könyvvizsgálói jelentés, elvégeztük`),
    contents: phrasesOf(`tartalom, tartalomjegyzék`),
    group: phrasesOf(`konszolidált*, csoport`),
    pressContact: phrasesOf(`sajtókapcsolat`),
  },
  navigation: {
    annualReports: phrasesOf(`éves jelentések, éves jelentés`),
    archives: phrasesOf(`
      archívum, jelentések, pénzügyi jelentések, kiadványok, korábbi évek, összes jelentés`),
    next: phrasesOf(`következő, következő oldal`),
    results: phrasesOf(`pénzügyi információk, eredmények, pénzügyi adatok, dokumentumok`),
    investors: phrasesOf(`befektetők, befektetőknek, befektetői kapcsolatok, részvényesek`),
    away: phrasesOf(`
      hírek, sajtó, karrier, kapcsolat, naptár, részvény, osztalék, fenntarthatóság, termékek,
      keresés`),
    dateColumn: phrasesOf(`dátum, közzététel`),
  },
  forms: {
    everything: phrasesOf(`összes, mind`),
    accept: phrasesOf(`elfogadom, elfogad, összes elfogadása`),
    acceptStarts: [],
    more: phrasesOf(
      `összes megtekintése, összes megjelenítése, korábbi jelentések, korábbi évek, következő oldal, több betöltése, továbbiak betöltése, több megjelenítése`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        eredménykimutatás, átfogó jövedelemkimutatás, (konszolidált) eredménykimutatás,
        … beszámoló eredménykimutatása, … beszámoló eredmény kimutatása`,
      balance_sheet: `
        mérleg, … beszámoló mérlege, pénzügyi helyzet kimutatás,
        pénzügyi helyzetről szóló kimutatás`,
      cash_flow_statement: `cash flow kimutatás, cash flow, pénzforgalmi kimutatás`,
      comprehensive_income: `átfogó jövedelemkimutatás, átfogó eredménykimutatás`,
      changes_in_equity: `
        saját tőke változás* kimutatás, sajáttőke változás* kimutatás,
        saját tőke változásai`,
    },
    titleFillers: `
      konszolidált, a, az, és, végződő, évre, évről, én, jén, i, ifrs, szerinti, millió,
      ezer, ft, forint, adatok, egyedi, éves, összevont, üzleti, eszközök, források,
      változat`,
    group: `konszolidált, csoport, összevont`,
    parent: `egyedi, anyavállalat`,
    withSubsidiaries: `és leányvállalatai`,
    decoys: {
      selected: `kiemelt mutatók, főbb mutatók, kiemelt adatok`,
      condensed: `tömörített, rövidített`,
      interim: `évközi, féléves, negyedéves, időközi`,
      segment: `szegmens*`,
      note: `megjegyzés …, megjegyzések …`,
      unaudited: `nem auditált`,
    },
    incomeAndComprehensive: `eredménykimutatás és (egyéb) átfogó`,
    prose: `hogy, volt, nem, amely, valamint`,
    continued: `folytatás`,
    chapter: `pénzügyi kimutatások, éves beszámoló, konszolidált pénzügyi kimutatások`,
    contents: `tartalomjegyzék, tartalom`,
    pages: {
      page: `oldal`,
      running: `éves jelentés, pénzügyi kimutatások`,
      sentence: `a, az, mellékelt, jelen`,
      closing: `
        … megjegyzések … elválaszthatatlan …, … kiegészítő melléklet … elválaszthatatlan …,
        … szerves részét …`,
    },
    rows: {
      income_statement: {
        eps_diluted: `(egy részvényre jutó) hígított …, higított …`,
        eps_basic: `
          egy részvényre jutó (alap) eredmény/nyereség/hozam …,
          (egy részvényre jutó) alap …, részvényenkénti …`,
        discontinued: `… megszűnt tevékenység* …, … megszűnő tevékenység* …`,
        comprehensive_income: `(teljes) átfogó jövedelem/eredmény …, egyéb átfogó jövedelem/eredmény …`,
        income_before_taxes: `adózás előtti eredmény …, adózás előtti nyereség …`,
        income_tax: `
          nyereségadó …, adófizetési kötelezettség, társasági adó …, jövedelemadó …,
          adóráfordítás`,
        net_income_attributable_to_minority: `nem irányító/ellenőrző részesedés* …, kisebbségi részesedés* …`,
        net_income_attributable_to_parent: `
          anyavállalat részvényesei/tulajdonosai …, az anyavállalat részvényeseire …,
          a társaság részvényeseire …`,
        net_income: `
          adózott eredmény, időszak/tárgyévi/éves (nettó) eredmény/eredménye …,
          nettó eredmény, az év eredménye, időszak eredménye`,
        gross_profit: `bruttó fedezet, bruttó eredmény, bruttó nyereség`,
        operating_income: `
          üzemi (üzleti) (tevékenység) eredménye …, üzemi eredmény, működési eredmény,
          üzleti tevékenység eredménye`,
        interest_expense: `pénzügyi műveletek ráfordításai, pénzügyi ráfordítások, kamatráfordítás*`,
        cost_of_revenue: `
          értékesítés (közvetlen) költsége/költségei, értékesített áruk …,
          eladott áruk beszerzési értéke`,
        revenue: `
          árbevétel …, értékesítés nettó árbevétele, nettó árbevétel, bevételek,
          értékesítés árbevétele`,
        expense_line: `… költségek, … ráfordítások …, értékcsökken* …, … költségei, … költség*`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          források összesen, kötelezettségek és saját tőke összesen,
          saját tőke és kötelezettségek összesen, tőke és kötelezettségek összesen,
          források passzívák összesen`,
        total_assets: `eszközök összesen, eszközök aktívák összesen, összes eszköz`,
        total_current_assets: `forgóeszközök (összesen), rövid lejáratú eszközök összesen`,
        total_noncurrent_assets: `befektetett eszközök (összesen), hosszú lejáratú eszközök összesen`,
        total_current_liabilities: `
          rövid lejáratú kötelezettségek (összesen), összes rövid lejáratú kötelezettség`,
        total_noncurrent_liabilities: `
          hosszú lejáratú kötelezettségek (összesen), összes hosszú lejáratú kötelezettség`,
        total_liabilities: `kötelezettségek (összesen), összes kötelezettség`,
        equity_attributable_to_parent: `
          anyavállalat részvényeseire jutó saját tőke …, anyavállalat tulajdonosaira …`,
        total_equity: `saját tőke (összesen), tőke összesen, összes saját tőke`,
        noncontrolling_interests: `nem irányító/ellenőrző részesedés*, kisebbségi részesedés*`,
        cash_and_cash_equivalents: `
          pénzeszközök (és pénzeszköz egyenértékesek), pénzeszközök és egyenértékeseik,
          készpénz és készpénz egyenértékesek`,
        receivables: `vevőkövetelések …, vevők …, követelések`,
        inventories: `készletek`,
        property_plant_equipment: `tárgyi eszközök, ingatlanok gépek és berendezések`,
        goodwill: `üzleti vagy cégérték`,
        intangible_assets: `immateriális javak/eszközök`,
        payables: `szállítói (kötelezettségek|tartozások) …, szállítók …`,
        short_term_debt: `rövid lejáratú hitelek …`,
        long_term_debt: `hosszú lejáratú hitelek …`,
        retained_earnings: `eredménytartalék, felhalmozott eredmény`,
        equity_line: `
          jegyzett tőke, tőketartalék, … tartalék*, saját részvények, adózott eredmény,
          részvénytőke`,
        liability_line: `
          … kötelezettség* …, céltartalékok, … hitelek …, passzív időbeli …,
          halasztott bevétel*`,
        asset_line: `
          … követelések …, … eszközök …, … ingatlanok …, … befektetések …, aktív időbeli …,
          … részesedések`,
      },
      cash_flow_statement: {
        closing_cash: `pénzeszközök … végén …, … egyenértékes* … végén …, pénzeszközök záró …`,
        opening_cash: `pénzeszközök … elején …, … egyenértékes* … elején …, pénzeszközök nyitó …`,
        operating_cash_flow: `
          működési tevékenységből (származó) (nettó) (cash flow|pénzáramlás) …,
          működési tevékenység nettó …, működési cash flow,
          szokásos tevékenységből származó …, nettó pénzeszközök … működési tevékenységből`,
        investing_cash_flow: `
          befektetési tevékenység* (származó) (nettó) (cash flow|pénzáramlás) …,
          befektetési cash flow`,
        financing_cash_flow: `
          finanszírozási tevékenység* (származó) (nettó) (cash flow|pénzáramlás) …,
          pénzügyi műveletekből származó …, pénzügyi tevékenységből származó …`,
        exchange_rate_effect: `… árfolyam* hatása …, … átváltási …`,
        net_change_in_cash: `
          pénzeszközök (nettó) változása …, pénzeszközök … növekedése …,
          pénzeszközök … csökkenése …, nettó pénzeszköz változás …`,
        cash_flow_net_income: `adózás előtti eredmény …, időszak eredménye …, nettó eredmény`,
        depreciation_and_amortization: `értékcsökkenés …, elszámolt amortizáció …`,
        capital_expenditure: `tárgyi eszközök … vásárlása/beszerzése …, befektetett eszközök beszerzése …`,
        dividends_paid: `fizetett osztalék …, osztalékfizetés …, kifizetett osztalék …`,
        debt_repaid: `… hitelek visszafizetése …, hitel* törlesztés* …`,
        debt_issued: `hitelfelvétel …, … hitelek felvétele …`,
        cash_adjustment: `… változása …, … változás, fizetett …, kapott …, egyéb …`,
        investing_line: `… beszerzés* …, … eladás* …, … értékesítés* …`,
        financing_line: `… hitel* …, … lízing* …, részvény* …`,
      },
    },
    comprehensive: `egyéb átfogó jövedelem, átfogó jövedelem, egyéb átfogó eredmény`,
    labels: {
      and: `és`,
      total: `összesen, összes`,
      part: `ebből`,
      deduction: `levonva`,
      attributed: `jutó, ebből`,
      note: `megjegyzés, megjegyzések`,
      joining: `és, a, az, vagy`,
      goesOn: `és, a, az, vagy, valamint`,
      continues: `és, vagy`,
    },
    units: {
      perShare: `egy részvényre jutó, részvényenként*`,
      shares: `részvények száma, részvények átlagos`,
    },
    columns: {
      note: `megjegyzés, megjegyzések, jegyzet, jegyzetek, megj`,
      side: `változás, negyedév, … helyesbít*`,
      whole: `összesen`,
      part: `alaptevékenység, vállalkozási tevékenység`,
    },
    money: {
      thousands: `ezer, eft, e ft`,
      millions: `millió, mft, m ft, milliók`,
      billions: `milliárd, mrd`,
      currencies: {
        HUF: `ft, huf, forint, forintban, eft, mft`,
        EUR: `euró, euróban`,
      },
      hundredths: `fillér`,
      except: `kivéve`,
      opens: `adatok, minden adat, az összegek`,
      presented: `prezentációs pénznem*, beszámolás pénzneme`,
      filler: `
        adatok, minden, adat, az, összegek, szerepelnek, feltüntetve, ha, másként, nincs,
        jelezve`,
    },
    periods: {
      months: `hónap, hónapos, hónapja`,
      weeks: `hét`,
      numerals: { harom: 3, hat: 6, kilenc: 9 },
      wholeYear: `év, üzleti év, évre`,
      halfYear: `félév`,
      quarter: `negyedév`,
      interimReport: `féléves jelentés, időközi jelentés, negyedéves jelentés`,
      currentYear: `tárgyév`,
      previousYear: `előző év`,
      transition: `üzleti év változása`,
      to: '',
      yearEnded: `végződő évre, végződő üzleti évre`,
      besideYear: `december, év, évre, i, én, előző, tárgyév`,
      head: `megjegyzés, adatok, millió, ezer`,
      line: `… végződő évre, december …`,
      restated: `újramegállapított, módosított`,
    },
    meanings: {
      assets: `eszközök`,
      liabilities: `kötelezettségek`,
      equity: `saját tőke`,
      current: `rövid lejáratú, forgóeszközök`,
      noncurrent: `hosszú lejáratú, befektetett eszközök`,
      operating: `működési`,
      investing: `befektetési`,
      financing: `finanszírozási`,
      basic: `alap`,
      diluted: `hígított`,
      opening: `elején, nyitó`,
      closing: `végén, záró`,
      purchase: `beszerzés*, vásárlás*`,
      sale: `eladás*, értékesítés*`,
      repayment: `visszafizetés*, törlesztés*`,
      receivable: `követelések`,
      payable: `szállítók, szállítói`,
      continuing: `folytatódó`,
      discontinued: `megszűnt, megszűnő`,
      before: `előtti`,
      after: `utáni`,
      paid: `fizetett`,
      received: `kapott`,
      income: `bevételek, bevételei`,
      expense: `ráfordítások, költségek`,
      'finance income': `pénzügyi bevételek`,
      'finance expense': `pénzügyi ráfordítások`,
      minority: `nem irányító, kisebbségi`,
      gross: `bruttó`,
      net: `nettó`,
      tangible: `tárgyi`,
      intangible: `immateriális`,
      deferred: `halasztott`,
      gain: `nyereség`,
      loss: `veszteség`,
      debt: `hitelek`,
    },
    reporter: {
      addressee: `részvényeseinek`,
      audited: '',
      self: `társaság, csoport, bank`,
    },
  },
};
