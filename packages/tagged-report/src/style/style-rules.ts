import type { OpenedElement } from '../xml/parse-xml.js';
import { declarationsIn } from './css.js';
/** What a style says, by the names of its properties. */
export type Declarations = ReadonlyMap<string, string>;

interface Declared {
  readonly value: string;
  /** Of two rules for one element, the later one counts. */
  readonly order: number;
}

/** Bound of the text of style sheets; fonts inside them are skipped. */
const MOST_STYLE = 8 * 1024 * 1024;
/** Embedded fonts are far longer than what places an element. */
const MOST_BODY = 2000;
const SIMPLE = /^(?:[.#][\w-]+|[a-z][\w]*)$/i;

/** The rules of a document's style sheets that place its elements: those for one class, one id or one element. */
export class StyleRules {
  readonly #rules = new Map<string, Map<string, Declared>>();
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
    if (!SIMPLE.test(selector)) return;
    this.#order++;
    const own = this.#rules.get(selector) ?? new Map<string, Declared>();
    for (const [name, value] of declarationsIn(body))
      if (!own.has(name)) own.set(name, { value, order: this.#order });
    this.#rules.set(selector, own);
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
