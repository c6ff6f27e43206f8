import { hasOwnDocuments, type PageContent } from '../../page/page-content.js';
import { isShell } from '../crawl-outcome.js';
import type { PlannedPage } from './frontier.js';

/** `hides`: lets one choose what no address leads to. `empty`: shows no document. `maybe`: shows some, but no annual report. */
type Need = 'hides' | 'empty' | 'maybe';

/** A page from which a browser may get more than its plain text holds. */
export interface ScriptPage extends PlannedPage {
  readonly need: Need;
}

const ORDER: readonly Need[] = ['empty', 'hides', 'maybe'];
/** A page that promises this much and shows no annual report is likely filled by its scripts. */
const PROMISING = 7;

const hidesYears = ({ links, unreachedYears }: PageContent): boolean => {
  if (unreachedYears.length < 2) return false;
  const covered = links
    .filter(({ kind }) => kind !== 'page' && kind !== 'data')
    .flatMap(({ evidence, url }) => [url, ...evidence.map(({ text }) => text)])
    .join(' ');
  return unreachedYears.some((year) => !covered.includes(/(?:19|20)\d{2}/.exec(year)?.[0] ?? year));
};

const needOf = (page: PageContent, planned: PlannedPage, annual: number): Need | undefined => {
  if (page.signals.scripts === 0 || page.gate) return undefined;
  const promising = planned.interest >= PROMISING;
  if ((isShell(page) || promising) && !hasOwnDocuments(page.links)) return 'empty';
  if ((promising || annual > 0) && (hidesYears(page) || page.hidesMore)) return 'hides';
  return promising && annual === 0 ? 'maybe' : undefined;
};

/** The pages of a crawl that a browser would have to show, the most promising first. Each is taken once. */
export class ScriptPages {
  #pages: readonly ScriptPage[] = [];
  readonly #known = new Set<string>();

  /** Notes a page that was read; so many annual reports were found on it. */
  note(page: PageContent, planned: PlannedPage, annualReports: number): void {
    const need = this.#known.has(planned.url) ? undefined : needOf(page, planned, annualReports);
    this.#known.add(planned.url);
    if (need) this.#pages = [...this.#pages, { ...planned, need }];
  }

  /** A page of which the list was had in another way. */
  settle(url: string): void {
    const at = this.#pages.findIndex((page) => page.url === url);
    if (at >= 0) this.#pages = this.#pages.toSpliced(at, 1);
  }

  /** The next page to show: where annual reports were found only one that holds back more of them. */
  next(found: boolean): ScriptPage | undefined {
    const [best] = this.waiting(found);
    this.#pages = this.#pages.filter((page) => page !== best);
    return best;
  }

  waiting(found: boolean): readonly ScriptPage[] {
    return this.#pages
      .filter(({ need, interest }) => !found || (need !== 'maybe' && interest >= PROMISING))
      .toSorted((a, b) => ORDER.indexOf(a.need) - ORDER.indexOf(b.need) || b.interest - a.interest);
  }
}
