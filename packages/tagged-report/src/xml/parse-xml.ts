import { SaxesParser, type SaxesTagNS } from 'saxes';
import { TaggedReportError } from '../tagged-report-error.js';
import type { TaggedReportLimits } from '../limits.js';
import { XHTML_ENTITIES } from './xhtml-entities.js';

/** An element as it opens. */
export interface OpenedElement {
  readonly namespace: string;
  readonly name: string;
  readonly prefix: string;
  /** The value of an attribute that has no namespace. */
  attribute(name: string): string | undefined;
  /** The value of an attribute of another vocabulary: `nil` of XML Schema, `href` of XLink. */
  attributeOf(namespace: string, name: string): string | undefined;
  /** The namespace that a prefix stands for here. */
  namespaceOf(prefix: string): string | undefined;
}

/** Takes a document's elements and text as they come. */
export interface XmlHandler {
  open(element: OpenedElement): void;
  text(text: string): void;
  close(namespace: string, name: string): void;
}

type XmlLimits = Pick<TaggedReportLimits, 'maxDepth' | 'maxRunCharacters'>;

/**
 * Parses XML as it arrives and keeps none of it. Strict: what is not well formed is refused, with its position.
 * Entity declarations in a document are refused, so that none can be expanded; nothing is ever fetched.
 */
class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  #depth = 0;
  /** Position of the last event: the parser holds everything between it and the end of the input. */
  #lastEvent = 0;
  #fault: TaggedReportError | undefined;

  constructor(
    handler: XmlHandler,
    private readonly limits: XmlLimits,
  ) {
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, XHTML_ENTITIES);
    parser.on('error', (cause) => this.#fail(this.#damage(cause)));
    parser.on('doctype', (doctype) => this.#checkDoctype(doctype));
    parser.on('opentag', (tag) => this.#open(tag, handler));
    parser.on('closetag', (tag) => this.#close(tag, handler));
    parser.on('text', (text) => this.#text(text, handler));
    parser.on('cdata', (text) => this.#text(text, handler));
  }

  write(chunk: string): void {
    this.#parser.write(chunk);
    this.#throwFault();
    if (this.#parser.position - this.#lastEvent > this.limits.maxRunCharacters)
      throw new TaggedReportError(
        'tagged_too_large',
        `It holds more than ${this.limits.maxRunCharacters} characters in one piece.`,
      );
  }

  end(): void {
    this.#parser.close();
    this.#throwFault();
  }

  /** The parser continues after an error: only the first error says what is wrong, the rest is ignored. */
  #fail(fault: TaggedReportError): void {
    this.#fault ??= fault;
  }

  #throwFault(): void {
    if (this.#fault !== undefined) throw this.#fault;
  }

  #damage(cause: Error): TaggedReportError {
    const what = cause.message.replace(/^\d+:\d+: /, '');
    const { line, column } = this.#parser;
    return new TaggedReportError(
      'tagged_damaged',
      `It is not well-formed XML: line ${line}, column ${column}: ${what}`,
      { cause },
    );
  }

  #checkDoctype(doctype: string): void {
    this.#lastEvent = this.#parser.position;
    if (!doctype.includes('[')) return;
    this.#fail(
      new TaggedReportError('tagged_forbidden', 'It declares entities of its own in its DOCTYPE.'),
    );
  }

  #open(tag: SaxesTagNS, handler: XmlHandler): void {
    if (this.#fault !== undefined) return;
    this.#lastEvent = this.#parser.position;
    this.#depth++;
    if (this.#depth > this.limits.maxDepth) {
      this.#fail(
        new TaggedReportError(
          'tagged_too_deep',
          `Its elements lie more than ${this.limits.maxDepth} deep within each other.`,
        ),
      );
      return;
    }
    this.#guard(() => {
      handler.open({
        namespace: tag.uri,
        name: tag.local,
        prefix: tag.prefix,
        attribute: (name) => tag.attributes[name]?.value,
        attributeOf: (namespace, name) =>
          Object.values(tag.attributes).find((a) => a.local === name && a.uri === namespace)?.value,
        namespaceOf: (prefix) => this.#parser.resolve(prefix),
      });
    });
  }

  #close(tag: SaxesTagNS, handler: XmlHandler): void {
    if (this.#fault !== undefined) return;
    this.#lastEvent = this.#parser.position;
    this.#depth--;
    this.#guard(() => {
      handler.close(tag.uri, tag.local);
    });
  }

  #text(text: string, handler: XmlHandler): void {
    if (this.#fault !== undefined) return;
    this.#lastEvent = this.#parser.position;
    this.#guard(() => {
      handler.text(text);
    });
  }

  /**
   * An error thrown by a handler would leave the parser in the middle of a chunk, so it is kept and thrown after the
   * chunk.
   */
  #guard(take: () => void): void {
    try {
      take();
    } catch (fault) {
      if (!(fault instanceof TaggedReportError)) throw fault;
      this.#fail(fault);
    }
  }
}

/** Parses a whole document. */
export const parseXml = async (
  chunks: AsyncIterable<string>,
  handler: XmlHandler,
  limits: XmlLimits,
): Promise<void> => {
  const parser = new XmlParser(handler, limits);
  for await (const chunk of chunks) parser.write(chunk);
  parser.end();
};
