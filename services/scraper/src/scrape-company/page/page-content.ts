import type { AnswerKind, NameEvidence } from '@fde/report-classification';

/**
 * What an address is by the look of it and of its link. `pdf`: says that it is one. `maybe_pdf`: a download handler or a
 * link that speaks of a PDF; its headers tell. `package`: an XHTML or ZIP package of the same report. `data`: JSON or a
 * feed that a script asks for. `page`: HTML.
 */
export type LinkKind = 'pdf' | 'maybe_pdf' | 'package' | 'data' | 'page';

export interface FoundLink {
  /** Absolute, http or https, without fragment. */
  readonly url: string;
  readonly kind: LinkKind;
  /** Where in the page it stood. */
  readonly via: 'link' | 'button' | 'frame' | 'data' | 'script' | 'form' | 'refresh';
  readonly evidence: readonly NameEvidence[];
  /** What the row of a table says in which a page is linked and no document: the page may be the document itself. */
  readonly row?: readonly NameEvidence[];
  /** The link's own words. */
  readonly text: string;
  /** The relation that the page names; `choice` for an address that a form or script makes of what a visitor chooses. */
  readonly rel: string;
  readonly language: string | undefined;
  /** Stands in what surrounds every page of the site: navigation, header, footer. */
  readonly inNavigation?: boolean;
  /** Nothing on the page says that the address exists. */
  readonly guessed?: boolean;
  /** The element says that to follow it is to do something. */
  readonly acts?: boolean;
}

/** Whether the page itself links to a document, not only the navigation around it. */
export const hasOwnDocuments = (links: readonly FoundLink[]): boolean =>
  links.some(({ kind, inNavigation }) => (kind === 'pdf' || kind === 'maybe_pdf') && !inNavigation);

/** A page reduced to what the crawl needs: plain data, so that it can cross from the thread that parsed it and be kept. */
export interface PageContent {
  /** The same for two pages that say the same and link alike, whatever their addresses. */
  readonly print: string;
  readonly title: string;
  readonly language: string | undefined;
  readonly links: readonly FoundLink[];
  /** True if there were more links than are looked at. */
  readonly truncated: boolean;
  readonly signals: PageSignals;
  /** Years that the page lets one choose and that no address leads to. */
  readonly unreachedYears: readonly string[];
  /** A button for more of the list that no address stands behind. */
  readonly hidesMore: boolean;
  /** Where the page only asks for consent before it shows itself. */
  readonly gate?: Gate;
}

/** How a visitor passes a page that asks for consent: by an address, a form, or cookies that its script sets. */
export interface Gate {
  readonly ways: readonly GateWay[];
  readonly cookies: readonly string[];
  /** What a visitor states about himself by passing. */
  readonly statement?: string;
}

export interface GateWay {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Fields of a form, as they are sent. */
  readonly body: string;
}

/** What tells a page apart that cannot be read as it is. */
export interface PageSignals {
  /** Letters of visible text. */
  readonly textLength: number;
  readonly scripts: number;
  readonly asksForScripts: boolean;
  readonly hasPasswordField: boolean;
  readonly looksLikeBotCheck: boolean;
  /** What it says in place of what was asked for. */
  readonly answer?: AnswerKind;
}
