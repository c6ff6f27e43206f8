import { randomOf } from './mutate-document.js';

/** A document in which one tag says something else than before. */
export interface Corruption {
  readonly kind: CorruptionKind;
  readonly factId: string;
  readonly text: string;
}

export const KINDS = ['number', 'sign', 'context', 'scale', 'unit'] as const;
type CorruptionKind = (typeof KINDS)[number];

interface Tag {
  readonly at: number;
  readonly open: string;
  readonly printed: string;
}

const TAG = /(<ix:nonFraction\b[^>]*>)([^<]*)<\/ix:nonFraction>/g;

/** A number that is not zero; a dash may be written as the number of its sign. */
const AMOUNT = /^(?!.*&)[^\d]*\d*[1-9]/;

const idOf = (open: string): string => attributeOf(open, 'id') ?? '';

/** Some programs write apostrophes around values. */
const attributePattern = (name: string): RegExp =>
  new RegExp(`(\\s${name}\\s*=\\s*)(["'])(.*?)\\2`, 's');

const attributeOf = (open: string, name: string): string | undefined =>
  attributePattern(name).exec(open)?.[3];

const withAttribute = (open: string, name: string, value: string): string =>
  attributeOf(open, name) === undefined
    ? open.replace(/\s*\/?>$/, ` ${name}="${value}">`)
    : open.replace(attributePattern(name), `$1"${value}"`);

const otherOf = (
  values: readonly string[],
  own: string | undefined,
  random: () => number,
): string => {
  const others = values.filter((value) => value !== own);
  return others[Math.floor(random() * others.length)] ?? '';
};

/** Another last digit may be another rounding, which no sum can tell. */
const otherDigit = (printed: string, random: () => number): string => {
  const all = [...printed.matchAll(/\d/g)];
  const digits = all.length > 1 ? all.slice(0, -1) : all;
  const chosen = digits[Math.floor(random() * digits.length)];
  if (chosen === undefined) return printed;
  const digit = (Number(chosen[0]) + 1 + Math.floor(random() * 8)) % 10;
  return printed.slice(0, chosen.index) + String(digit) + printed.slice(chosen.index + 1);
};

const CONTEXT =
  /<(?:[\w.-]+:)?context\b[^>]*?\sid=["']([^"']*)["'][^>]*>(.*?)<\/(?:[\w.-]+:)?context>/gs;

/** The ids of contexts that say the same as one: a tag that names another of them says nothing else. */
const sameAs = (text: string, own: string): Set<string> => {
  const said = new Map([...text.matchAll(CONTEXT)].map(([, id = '', says = '']) => [id, says]));
  return new Set([...said].flatMap(([id, says]) => (says === said.get(own) ? [id] : [])));
};

const SCALES = ['0', '3', '6', '9'];

const corrupted = (
  { open, printed }: Tag,
  kind: CorruptionKind,
  values: Readonly<Record<'contextRef' | 'unitRef', readonly string[]>>,
  random: () => number,
): string => {
  const swap = (name: 'contextRef' | 'unitRef'): string =>
    withAttribute(open, name, otherOf(values[name], attributeOf(open, name), random)) + printed;
  switch (kind) {
    case 'number':
      return open + otherDigit(printed, random);
    case 'sign':
      return attributeOf(open, 'sign') === undefined
        ? withAttribute(open, 'sign', '-') + printed
        : open.replace(attributePattern('sign'), '') + printed;
    case 'context':
      return swap('contextRef');
    case 'scale':
      return (
        withAttribute(open, 'scale', otherOf(SCALES, attributeOf(open, 'scale') ?? '0', random)) +
        printed
      );
    case 'unit':
      return swap('unitRef');
  }
};

/**
 * A document with one tag of the given facts corrupted: a digit, the sign, the context, the scale or the unit. The
 * same seed gives the same one; undefined if no tag of these facts stands in the text. In a set of documents, another
 * one may define the contexts.
 */
export const corruptTag = (
  text: string,
  factIds: ReadonlySet<string>,
  seed: number,
  definitions = text,
): Corruption | undefined => {
  const random = randomOf(seed);
  const all = [...text.matchAll(TAG)].map(({ index, 1: open = '', 2: printed = '' }): Tag => ({
    at: index,
    open,
    printed,
  }));
  const own = all.filter(({ open, printed }) => factIds.has(idOf(open)) && AMOUNT.test(printed));
  const tag = own[Math.floor(random() * own.length)];
  const kind = KINDS[seed % KINDS.length];
  if (tag === undefined || kind === undefined) return undefined;
  const used = (name: string): string[] => [
    ...new Set(all.flatMap(({ open }) => attributeOf(open, name) ?? [])),
  ];
  const same = sameAs(definitions, attributeOf(tag.open, 'contextRef') ?? '');
  const contextRef = used('contextRef').filter((id) => !same.has(id));
  const changed = corrupted(tag, kind, { contextRef, unitRef: used('unitRef') }, random);
  const after = tag.at + tag.open.length + tag.printed.length;
  return {
    kind,
    factId: idOf(tag.open),
    text: text.slice(0, tag.at) + changed + text.slice(after),
  };
};
