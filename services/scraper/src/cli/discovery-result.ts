import type { Discovery } from './discover-site.js';

/** A discovery's result, as it is printed. */
export interface DiscoveryResult {
  readonly status: 'success' | 'partial' | 'failed';
  readonly outcome: string;
  readonly message: string;
  readonly documents: readonly {
    readonly document_type: string;
    readonly fiscal_year: number;
    readonly fiscal_year_uncertain: boolean;
    readonly confidence: number;
    readonly title: string;
    readonly url: string;
  }[];
  readonly packages: readonly { readonly url: string; readonly title: string }[];
  readonly notes: readonly string[];
  readonly pages: number;
  readonly seconds: number;
}

export const discoveryResult = ({
  report,
  documents,
  outcome,
  message,
  pages,
  seconds,
}: Discovery): DiscoveryResult => ({
  status: report === undefined ? 'failed' : report.outcome.complete ? 'success' : 'partial',
  outcome,
  message,
  documents: documents.map(({ url, judgement }) => ({
    document_type: judgement.documentType,
    fiscal_year: judgement.fiscalYear,
    fiscal_year_uncertain: judgement.yearUncertain,
    confidence: judgement.confidence,
    title: judgement.title,
    url,
  })),
  packages: report?.packages ?? [],
  notes: report?.notes ?? [],
  pages,
  seconds: Math.round(seconds * 10) / 10,
});

/** The same for people: first the annual reports, newest first, then all others. */
export const discoveryLines = (result: DiscoveryResult): readonly string[] => {
  const isAnnual = (type: string): number => (type === 'annual_report' ? 0 : 1);
  const rows = result.documents.toSorted(
    (a, b) =>
      isAnnual(a.document_type) - isAnnual(b.document_type) || b.fiscal_year - a.fiscal_year,
  );
  return [
    ...rows.map(
      (row) =>
        `${row.fiscal_year}${row.fiscal_year_uncertain ? '?' : ' '} ${row.document_type.padEnd(22)} ${row.title.slice(0, 60).padEnd(60)} ${row.url}`,
    ),
    ...result.packages.map(
      ({ url, title }) => `      package                ${title.slice(0, 60).padEnd(60)} ${url}`,
    ),
    ...result.notes.map((note) => `note: ${note}`),
    `${result.status} (${result.outcome}): ${result.message}; ${result.documents.length} documents, ${result.pages} pages, ${result.seconds} s`,
  ];
};
