import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** How the names of net cash flows begin: "Flux nets de trésorerie générés par". */
const NET_CASH_FROM = `
  flux (net|nets) (de trésorerie) (net|nets)
    (généré par|générés par|provenant de|provenant des|lié à|liés à|lié aux|liés aux|des|de)`;
/** "Incidence de la variation des", before the rates of currencies. */
const EFFECT_OF = `
  incidence/incidences/effet/effets/impact/impacts (de la|des|de)
    (variation|variations|variation de|variation des|variations de|variations des)`;
const CHARGES_TO = 'dotation aux|dotations aux|dotation nette aux|dotations nettes aux';
/** In the head of a column beside one of gross amounts. */
const NET = 'net|nets|montant net|montants nets';

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
  reading: {
    titles: {
      income_statement: `
        compte de résultat*, compte derésultat*, comptes de résultat/résultats consolidé/consolidés,
        état (consolidé) de/du/des résultat/résultats -(global*|net global*),
        compte/comptes de profits et pertes, compte/comptes de pertes et profits,
        compte/comptes de produits et (de) charges`,
      balance_sheet: `bilan, bilans, état (consolidé) de (la) situation financière`,
      cash_flow_statement: `
        tableau/tableaux/état/états (consolidé) de/des
          (variation de|variation des|variations de|variations des) flux (nets) de trésorerie,
        flux de trésorerie consolidé/consolidés`,
      comprehensive_income: `
        état/tableau (consolidé) du résultat global, état/tableau (consolidé) du résultat net et,
        gains et pertes comptabilisé*`,
      changes_in_equity: `
        variation/variations de/des capitaux propres, état des capitaux propres`,
    },
    titleFillers: `du, de, la, au, un, consolidé, consolidés`,
    group: ``,
    groupInTitles: `*consolidé*`,
    parent: ``,
    withSubsidiaries: `et (ses) filiales`,
    decoys: {
      parent: `*société mère*`,
      selected: ``,
      condensed: ``,
      interim: ``,
      segment: ``,
      note: ``,
      unaudited: ``,
    },
    incomeAndComprehensive: ``,
    supplement: `
      information/informations supplémentaire*/complémentaire*, rapprochement de/du/des`,
    prose: ``,
    continued: `suite`,
    chapter: `*comptes consolidés*/annuels*/sociaux*, *états financiers*`,
    contents: `sommaire`,
    pages: {
      page: `page`,
      running: `*rapport*, *états*`,
      sentence: `le, les, la, ce/ces, voir, dans, nous, notre`,
      closing: `
        *note*/*annexe* … partie intégrante*, *note*/*annexe* … font partie*`,
    },
    rows: {
      income_statement: {
        eps_diluted: `
          … par action* … *dilué* …, … par action* … après dilution* …,
          … *dilué* … par action* …, … après dilution* … par action* …`,
        eps_basic: `… par action* …`,
        shares_basic: `… *nombre (moyen) (pondéré) d'actions* …`,
        income_before_taxes: `… avant impôt* …`,
        income_tax: `
          … *impôt/*impôts sur le/les bénéfice*/résultat*/sociétés* …, impôt* …`,
        net_income_attributable_to_parent: `… *part du groupe* …, … *attribuable aux* …`,
        net_income: `
          … *résultat net* …, … *bénéfice net* …, … *perte nette* …, (#) résultat de l'exercice`,
        gross_profit: `… *marge brute* …, … *bénéfice brut* …`,
        operating_income: `… *résultat opérationnel*/d'exploitation*/courant* …`,
        premiums: `… *primes* …, … *sinistres* …, … *assurance* …`,
        interest: `
          … *intérêts* …, … *coût de l'endettement* …, … *résultat financier* …,
          … *commissions* …, … *produit net bancaire* …`,
        cost_of_revenue: `… *coût/*coûts des ventes*/produits* …, … *achats consommés* …`,
        revenue: `
          … *chiffre d'affaires* …, … *ventes* …, … *produits des activités* …`,
        expense_line: `
          … *charges* …, … *frais* …, … *amortissements* …, … *dotations* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          … *total (du) passif* -(courant*|non courant*|à court|à long) …,
          … *total (du) des passifs et* …,
          … *total (du) (des) capitaux propres et* …, … *total (du) bilan … *passif …`,
        total_assets: `
          … *total (des) actif/actifs, … *total de l'actif* …, … *total du bilan actif …`,
        total_current_assets: `(total|total des) actif/actifs courant* …`,
        total_current_liabilities: `(total|total des) passif/passifs courant* …`,
        total_equity: `
          (total|total des) capitaux propres (de l'ensemble|de l'ensemble consolidé)`,
        equity_line: `
          capital* …, … *réserves* …, … *primes* …, … *intérêts minoritaires* …,
          … *participations ne donnant pas* …, capitaux propres* …`,
        liability_line: `
          … *dettes* …, … *emprunts* …, … *provisions* …, … *fournisseurs* …, … *passifs* …,
          … *impôts différés passif* …`,
        asset_line: `
          … *immobilisations* …, … *stocks* …, … *créances* …, … *clients* …,
          … *trésorerie* …, … *écart/*écarts d'acquisition* …, … *goodwill* …, … *actifs* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `
          -(*investissement*|*financement*) …
            *flux* … *activité*/*exploitation*/*opérationnel* …`,
        investing_cash_flow: `… *flux*/*trésorerie* … *investissement* …`,
        financing_cash_flow: `… *flux*/*trésorerie* … *financement* …`,
        exchange_rate_effect: `
          … *variation*/*incidence*/*effet* … *change*/*devises*/*conversion* …`,
        closing_cash: `… *trésorerie* … *clôture*/*fin* …`,
        opening_cash: `… *trésorerie* … *ouverture*/*début* …`,
        net_change_in_cash: `… *variation (nette) de (la) trésorerie* …`,
        financing_line: `
          … *dividendes* …, … *émission/*émissions d'emprunt* …, … *remboursement* …`,
        investing_line: `… *acquisition* …, … *cession* …`,
        cash_adjustment: `
          … *amortissements* …, … *besoin en fonds* …, … *impôt/*impôts pay* …,
          … *stocks* …, … *créances* …`,
      },
    },
    names: {
      revenue: [
        `chiffre d'affaires (consolidé|net|total)`,
        `(total des) produits des activités ordinaires (nettes), (total des) ventes (nettes)`,
      ],
      cost_of_revenue: [
        `
          coût/coûts des ventes, coût/coûts des produits vendus,
          coût/coûts des marchandises vendues`,
      ],
      gross_profit: [`marge brute, bénéfice brut, résultat brut`],
      research_and_development: [
        `frais/dépenses/charges de recherche et (de) développement`,
        `recherche et développement`,
      ],
      operating_income: [`résultat opérationnel/d'exploitation`],
      interest_expense: [
        `
          coût de l'endettement financier (net|brut), charges d'intérêt/d'intérêts,
          charges financières`,
      ],
      income_before_taxes: [
        `
          résultat/bénéfice (net) (consolidé|des activités poursuivies)
            avant impôt/impôts …`,
      ],
      income_tax: [
        `
          (charge) impôt/impôts/d'impôt/d'impôts sur (les)
            bénéfice/bénéfices/résultat/résultats/sociétés`,
        `impôt/impôts (et taxes sur le résultat)`,
      ],
      net_income: [
        `
          résultat/bénéfice net
            (consolidé|de l'ensemble consolidé|de l'exercice|total)`,
      ],
      net_income_attributable_to_parent: [
        `(dont) résultat/bénéfice net part du groupe`,
        `(dont) attribuable aux actionnaires*/propriétaires* …, (dont) part du groupe* …`,
      ],
      net_income_attributable_to_minority: [
        `
          (dont) (résultat net) (part des) intérêts minoritaires,
          (dont) (résultat net) (part des) participations ne donnant pas le contrôle,
          (dont) (résultat net) (part des) minoritaires`,
      ],
      eps_basic: [
        `
          résultat/bénéfice (net) (part du groupe) (de base) par action (de base),
          résultat/bénéfice (net) (part du groupe) (de base) par action (de base) …`,
        `de base* …`,
      ],
      eps_diluted: [
        `
          résultat/bénéfice (net) (part du groupe) (dilué) par action (après dilution|dilué),
          résultat/bénéfice (net) (part du groupe) (dilué) par action (après dilution|dilué) …`,
        `dilué* …`,
      ],
      cash_and_cash_equivalents: [`trésorerie et équivalents de trésorerie, disponibilités`],
      receivables: [`créances clients, créances clients et …, clients et comptes rattachés`],
      inventories: [`stocks (et en cours|et encours) (nets)`],
      total_current_assets: [
        `(total|total des) actif/actifs courant/courants, total de l'actif courant/courants`,
      ],
      property_plant_equipment: [`immobili*ations corporelles (nettes)`],
      goodwill: [`écart/écarts d'acquisition (net|nets), goodwill (net|nets)`],
      intangible_assets: [`(autres) immobili*ations incorporelles (nettes)`],
      total_noncurrent_assets: [
        `
          (total|total des) actif/actifs non courant/courants,
          total de l'actif non courant/courants`,
      ],
      total_assets: [`total (général) (des|du) actif/actifs, total (général) de l'actif/l'actifs`],
      payables: [
        `
          (dettes) fournisseurs, (dettes) fournisseurs et comptes rattachés,
          (dettes) fournisseurs et autres …`,
      ],
      short_term_debt: [
        `
          (emprunts et) dettes financières courantes,
          (emprunts et) dettes financières à court terme`,
      ],
      total_current_liabilities: [`(total|total des|total du) passif/passifs courant/courants`],
      long_term_debt: [
        `
          (emprunts et) dettes financières non courantes,
          (emprunts et) dettes financières à long terme`,
      ],
      total_noncurrent_liabilities: [
        `(total|total des|total du) passif/passifs non courant/courants`,
      ],
      retained_earnings: [`résultat/résultats accumulés, réserves consolidées, report à nouveau`],
      noncontrolling_interests: [
        `intérêts minoritaires, participations ne donnant pas le contrôle`,
      ],
      equity_attributable_to_parent: [
        `capitaux propres attribuables aux …, capitaux propres part du groupe`,
      ],
      total_equity: [`(total|total des) capitaux propres (de l'ensemble consolidé|totaux)`],
      total_liabilities_and_equity: [
        `total (général) (du) passif (et capitaux propres|et des capitaux propres)`,
        `
          total (des) passif/passifs et (des) capitaux propres,
          total (des) capitaux propres et (des|du) passif/passifs`,
      ],
      cash_flow_net_income: [`résultat net …`],
      depreciation_and_amortization: [
        `
          (${CHARGES_TO}) amortissement/amortissements,
          (${CHARGES_TO}) amortissement/amortissements et/dépréciations …`,
      ],
      operating_cash_flow: [
        `
          ${NET_CASH_FROM} (les) activité/activités opérationnelle/opérationnelles,
          ${NET_CASH_FROM} (les) exploitation/l'exploitation/activité/l'activité,
          ${NET_CASH_FROM} (les) activité/activités/opérations d'exploitation`,
        `variation de (la) trésorerie issue des opérations d'exploitation`,
      ],
      capital_expenditure: [
        `
          investissement/investissements d'exploitation,
          acquisition/acquisitions d'immobili*ations (incorporelles et) corporelles* …,
          acquisition/acquisitions d'immobili*ations`,
      ],
      investing_cash_flow: [
        `flux … investissement/investissements/d'investissement/d'investissements`,
      ],
      dividends_paid: [`dividendes … versé/versés …`, `dividendes payés …`],
      financing_cash_flow: [`flux … financement`],
      exchange_rate_effect: [
        `
          ${EFFECT_OF} cours/taux de change* …, ${EFFECT_OF} écart/écarts de conversion* …,
          ${EFFECT_OF} change*/devises* …`,
      ],
      net_change_in_cash: [
        `
          variation/augmentation/diminution (diminution) (nette) de (la) trésorerie,
          variation/augmentation/diminution (diminution) (nette) de (la) trésorerie et …`,
      ],
      opening_cash: [
        `
          trésorerie* … à l'ouverture* …, trésorerie* … d'ouverture* …,
          trésorerie* … au/en début* …`,
      ],
      closing_cash: [
        `
          trésorerie* … à la clôture*/fin* …, trésorerie* … de clôture* …,
          trésorerie* … en fin* …`,
      ],
    },
    comprehensive: `
      *autres éléments du résultat*, *résultat global*, *élément/*éléments recyclable*,
      *reclassé/*reclassés (ultérieurement) en résultat*`,
    labels: {
      and: `et`,
      total: `total`,
      totals: `total …, sous total …`,
      part: `dont`,
      deduction: `moins`,
      attributed: `attribuable*`,
      bothSides: `passif`,
      numberless: `engagements hors bilan, engagements et passifs éventuels`,
      runTogether: ``,
      note: `(voir) note/notes`,
      joining: `de, du, la, le, les, et, d, l, des`,
      goesOn: `par, en, de, des, et`,
      continues: `et, ou, de l'exercice, à l'ouverture, à la clôture`,
    },
    units: { perShare: `par action*`, shares: `*nombre* … d'actions*` },
    columns: {
      note: `note, notes, annexe, annexes, ann, renvoi, renvois, réf, code, codes`,
      side: `*variation*, *trimestre*, *semestre*`,
      gross: `brut, bruts, brute, brutes`,
      group: `groupe, *consolidé*`,
      company: `société mère, social`,
      whole: `groupe*, *total`,
      part: `société mère*`,
      proForma: `pro forma, proforma`,
      unaudited: `non audité*`,
      budget: `budget`,
    },
    money: {
      thousands: `millier, milliers`,
      millions: `million, millions, mio`,
      billions: `milliard, milliards, md, mds`,
      currencies: {
        USD: `dollar/dollars américain/américains/us, dollar/dollars des états-unis`,
        CAD: `dollar/dollars canadien/canadiens`,
        GBP: `livre/livres sterling`,
        CHF: `franc/francs suisse/suisses`,
        XOF: `franc/francs cfa`,
        MAD: `
          dirham/dirhams marocain/marocains, en dirham/dirhams,
          milliers/millions de dirham/dirhams`,
        TND: `dinar/dinars tunisien/tunisiens`,
        DZD: `dinar/dinars algérien/algériens`,
        CNY: `yuan, yuans`,
      },
      hundredths: `centime, centimes`,
      nil: `néant`,
      except: `sauf, hormis, à l'exception`,
      in: `en`,
      opens: `(montants|chiffres|exprimés) en`,
      presented: `
        monnaie de présentation, exprimés/exprimées/présentés/présentées en`,
      filler: `
        en, le, les, la, de, des, d, du, sont, montant, montants, chiffres, données, valeur,
        valeurs, exprimé/exprimés/exprimée/exprimées, présenté/présentés/présentée/présentées,
        indication, indications, contraire, contraires, exercice, exercices, clos, annexe, annexes,
        au, janvier, février, mars, avril, juin, juillet, août, septembre, octobre, novembre,
        décembre`,
    },
    periods: {
      monthNames: `
        janvier janv, février févr fév, mars, avril avr, mai, juin, juillet juil, août,
        septembre sept, octobre oct, novembre nov, décembre déc`,
      months: `mois`,
      weeks: `semaines`,
      heads: {
        days: `jour, jours`,
        weeks: `semaine, semaines`,
        months: `mois`,
        years: `an, ans, année, années`,
      },
      numerals: { trois: 3, six: 6, neuf: 9, douze: 12 },
      wholeYear: `exercice, exercices`,
      halfYear: `semestre*`,
      quarter: `trimestre*`,
      interimReport: `
        rapport (financier) semestriel*/trimestriel*, semestriels,
        comptes/rapport/rapports/situation/situations/bilan/bilans (*) (*)
          intermédiaire/intermédiaires,
        états financiers (*) (*) intermédiaire/intermédiaires`,
      currentYear: `
        (${NET}) exercice/année (n|en cours|courant|courante) (net|nets), (${NET}) n,
        total/totaux (de) l'exercice`,
      previousYear: `
        (${NET}) exercice/année précédent/précédente/n-1 (net|nets), (${NET}) n-1,
        total/totaux (de) l'exercice précédent`,
      transition: `création, constitution de la société`,
      to: `au`,
      ordinal: `er`,
      yearEnded: `exercice clos le, exercice couvrant la période du # au`,
      fiscal: `exercice`,
      joiners: `de`,
      besideYear: `au, exercice`,
      head: `
        exercice, exercices, année, années, note, notes, en, libellé, libellés, rubrique,
        rubriques, désignation`,
      line: ``,
      lineOpens: `
        (pour) (le|les) exercice/exercices/année/années/période/périodes,
        (pour) l'exercice/l'année`,
      restated: `*retraité*`,
    },
    amendedReport: `
      rapport (annuel|financier) rectifié/corrigé/amendé, annule et remplace`,
    meanings: {
      debt: `
        emprunt, emprunts, dettes financières, billets de trésorerie, concours bancaires,
        découvert, découverts`,
      assets: `actif, actifs`,
      liabilities: `passif, passifs`,
      equity: `capitaux propres`,
      current: `courant, courants, courante, courantes, court terme`,
      noncurrent: `
        non courant/courants/courante/courantes, à long terme, long terme, immobili*ations`,
      operating: `exploitation, opérationnelle, opérationnelles`,
      investing: `investissement, investissements`,
      financing: `financement`,
      basic: `de base, avant dilution`,
      diluted: `dilué, dilués, après dilution`,
      'cash flow': `trésorerie`,
      opening: `début, ouverture`,
      closing: `fin, clôture`,
      receivable: `créances`,
      payable: `dettes`,
      continuing: `continuées`,
      discontinued: `abandonnées`,
      before: `avant`,
      after: `après`,
      paid: `payé, payés`,
      received: `reçu, reçus`,
      income: `produits`,
      expense: `charges`,
      gross: `brut`,
      gain: `produit, produits, bénéfice, bénéfices`,
      loss: `perte, pertes`,
    },
    reporter: {
      addressee: `
        aux actionnaires de (la société), à l'assemblée générale de (la société)`,
      audited: `comptes consolidés/annuels de (la société)`,
      comprising: `qui comprennent, comprenant`,
      self: `société, groupe, banque`,
      opensDefinition: `la, le`,
      selfAlone: `confidentiel, strictement confidentiel, projet`,
    },
  },
};
