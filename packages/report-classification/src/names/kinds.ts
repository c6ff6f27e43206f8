import type { AnnualVariant, DocumentType } from '../document-type.js';
import type { KindWords } from '../language/lexicon.js';

/**
 * What a name says about a document, whatever language it is in.
 * `genre`: says what kind of text it is whatever it is about (a presentation of the annual report is a presentation).
 * `subject`: what it is about. `period`: which period. Annual names are the weakest of all.
 */
export interface Kind {
  readonly rank: 'combined' | 'genre' | 'subject' | 'period' | 'annual';
  readonly type: DocumentType;
  /** 0-1: how sure the words alone make. */
  readonly weight: number;
  readonly variant?: AnnualVariant;
  /** True for short forms that mean something in file names only. */
  readonly fileNameOnly?: true;
}

const annual = (weight: number, variant?: AnnualVariant): Kind => ({
  rank: 'annual',
  type: 'annual_report',
  weight,
  ...(variant ? { variant } : {}),
});
const period = (type: DocumentType, weight: number): Kind => ({ rank: 'period', type, weight });
const subject = (type: DocumentType, weight: number): Kind => ({ rank: 'subject', type, weight });
const genre = (type: DocumentType, weight: number): Kind => ({ rank: 'genre', type, weight });

/** Weights: 0.95 names the kind; 0.9 and 0.85 seldom stand for another; below 0.7 the words are used of others too. */
export const KINDS: Readonly<Record<KindWords, Kind>> = {
  integratedReport: { rank: 'combined', type: 'annual_report', weight: 0.9 },
  form10K: annual(0.95, '10-K'),
  form20F: annual(0.95, '20-F'),
  form40F: annual(0.95, '40-F'),
  annualReport: annual(0.95),
  annualStatements: annual(0.85, 'financial_statements'),
  parentStatements: annual(0.6, 'parent_company'),
  statements: annual(0.6, 'financial_statements'),
  annualReview: annual(0.5, 'annual_review'),
  shortNames: { ...annual(0.45), fileNameOnly: true },
  halfYear: period('half_year_report', 0.95),
  interim: period('half_year_report', 0.6),
  quarter: period('quarterly_report', 0.95),
  sustainability: subject('sustainability_report', 0.9),
  sustainabilityMention: subject('sustainability_report', 0.65),
  meeting: subject('proxy_statement', 0.95),
  meetingMention: subject('proxy_statement', 0.7),
  governance: subject('governance', 0.95),
  governanceMention: subject('governance', 0.55),
  prospectus: subject('prospectus', 0.95),
  presentation: genre('presentation', 0.95),
  pressRelease: genre('press_release', 0.95),
  results: genre('press_release', 0.6),
  chapter: { ...genre('other', 0.9), variant: 'chapter' },
  otherText: genre('other', 0.9),
};
