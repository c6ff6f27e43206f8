import type { Evidence } from '@fde/report-classification';

/**
 * What an address is by the look of it and of its link. `pdf`: says that it is one. `maybe_pdf`: a download handler or a
 * link that speaks of a PDF; its headers tell. `package`: an XHTML or ZIP package of the same report. `page`: HTML.
 */
export type LinkKind = 'pdf' | 'maybe_pdf' | 'package' | 'page';

export interface FoundLink {
  /** Absolute, http or https, without fragment. */
  readonly url: string;
  readonly kind: LinkKind;
  /** Where in the page it stood. */
  readonly via: 'link' | 'button' | 'frame' | 'data' | 'script' | 'form' | 'refresh';
  readonly evidence: readonly Evidence[];
  /** The link's own words. */
  readonly text: string;
  readonly rel: string;
  readonly language: string | undefined;
}

/** A page reduced to what the crawl needs: plain data, so that it can cross from the thread that parsed it and be kept. */
export interface PageContent {
  readonly title: string;
  readonly language: string | undefined;
  readonly links: readonly FoundLink[];
  /** True where there were more links than are looked at. */
  readonly truncated: boolean;
  readonly signals: PageSignals;
}

/** What tells a page apart that cannot be read as it is. */
export interface PageSignals {
  /** Letters of visible text. */
  readonly textLength: number;
  readonly scripts: number;
  readonly asksForScripts: boolean;
  readonly hasPasswordField: boolean;
  readonly looksLikeBotCheck: boolean;
}
