import { extname } from 'node:path';
import {
  BOTH_KINDS_COMPANY,
  bothKindsReports,
  CHANGING_COMPANY,
  CHANGING_TICKER,
  changingReports,
  DEMO_COMPANY,
  DEMO_TICKER,
  demoReports,
  type DemoDocument,
} from '@fde/testing/fixture-reports';
import { zipSync } from 'fflate';
import type { SiteContent } from './demo-site.js';

const HEADINGS: Readonly<Record<DemoDocument['kind'], string>> = {
  annual_report: 'Annual reports',
  quarterly_report: 'Quarterly results',
  presentation: 'Presentations',
  sustainability_report: 'Sustainability',
};

/** Content types of a site's files, by extension. */
const FORMATS: Readonly<Record<string, { readonly type: string; readonly name: string }>> = {
  '.pdf': { type: 'application/pdf', name: 'PDF' },
  '.xhtml': { type: 'application/xhtml+xml', name: 'ESEF' },
  '.zip': { type: 'application/zip', name: 'ESEF package' },
};

const formatOf = ({ fileName }: DemoDocument): { readonly type: string; readonly name: string } =>
  FORMATS[extname(fileName)] ?? { type: 'application/octet-stream', name: 'file' };

const section = (documents: readonly DemoDocument[], kind: DemoDocument['kind']): string => {
  const links = documents
    .filter((document) => document.kind === kind)
    .toSorted((a, b) => b.fiscalYear - a.fiscalYear)
    .map((document) => {
      const { fileName, title } = document;
      return `      <li><a href="/media/${fileName}">${title} (${formatOf(document).name})</a></li>`;
    });
  return `    <h2>${HEADINGS[kind]}</h2>\n    <ul>\n${links.join('\n')}\n    </ul>`;
};

const KINDS = [
  'annual_report',
  'quarterly_report',
  'presentation',
  'sustainability_report',
] as const;

const page = (company: string, documents: readonly DemoDocument[]): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${company}: Investor relations</title></head>
  <body>
    <h1>${company}: Reports and presentations</h1>
${KINDS.filter((kind) => documents.some((document) => document.kind === kind))
  .map((kind) => section(documents, kind))
  .join('\n')}
  </body>
</html>
`;

export interface InventedCompany {
  readonly name: string;
  readonly ticker: string;
  readonly documents: readonly DemoDocument[];
  readonly contentOf: (path: string) => SiteContent;
}

const siteOf = (
  name: string,
  ticker: string,
  documents: readonly DemoDocument[],
): InventedCompany => {
  const files = new Map(
    documents.map((document) => [
      `/media/${document.fileName}`,
      { bytes: document.bytes, type: formatOf(document).type },
    ]),
  );
  const index = { bytes: Buffer.from(page(name, documents)), type: 'text/html; charset=utf-8' };
  return {
    name,
    ticker,
    documents,
    contentOf: (path) => (path === '/' || path === '/index.html' ? index : files.get(path)),
  };
};

/** The site of an invented company: six annual reports, and decoys. */
export const inventedCompany = async (): Promise<InventedCompany> =>
  siteOf(DEMO_COMPANY, DEMO_TICKER, await demoReports());

/**
 * The site of a company whose year end, shares, currency and scale change within ten years, and some of whose reports
 * are missing.
 */
export const changingCompany = async (): Promise<InventedCompany> =>
  siteOf(CHANGING_COMPANY, CHANGING_TICKER, await changingReports());

/** A tagged report as the report package that authorities ask for; other documents as they are. */
const inPackage = (document: DemoDocument): DemoDocument => {
  if (!document.fileName.endsWith('.xhtml')) return document;
  const name = document.fileName.replace(/\.xhtml$/, '');
  const bytes = zipSync({ [`${name}/reports/${document.fileName}`]: document.bytes });
  return { ...document, fileName: `${name}.zip`, bytes };
};

/** The site of a company that offers its newest report as a PDF and as a report package, and older ones only as PDFs. */
export const companyWithPackage = async (): Promise<InventedCompany> =>
  siteOf(BOTH_KINDS_COMPANY, 'HLDN', (await bothKindsReports()).map(inPackage));

/** The site of a company that offers its newest report as a PDF and in inline XBRL, and older ones only as PDFs. */
export const companyWithBothKinds = async (): Promise<InventedCompany> =>
  siteOf(BOTH_KINDS_COMPANY, 'HLDN', await bothKindsReports());
