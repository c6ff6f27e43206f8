import type { DocumentDiscovery, DocumentFacts } from '@fde/contracts';
import { judgeDocument, type NameJudgement } from '@fde/report-classification';
import type { FoundDocument } from '../site/found-documents.js';

/** A found document with what its names say about it. */
export interface JudgedDocument extends FoundDocument {
  readonly judgement: NameJudgement;
}

export const judgeFound = (
  documents: readonly FoundDocument[],
  company: { readonly companyName: string; readonly nowYear: number },
): readonly JudgedDocument[] =>
  documents.map((document) => ({
    ...document,
    judgement: judgeDocument(document.evidence, company),
  }));

/** What the words around the links to a document say about it, and where those links stand. */
export const discoveryOf = (
  { judgement, alsoAt, pages, via }: JudgedDocument,
  now: Date,
): DocumentDiscovery => ({
  page: pages[0] ?? null,
  via,
  also_at: [...alsoAt],
  discovered_at: now.toISOString(),
  changed_at: null,
  vanished_at: null,
  document_type: judgement.documentType,
  fiscal_year: judgement.fiscalYear,
  fiscal_year_uncertain: judgement.yearUncertain,
  variant: judgement.variant ?? null,
  language: judgement.language ?? null,
  confidence: judgement.confidence,
  reasons: [...judgement.reasons],
});

/** What is known about a document that was found just now. */
export const factsOf = (document: JudgedDocument, now: Date): Partial<DocumentFacts> => ({
  title: document.judgement.title,
  language: document.judgement.language ?? null,
  variant: document.judgement.variant ?? null,
  fiscal_year_uncertain: document.judgement.yearUncertain,
  discovery: discoveryOf(document, now),
});
