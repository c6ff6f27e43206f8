import { drawLanguage } from './draw-language.js';

/** Finnish: the terms of listed groups. */
export const fi = drawLanguage({
  language: 'fi',
  scale: 1e6,
  currency: 'EUR',
  grouping: ' ',
  decimal: ',',
  note: 'Liite',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Konsernin tuloslaskelma
Milj. euroa
Liikevaihto
Hankinnan ja valmistuksen kulut
Bruttokate
Hallinnon kulut
Myynnin ja markkinoinnin kulut
Liikevoitto
Rahoitustuotot
Rahoituskulut
Voitto ennen veroja
Tuloverot
Tilikauden voitto
Laimentamaton osakekohtainen tulos, euroa`,
  balance: `
Konsernin tase
Milj. euroa
Varat
Aineelliset käyttöomaisuushyödykkeet
Liikearvo
Pitkäaikaiset varat yhteensä
Vaihto-omaisuus
Myyntisaamiset
Rahavarat
Lyhytaikaiset varat yhteensä
Varat yhteensä
Oma pääoma ja velat
Osakepääoma
Kertyneet voittovarat
Oma pääoma yhteensä
Pitkäaikaiset lainat
Pitkäaikaiset velat yhteensä
Ostovelat
Lyhytaikaiset velat yhteensä
Oma pääoma ja velat yhteensä`,
  cash: `
Konsernin rahavirtalaskelma
Milj. euroa
Liiketoiminnan rahavirta
Voitto ennen veroja
Poistot
Maksetut verot
Liiketoiminnan nettorahavirta
Investointien rahavirta
Investoinnit aineellisiin hyödykkeisiin
Investointien nettorahavirta
Rahoituksen rahavirta
Pitkäaikaisten lainojen takaisinmaksut
Maksetut osingot
Rahoituksen nettorahavirta
Rahavarojen muutos
Rahavarat tilikauden alussa
Rahavarat tilikauden lopussa`,
});
