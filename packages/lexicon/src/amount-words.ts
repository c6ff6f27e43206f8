import { phrasesOf } from './phrases.js';

/** The sentence by which a report states the unit of all its tables, in the words of 21 languages. */
export const AMOUNT_WORDS = {
  /** What it speaks of: amounts, never "key figures". */
  all: phrasesOf(`
    all amounts, all figures, all monetary amounts, all values, amounts are, amounts in,
    amounts expressed in, amounts stated in, alla belopp, samtliga belopp, belopp anges, belopp i,
    beloppen anges, alle beträge, sämtliche beträge, beträge in, alle angaben, angaben in,
    alle zahlen, tous les montants, les montants, montants exprimés, montants en,
    todos los importes, los importes, importes en, importes expresados, todas las cifras,
    todos os valores, os valores, valores em, valores expressos, todos os montantes,
    tutti gli importi, gli importi, importi in, importi espressi, tutti i valori, alle bedragen,
    de bedragen, bedragen in, alle beløb, beløb i, beløb er, alle tal, alle beløp, beløp i,
    beløp er, alle tall, kaikki luvut, kaikki summat, wszystkie kwoty, wszystkie dane, kwoty w,
    všechny částky, částky jsou, všechny údaje, všetky sumy, minden összeg, toate sumele,
    tüm tutarlar, tutarlar, όλα τα ποσά, все суммы, усі суми, seluruh angka`),
  /** What a cover says before the unit of the whole report. */
  ofReport: phrasesOf(`
    jaarrekening in, jaarrekening uitgedrukt in, comptes annuels en, comptes annuels exprimés en,
    jahresabschluss in`),
  /** That it holds wherever nothing else is said. */
  unlessStated: phrasesOf(`
    unless otherwise stated, unless otherwise indicated, unless otherwise noted,
    unless otherwise specified, unless otherwise specifically noted, unless stated otherwise, unless indicated otherwise,
    except where otherwise stated, except where otherwise indicated, om inte annat anges,
    om inte annat särskilt anges, om ej annat anges, om inget annat anges,
    sofern nicht anders angegeben, soweit nicht anders angegeben, wenn nicht anders angegeben,
    sofern nichts anderes angegeben, sauf indication contraire, sauf mention contraire,
    salvo indicación en contrario, salvo indicación contraria, salvo que se indique lo contrario,
    salvo indicazione contraria, se non diversamente indicato, salvo diversa indicazione,
    salvo indicação em contrário, exceto quando indicado, exceto se indicado,
    tenzij anders vermeld, tenzij anders aangegeven, medmindre andet er angivet,
    medmindre andet er anført, hvis ikke annet er angitt, dersom ikke annet er angitt,
    med mindre annet er angitt, ellei toisin mainita, ellei toisin ole mainittu,
    o ile nie wskazano inaczej, o ile nie podano inaczej, o ile nie zaznaczono inaczej,
    není li uvedeno jinak, pokud není uvedeno jinak, ak nie je uvedené inak,
    ha másként nincs jelezve, dacă nu se specifică altfel, aksi belirtilmedikçe,
    εκτός αν αναφέρεται διαφορετικά, если не указано иное, якщо не зазначено інше,
    kecuali dinyatakan lain`),
} as const;

/** Both sides of an account as one head: what is in brackets stands on the first. */
export const ACCOUNT_SIDES: readonly string[] = phrasesOf(`
  debe haber, deve haver, debito credito, débit crédit, dare avere, soll haben, debet kredit`);
