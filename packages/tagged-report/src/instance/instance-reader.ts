import type { OpenedElement, XmlHandler } from '../xml/parse-xml.js';
import { BoundedText, inOneLine } from '../inline/bounded-text.js';
import type { Fact, InlineDocument } from '../model.js';
import { DIMENSIONS, INSTANCE, LINK, SCHEMA_INSTANCE, XLINK } from '../inline/namespaces.js';
import { MOST_TEXT } from '../inline/open-tag.js';
import { ResourceReader } from '../inline/resources.js';
import type { TaggedReportLimits } from '../limits.js';
import { TaggedReportError } from '../tagged-report-error.js';

/** Depth of the elements directly in the instance: schema references, contexts, units and facts. */
const TOP = 2;
const MOST_PROBLEMS = 100;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,2})?$/;

type OpenFact = Omit<Fact, 'printed' | 'value' | 'digits' | 'problem' | 'scale'>;

/** Handles the events of an XBRL instance, and collects its facts and what they refer to. */
export class InstanceReader implements XmlHandler {
  readonly #facts: Fact[] = [];
  readonly #resources = new ResourceReader();
  readonly #schemaRefs: string[] = [];
  readonly #problems: string[] = [];
  #depth = 0;
  #isInstance = false;
  #open: OpenFact | undefined;
  /** The tuples that are open, and how many facts were read before each. */
  readonly #tuples: { readonly id: string; readonly name: string; readonly before: number }[] = [];
  #tupleCount = 0;
  #text = new BoundedText(MOST_TEXT);

  constructor(private readonly limits: Pick<TaggedReportLimits, 'maxFacts'>) {}

  open(element: OpenedElement): void {
    this.#depth++;
    if (this.#depth === 1)
      this.#isInstance = element.namespace === INSTANCE && element.name === 'xbrl';
    this.#text = new BoundedText(MOST_TEXT);
    const { namespace } = element;
    if (namespace === INSTANCE || namespace === DIMENSIONS) this.#resources.open(element);
    else if (namespace === LINK) this.#openLink(element);
    else if (this.#depth === this.#factDepth()) this.#openFactOrTuple(element);
  }

  text(text: string): void {
    this.#text.add(text);
  }

  close(namespace: string, name: string): void {
    if (namespace === INSTANCE || namespace === DIMENSIONS)
      this.#resources.close(namespace, name, this.#text.text);
    else if (this.#open !== undefined && this.#depth === this.#factDepth())
      this.#closeFact(this.#open);
    else if (this.#tuples.length > 0 && this.#depth === this.#factDepth() - 1) this.#closeTuple();
    this.#depth--;
  }

  /** What was read; call it after the document has ended. */
  document(name: string): InlineDocument {
    if (!this.#isInstance)
      throw new TaggedReportError('tagged_not_tagged', 'It is no XBRL instance.');
    return {
      name,
      facts: this.#facts,
      contexts: this.#resources.contexts,
      units: this.#resources.units,
      tables: [],
      schemaRefs: this.#schemaRefs,
      problems: this.#problems,
      isInstance: true,
    };
  }

  #openLink(element: OpenedElement): void {
    if (element.name === 'schemaRef')
      this.#schemaRefs.push(element.attributeOf(XLINK, 'href') ?? '');
  }

  /** Facts stand directly in the instance or in a tuple. */
  #factDepth(): number {
    return TOP + this.#tuples.length;
  }

  #openFactOrTuple(element: OpenedElement): void {
    const contextRef = element.attribute('contextRef');
    if (contextRef !== undefined) {
      this.#openFact(element, contextRef);
      return;
    }
    const id = `tuple-${++this.#tupleCount}`;
    this.#tuples.push({ id, name: element.name, before: this.#facts.length });
  }

  /** What holds no facts is no tuple, but a fact without a context. */
  #closeTuple(): void {
    const tuple = this.#tuples.pop();
    if (tuple === undefined || tuple.before < this.#facts.length) return;
    this.#tell(`${tuple.name}: it names no context`);
  }

  #tell(problem: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
  }

  #openFact(element: OpenedElement, contextRef: string): void {
    const order = this.#facts.length;
    if (order >= this.limits.maxFacts)
      throw new TaggedReportError(
        'tagged_too_large',
        `It has more than ${this.limits.maxFacts} facts.`,
      );
    const tuple = this.#tuples.at(-1)?.id;
    const unitRef = element.attribute('unitRef');
    const decimals = element.attribute('decimals');
    const nil = element.attributeOf(SCHEMA_INSTANCE, 'nil');
    this.#open = {
      id: element.attribute('id') ?? `fact-${order}`,
      hasAnchor: false,
      order,
      kind: unitRef === undefined ? 'text' : 'number',
      concept: conceptOf(element),
      contextRef,
      ...(unitRef === undefined ? {} : { unitRef }),
      ...(tuple === undefined ? {} : { tuple }),
      ...(decimals === undefined ? {} : { decimals }),
      isNil: nil === 'true' || nil === '1',
      isHidden: false,
      sign: 1,
    };
  }

  #closeFact(open: OpenFact): void {
    this.#open = undefined;
    const fact = factOf(open, this.#text.text);
    this.#facts.push(fact);
    if (fact.problem !== undefined)
      this.#tell(`${fact.concept.local} (${fact.id}): ${fact.problem}`);
  }
}

const conceptOf = ({ namespace, prefix, name }: OpenedElement): Fact['concept'] => ({
  prefix,
  namespace,
  local: name,
});

const factOf = (open: OpenFact, text: string): Fact => {
  const printed = inOneLine(text);
  const fact = { ...open, printed, scale: 0 };
  if (open.isNil) return { ...fact, value: null };
  if (open.kind === 'text') return { ...fact, value: printed };
  if (!NUMBER.test(printed))
    return { ...fact, value: null, problem: `"${printed.slice(0, 40)}" is not a number` };
  const value = Number(printed) === 0 ? 0 : Number(printed);
  return { ...fact, value, digits: Math.abs(value), sign: value < 0 ? -1 : 1 };
};
