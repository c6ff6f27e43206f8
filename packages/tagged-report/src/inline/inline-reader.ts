import type { OpenedElement, XmlHandler } from '../xml/parse-xml.js';
import type { TaggedReportLimits } from '../limits.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { BoundedText } from './bounded-text.js';
import { isHidden } from './css.js';
import type { Fact, InlineDocument } from './model.js';
import { INLINE, INSTANCE, DIMENSIONS, LINK, SCHEMA_INSTANCE, XLINK, XML } from './namespaces.js';
import { readFact, type ClosedTag } from './read-fact.js';
import { qualifiedName, ResourceReader } from './resources.js';
import { TableReader } from './table-reader.js';

type OpenTag = Omit<ClosedTag, 'text'> & { readonly text: BoundedText; readonly next?: string };

interface OpenContinuation {
  readonly id: string;
  readonly text: BoundedText;
  readonly next?: string;
}

/** A number has a few digits. A note may have a hundred pages, and its beginning is enough to say what it is. */
const MOST_NUMBER_TEXT = 200;
const MOST_TEXT = 4000;
const MOST_RESOURCE_TEXT = 1000;
const MOST_PROBLEMS = 100;

const FACT_KINDS: Readonly<Record<string, Fact['kind']>> = {
  nonFraction: 'number',
  nonNumeric: 'text',
  fraction: 'fraction',
};

/** Elements whose text is not displayed. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** How many elements of each kind are open. */
type Inside = 'hidden' | 'unseen' | 'excluded' | 'resources' | 'undisplayed';

/** Handles the events of a document, and collects its facts, resources and tables. */
export class InlineReader implements XmlHandler {
  readonly #facts: (Fact | undefined)[] = [];
  readonly #waiting: { readonly tag: OpenTag; readonly order: number }[] = [];
  readonly #continuations = new Map<string, OpenContinuation>();
  readonly #openTags: OpenTag[] = [];
  readonly #openContinuations: OpenContinuation[] = [];
  readonly #resources = new ResourceReader();
  readonly #tables: TableReader;
  readonly #schemaRefs: string[] = [];
  readonly #problems: string[] = [];
  /** What each open element adds to `#inside`. */
  readonly #path: (Inside | undefined)[] = [];
  readonly #inside: Record<Inside, number> = {
    hidden: 0,
    unseen: 0,
    excluded: 0,
    resources: 0,
    undisplayed: 0,
  };
  #resourceText = new BoundedText(MOST_RESOURCE_TEXT);
  #language: string | undefined;
  #sawInline = false;

  constructor(private readonly limits: Pick<TaggedReportLimits, 'maxFacts' | 'maxCells'>) {
    this.#tables = new TableReader(limits.maxCells);
  }

  open(element: OpenedElement): void {
    const inside = insideOf(element);
    this.#path.push(inside);
    if (inside !== undefined) this.#inside[inside]++;
    if (this.#path.length === 1) this.#language = element.attributeOf(XML, 'lang');
    if (INLINE.has(element.namespace)) this.#openInline(element);
    else if (element.namespace === INSTANCE || element.namespace === DIMENSIONS)
      this.#openResource(element);
    else if (element.namespace === LINK && element.name === 'schemaRef')
      this.#schemaRefs.push(element.attributeOf(XLINK, 'href') ?? '');
    else if (!this.#isUnseen()) this.#tables.open(element);
  }

  text(text: string): void {
    if (this.#inside.unseen > 0) return;
    if (this.#inside.resources > 0) this.#resourceText.add(text);
    if (this.#inside.excluded === 0) {
      for (const tag of this.#openTags) tag.text.add(text);
      for (const continuation of this.#openContinuations) continuation.text.add(text);
    }
    if (!this.#isUnseen()) this.#tables.text(text, this.#isInNumber());
  }

  close(namespace: string, name: string): void {
    if (INLINE.has(namespace)) this.#closeInline(name);
    else if (namespace === INSTANCE || namespace === DIMENSIONS) {
      this.#resources.close(namespace, name, this.#resourceText.text);
      this.#resourceText = new BoundedText(MOST_RESOURCE_TEXT);
    } else if (namespace !== LINK && !this.#isUnseen()) this.#tables.close(name);
    const inside = this.#path.pop();
    if (inside !== undefined) this.#inside[inside]--;
  }

  /** What was read; call it after the document has ended. */
  document(name: string): InlineDocument {
    if (!this.#sawInline)
      throw new TaggedReportError('tagged_not_tagged', 'It has no header of inline XBRL.');
    for (const { tag, order } of this.#waiting) this.#facts[order] = this.#finish(tag);
    return {
      name,
      ...(this.#language === undefined ? {} : { language: this.#language }),
      facts: this.#facts.filter((fact) => fact !== undefined),
      contexts: this.#resources.contexts,
      units: this.#resources.units,
      tables: this.#tables.tables,
      schemaRefs: this.#schemaRefs,
      problems: this.#problems,
    };
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
    if (name === 'header') this.#sawInline = true;
    if (name === 'tuple')
      throw new TaggedReportError('tagged_forbidden', 'It uses tuples, which are not read.');
    const kind = FACT_KINDS[name];
    if (kind !== undefined) this.#openFact(element, kind);
    if (name === 'continuation') {
      const continuation = {
        id: element.attribute('id') ?? '',
        text: new BoundedText(MOST_TEXT),
        ...nextOf(element),
      };
      this.#openContinuations.push(continuation);
      this.#continuations.set(continuation.id, continuation);
    }
  }

  #openFact(element: OpenedElement, kind: Fact['kind']): void {
    const order = this.#facts.length;
    if (order >= this.limits.maxFacts)
      throw new TaggedReportError(
        'tagged_too_large',
        `It has more than ${this.limits.maxFacts} facts.`,
      );
    this.#facts.push(undefined);
    const tag = openTag(element, kind, order, this.#isUnseen());
    this.#openTags.push(tag);
    if (kind === 'number' && !tag.isHidden) this.#tables.takeFact(order);
  }

  #openResource(element: OpenedElement): void {
    this.#resourceText = new BoundedText(MOST_RESOURCE_TEXT);
    this.#resources.open(element);
  }

  #closeInline(name: string): void {
    if (name === 'continuation') this.#openContinuations.pop();
    if (FACT_KINDS[name] === undefined) return;
    const tag = this.#openTags.pop();
    if (tag === undefined) return;
    if (tag.next === undefined) this.#facts[tag.order] = this.#finish(tag);
    else this.#waiting.push({ tag, order: tag.order });
  }

  #finish(tag: OpenTag): Fact {
    const fact = readFact({ ...tag, text: this.#wholeText(tag) });
    if (fact.problem !== undefined)
      this.#tell(`${fact.concept.local} (${fact.id}): ${fact.problem}`);
    return fact;
  }

  /** The text of a tag with that of its continuations; reports a circle of them. */
  #wholeText(tag: OpenTag): string {
    const text = new BoundedText(MOST_TEXT);
    text.add(tag.text.text);
    const seen = new Set<string>();
    for (let next = tag.next; next !== undefined && !text.isFull;) {
      const continuation = this.#continuations.get(next);
      if (continuation === undefined || seen.has(next)) {
        this.#tell(
          `${tag.concept.local}: its continuation "${next}" is missing or goes in a circle`,
        );
        break;
      }
      seen.add(next);
      text.add(` ${continuation.text.text}`);
      next = continuation.next;
    }
    return text.text;
  }

  #tell(problem: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }
}

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

const nextOf = (element: OpenedElement): { next?: string } => {
  const next = element.attribute('continuedAt');
  return next === undefined ? {} : { next };
};

const openTag = (
  element: OpenedElement,
  kind: Fact['kind'],
  order: number,
  isUnseen: boolean,
): OpenTag => {
  const resolve = (text: string): ReturnType<typeof qualifiedName> =>
    qualifiedName(text, (prefix) => element.namespaceOf(prefix));
  const printed = element.attribute('format');
  const format = printed === undefined ? undefined : resolve(printed);
  const nil = element.attributeOf(SCHEMA_INSTANCE, 'nil');
  return {
    id: element.attribute('id'),
    order,
    kind,
    concept: resolve(element.attribute('name') ?? ''),
    contextRef: element.attribute('contextRef') ?? '',
    unitRef: element.attribute('unitRef'),
    decimals: element.attribute('decimals'),
    scale: element.attribute('scale'),
    sign: element.attribute('sign'),
    format:
      format === undefined || printed === undefined
        ? undefined
        : { namespace: format.namespace, name: format.local, printed },
    isNil: nil === 'true' || nil === '1',
    isHidden: isUnseen,
    text: new BoundedText(kind === 'number' ? MOST_NUMBER_TEXT : MOST_TEXT),
    ...nextOf(element),
  };
};
