import type { OpenedElement } from '../xml/parse-xml.js';
import type { Context, Dimension, Period, QualifiedName, TaggedUnit } from '../model.js';
import { DIMENSIONS, INSTANCE } from './namespaces.js';

/** Resolves a prefixed name from an attribute or a text. */
export const qualifiedName = (
  text: string,
  namespaceOf: (prefix: string) => string | undefined,
): QualifiedName => {
  const [prefix, local] = text.includes(':') ? text.split(':', 2) : ['', text];
  return {
    prefix: prefix ?? '',
    namespace: namespaceOf(prefix ?? '') ?? '',
    local: local ?? '',
  };
};

interface OpenContext {
  readonly id: string;
  scheme: string;
  identifier: string;
  start?: string;
  end?: string;
  isInstant: boolean;
  readonly dimensions: Dimension[];
}

interface OpenUnit {
  readonly id: string;
  readonly numerators: string[];
  readonly denominators: string[];
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const MIDNIGHT = /T00:00:00(?:\.0+)?(?:Z|[+-]\d{2}:\d{2})?$/;
const DAY_MS = 86_400_000;

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day));

/** The day of a date. As an end, midnight at the start of a day means the day before. */
const lastDay = (text: string): string => {
  const day = DAY.exec(text)?.[0] ?? '';
  if (!MIDNIGHT.test(text) || !isDay(day)) return day;
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
};

/** Reads contexts and units from the resources in the header. */
export class ResourceReader {
  readonly contexts = new Map<string, Context>();
  readonly units = new Map<string, TaggedUnit>();
  #context: OpenContext | undefined;
  #unit: OpenUnit | undefined;
  #isBelow = false;
  #dimension: { axis: QualifiedName; resolve: (text: string) => QualifiedName } | undefined;

  open(element: OpenedElement): void {
    if (element.namespace === DIMENSIONS) this.#openDimension(element);
    if (element.namespace !== INSTANCE) return;
    const id = element.attribute('id') ?? '';
    switch (element.name) {
      case 'context':
        this.#context = { id, scheme: '', identifier: '', isInstant: false, dimensions: [] };
        break;
      case 'identifier':
        if (this.#context !== undefined) this.#context.scheme = element.attribute('scheme') ?? '';
        break;
      case 'unit':
        this.#unit = { id, numerators: [], denominators: [] };
        break;
      case 'unitDenominator':
        this.#isBelow = true;
        break;
    }
  }

  close(namespace: string, name: string, text: string): void {
    if (namespace === DIMENSIONS) this.#closeDimension(name, text);
    if (namespace !== INSTANCE) return;
    if (this.#context !== undefined) this.#closeInContext(this.#context, name, text);
    if (this.#unit !== undefined) this.#closeInUnit(this.#unit, name, text);
  }

  #openDimension(element: OpenedElement): void {
    const resolve = (text: string): QualifiedName =>
      qualifiedName(text.trim(), (prefix) => element.namespaceOf(prefix));
    this.#dimension = { axis: resolve(element.attribute('dimension') ?? ''), resolve };
  }

  #closeDimension(name: string, text: string): void {
    if (this.#dimension === undefined || this.#context === undefined) return;
    const { axis, resolve } = this.#dimension;
    if (name === 'explicitMember') this.#context.dimensions.push({ axis, member: resolve(text) });
    else this.#context.dimensions.push({ axis, member: text.trim() });
    this.#dimension = undefined;
  }

  #closeInContext(context: OpenContext, name: string, text: string): void {
    const value = text.trim();
    if (name === 'identifier') context.identifier = value;
    else if (name === 'startDate') context.start = DAY.exec(value)?.[0] ?? '';
    else if (name === 'endDate') context.end = lastDay(value);
    else if (name === 'instant') {
      context.end = lastDay(value);
      context.isInstant = true;
    } else if (name === 'context') {
      this.contexts.set(context.id, {
        id: context.id,
        entity: { scheme: context.scheme, identifier: context.identifier },
        period: periodOf(context),
        dimensions: context.dimensions,
      });
      this.#context = undefined;
    }
  }

  #closeInUnit(unit: OpenUnit, name: string, text: string): void {
    if (name === 'measure') (this.#isBelow ? unit.denominators : unit.numerators).push(text.trim());
    else if (name === 'unitDenominator') this.#isBelow = false;
    else if (name === 'unit') {
      this.units.set(unit.id, unit);
      this.#unit = undefined;
    }
  }
}

/** A day that no calendar has says no time. */
const periodOf = ({ start, end, isInstant }: OpenContext): Period => {
  if (end === undefined || !isDay(end)) return { kind: 'forever' };
  if (isInstant || start === undefined) return { kind: 'instant', end };
  if (!isDay(start)) return { kind: 'forever' };
  return { kind: 'duration', start, end };
};
