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

/** What is kept on a document's record about how it was found. */
export const metadataOf = (
  { judgement, url, alsoAt, pages, via }: JudgedDocument,
  now: Date,
): Readonly<Record<string, unknown>> => ({
  title: judgement.title,
  confidence: judgement.confidence,
  reasons: judgement.reasons,
  source_url: url,
  source_page: pages[0] ?? null,
  found_via: via,
  discovered_at: now.toISOString(),
  ...(alsoAt.length > 0 ? { also_at: alsoAt } : {}),
  ...(judgement.language ? { language: judgement.language } : {}),
  ...(judgement.variant ? { variant: judgement.variant } : {}),
  ...(judgement.yearUncertain ? { fiscal_year_uncertain: true } : {}),
  seen: seenOf(judgement),
});

/** What the site said last; a later scrape compares with it and notices a change. */
export const seenOf = ({
  title,
  documentType,
  fiscalYear,
}: NameJudgement): Readonly<Record<string, unknown>> => ({
  title,
  document_type: documentType,
  fiscal_year: fiscalYear,
});
