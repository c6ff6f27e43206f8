import { drawLanguage } from './draw-language.js';

/** Romanian: the terms of listed groups. */
export const ro = drawLanguage({
  language: 'ro',
  scale: 1e3,
  currency: 'RON',
  grouping: '.',
  decimal: ',',
  note: 'Nota',
  years: ['2023', '2022'],
  days: ['31 decembrie 2023', '31 dec. 2022'],
  income: `
Contul de profit și pierdere consolidat pentru anul încheiat la 31 decembrie 2023
(toate sumele sunt exprimate în mii RON)
Cifra de afaceri
Costul vânzărilor
Marja brută
Cheltuieli administrative
Cheltuieli de distribuție
Rezultat din exploatare
Venituri financiare
Cheltuieli financiare
Profit înainte de impozitare
Impozit pe profit
Profit net
Rezultatul pe acțiune (lei)`,
  balance: `
Situația consolidată a poziției financiare la 31 decembrie 2023
(toate sumele sunt exprimate în mii RON)
Active
Imobilizări corporale
Fond comercial
Total active imobilizate
Stocuri
Creanțe comerciale
Numerar și echivalente de numerar
Total active circulante
Total active
Capitaluri proprii și datorii
Capital social
Rezultat reportat
Total capitaluri proprii
Împrumuturi pe termen lung
Total datorii pe termen lung
Datorii comerciale
Total datorii curente
Total capitaluri proprii și datorii`,
  cash: `
Situația consolidată a fluxurilor de trezorerie pentru anul încheiat la 31 decembrie 2023
(toate sumele sunt exprimate în mii RON)
Activități de exploatare
Profit înainte de impozitare
Amortizare
Impozit pe profit plătit
Numerar net din activități de exploatare
Activități de investiții
Achiziția de imobilizări corporale
Numerar net din activități de investiții
Activități de finanțare
Rambursarea împrumuturilor
Dividende plătite
Numerar net din activități de finanțare
Creșterea netă a numerarului
Numerar și echivalente de numerar la începutul anului
Numerar și echivalente de numerar la sfârșitul anului`,
});
