import { phrasesOf } from './phrases.js';

/** Between the first and the last month of a period, in the words of all languages: "July 2021 to June 2022". */
export const UNTIL_WORDS = phrasesOf(`
  to, until, through, bis, bis zum, bis einschließlich, au, à, jusqu'à, al, a, hasta, ao, até, fino a,
  tot, tot en met, t/m, til, till, til og med, till och med, t o m, do, po, ig, până la, până în,
  sampai, sampai dengan, s/d, hingga, đến, đến hết, έως, μέχρι, ως, по, до, إلى, حتى, עד, से, तक, ถึง, 至, 到, から, 부터`);
