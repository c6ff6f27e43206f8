import type { OpenedElement } from '../xml/parse-xml.js';
import { BoundedText } from './bounded-text.js';
import type { Fact } from '../model.js';
import { SCHEMA_INSTANCE } from './namespaces.js';
import type { ClosedTag } from './read-fact.js';
import { qualifiedName } from './resources.js';

/** A tag while its text is read. */
export type OpenTag = Omit<ClosedTag, 'text' | 'conflict'> & {
  readonly text: BoundedText;
  readonly next?: string;
  /** How many `ix:exclude` elements enclose it. */
  readonly excluded: number;
  conflict?: string;
};

/** Text with which a tag elsewhere goes on. */
export interface OpenContinuation {
  readonly id: string;
  readonly text: BoundedText;
  readonly next?: string;
  readonly excluded: number;
}

/** A number has a few digits. A note may have a hundred pages, and its beginning is enough to say what it is. */
const MOST_NUMBER_TEXT = 200;
export const MOST_TEXT = 4000;

export const nextOf = (element: OpenedElement): { next?: string } => {
  const next = element.attribute('continuedAt');
  return next === undefined ? {} : { next };
};

type Format = ClosedTag['format'];

const formatOf = (element: OpenedElement): Format => {
  const printed = element.attribute('format');
  if (printed === undefined) return undefined;
  const { namespace, local } = qualifiedName(printed, (prefix) => element.namespaceOf(prefix));
  return { namespace, name: local, printed };
};

interface Place {
  readonly kind: Fact['kind'];
  readonly order: number;
  readonly isUnseen: boolean;
  readonly excluded: number;
  /** The tuple that encloses it. */
  readonly tuple: string | undefined;
}

export const openTag = (
  element: OpenedElement,
  { kind, order, isUnseen, excluded, tuple }: Place,
): OpenTag => {
  const nil = element.attributeOf(SCHEMA_INSTANCE, 'nil');
  const name = element.attribute('name') ?? '';
  return {
    id: element.attribute('id'),
    order,
    kind,
    concept: qualifiedName(name, (prefix) => element.namespaceOf(prefix)),
    contextRef: element.attribute('contextRef') ?? '',
    unitRef: element.attribute('unitRef'),
    decimals: element.attribute('decimals'),
    scale: element.attribute('scale'),
    sign: element.attribute('sign'),
    target: element.attribute('target'),
    tuple: element.attribute('tupleRef') ?? tuple,
    format: formatOf(element),
    isNil: nil === 'true' || nil === '1',
    isHidden: isUnseen,
    excluded,
    text: new BoundedText(kind === 'number' ? MOST_NUMBER_TEXT : MOST_TEXT),
    ...nextOf(element),
  };
};

const scaleOf = ({ scale }: OpenTag): number => Number(scale ?? 0);

/** Two tags around one number must read it alike (Inline XBRL 1.1, ix:nonFraction); then neither is trusted. */
export const differFrom = (outer: OpenTag | undefined, inner: OpenTag): void => {
  if (outer?.kind !== 'number' || inner.kind !== 'number') return;
  const isAlike =
    scaleOf(outer) === scaleOf(inner) &&
    outer.format?.name === inner.format?.name &&
    outer.unitRef === inner.unitRef;
  if (isAlike) return;
  const what = (tag: OpenTag): string =>
    `${tag.concept.local} (scale ${scaleOf(tag)}, unit ${tag.unitRef ?? 'none'})`;
  outer.conflict = `the same digits are tagged as ${what(inner)}`;
  inner.conflict = `the same digits are tagged as ${what(outer)}`;
};
