import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** French. */
export const fr: ReportLexicon = {
  language: 'fr',
  called: phrasesOf(`
    french, français, française, französisch, francés, francese, frans, fra, franska, fransk,
    ranskaksi, francuski, fransızca, французский, الفرنسية, フランス語, 法语, 프랑스어`),
  months: phrasesOf(`
    janvier janv jan, février févr fev, mars, avril avr, mai, juin, juillet juil, août,
    septembre sept, octobre oct, novembre nov, décembre déc`),
  generic: phrasesOf(`
      savoir, plus, lire, acceder, découvrir, télécharger, téléchargement, fichier, voir, ici, lire, le, la, les, de, du, des, en, et,
    consulter, ouvrir, rapport, complet, version, année, exercice, français, anglais`),
  joins: phrasesOf(`et, avec, incluant, comprenant`),
  smallWords: phrasesOf(`le, la, les, des, et, du, pour, dans, par, sur, une, au`),
  kinds: {
    integratedReport: phrasesOf(`
      rapport annuel intégré, rapport intégré, rapport annuel et de durabilité,
      rapport annuel document d'enregistrement universel, rapport de gestion et états financiers,
      rapport de gestion et comptes consolidés,
      états financiers et rapport des commissaires aux comptes`),
    annualReport: phrasesOf(`
      rapport annuel, rapports annuels, rapport financier annuel, rapports financiers annuels,
      document d'enregistrement universel, document de référence,
      rapport d'activité et rapport financier, rapport financier, documents de référence,
      documents d'enregistrement universel`),
    annualStatements: phrasesOf(`
      comptes de l'exercice, comptes annuels de l'exercice, comptes consolidés, états financiers consolidés, comptes annuels consolidés,
      états financiers annuels, états financiers, états financiers consolidés audités,
      états financiers audités, bilan audité, comptes consolidés audités,
      comptes annuels et consolidés`),
    parentStatements: phrasesOf(`comptes annuels, comptes sociaux, comptes individuels`),
    annualReview: phrasesOf(`
      rapport moral et financier, rapport d'activité, rapports d'activité`),
    shortNames: phrasesOf(`deu, ddr, rfa`),
    halfYear: phrasesOf(`
      rapport semestriel, rapport financier semestriel, semestriel*, premier semestre,
      1er semestre, semestre, s1, rfs, comptes semestriels, états financiers intermédiaires,
      comptes intermédiaires, comptes consolidés semestriels, comptes semestriels consolidés,
      états financiers semestriels, non audité*`),
    quarter: phrasesOf(`
      rapport trimestriel, trimestriel*, trimestre, premier trimestre, troisième trimestre,
      information trimestrielle, chiffre d'affaires du trimestre, t1, t2, t3, t4, neuf mois,
      trois mois`),
    sustainability: phrasesOf(`
      rapport de durabilité, rapport développement durable, rapport de développement durable,
      développement durable, rapport rse, rse, déclaration de performance extra-financière, dpef,
      rapport extra-financier, rapport climat, rapport annuel de développement durable,
      rapport de responsabilité, durabilité`),
    meeting: phrasesOf(`
      procès-verbal de l'assemblée*, compte rendu de l'assemblée*, avis de convocation, brochure de convocation, assemblée générale*, avis de réunion,
      formulaire de vote, résultats des votes, circulaire de sollicitation,
      formulaire de procuration, formulaire de vote par correspondance, circulaire de direction`),
    governance: phrasesOf(`
      rapport sur le gouvernement d'entreprise, rapport de rémunération,
      rapport sur les rémunérations, politique de rémunération, statuts, règlement intérieur,
      code de conduite, code d'éthique, charte, plan de vigilance, gouvernement d'entreprise,
      rapport du président, rapport sur la rémunération, gouvernance`),
    prospectus: phrasesOf(`
      prospectus, prospectus de base, note d'opération, note d'information,
      document d'information, conditions définitives`),
    presentation: phrasesOf(`
      présentation*, présentation investisseurs, journée investisseurs, support de présentation,
      diaporama`),
    pressRelease: phrasesOf(`
      communiqué*, communiqué de presse, communiqués de presse, information réglementée`),
    results: phrasesOf(`résultats annuels`),
    chapter: phrasesOf(`
      annexe aux comptes, annexe aux comptes consolidés, annexes aux comptes consolidés,
      rapport de gestion`),
    unrelated: phrasesOf(`
      stratégie, formulaire*, bulletin*, salarié*, recrutement, guide, manuel, convention*, circulaire*, procès-verbal*, adhésion, plaquette, newsletter*`),
    otherText: phrasesOf(`
      budget prévisionnel, plan d'action*, rapport moral, lettre aux actionnaires, lettre, extrait*, chiffres clés, l'essentiel, en bref, synthèse,
      résumé, transcription, discours, fiche signalétique, cahier, guide de l'actionnaire,
      rapport des commissaires aux comptes, agenda, calendrier financier, brochure,
      message du président, fonds de pension, caisse de retraite, caisse de pension*,
      notice annuelle`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        compte de résultat, compte de résultat consolidé, état du résultat,
        état consolidé du résultat net`),
      rows: phrasesOf(`
        résultat avant impôt, résultat net, résultat par action, impôt sur les bénéfices`),
    },
    balance: {
      titles: phrasesOf(`bilan, bilan consolidé, état de la situation financière`),
      rows: phrasesOf(`
        total actif, total de l'actif, total du passif, total passif, capitaux propres`),
    },
    cash_flow: {
      titles: phrasesOf(`tableau des flux de trésorerie, tableau de flux de trésorerie`),
      rows: phrasesOf(`
        activités opérationnelles, activités d'investissement, activités de financement,
        opérations d'investissement, opérations de financement`),
    },
  },
  periods: {
    previous: phrasesOf(`exercice précédent, période précédente`),
    year: phrasesOf(`année`),
    halfYear: phrasesOf(`premier semestre, semestre clos, six mois`),
    quarter: phrasesOf(`trimestre clos, neuf mois, trois mois`),
    wholeYear: phrasesOf(`exercice clos, exercices clos`),
    yearEnded: phrasesOf(`
      exercice clos le, exercice clos au, exercices clos les, exercice terminé le`),
    fiscalYear: phrasesOf(`exercice`),
    endsOn: phrasesOf(`clos le, clos au, au`),
  },
  cover: {
    audit: phrasesOf(`
      rapport des commissaires aux comptes, nous avons effectué l'audit,
      rapport de l'organe de révision`),
    contents: phrasesOf(`sommaire, table des matières`),
    group: phrasesOf(`consolid*, groupe`),
    pressContact: phrasesOf(`contact presse, relations presse`),
  },
  navigation: {
    annualReports: phrasesOf(`
      rapports annuels, rapport annuel, documents d'enregistrement universel`),
    archives: phrasesOf(`
      rapports, rapports financiers, publications financières, publications et résultats,
      exercices précédents, informations réglementées, information réglementée,
      documents financiers, publications, archives, voir plus, voir tout, tous les rapports`),
    next: phrasesOf(`suivant, page suivante`),
    results: phrasesOf(`
      informations financières, résultats, documents, téléchargements, finances`),
    investors: phrasesOf(`investisseurs, actionnaires, relations investisseurs`),
    away: phrasesOf(`
      presse, actualités, carrières, emploi, contact, confidentialité, calendrier, agenda, cours,
      durabilité, produits, recherche`),
    dateColumn: phrasesOf(`date, publié, publication`),
  },
  forms: {
    everything: phrasesOf(`tous, toutes`),
    accept: phrasesOf(`accepter, tout accepter, continuer, j'accepte`),
    acceptStarts: phrasesOf(`accept`),
    more: phrasesOf(`diapositive suivante, voir tous, voir toutes, tout voir, tous les rapports, rapports plus anciens, rapports antérieurs, plus de rapports, plus de documents, années précédentes, afficher tous, charger plus, voir plus, afficher plus, voir tout, tout afficher, afficher tout, rapports
      précédents, page suivante`),
  },
};
