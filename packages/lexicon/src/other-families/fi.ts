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
    lataa, avaa, tiedosto, asiakirja, lue, lisää, tästä, katso, ja, vuosi, vuoden, vuodelta,
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
    more: phrasesOf(`näytä lisää, lataa lisää`),
  },
};
