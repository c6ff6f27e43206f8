import type { OpenedElement } from '../xml/parse-xml.js';
import { declarationsIn, textOfContent } from './css.js';

/** What a style says, by the names of its properties. */
export type Declarations = ReadonlyMap<string, string>;

interface Declared {
  readonly value: string;
  /** Of two rules for one element, the later one counts. */
  readonly order: number;
}

/** What a style sheet writes before and after the text of an element; most elements have none. */
export interface GeneratedText {
  readonly before: string;
  readonly after: string;
}

/** Bound of the text of style sheets; fonts inside them are skipped. */
const MOST_STYLE = 8 * 1024 * 1024;
/** Embedded fonts are far longer than what places an element. */
const MOST_BODY = 2000;
const SIMPLE = /^(?:[.#][\w-]+|[a-z][\w]*)$/i;
const GENERATED = /^(?<of>(?:[a-z]\w*)?(?:[.#][\w-]+)?)::?(?<side>before|after)$/i;

const NO_TEXT: GeneratedText = { before: '', after: '' };

/** The rules of a document's style sheets that place its elements: those for one class, one id or one element. */
export class StyleRules {
  readonly #rules = new Map<string, Map<string, Declared>>();
  readonly #generated = new Map<string, string>();
  #text = '';
  #order = 0;

  add(text: string): void {
    if (this.#text.length < MOST_STYLE) this.#text += text;
  }

  /** Takes the rules of a style sheet that has ended. A rule repeated for print is not that for the screen. */
  end(): void {
    for (const rule of this.#text.split('}')) {
      const opening = rule.lastIndexOf('{');
      if (opening < 0 || rule.length - opening > MOST_BODY) continue;
      const selectors = rule.slice(0, opening).split(/[{;]/).at(-1) ?? '';
      for (const selector of selectors.split(','))
        this.#take(selector.trim(), rule.slice(opening + 1));
    }
    this.#text = '';
  }

  #take(selector: string, body: string): void {
    this.#takeGenerated(selector, body);
    if (!SIMPLE.test(selector)) return;
    this.#order++;
    const own = this.#rules.get(selector) ?? new Map<string, Declared>();
    for (const [name, value] of declarationsIn(body))
      if (!own.has(name)) own.set(name, { value, order: this.#order });
    this.#rules.set(selector, own);
  }

  #takeGenerated(selector: string, body: string): void {
    const { of, side } = GENERATED.exec(selector)?.groups ?? {};
    const content = declarationsIn(body).find(([name]) => name === 'content')?.[1];
    if (of === undefined || side === undefined || content === undefined) return;
    this.#generated.set(`${of}::${side.toLowerCase()}`, textOfContent(content));
  }

  /** Whether any rule writes text of its own. */
  get hasGenerated(): boolean {
    return this.#generated.size > 0;
  }

  /** The text that rules put before and after that of an element: brackets and minus signs of numbers. */
  generated({ name, attribute }: Pick<OpenedElement, 'name' | 'attribute'>): GeneratedText {
    if (!this.hasGenerated) return NO_TEXT;
    const classes = (attribute('class') ?? '').split(/\s+/).map((one) => `.${one}`);
    const own = [...classes, `#${attribute('id') ?? ''}`];
    const selectors = [name, ...own, ...own.map((one) => `${name}${one}`)];
    const textAt = (side: string): string =>
      selectors.map((one) => this.#generated.get(`${one}::${side}`) ?? '').findLast(Boolean) ?? '';
    return { before: textAt('before'), after: textAt('after') };
  }

  /** What the rules and its own style say of an element. */
  of(element: Pick<OpenedElement, 'name' | 'attribute'>): Declarations {
    const named = (element.attribute('class') ?? '').split(/\s+/).map((one) => `.${one}`);
    const all = new Map<string, Declared>();
    for (const selector of [element.name, ...named, `#${element.attribute('id') ?? ''}`])
      for (const [property, declared] of this.#rules.get(selector) ?? [])
        if ((all.get(property)?.order ?? 0) <= declared.order) all.set(property, declared);
    const own = declarationsIn(element.attribute('style') ?? '');
    return new Map([
      ...[...all].map(([property, { value }]): [string, string] => [property, value]),
      ...own,
    ]);
  }
}
