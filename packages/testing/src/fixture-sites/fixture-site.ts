import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a path answers; a string is HTML. */
export type SiteRoute =
  | string
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Buffer;
    }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A site made up for one case of discovery, with what is to be found on it. */
export interface FixtureSite {
  readonly name: string;
  /** Path of the company's page. */
  readonly start: string;
  readonly routes: Readonly<Record<string, SiteRoute>>;
  /** Path (or absolute URL) to fiscal year of every annual report, and of nothing else. */
  readonly annualReports: Readonly<Record<string, number>>;
  /** Types of other documents, if the case is about them. */
  readonly others?: Readonly<Record<string, string>>;
  /** How the scrape ends; `ok` by default. */
  readonly outcome?: string;
  /** Beginnings of paths that must not be asked for: to ask is to act. */
  readonly forbidden?: readonly string[];
  /** How often the site may be asked for something at most, if the case is about that. */
  readonly mostRequests?: number;
}

/** The smallest file with the signature of a PDF; discovery looks no further. */
const PDF_STUB = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
export const pdf = (headers: Readonly<Record<string, string>> = {}): SiteRoute => ({
  headers: { 'content-type': 'application/pdf', ...headers },
  body: PDF_STUB,
});
export const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
  <header><nav><a href="/">Home</a> <a href="/about">About us</a> <a href="/contact">Contact</a> <a href="/privacy.pdf">Privacy policy</a></nav></header>
  <main><h1>${title}</h1>${body}</main><footer><a href="/imprint">Imprint</a> <a href="https://www.linkedin.com/company/x">LinkedIn</a></footer></body></html>`;
