import type { AnnualVariant, DocumentType } from '../document-type.js';
import type { KindWords } from '@fde/lexicon';

/**
 * What a name says about a document, whatever language it is in. `genre`: the kind of text, whatever it is about (a
 * presentation of the annual report is a presentation). `subject`: what it is about. `period`: which period. Annual
 * names are the weakest of all.
 */
export interface Kind {
  readonly rank: 'combined' | 'genre' | 'subject' | 'period' | 'annual';
  readonly type: DocumentType;
  /** 0-1: how sure the words alone are. */
  readonly weight: number;
  readonly variant?: AnnualVariant;
  /** True for abbreviations that mean something only in file names. */
  readonly fileNameOnly?: true;
  /** True for words that say something of a document, and nothing of those below a heading. */
  readonly ownOnly?: true;
}

const annualKind = (weight: number, variant?: AnnualVariant): Kind => ({
  rank: 'annual',
  type: 'annual_report',
  weight,
  ...(variant ? { variant } : {}),
});
const periodKind = (type: DocumentType, weight: number): Kind => ({ rank: 'period', type, weight });
const subjectKind = (type: DocumentType, weight: number): Kind => ({
  rank: 'subject',
  type,
  weight,
});
const genreKind = (type: DocumentType, weight: number): Kind => ({ rank: 'genre', type, weight });

/** One statement as a file of its own; beside the name of a report its title says nothing. */
export const STATEMENT_ALONE: Kind = {
  ...genreKind('other', 0.38),
  variant: 'chapter',
  ownOnly: true,
};

/** Weights: 0.95 names the kind; 0.9 and 0.85 seldom mean another; words below 0.7 are used for other kinds too. */
export const KINDS: Readonly<Record<KindWords, Kind>> = {
  integratedReport: { rank: 'combined', type: 'annual_report', weight: 0.9 },
  form10K: annualKind(0.95, '10-K'),
  form20F: annualKind(0.95, '20-F'),
  form40F: annualKind(0.95, '40-F'),
  annualReport: annualKind(0.95),
  annualStatements: annualKind(0.85, 'financial_statements'),
  parentStatements: annualKind(0.6, 'parent_company'),
  statements: annualKind(0.6, 'financial_statements'),
  annualReview: annualKind(0.5, 'annual_review'),
  shortNames: { ...annualKind(0.45), fileNameOnly: true },
  halfYear: periodKind('half_year_report', 0.95),
  interim: periodKind('half_year_report', 0.6),
  // Small companies' accounts of a year are unaudited too.
  unaudited: periodKind('half_year_report', 0.65),
  quarter: periodKind('quarterly_report', 0.95),
  sustainability: subjectKind('sustainability_report', 0.9),
  sustainabilityMention: subjectKind('sustainability_report', 0.65),
  meeting: subjectKind('proxy_statement', 0.95),
  meetingMention: subjectKind('proxy_statement', 0.7),
  governance: subjectKind('governance', 0.95),
  governanceMention: subjectKind('governance', 0.55),
  prospectus: subjectKind('prospectus', 0.95),
  presentation: genreKind('presentation', 0.95),
  pressRelease: genreKind('press_release', 0.95),
  results: genreKind('press_release', 0.6),
  chapter: { ...genreKind('other', 0.9), variant: 'chapter' },
  otherText: genreKind('other', 0.9),
  unrelated: { ...genreKind('other', 0.6), ownOnly: true },
};
