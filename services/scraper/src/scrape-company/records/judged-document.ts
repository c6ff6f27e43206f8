import type { DocumentDiscovery, DocumentFacts } from '@fde/contracts';
import { judgeDocument, type NameJudgement } from '@fde/report-classification';
import type { FoundDocument } from '../site/found-documents.js';
import { otherOwnerOf } from './whose-report.js';

/** A found document with what its names say about it. */
export interface JudgedDocument extends FoundDocument {
  readonly judgement: NameJudgement;
}

export const judgeFound = (
  documents: readonly FoundDocument[],
  company: { readonly companyName: string; readonly nowYear: number },
): readonly JudgedDocument[] =>
  keepApart(
    documents.map((document) => ({
      ...document,
      judgement: judgeDocument(document.evidence, company),
    })),
    company.companyName,
  );

const isAnnual = ({ judgement }: JudgedDocument): boolean =>
  judgement.documentType === 'annual_report';

/**
 * Reports of other bodies are kept, and no annual reports of the company. A name that only has other words than the
 * company's may be its own of earlier years: it counts as another's where the company has a report of that year too.
 */
const keepApart = (
  documents: readonly JudgedDocument[],
  companyName: string,
): readonly JudgedDocument[] => {
  const owners = new Map(
    documents
      .filter(isAnnual)
      .map((each) => [each, otherOwnerOf(each.evidence, companyName, each)]),
  );
  const ownYears = new Set(
    documents
      .filter((each) => isAnnual(each) && owners.get(each) === undefined)
      .map(({ judgement }) => judgement.fiscalYear),
  );
  return documents.map((document) => {
    const owner = owners.get(document);
    const isOther = owner && (owner.sure || ownYears.has(document.judgement.fiscalYear));
    return isOther ? ofOther(document, owner.name) : document;
  });
};

const ofOther = (document: JudgedDocument, name: string): JudgedDocument => ({
  ...document,
  judgement: {
    ...document.judgement,
    documentType: 'other',
    variant: undefined,
    reasons: [`it is another body's: "${name}"`, ...document.judgement.reasons],
  },
});

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
