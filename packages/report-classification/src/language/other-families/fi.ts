import { words, type ReportLexicon } from '../lexicon.js';

/** Finnish. */
export const fi: ReportLexicon = {
  language: 'fi',
  called: words(`
    finnish, suomi, suomeksi, suomenkielinen, finnisch, finnois, finlandés, finlandese, fins,
    finska, finsk, fiński, fince, финский, الفنلندية, フィンランド語, 芬兰语, 핀란드어`),
  months: words(`
    tammikuu tammikuuta, helmikuu helmikuuta, maaliskuu maaliskuuta, huhtikuu huhtikuuta,
    toukokuu toukokuuta, kesäkuu kesäkuuta, heinäkuu heinäkuuta, elokuu elokuuta,
    syyskuu syyskuuta, lokakuu lokakuuta, marraskuu marraskuuta, joulukuu joulukuuta`),
  generic: words(`
    lataa, avaa, tiedosto, asiakirja, lue, lisää, tästä, katso, ja, vuosi, vuoden, vuodelta,
    suomeksi, englanniksi, raportti, raportit, koko`),
  joins: words(`ja, sekä, sisältäen`),
  smallWords: words(`ja, on, ei, että, oli, sekä, ovat, myös, tai, mukaan, vuonna, joka`),
  kinds: {
    integratedReport: words(`
      vuosi- ja vastuullisuusraportti*, vuosi- ja kestävyysraportti*, integroitu raportti,
      tilinpäätös ja toimintakertomus, toimintakertomus ja tilinpäätös,
      hallituksen toimintakertomus ja tilinpäätös`),
    annualReport: words(`
      vuosikertomus*, vuosikertomukset, vuosiraportti*, vuosiraportit, vuosikatsaus*`),
    annualStatements: words(`
      tilinpäätös*, tilinpäätökset, konsernitilinpäätös*, tilintarkastettu tilinpäätös`),
    halfYear: words(`
      puolivuosikatsaus*, puolivuotiskatsaus*, puolivuotisraportti, puolivuosi*`),
    interim: words(`välitilinpäätös`),
    quarter: words(`
      osavuosikatsaus*, osavuosikatsaukset, tilinpäätöstiedote*, liiketoimintakatsaus*,
      neljännes*, kvartaali*`),
    sustainability: words(`
      vastuullisuusraportti*, kestävyysraportti*, yritysvastuuraportti*, vastuullisuus`),
    meeting: words(`
      yhtiökokouskutsu, yhtiökokous*, kutsu yhtiökokoukseen, valtakirja*`),
    governance: words(`
      palkitsemisraportti*, palkitsemispolitiikka, selvitys hallinto- ja ohjausjärjestelmästä,
      hallinnointi*, yhtiöjärjestys, toimintaohje`),
    prospectus: words(`esite, listalleottoesite, ohjelmaesite, perusesite`),
    presentation: words(`esitys*, tulosesitys, pääomamarkkinapäivä*`),
    pressRelease: words(`pörssitiedote*, lehdistötiedote*, tiedote, tiedotteet`),
    chapter: words(`toimintakertomus, tilinpäätöksen liitetiedot, liitetiedot`),
    otherText: words(`
      toimitusjohtajan katsaus, tiivistelmä, ote, tunnusluvut, tilintarkastuskertomus,
      talouskalenteri, eläkekassa, eläkesäätiö*`),
  },
  statements: {
    income: {
      titles: words(`tuloslaskelma, konsernin tuloslaskelma, laaja tuloslaskelma`),
      rows: words(`
        tulos ennen veroja, voitto ennen veroja, tilikauden tulos, tilikauden voitto, tuloverot,
        osakekohtainen tulos, liikevoitto`),
    },
    balance: {
      titles: words(`tase, konsernitase, konsernin tase, rahoitusasema`),
      rows: words(`
        varat yhteensä, oma pääoma yhteensä, velat yhteensä, oma pääoma ja velat yhteensä,
        vastaavaa yhteensä, vastattavaa yhteensä`),
    },
    cash_flow: {
      titles: words(`rahavirtalaskelma, konsernin rahavirtalaskelma`),
      rows: words(`
        liiketoiminnan rahavirta, investointien rahavirta, rahoituksen rahavirta,
        liiketoiminnan rahavirrat`),
    },
  },
  periods: {
    previous: words(`edellinen vuosi, edellinen tilikausi`),
    year: words(`vuosi, vuonna`),
    halfYear: words(`tammi kesäkuu, kuusi kuukautta`),
    quarter: words(`
      tammi maaliskuu, tammi syyskuu, yhdeksän kuukautta, kolme kuukautta`),
    wholeYear: words(`tilikausi, tilikauden, tilikaudelta`),
    yearEnded: words(`tilikausi päättyi`),
    fiscalYear: words(`tilikausi, tilikaudelta`),
    endsOn: words(`päättyi, päättyneeltä`),
  },
  cover: {
    audit: words(`tilintarkastuskertomus, olemme tilintarkastaneet`),
    contents: words(`sisältö, sisällys, sisällysluettelo`),
    group: words(`konserni*`),
    pressContact: words(`lisätietoja medialle`),
  },
  navigation: {
    annualReports: words(`
      vuosikertomukset, vuosikertomus, vuosiraportit, vuosiraportti, tilinpäätökset`),
    archives: words(`
      arkisto, raportit, taloudelliset raportit, julkaisut, aiemmat vuodet, raportit ja esitykset,
      näytä lisää, näytä kaikki, katsaukset, raporttiarkisto`),
    next: words(`seuraava, seuraava sivu`),
    results: words(`
      taloudellinen tieto, talousinformaatio, tulokset, talous, asiakirjat`),
    investors: words(`
      sijoittajat, sijoittajille, osakkeenomistajat, osakkeenomistajille`),
    away: words(`
      uutiset, media, ura, työpaikat, yhteystiedot, tietosuoja, kalenteri, osake, osinko,
      vastuullisuus, tuotteet, haku`),
    dateColumn: words(`päivämäärä, julkaistu`),
  },
  forms: {
    everything: words(`kaikki`),
    accept: words(`hyväksy, hyväksy kaikki`),
    acceptStarts: [],
    more: words(`näytä lisää, lataa lisää`),
  },
};
