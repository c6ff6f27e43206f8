import type { OpenedElement, XmlHandler } from '../xml/parse-xml.js';
import type { TaggedReportLimits } from '../limits.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { BoundedText } from './bounded-text.js';
import { BoxReader } from './boxes.js';
import { isHidden } from '../style/css.js';
import type { Fact, InlineDocument, TaggedTable } from '../model.js';
import { INLINE, INSTANCE, DIMENSIONS, LINK, XLINK, XML } from './namespaces.js';
import {
  differFrom,
  MOST_TEXT,
  nextOf,
  openTag,
  type OpenContinuation,
  type OpenTag,
} from './open-tag.js';
import { readFact } from './read-fact.js';
import { ResourceReader } from './resources.js';
import { TableReader } from './table-reader.js';
import { PageReader } from '../placed/page-reader.js';
import { pageTables } from '../placed/page-tables.js';
import { StyleRules } from '../style/style-rules.js';

/** Finds a continuation in the other documents of a set. */
export type ContinuationSource = (id: string) => OpenContinuation | undefined;

const NOWHERE: ContinuationSource = () => undefined;

const MOST_RESOURCE_TEXT = 1000;
const MOST_PROBLEMS = 100;

const FACT_KINDS: Readonly<Record<string, Fact['kind']>> = {
  nonFraction: 'number',
  nonNumeric: 'text',
  fraction: 'fraction',
};

const STYLE = 'style';

/** Elements whose text is not displayed. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** How many elements of each kind are open. */
type Inside = 'hidden' | 'unseen' | 'excluded' | 'resources' | 'undisplayed';

/** Handles the events of a document, and collects its facts, resources and tables. */
export class InlineReader implements XmlHandler {
  readonly #facts: (Fact | undefined)[] = [];
  readonly #waiting: OpenTag[] = [];
  readonly #continuations = new Map<string, OpenContinuation>();
  readonly #openTags: OpenTag[] = [];
  readonly #openContinuations: OpenContinuation[] = [];
  readonly #openTuples: string[] = [];
  #tuples = 0;
  readonly #resources = new ResourceReader();
  readonly #tables: TableReader;
  readonly #pages = new PageReader();
  readonly #styles = new StyleRules();
  readonly #boxes = new BoxReader();
  readonly #schemaRefs: string[] = [];
  readonly #problems: string[] = [];
  /** What each open element adds to `#inside`. */
  readonly #path: (Inside | undefined)[] = [];
  /** What the style sheet writes after each element that is open and seen. */
  readonly #textAfter: string[] = [];
  readonly #inside: Record<Inside, number> = {
    hidden: 0,
    unseen: 0,
    excluded: 0,
    resources: 0,
    undisplayed: 0,
  };
  #resourceText = new BoundedText(MOST_RESOURCE_TEXT);
  #isInStyle = false;
  #language: string | undefined;
  #sawInline = false;

  constructor(private readonly limits: Pick<TaggedReportLimits, 'maxFacts' | 'maxCells'>) {
    this.#tables = new TableReader(limits.maxCells);
  }

  open(element: OpenedElement): void {
    const inside = insideOf(element);
    this.#path.push(inside);
    if (element.name === STYLE) this.#isInStyle = true;
    if (inside !== undefined) this.#inside[inside]++;
    if (this.#path.length === 1) this.#language = element.attributeOf(XML, 'lang');
    if (INLINE.has(element.namespace)) this.#openInline(element);
    else if (element.namespace === INSTANCE || element.namespace === DIMENSIONS)
      this.#openResource(element);
    else if (element.namespace === LINK && element.name === 'schemaRef')
      this.#schemaRefs.push(element.attributeOf(XLINK, 'href') ?? '');
    else if (!this.#isUnseen()) {
      const style = this.#styles.of(element);
      this.#tables.open(element, this.#boxes.open(element, style));
      this.#pages.open(style);
      const { before, after } = this.#styles.generated(element);
      this.#show(before);
      this.#textAfter.push(after);
    }
  }

  /** Shows text that is part of no fact. */
  #show(text: string): void {
    if (text === '') return;
    this.#tables.text(text, false);
    this.#pages.text(text, false);
  }

  text(text: string): void {
    if (this.#isInStyle) this.#styles.add(text);
    if (this.#inside.unseen > 0) return;
    if (this.#inside.resources > 0) this.#resourceText.add(text);
    this.#addToTags(text);
    if (this.#isUnseen()) return;
    this.#tables.text(text, this.#isInNumber());
    this.#pages.text(text, this.#isInNumber());
  }

  close(namespace: string, name: string): void {
    if (INLINE.has(namespace)) this.#closeInline(name);
    else if (namespace === INSTANCE || namespace === DIMENSIONS) {
      this.#resources.close(namespace, name, this.#resourceText.text);
      this.#resourceText = new BoundedText(MOST_RESOURCE_TEXT);
    } else if (namespace !== LINK && !this.#isUnseen()) {
      this.#show(this.#textAfter.pop() ?? '');
      this.#tables.close(name, this.#boxes.close());
      this.#pages.close();
    }
    if (this.#isInStyle && name === STYLE) this.#endStyle();
    const inside = this.#path.pop();
    if (inside !== undefined) this.#inside[inside]--;
  }

  /** The text that other documents of its set may continue with. */
  get continuationOf(): ContinuationSource {
    return (id) => this.#continuations.get(id);
  }

  /**
   * What was read; call it after the document has ended. Continuations that it lacks are taken from elsewhere in its
   * set.
   */
  document(name: string, elsewhere: ContinuationSource = NOWHERE): InlineDocument {
    if (!this.#sawInline)
      throw new TaggedReportError('tagged_not_tagged', 'It has no tags of inline XBRL.');
    const problems = [...this.#problems];
    const facts = [...this.#facts];
    for (const tag of this.#waiting) facts[tag.order] = this.#finish(tag, elsewhere, problems);
    return {
      name,
      ...(this.#language === undefined ? {} : { language: this.#language }),
      facts: facts.filter((fact) => fact !== undefined),
      contexts: this.#resources.contexts,
      units: this.#resources.units,
      tables: this.#tablesOrPages(),
      schemaRefs: this.#schemaRefs,
      problems,
    };
  }

  #endStyle(): void {
    this.#isInStyle = false;
    this.#styles.end();
  }

  /** Where most numbers are printed: in tables, or on pages whose lines are placed one by one. */
  #tablesOrPages(): readonly TaggedTable[] {
    const { tables } = this.#tables;
    const pages = pageTables(this.#pages.pieces);
    return countNumbers(pages) > countNumbers(tables) ? pages : tables;
  }

  /** A tag or a continuation has the text that is excluded outside it, if it is itself inside. */
  #addToTags(text: string): void {
    const { excluded } = this.#inside;
    for (const tag of this.#openTags) if (tag.excluded === excluded) tag.text.add(text);
    for (const part of this.#openContinuations) if (part.excluded === excluded) part.text.add(text);
  }

  /** Hidden, in the header, or not displayed: not part of what is printed. */
  #isUnseen(): boolean {
    const { hidden, unseen, resources, undisplayed } = this.#inside;
    return hidden + unseen + resources + undisplayed > 0;
  }

  #isInNumber(): boolean {
    return this.#openTags.some(({ kind }) => kind === 'number');
  }

  #openInline(element: OpenedElement): void {
    const { name } = element;
    this.#sawInline = true;
    if (name === 'tuple') this.#openTuple(element);
    const kind = FACT_KINDS[name];
    if (kind !== undefined) this.#openFact(element, kind);
    if (name === 'continuation') {
      const continuation = {
        id: element.attribute('id') ?? '',
        text: new BoundedText(MOST_TEXT),
        excluded: this.#inside.excluded,
        ...nextOf(element),
      };
      this.#openContinuations.push(continuation);
      this.#continuations.set(continuation.id, continuation);
    }
  }

  /** Its facts stand in it, or name it from elsewhere; it states nothing itself. */
  #openTuple(element: OpenedElement): void {
    this.#tuples++;
    this.#openTuples.push(element.attribute('tupleID') ?? `tuple-${this.#tuples}`);
  }

  #openFact(element: OpenedElement, kind: Fact['kind']): void {
    const order = this.#facts.length;
    if (order >= this.limits.maxFacts)
      throw new TaggedReportError(
        'tagged_too_large',
        `It has more than ${this.limits.maxFacts} facts.`,
      );
    this.#facts.push(undefined);
    const place = { kind, order, isUnseen: this.#isUnseen(), excluded: this.#inside.excluded };
    const tag = openTag(element, { ...place, tuple: this.#openTuples.at(-1) });
    differFrom(this.#openTags.at(-1), tag);
    this.#openTags.push(tag);
    if (kind !== 'number' || tag.isHidden) return;
    this.#tables.takeFact(order);
    this.#pages.takeFact(order);
  }

  #openResource(element: OpenedElement): void {
    this.#resourceText = new BoundedText(MOST_RESOURCE_TEXT);
    this.#resources.open(element);
  }

  #closeInline(name: string): void {
    if (name === 'continuation') this.#openContinuations.pop();
    if (name === 'tuple') this.#openTuples.pop();
    if (FACT_KINDS[name] === undefined) return;
    const tag = this.#openTags.pop();
    if (tag === undefined) return;
    if (tag.next === undefined) this.#facts[tag.order] = this.#finish(tag, NOWHERE, this.#problems);
    else this.#waiting.push(tag);
  }

  #finish(tag: OpenTag, elsewhere: ContinuationSource, problems: string[]): Fact {
    const fact = readFact({ ...tag, text: this.#wholeText(tag, elsewhere, problems) });
    if (fact.problem !== undefined)
      tellIn(problems, `${fact.concept.local} (${fact.id}): ${fact.problem}`);
    return fact;
  }

  /** The text of a tag with that of its continuations; reports a circle of them. */
  #wholeText(tag: OpenTag, elsewhere: ContinuationSource, problems: string[]): string {
    const text = new BoundedText(MOST_TEXT);
    text.add(tag.text.text);
    const seen = new Set<string>();
    for (let next = tag.next; next !== undefined && !text.isFull;) {
      const continuation = this.#continuations.get(next) ?? elsewhere(next);
      if (continuation === undefined || seen.has(next)) {
        const what = `its continuation "${next}" is missing or goes in a circle`;
        tellIn(problems, `${tag.concept.local}: ${what}`);
        break;
      }
      seen.add(next);
      text.add(continuation.text.text);
      next = continuation.next;
    }
    return text.text;
  }
}

/** Cells with numbers. A cell in which a whole page is laid out is one, however many numbers are on it. */
const countNumbers = (tables: readonly TaggedTable[]): number =>
  tables.flatMap(({ rows }) => rows.flat()).filter(({ facts }) => facts.length > 0).length;

const tellIn = (problems: string[], problem: string): void => {
  if (problems.length < MOST_PROBLEMS) problems.push(problem);
};

const insideOf = (element: OpenedElement): Inside | undefined => {
  const { name } = element;
  if (INLINE.has(element.namespace)) {
    if (name === 'hidden') return 'hidden';
    if (name === 'exclude') return 'excluded';
    return name === 'resources' || name === 'references' ? 'resources' : undefined;
  }
  if (UNSEEN.has(name)) return 'unseen';
  return isHidden(element.attribute('style')) ? 'undisplayed' : undefined;
};
