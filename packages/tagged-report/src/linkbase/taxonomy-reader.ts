import type { OpenedElement, XmlHandler } from '../xml/parse-xml.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { BoundedText, inOneLine } from '../inline/bounded-text.js';
import { LINK, XLINK, XML } from '../inline/namespaces.js';
import type { Arc, ElementId, ConceptLabel, ReportTaxonomy } from './taxonomy.js';

interface OpenArc {
  readonly element: string;
  readonly arcrole: string;
  readonly from: string;
  readonly to: string;
  readonly order: number;
  readonly weight: number;
  readonly preferredLabel: string | undefined;
}

interface OpenLabel {
  readonly key: string;
  readonly role: string;
  readonly language: string;
  readonly text: BoundedText;
}

/** An extended link while it is read: its names for concepts and labels apply only inside it. */
interface OpenLink {
  readonly role: string;
  readonly locators: Map<string, ElementId[]>;
  readonly labels: Map<string, ConceptLabel[]>;
  readonly arcs: OpenArc[];
}

const MOST_LABEL = 500;
const MOST_ARCS = 500_000;
const ANCHOR_ARC = /\/wider-narrower$/;
const EXTENDED_LINKS = new Set([
  'presentationLink',
  'calculationLink',
  'definitionLink',
  'labelLink',
]);

/** Collects the linkbases and role names of a report's own taxonomy, file by file. */
export class TaxonomyReader implements XmlHandler {
  readonly #presentation: Arc[] = [];
  readonly #calculation: Arc[] = [];
  readonly #anchors = new Map<ElementId, ElementId>();
  readonly #labels = new Map<ElementId, ConceptLabel[]>();
  readonly #roleNames = new Map<string, string>();
  /** Addresses of the linkbases that schemas name. */
  readonly linkbaseRefs: string[] = [];
  #link: OpenLink | undefined;
  #label: OpenLabel | undefined;
  #role: { readonly uri: string; readonly text: BoundedText } | undefined;
  #isInDefinition = false;
  #arcs = 0;

  open(element: OpenedElement): void {
    if (element.namespace !== LINK) return;
    const { name } = element;
    if (EXTENDED_LINKS.has(name)) this.#openLink(element);
    else if (name === 'linkbaseRef')
      this.linkbaseRefs.push(element.attributeOf(XLINK, 'href') ?? '');
    else if (name === 'roleType')
      this.#role = { uri: element.attribute('roleURI') ?? '', text: new BoundedText(MOST_LABEL) };
    else if (name === 'definition') this.#isInDefinition = true;
    else if (this.#link !== undefined) this.#openInLink(this.#link, element);
  }

  text(text: string): void {
    this.#label?.text.add(text);
    if (this.#isInDefinition) this.#role?.text.add(text);
  }

  close(namespace: string, name: string): void {
    if (namespace !== LINK) return;
    if (name === 'label') this.#closeLabel();
    else if (name === 'definition') this.#isInDefinition = false;
    else if (name === 'roleType' && this.#role !== undefined) {
      this.#roleNames.set(this.#role.uri, inOneLine(this.#role.text.text));
      this.#role = undefined;
    } else if (EXTENDED_LINKS.has(name)) this.#closeLink();
  }

  taxonomy(): ReportTaxonomy {
    return {
      presentation: this.#presentation,
      calculation: this.#calculation,
      anchors: this.#anchors,
      labels: this.#labels,
      roleNames: this.#roleNames,
    };
  }

  #openLink(element: OpenedElement): void {
    const role = element.attributeOf(XLINK, 'role') ?? '';
    this.#link = { role, locators: new Map(), labels: new Map(), arcs: [] };
  }

  #openInLink(link: OpenLink, element: OpenedElement): void {
    const key = element.attributeOf(XLINK, 'label') ?? '';
    if (element.name === 'loc') {
      const concept = (element.attributeOf(XLINK, 'href') ?? '').split('#')[1] ?? '';
      link.locators.set(key, [...(link.locators.get(key) ?? []), concept]);
    } else if (element.name === 'label') {
      const role = (element.attributeOf(XLINK, 'role') ?? '').split('/').at(-1) ?? '';
      const language = element.attributeOf(XML, 'lang') ?? '';
      this.#label = { key, role, language, text: new BoundedText(MOST_LABEL) };
    } else if (element.name.endsWith('Arc')) this.#openArc(link, element);
  }

  #openArc(link: OpenLink, element: OpenedElement): void {
    this.#arcs++;
    if (this.#arcs > MOST_ARCS)
      throw new TaggedReportError('tagged_too_large', `It has more than ${MOST_ARCS} relations.`);
    // A prohibited arc revokes an arc of another file, which we do not read.
    if (element.attribute('use') === 'prohibited') return;
    link.arcs.push({
      element: element.name,
      arcrole: element.attributeOf(XLINK, 'arcrole') ?? '',
      from: element.attributeOf(XLINK, 'from') ?? '',
      to: element.attributeOf(XLINK, 'to') ?? '',
      order: Number(element.attribute('order') ?? 1),
      weight: Number(element.attribute('weight') ?? 1),
      preferredLabel: element.attribute('preferredLabel')?.split('/').at(-1),
    });
  }

  #closeLabel(): void {
    if (this.#label === undefined || this.#link === undefined) return;
    const { key, role, language, text } = this.#label;
    const label = { role, language, text: inOneLine(text.text) };
    this.#link.labels.set(key, [...(this.#link.labels.get(key) ?? []), label]);
    this.#label = undefined;
  }

  #closeLink(): void {
    const link = this.#link;
    this.#link = undefined;
    if (link === undefined) return;
    for (const arc of link.arcs)
      for (const from of link.locators.get(arc.from) ?? []) this.#take(link, arc, from);
  }

  #take(link: OpenLink, arc: OpenArc, from: ElementId): void {
    if (arc.element === 'labelArc') {
      const labels = link.labels.get(arc.to) ?? [];
      this.#labels.set(from, [...(this.#labels.get(from) ?? []), ...labels]);
      return;
    }
    for (const to of link.locators.get(arc.to) ?? []) {
      const { order, weight, preferredLabel } = arc;
      const related: Arc = {
        role: link.role,
        from,
        to,
        order,
        weight,
        ...(preferredLabel === undefined ? {} : { preferredLabel }),
      };
      if (arc.element === 'presentationArc') this.#presentation.push(related);
      else if (arc.element === 'calculationArc') this.#calculation.push(related);
      else if (ANCHOR_ARC.test(arc.arcrole)) this.#anchors.set(to, from);
    }
  }
}
