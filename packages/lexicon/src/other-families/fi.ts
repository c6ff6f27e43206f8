import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Finnish. */
export const fi: ReportLexicon = {
  language: 'fi',
  called: phrasesOf(`
    finnish, suomi, suomeksi, suomenkielinen, finnisch, finnois, finlandés, finlandese, fins,
    finska, finsk, fiński, fince, финский, الفنلندية, フィンランド語, 芬兰语, 핀란드어`),
  months: phrasesOf(`
    tammikuu tammikuuta, helmikuu helmikuuta, maaliskuu maaliskuuta, huhtikuu huhtikuuta,
    toukokuu toukokuuta, kesäkuu kesäkuuta, heinäkuu heinäkuuta, elokuu elokuuta,
    syyskuu syyskuuta, lokakuu lokakuuta, marraskuu marraskuuta, joulukuu joulukuuta`),
  generic: phrasesOf(`
      lue, lisää, katso, avaa, lataa, avaa, tiedosto, asiakirja, lue, lisää, tästä, katso, ja, vuosi, vuoden, vuodelta,
    suomeksi, englanniksi, raportti, raportit, koko`),
  joins: phrasesOf(`ja, sekä, sisältäen`),
  smallWords: phrasesOf(`ja, on, ei, että, oli, sekä, ovat, myös, tai, mukaan, vuonna, joka`),
  kinds: {
    integratedReport: phrasesOf(`
      vuosi- ja vastuullisuusraportti*, vuosi- ja kestävyysraportti*, integroitu raportti,
      tilinpäätös ja toimintakertomus, toimintakertomus ja tilinpäätös,
      hallituksen toimintakertomus ja tilinpäätös`),
    annualReport: phrasesOf(`
      vuosikertomus*, vuosikertomukset, vuosiraportti*, vuosiraportit, vuosikatsaus*`),
    annualStatements: phrasesOf(`
      tilinpäätös*, tilinpäätökset, konsernitilinpäätös*, tilintarkastettu tilinpäätös`),
    halfYear: phrasesOf(`
      puolivuosikatsaus*, puolivuotiskatsaus*, puolivuotisraportti, puolivuosi*`),
    interim: phrasesOf(`välitilinpäätös`),
    quarter: phrasesOf(`
      osavuosikatsaus*, osavuosikatsaukset, tilinpäätöstiedote*, liiketoimintakatsaus*,
      neljännes*, kvartaali*`),
    sustainability: phrasesOf(`
      vastuullisuusraportti*, kestävyysraportti*, yritysvastuuraportti*, vastuullisuus`),
    meeting: phrasesOf(`
      yhtiökokouskutsu, yhtiökokous*, kutsu yhtiökokoukseen, valtakirja*`),
    governance: phrasesOf(`
      palkitsemisraportti*, palkitsemispolitiikka, selvitys hallinto- ja ohjausjärjestelmästä,
      hallinnointi*, yhtiöjärjestys, toimintaohje`),
    prospectus: phrasesOf(`esite, listalleottoesite, ohjelmaesite, perusesite`),
    presentation: phrasesOf(`esitys*, tulosesitys, pääomamarkkinapäivä*`),
    pressRelease: phrasesOf(`pörssitiedote*, lehdistötiedote*, tiedote, tiedotteet`),
    chapter: phrasesOf(`toimintakertomus, tilinpäätöksen liitetiedot, liitetiedot`),
    otherText: phrasesOf(`
      toimitusjohtajan katsaus, tiivistelmä, ote, tunnusluvut, tilintarkastuskertomus,
      talouskalenteri, eläkekassa, eläkesäätiö*`),
  },
  statements: {
    income: {
      titles: phrasesOf(`tuloslaskelma, konsernin tuloslaskelma, laaja tuloslaskelma`),
      rows: phrasesOf(`
        tulos ennen veroja, voitto ennen veroja, tilikauden tulos, tilikauden voitto, tuloverot,
        osakekohtainen tulos, liikevoitto`),
    },
    balance: {
      titles: phrasesOf(`tase, konsernitase, konsernin tase, rahoitusasema`),
      rows: phrasesOf(`
        varat yhteensä, oma pääoma yhteensä, velat yhteensä, oma pääoma ja velat yhteensä,
        vastaavaa yhteensä, vastattavaa yhteensä`),
    },
    cash_flow: {
      titles: phrasesOf(`rahavirtalaskelma, konsernin rahavirtalaskelma`),
      rows: phrasesOf(`
        liiketoiminnan rahavirta, investointien rahavirta, rahoituksen rahavirta,
        liiketoiminnan rahavirrat`),
    },
  },
  periods: {
    previous: phrasesOf(`edellinen vuosi, edellinen tilikausi`),
    year: phrasesOf(`vuosi, vuonna`),
    halfYear: phrasesOf(`tammi kesäkuu, kuusi kuukautta`),
    quarter: phrasesOf(`
      tammi maaliskuu, tammi syyskuu, yhdeksän kuukautta, kolme kuukautta`),
    wholeYear: phrasesOf(`tilikausi, tilikauden, tilikaudelta`),
    yearEnded: phrasesOf(`tilikausi päättyi`),
    fiscalYear: phrasesOf(`tilikausi, tilikaudelta`),
    endsOn: phrasesOf(`päättyi, päättyneeltä`),
  },
  cover: {
    audit: phrasesOf(`tilintarkastuskertomus, olemme tilintarkastaneet`),
    contents: phrasesOf(`sisältö, sisällys, sisällysluettelo`),
    group: phrasesOf(`konserni*`),
    pressContact: phrasesOf(`lisätietoja medialle`),
  },
  navigation: {
    annualReports: phrasesOf(`
      vuosikertomukset, vuosikertomus, vuosiraportit, vuosiraportti, tilinpäätökset`),
    archives: phrasesOf(`
      arkisto, raportit, taloudelliset raportit, julkaisut, aiemmat vuodet, raportit ja esitykset,
      näytä lisää, näytä kaikki, katsaukset, raporttiarkisto`),
    next: phrasesOf(`seuraava, seuraava sivu`),
    results: phrasesOf(`
      taloudellinen tieto, talousinformaatio, tulokset, talous, asiakirjat`),
    investors: phrasesOf(`
      sijoittajat, sijoittajille, osakkeenomistajat, osakkeenomistajille`),
    away: phrasesOf(`
      uutiset, media, ura, työpaikat, yhteystiedot, tietosuoja, kalenteri, osake, osinko,
      vastuullisuus, tuotteet, haku`),
    dateColumn: phrasesOf(`päivämäärä, julkaistu`),
  },
  forms: {
    everything: phrasesOf(`kaikki`),
    accept: phrasesOf(`hyväksy, hyväksy kaikki`),
    acceptStarts: [],
    more: phrasesOf(
      `näytä kaikki, katso kaikki, vanhemmat raportit, aiemmat vuodet, seuraava sivu, näytä lisää, lataa lisää`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        tuloslaskelma, konsernituloslaskelma, konsernin tuloslaskelma, laaja tuloslaskelma`,
      balance_sheet: `tase, konsernitase, konsernin tase`,
      cash_flow_statement: `rahavirtalaskelma, konsernin rahavirtalaskelma, rahoituslaskelma`,
      comprehensive_income: `laaja tuloslaskelma, laajan tuloksen laskelma`,
      changes_in_equity: `
        oman pääoman muutoslaskelma, laskelma oman pääoman muutoksista,
        oman pääoman muutokset`,
    },
    titleFillers: `
      konsernin, konserni, ifrs, milj, euroa, eur, tuhatta, teur, emoyhtiön, tilikausi,
      tilikaudelta, tammikuuta, joulukuuta, vastaavaa, vastattavaa, fas, ja`,
    group: `konsern*`,
    parent: `emoyhtiö*`,
    withSubsidiaries: '',
    decoys: {
      selected: `tunnusluvut, avainluvut, taloudellista kehitystä kuvaavat`,
      condensed: `lyhennetty, tiivistetty`,
      interim: `osavuosi*, puolivuosi*, neljännes*`,
      segment: `segment*`,
      note: `liitetieto …`,
      unaudited: `tilintarkastamaton, tilintarkastamattomat`,
    },
    incomeAndComprehensive: `laaja tuloslaskelma`,
    prose: `on, ovat, oli, eivät, mukaan, sekä`,
    continued: `jatkuu`,
    chapter: `tilinpäätös, konsernitilinpäätös`,
    contents: `sisällys, sisällysluettelo`,
    pages: {
      page: `sivu`,
      running: `tilinpäätös, vuosikertomus`,
      sentence: `yhtiö, konserni, tämä, liitetiedot`,
      closing: `liitetiedot … olennainen osa, liitetiedot muodostavat …`,
    },
    rows: {
      income_statement: {
        eps_diluted: `
          laimennettu osakekohtainen tulos …, osakekohtainen tulos laimennettu …,
          tulos osake laimennettu …`,
        eps_basic: `
          (laimentamaton) osakekohtainen tulos …, tulos osake …,
          osakekohtainen tulos laimentamaton …`,
        discontinued: `… lopetetut toiminnot …, … lopetetuista toiminnoista …`,
        comprehensive_income: `(tilikauden) laaja tulos …, muut laajan tuloksen erät …`,
        income_before_taxes: `
          voitto ennen veroja, tulos ennen (tilinpäätössiirtoja ja) veroja,
          voitto tappio ennen (tilinpäätössiirtoja ja) veroja, tulos ennen tuloveroja`,
        income_tax: `tuloverot, verot, tuloverot …`,
        net_income_attributable_to_minority: `
          määräysvallattomille omistajille, määräysvallattomat omistajat, vähemmistöosuus,
          vähemmistölle`,
        net_income_attributable_to_parent: `emoyhtiön omistajille, emoyhtiön osakkeenomistajille, emoyhtiön omistajat`,
        net_income: `
          tilikauden voitto, tilikauden tulos, tilikauden voitto tappio, kauden tulos,
          tilikauden tappio`,
        gross_profit: `bruttokate, bruttovoitto`,
        operating_income: `liikevoitto (tappio), liiketulos, liikevoitto …`,
        interest_expense: `rahoituskulut, korkokulut`,
        cost_of_revenue: `
          hankinnan ja valmistuksen kulut, myytyjen tuotteiden kulut,
          materiaalit ja palvelut`,
        revenue: `liikevaihto, liiketoiminnan tuotot`,
        research_and_development: `tutkimus ja kehitys*`,
        expense_line: `… kulut, … kulut …, poistot …, arvonalentumiset, henkilöstökulut`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `oma pääoma ja velat yhteensä, vastattavaa yhteensä, vastattavaa`,
        total_assets: `varat yhteensä, vastaavaa yhteensä, vastaavaa`,
        total_current_assets: `
          lyhytaikaiset varat yhteensä, vaihtuvat vastaavat yhteensä, lyhytaikaiset varat,
          vaihtuvat vastaavat`,
        total_noncurrent_assets: `
          pitkäaikaiset varat yhteensä, pysyvät vastaavat yhteensä, pitkäaikaiset varat,
          pysyvät vastaavat`,
        total_current_liabilities: `
          lyhytaikaiset velat yhteensä, lyhytaikaiset velat,
          lyhytaikainen vieras pääoma (yhteensä)`,
        total_noncurrent_liabilities: `
          pitkäaikaiset velat yhteensä, pitkäaikaiset velat,
          pitkäaikainen vieras pääoma (yhteensä)`,
        total_liabilities: `velat yhteensä, vieras pääoma yhteensä, velat`,
        equity_attributable_to_parent: `
          emoyhtiön omistajille kuuluva oma pääoma …,
          emoyhtiön osakkeenomistajille kuuluva …`,
        total_equity: `oma pääoma yhteensä, oma pääoma`,
        noncontrolling_interests: `määräysvallattomien omistajien osuus, vähemmistöosuus`,
        cash_and_cash_equivalents: `rahavarat, rahat ja pankkisaamiset, käteisvarat …`,
        receivables: `myyntisaamiset …`,
        inventories: `vaihto omaisuus`,
        property_plant_equipment: `aineelliset käyttöomaisuushyödykkeet, aineelliset hyödykkeet …`,
        goodwill: `liikearvo`,
        intangible_assets: `aineettomat hyödykkeet …, muut aineettomat hyödykkeet`,
        payables: `ostovelat …`,
        short_term_debt: `lyhytaikaiset lainat, lyhytaikaiset rahoitusvelat …`,
        long_term_debt: `
          pitkäaikaiset lainat, lainat rahoituslaitoksilta, pitkäaikaiset rahoitusvelat …`,
        retained_earnings: `kertyneet voittovarat, edellisten tilikausien voitto …`,
        equity_line: `osakepääoma, ylikurssirahasto, … rahasto, muuntoerot, tilikauden voitto …`,
        liability_line: `
          … velat, velat …, varaukset, … velat …, siirtovelat, … lainat, saadut ennakot`,
        asset_line: `
          … saamiset …, … omaisuus …, sijoitukset …, … osuudet, maa ja vesialueet,
          rakennukset …, koneet ja kalusto, … varat`,
      },
      cash_flow_statement: {
        closing_cash: `
          rahavarat … lopussa …, rahavarat tilikauden lopussa, likvidit varat … lopussa …`,
        opening_cash: `
          rahavarat … alussa …, rahavarat tilikauden alussa, likvidit varat … alussa …`,
        operating_cash_flow: `liiketoiminnan (netto) rahavirta …, liiketoiminnan nettorahavirta …`,
        investing_cash_flow: `investointien (netto) rahavirta …, investointien nettorahavirta …`,
        financing_cash_flow: `rahoituksen (netto) rahavirta …, rahoituksen nettorahavirta …`,
        exchange_rate_effect: `… valuuttakurssi* …, … kurssi* muuto* vaikutus …`,
        net_change_in_cash: `
          rahavarojen (netto) muutos …, rahavarojen lisäys …, likvidien varojen muutos …`,
        cash_flow_net_income: `
          tilikauden voitto …, tilikauden tulos …, voitto ennen veroja, tulos ennen veroja`,
        depreciation_and_amortization: `poistot …, suunnitelman mukaiset poistot …`,
        capital_expenditure: `investoinnit aineellisiin …, aineellisten … hankinta …`,
        dividends_paid: `maksetut osingot …, osingonmaksu`,
        debt_repaid: `… lainojen takaisinmaksu* …, … lainojen maksut …`,
        debt_issued: `… lainojen nostot …, … lainojen nosto …`,
        cash_adjustment: `oikaisut …, … muutos, maksetut …, saadut …, muut …`,
        investing_line: `investoinnit …, … myynti, luovutustulot …, … hankinta …`,
        financing_line: `… lainojen …, … velkojen …, osakeanti`,
      },
    },
    comprehensive: `muut laajan tuloksen erät, laaja tulos`,
    labels: {
      and: `ja, sekä`,
      total: `yhteensä`,
      part: `josta`,
      deduction: `vähennettynä`,
      attributed: `jakautuminen, josta kuuluu, jakautuu`,
      note: `liite, liitetieto, liitetiedot`,
      joining: `ja, sekä, tai`,
      goesOn: `ja, sekä, tai`,
      continues: `ja, sekä`,
    },
    units: {
      perShare: `osakekohtainen, osaketta kohti, per osake`,
      shares: `osakkeiden lukumäärä, osakkeiden keskimääräinen`,
    },
    columns: {
      note: `liite, liitetieto, liitetiedot`,
      side: `muutos, neljännes`,
    },
    money: {
      thousands: `tuhatta, tuhansina, teur, 1000, t euroa`,
      millions: `milj, miljoonaa, miljoonina, meur`,
      billions: `mrd, miljardia`,
      currencies: {
        EUR: `euroa, eur, euro, euroina, meur, teur`,
      },
      hundredths: `senttiä`,
      except: `paitsi`,
      opens: `luvut, kaikki luvut`,
      presented: `esitetään, esittämisvaluutta`,
      filler: `luvut, ovat, kaikki, esitetty, ellei, toisin`,
    },
    periods: {
      months: `kk, kuukautta, kuukauden`,
      weeks: `viikkoa`,
      numerals: { kolme: 3, kolmen: 3, kuusi: 6, kuuden: 6, yhdeksan: 9 },
      wholeYear: `tilikausi, tilikaudelta, vuosi`,
      halfYear: `puolivuosi, puolivuotis*`,
      quarter: `neljännes, vuosineljännes`,
      interimReport: `osavuosikatsaus, puolivuosikatsaus`,
      currentYear: `tilikausi`,
      previousYear: `edellinen tilikausi, edellinen vuosi`,
      transition: `poikkeava tilikausi`,
      to: '',
      yearEnded: `tilikausi päättyi`,
      besideYear: `vuosi, tilikausi, ifrs`,
      head: `liite, milj, teur, meur`,
      line: `tilikausi …, tammikuuta joulukuuta`,
      restated: `oikaistu, oikaistut`,
    },
    meanings: {
      assets: `varat, vastaavaa`,
      liabilities: `velat, vieras pääoma`,
      equity: `oma pääoma`,
      current: `lyhytaikai*, vaihtuvat`,
      noncurrent: `pitkäaikai*, pysyvät`,
      operating: `liiketoiminnan`,
      investing: `investointien`,
      financing: `rahoituksen`,
      basic: `laimentamaton`,
      diluted: `laimennettu`,
      'cash flow': `rahavirta*`,
      opening: `alussa`,
      closing: `lopussa`,
      purchase: `hankinta, osto`,
      sale: `myynti`,
      repayment: `takaisinmaksu*`,
      receivable: `saamiset, myyntisaamiset`,
      payable: `ostovelat`,
      continuing: `jatkuvat`,
      discontinued: `lopetetut`,
      before: `ennen`,
      after: `jälkeen`,
      paid: `maksetut`,
      received: `saadut`,
      income: `tuotot`,
      expense: `kulut`,
      'finance income': `rahoitustuotot`,
      'finance expense': `rahoituskulut`,
      minority: `määräysvallattom*, vähemmistö*`,
      owners: `emoyhtiön`,
      gross: `brutto*`,
      tangible: `aineelliset`,
      intangible: `aineettomat`,
      deferred: `laskennalliset`,
      gain: `voitto`,
      loss: `tappio`,
      debt: `lainat`,
    },
    reporter: {
      addressee: '',
      audited: '',
      self: `yhtiö, konserni`,
    },
  },
};
