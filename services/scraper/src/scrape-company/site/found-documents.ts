import { EVIDENCE_SOURCES, type NameEvidence } from '@fde/report-classification';
import { canonicalUrl, documentIdentity } from '../page/document-identity.js';
import type { FoundLink } from '../page/page-content.js';

/** A document as far as its links tell: one, however often and in whatever spellings it is linked. */
export interface FoundDocument {
  readonly identity: string;
  /** The first spelling found. */
  readonly url: string;
  /** Other spellings. */
  readonly alsoAt: readonly string[];
  readonly pages: readonly string[];
  readonly via: FoundLink['via'];
  readonly evidence: readonly NameEvidence[];
}

interface Gathered {
  identity: string;
  url: string;
  alsoAt: string[];
  pages: string[];
  via: FoundLink['via'];
  evidence: NameEvidence[];
  /** Pages on which a text stood around the link, by the text. */
  around: Map<string, Set<string>>;
}

const MAX_EVIDENCE = 40;
/** Linked from so many pages, a link is likely one that the site repeats: no page of them was made for it. */
const REPEATED = 3;
/** Sources that speak of a page's content as a whole. */
const OF_THE_PAGE: readonly NameEvidence['source'][] = ['heading', 'page'];
const keyOf = ({ source, text }: NameEvidence): string => `${source}\n${text}`;

/** What stands around a link that many pages repeat says something of it only where it stands around it on most. */
const withoutPassing = ({ evidence, pages, around }: Gathered): readonly NameEvidence[] =>
  pages.length < REPEATED
    ? evidence
    : evidence.filter(
        (each) =>
          !OF_THE_PAGE.includes(each.source) ||
          (around.get(keyOf(each))?.size ?? 0) * 2 > pages.length,
      );

const rank = ({ source }: NameEvidence): number => EVIDENCE_SOURCES.indexOf(source);

/** Gathers links into documents. */
export class FoundDocuments {
  readonly #byIdentity = new Map<string, Gathered>();

  constructor(private readonly max: number) {}

  get count(): number {
    return this.#byIdentity.size;
  }

  has(url: string): boolean {
    return this.#byIdentity.has(documentIdentity(url));
  }

  paths(): ReadonlySet<string> {
    return new Set([...this.#byIdentity.values()].map(({ url }) => new URL(url).pathname));
  }

  /** False if there are as many documents as are recorded in one scrape. */
  add(link: Pick<FoundLink, 'url' | 'via' | 'evidence'>, pageUrl: string): boolean {
    const identity = documentIdentity(link.url);
    const url = canonicalUrl(link.url);
    const known = this.#byIdentity.get(identity);
    if (!known) {
      if (this.#byIdentity.size >= this.max) return false;
      this.#byIdentity.set(identity, {
        identity,
        url,
        alsoAt: [],
        pages: [pageUrl],
        via: link.via,
        evidence: [...link.evidence],
        around: new Map(link.evidence.map((each) => [keyOf(each), new Set([pageUrl])])),
      });
      return true;
    }
    if (known.url !== url && !known.alsoAt.includes(url)) known.alsoAt.push(url);
    if (!known.pages.includes(pageUrl)) known.pages.push(pageUrl);
    for (const each of link.evidence)
      known.around.set(keyOf(each), (known.around.get(keyOf(each)) ?? new Set()).add(pageUrl));
    const texts = new Set(known.evidence.map(keyOf));
    known.evidence.push(
      ...link.evidence
        .filter((each) => !texts.has(keyOf(each)))
        .slice(0, Math.max(0, MAX_EVIDENCE - known.evidence.length)),
    );
    return true;
  }

  /** What had to be chosen to see a document stands above it. */
  addChoices(choices: ReadonlyMap<string, string>): void {
    for (const [identity, text] of choices) {
      const known = this.#byIdentity.get(identity);
      const isSaid = known?.evidence.some(
        (each) => each.source === 'heading' && each.text === text,
      );
      if (known && !isSaid) known.evidence.push({ source: 'heading', text });
    }
  }

  /** In the order found; evidence from close to far, whichever link it came from. */
  all(): readonly FoundDocument[] {
    return [...this.#byIdentity.values()].map(({ around, ...each }) => ({
      ...each,
      evidence: withoutPassing({ ...each, around }).toSorted((a, b) => rank(a) - rank(b)),
    }));
  }
}
