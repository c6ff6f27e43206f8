import { transformValue, type FormatName } from '../transform/transform-value.js';
import { inOneLine } from './bounded-text.js';
import type { Fact, QualifiedName } from '../model.js';

/** A closing tag: its attributes and its text. */
export interface ClosedTag {
  readonly id: string | undefined;
  readonly order: number;
  readonly kind: Fact['kind'];
  readonly concept: QualifiedName;
  readonly contextRef: string;
  readonly unitRef: string | undefined;
  readonly decimals: string | undefined;
  readonly scale: string | undefined;
  readonly sign: string | undefined;
  readonly format: (FormatName & { readonly printed: string }) | undefined;
  readonly isNil: boolean;
  readonly isHidden: boolean;
  readonly target: string | undefined;
  readonly tuple: string | undefined;
  /** Why its value cannot be trusted, whatever its text says. */
  readonly conflict?: string;
  readonly text: string;
}

type Reading = Pick<Fact, 'value'> & Partial<Pick<Fact, 'digits' | 'problem'>>;

/** Without a format, the text is a plain number of XML. */
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

const plainText = (tag: ClosedTag): string | { readonly problem: string } => {
  if (tag.format === undefined) return tag.text;
  const transformed = transformValue(tag.format, tag.text);
  return 'problem' in transformed ? transformed : transformed.value;
};

const readNumeric = (tag: ClosedTag, scale: number, sign: 1 | -1): Reading => {
  const text = plainText(tag);
  if (typeof text !== 'string') return { value: null, problem: text.problem };
  const plain = text.trim();
  if (!PLAIN.test(plain))
    return { value: null, problem: `"${plain.slice(0, 40)}" is not a number` };
  const digits = Number(plain);
  // Scales in decimal: 1.1 million is exactly 1100000, which a product of doubles may miss.
  const scaled = sign * Number(`${plain}e${scale}`);
  return { value: scaled === 0 ? 0 : scaled, digits };
};

const readText = (tag: ClosedTag): Reading => {
  const text = plainText(tag);
  return typeof text === 'string'
    ? { value: inOneLine(text) }
    : { value: inOneLine(tag.text), problem: text.problem };
};

/** A whole number as XML writes it: "3", "+3", "-3", with blanks around it. */
const SCALE = /^\s*[+-]?\d{1,2}\s*$/;

/** An attribute that says something else than the specification allows could mean anything. */
const faultOf = ({ kind, scale, sign, conflict }: ClosedTag): string | undefined => {
  if (conflict !== undefined) return conflict;
  if (kind !== 'number') return undefined;
  if (scale !== undefined && !SCALE.test(scale)) return `its scale "${scale}" is no whole number`;
  return sign === undefined || sign === '-' ? undefined : `its sign "${sign}" is no minus`;
};

const readingOf = (tag: ClosedTag, scale: number, sign: 1 | -1): Reading => {
  const problem = faultOf(tag);
  if (problem !== undefined) return { value: null, problem };
  if (tag.isNil) return { value: null };
  return tag.kind === 'number' ? readNumeric(tag, scale, sign) : readText(tag);
};

/** The fact that a tag states. */
export const readFact = (tag: ClosedTag): Fact => {
  const scale = SCALE.test(tag.scale ?? '') ? Number(tag.scale) : 0;
  const sign = tag.sign === '-' ? -1 : 1;
  return {
    id: tag.id ?? `fact-${tag.order}`,
    hasAnchor: tag.id !== undefined,
    order: tag.order,
    kind: tag.kind,
    concept: tag.concept,
    contextRef: tag.contextRef,
    ...(tag.unitRef === undefined ? {} : { unitRef: tag.unitRef }),
    printed: inOneLine(tag.text),
    isNil: tag.isNil,
    isHidden: tag.isHidden,
    scale,
    sign,
    ...(tag.decimals === undefined ? {} : { decimals: tag.decimals }),
    ...(tag.format === undefined ? {} : { format: tag.format.printed }),
    ...(tag.target === undefined ? {} : { target: tag.target }),
    ...(tag.tuple === undefined ? {} : { tuple: tag.tuple }),
    ...readingOf(tag, scale, sign),
  };
};
