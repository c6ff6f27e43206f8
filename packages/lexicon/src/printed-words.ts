import { phrasesOf } from './phrases.js';

/** Before the day on which a form was printed or issued, which ends no period, in the words of all languages. */
export const PRINTED_WORDS = phrasesOf(`
  printed on, print date, date printed, run date, issued on, date of issue, generated on, emissão, emitido em, data de emissão, impresso em, data de impressão,
  fecha de emisión, fecha de impresión, emitido el, impreso el, data di stampa, stampato il,
  stampato in data, data stampa, édité le, imprimé le, date d'édition, édition du,
  gedruckt am, druckdatum, ausdruck vom, ausgedruckt am, erstellt am, afgedrukt op, afdrukdatum,
  printdatum, utskrivet, utskriven, utskriftsdatum, udskrevet, udskriftsdato, skrevet ut,
  utskriftsdato, tulostettu, tulostuspäivä, data wydruku, wydrukowano, wydruk z dnia,
  datum tisku, vytištěno, dátum tlače, nyomtatás dátuma, data listării, yazdırma tarihi,
  basım tarihi, дата печати, распечатано, дата друку, ημερομηνία εκτύπωσης, ngày in,
  tanggal cetak, dicetak, 打印日期, 打印时间, 列印日期, 印刷日, 出力日, 출력일자`);
