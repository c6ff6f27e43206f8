import { drawLanguage } from './draw-language.js';

/** French: the terms of groups that report by IFRS. */
export const fr = drawLanguage({
  language: 'fr',
  scale: 1e3,
  currency: 'EUR',
  grouping: ' ',
  decimal: ',',
  note: 'Note',
  years: ['2023', '2022'],
  days: ['31.12.2023', '31.12.2022'],
  income: `
Compte de résultat consolidé
En milliers d'euros
Chiffre d'affaires
Coût des ventes
Marge brute
Frais commerciaux
Frais administratifs
Résultat opérationnel
Produits financiers
Charges financières
Résultat avant impôt
Impôt sur les bénéfices
Résultat net
Résultat net par action (en euros)`,
  balance: `
Bilan consolidé
En milliers d'euros
Actif
Immobilisations corporelles
Écarts d'acquisition
Total des actifs non courants
Stocks
Créances clients
Trésorerie et équivalents de trésorerie
Total des actifs courants
Total de l'actif
Passif
Capital social
Réserves consolidées
Total des capitaux propres
Emprunts et dettes financières non courantes
Total des passifs non courants
Dettes fournisseurs
Total des passifs courants
Total du passif et des capitaux propres`,
  cash: `
Tableau consolidé des flux de trésorerie
En milliers d'euros
Activités opérationnelles
Résultat avant impôt
Dotations aux amortissements
Impôts payés
Flux de trésorerie liés aux activités opérationnelles
Opérations d'investissement
Acquisitions d'immobilisations corporelles
Flux de trésorerie liés aux opérations d'investissement
Opérations de financement
Remboursement d'emprunts
Dividendes versés
Flux de trésorerie liés aux opérations de financement
Variation de la trésorerie
Trésorerie à l'ouverture
Trésorerie à la clôture`,
});
