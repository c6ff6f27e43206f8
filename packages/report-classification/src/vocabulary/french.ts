import type { PhraseEntry } from './phrase-table.js';

export const FRENCH: readonly PhraseEntry[] = [
  { rank: 'combined', type: 'annual_report', weight: 0.9, phrases: ['rapport annuel intégré', 'rapport intégré', 'rapport annuel et de durabilité', "rapport annuel document d'enregistrement universel"] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: ['rapport annuel', 'rapports annuels', 'rapport financier annuel', 'rapports financiers annuels', "document d'enregistrement universel", 'document de référence', "rapport d'activité et rapport financier", 'rapport financier'] },
  { rank: 'annual', type: 'annual_report', weight: 0.85, variant: 'financial_statements', phrases: ['comptes consolidés', 'états financiers consolidés', 'comptes annuels consolidés', 'états financiers annuels', 'états financiers'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'parent_company', phrases: ['comptes annuels', 'comptes sociaux', 'comptes individuels'] },
  { rank: 'annual', type: 'annual_report', weight: 0.5, variant: 'annual_review', phrases: ["rapport d'activité", "rapports d'activité"] },
  { rank: 'annual', type: 'annual_report', weight: 0.45, fileNameOnly: true, phrases: ['deu', 'ddr', 'rfa'] },
  { rank: 'period', type: 'half_year_report', weight: 0.95, phrases: ['rapport semestriel', 'rapport financier semestriel', 'semestriel*', 'premier semestre', '1er semestre', 'semestre', 's1', 'rfs', 'comptes semestriels'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.95, phrases: ['rapport trimestriel', 'trimestriel*', 'trimestre', 'premier trimestre', 'troisième trimestre', 'information trimestrielle', "chiffre d'affaires du trimestre", 't1', 't2', 't3', 't4', 'neuf mois', 'trois mois'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: ['rapport de durabilité', 'rapport développement durable', 'rapport de développement durable', 'développement durable', 'rapport rse', 'rse', 'déclaration de performance extra-financière', 'dpef', 'rapport extra-financier', 'rapport climat', 'rapport annuel de développement durable', 'rapport de responsabilité', 'durabilité'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.9, phrases: ['avis de convocation', 'brochure de convocation', 'assemblée générale*', 'avis de réunion', 'formulaire de vote', 'résultats des votes', 'circulaire de sollicitation'] },
  { rank: 'subject', type: 'governance', weight: 0.95, phrases: ['rapport sur le gouvernement d\'entreprise', 'rapport de rémunération', 'rapport sur les rémunérations', 'politique de rémunération', 'statuts', 'règlement intérieur', 'code de conduite', "code d'éthique", 'charte', 'plan de vigilance', "gouvernement d'entreprise", 'rapport du président', 'rapport sur la rémunération', 'gouvernance'] },
  { rank: 'subject', type: 'prospectus', weight: 0.95, phrases: ['prospectus', 'prospectus de base', "note d'opération", "note d'information", "document d'information", 'conditions définitives'] },
  { rank: 'genre', type: 'presentation', weight: 0.95, phrases: ['présentation*', 'présentation investisseurs', 'journée investisseurs', 'support de présentation', 'diaporama'] },
  { rank: 'genre', type: 'press_release', weight: 0.95, phrases: ['communiqué*', 'communiqué de presse', 'communiqués de presse', 'information réglementée'] },
  { rank: 'genre', type: 'press_release', weight: 0.6, phrases: ['résultats annuels'] },
  { rank: 'genre', type: 'other', weight: 0.9, phrases: ['lettre aux actionnaires', 'lettre', 'extrait*', 'chiffres clés', "l'essentiel", 'en bref', 'synthèse', 'résumé', 'transcription', 'discours', 'fiche signalétique', 'cahier', 'guide de l\'actionnaire', 'rapport des commissaires aux comptes', 'agenda', 'calendrier financier', 'brochure', 'message du président'] },
];
