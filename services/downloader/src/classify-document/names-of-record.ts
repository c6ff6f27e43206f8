import { canonicalType } from '@fde/contracts';
import type { DocumentRecord } from '@fde/event-log';
import {
  ANNUAL_VARIANTS,
  DOCUMENT_TYPES,
  fileNameOf,
  foldersOf,
  judgeDocument,
  type AnnualVariant,
  type DocumentType,
  type NameContext,
  type NameEvidence,
  type NamedClassification,
} from '@fde/report-classification';

const isType = (text: string): text is DocumentType =>
  (DOCUMENT_TYPES as readonly string[]).includes(text);
const isVariant = (text: string | null): text is AnnualVariant =>
  (ANNUAL_VARIANTS as readonly (string | null)[]).includes(text);

/** A type that a client gave counts as a name, and a good one. */
const CLIENTS_WORD = 0.8;

/** The type as the client gave it: kept at the first classification, which may overwrite it. */
export const typeFromClient = ({
  document_type: type,
  given_type: original,
}: DocumentRecord): string => original ?? type;

const evidenceOf = (document: DocumentRecord): readonly NameEvidence[] => {
  const { url, file_path: path, title } = document;
  const type = typeFromClient(document);
  const parts = URL.canParse(url)
    ? { file: fileNameOf(url), folders: foldersOf(url) }
    : { file: '', folders: '' };
  return (
    [
      { source: 'link', text: title ?? '' },
      { source: 'card', text: isType(canonicalType(type)) ? '' : type },
      { source: 'file', text: parts.file },
      { source: 'file', text: path?.split('/').at(-1) ?? '' },
      { source: 'path', text: parts.folders },
    ] satisfies NameEvidence[]
  ).filter(({ text }) => text !== '');
};

/** What the scrape concluded from the words around the link, which only it saw. */
const asFound = ({
  classification,
  discovery,
  document_type: type,
  fiscal_year: year,
  fiscal_year_uncertain: isGuess,
}: DocumentRecord): NamedClassification | undefined => {
  const seen = discovery?.document_type ?? '';
  if (discovery === null || !isType(seen) || discovery.fiscal_year === null) return undefined;
  // A client that has since set something else knows better; what the pipeline set itself does not
  // count.
  const changed = year !== discovery.fiscal_year || canonicalType(type) !== seen;
  if (classification === null && changed) return undefined;
  // A guess of the scrape gives way to what a classification or a reading has found since.
  const isSettled = classification !== null && discovery.fiscal_year_uncertain && !isGuess;
  return {
    documentType: seen,
    fiscalYear: isSettled ? year : discovery.fiscal_year,
    yearUncertain: discovery.fiscal_year_uncertain && !isSettled,
    fiscalPart: undefined,
    confidence: discovery.confidence,
    variant: isVariant(discovery.variant) ? discovery.variant : undefined,
    language: discovery.language ?? undefined,
    reasons: discovery.reasons,
  };
};

/**
 * A document's kind and year by names alone: as the scrape found it, otherwise by its title,
 * address, file name and what a client said.
 */
export const namesOfRecord = (
  document: DocumentRecord,
  context: NameContext,
): NamedClassification => {
  const found = asFound(document);
  const judged = judgeDocument(evidenceOf(document), context);
  if (found)
    return judged.documentType === found.documentType
      ? { ...found, fiscalPart: judged.fiscalPart }
      : found;
  const type = canonicalType(typeFromClient(document));
  // A record always has a year; that of a client, or a guess, stands until the content says otherwise.
  const year = {
    fiscalYear: document.fiscal_year,
    yearUncertain: document.fiscal_year_uncertain,
  };
  if (!isType(type) || type === 'other') return { ...judged, ...year };
  if (type === judged.documentType) return { ...judged, ...year };
  return {
    ...judged,
    ...year,
    documentType: type,
    variant: undefined,
    confidence: CLIENTS_WORD,
    reasons: [
      `the record says ${type.replaceAll('_', ' ')}`,
      ...judged.reasons.slice(0, 1).map((reason) => `but ${reason}`),
    ],
  };
};
