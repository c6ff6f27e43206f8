import type { FiscalPart } from '@fde/contracts';
import { isInterim, type DocumentType } from '../document-type.js';
import { choosePart } from './choose-part.js';
import { EVIDENCE_SOURCES, type EvidenceSource, type NameEvidence } from './evidence.js';
import { findParts } from './find-parts.js';

/** "3M" of 3M Company, "Q2" of Q2 Holdings: a word of the company's name that would name a part. */
const CODE_WORD = /^(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,3}$/u;
const withoutCompany = (text: string, companyName: string): string =>
  companyName
    .split(/\s+/)
    .filter((word) => CODE_WORD.test(word))
    .reduce(
      (rest, word) =>
        rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'), ' '),
      text,
    );

/** Of what kind of report, by a company whose year ends with which month, if that is known. */
interface PartQuestion {
  readonly type: DocumentType;
  readonly yearEndMonth: number | undefined;
}

/** The one part that the texts of a source name; undefined if they name none, or several. */
const partIn = (
  evidence: readonly NameEvidence[],
  wanted: EvidenceSource,
  { type, yearEndMonth }: PartQuestion,
): FiscalPart | undefined => {
  const texts = evidence.filter(({ source }) => source === wanted).map(({ text }) => text);
  const parts = new Set(
    texts
      .map((text) => choosePart(findParts(text, yearEndMonth), type))
      .filter((part) => part !== undefined),
  );
  return parts.size === 1 ? [...parts][0] : undefined;
};

/** The part of a year by the closest words that name one; the file's own name may not deny it. */
export const judgePart = (
  said: readonly NameEvidence[],
  type: DocumentType,
  { companyName, yearEndMonth }: { readonly companyName: string; readonly yearEndMonth?: number },
): FiscalPart | undefined => {
  if (!isInterim(type)) return undefined;
  const evidence = said.map((each) => ({
    ...each,
    text: withoutCompany(each.text, companyName),
  }));
  const parts = EVIDENCE_SOURCES.map((source) => partIn(evidence, source, { type, yearEndMonth }));
  const closest = parts.find((part) => part !== undefined);
  const byFile = parts[EVIDENCE_SOURCES.indexOf('file')];
  if (closest === undefined || byFile === undefined) return closest;
  const both = [closest, byFile].map((part) => ({ part, form: 'sure' }) as const);
  return choosePart(both, type);
};
