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
  type Evidence,
  type NamedClassification,
} from '@fde/report-classification';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const isType = (text: string): text is DocumentType =>
  (DOCUMENT_TYPES as readonly string[]).includes(text);
const isVariant = (text: string | undefined): text is AnnualVariant =>
  (ANNUAL_VARIANTS as readonly (string | undefined)[]).includes(text);

/** A type that a client gave is a name like others, and a good one. */
const CLIENTS_WORD = 0.8;

/** The type as the client gave it: kept at the first classification, which may write another one over it. */
export const givenType = ({ document_type: type, metadata }: DocumentRecord): string =>
  textOf(metadata?.['given_type']) ?? type;

const evidenceOf = (document: DocumentRecord): readonly Evidence[] => {
  const { url, file_path: path, metadata } = document;
  const type = givenType(document);
  const address = URL.canParse(url) ? url : textOf(metadata?.['source_url']);
  const parts =
    address !== undefined && URL.canParse(address)
      ? { file: fileNameOf(address), folders: foldersOf(address) }
      : { file: '', folders: '' };
  return (
    [
      { source: 'link', text: textOf(metadata?.['title']) ?? '' },
      { source: 'card', text: isType(canonicalType(type)) ? '' : type },
      { source: 'file', text: parts.file },
      { source: 'file', text: path?.split('/').at(-1) ?? '' },
      { source: 'path', text: parts.folders },
    ] satisfies Evidence[]
  ).filter(({ text }) => text !== '');
};

interface Seen {
  readonly document_type?: unknown;
  readonly fiscal_year?: unknown;
}

/** What the scrape judged by the words around the link, which it saw and nobody else has. */
const asFound = (document: DocumentRecord): NamedClassification | undefined => {
  const seen = document.metadata?.['seen'] as Seen | undefined;
  const type = textOf(seen?.document_type);
  if (type === undefined || !isType(type) || typeof seen?.fiscal_year !== 'number')
    return undefined;
  // A client that has set something else since knows better; what the pipeline set itself is no such word.
  if (
    document.classification === null &&
    (document.fiscal_year !== seen.fiscal_year || canonicalType(document.document_type) !== type)
  )
    return undefined;
  const { metadata } = document;
  const [confidence, reasons, variant] = [
    metadata?.['confidence'],
    metadata?.['reasons'],
    textOf(metadata?.['variant']),
  ];
  return {
    documentType: type,
    fiscalYear: seen.fiscal_year,
    yearUncertain: metadata?.['fiscal_year_uncertain'] === true,
    confidence: typeof confidence === 'number' ? confidence : 0.5,
    variant: isVariant(variant) ? variant : undefined,
    language: textOf(metadata?.['language']),
    reasons: Array.isArray(reasons)
      ? reasons.filter((each): each is string => typeof each === 'string')
      : [],
  };
};

/** A document's kind and year by names alone: as the scrape found it, else by its title, address, file name and what a client said. */
export const namesOfRecord = (
  document: DocumentRecord,
  context: { readonly companyName: string; readonly nowYear: number },
): NamedClassification => {
  const found = asFound(document);
  if (found) return found;
  const judged = judgeDocument(evidenceOf(document), context);
  const given = canonicalType(givenType(document));
  // A record always has a year; what a client or the scrape has set stands until the content says otherwise.
  const year = { fiscalYear: document.fiscal_year, yearUncertain: false };
  if (!isType(given) || given === 'other') return { ...judged, ...year };
  if (given === judged.documentType) return { ...judged, ...year };
  return {
    ...judged,
    ...year,
    documentType: given,
    variant: undefined,
    confidence: CLIENTS_WORD,
    reasons: [
      `the record says ${given}`,
      ...judged.reasons.slice(0, 1).map((reason) => `but ${reason}`),
    ],
  };
};
