import type { FiscalPart } from '@fde/contracts';
import type { DocumentType } from '../document-type.js';
import type { FoundPart, SaidPart } from './said-part.js';

/** Parts that end on one day: a report may name both ("Q3 report, January-September"). */
interface SameEnd {
  readonly quarter: FiscalPart;
  /** The months from the year's first to that day. */
  readonly toDate: FiscalPart;
}
const SAME_ENDS: readonly SameEnd[] = [
  { quarter: 'Q2', toDate: 'H1' },
  { quarter: 'Q3', toDate: '9M' },
  { quarter: 'Q4', toDate: 'H2' },
];

const isHalf = (part: SaidPart): boolean => part === 'H1' || part === 'H2';
const halfEndingWith = (part: FiscalPart): FiscalPart => {
  if (part === 'Q2') return 'H1';
  return part === 'Q4' ? 'H2' : part;
};

/** The quarter, if one is named, otherwise the months to date. */
const ofSameEnd = (said: ReadonlySet<SaidPart>): FiscalPart | undefined => {
  const numbered = [...said].filter((part) => part !== 'quarter');
  const [only] = numbered;
  if (only === undefined) return undefined;
  const end = SAME_ENDS.find(({ quarter, toDate }) =>
    numbered.every((part) => part === quarter || part === toDate),
  );
  if (end === undefined) return numbered.length === 1 ? only : undefined;
  const saysQuarter = said.has(end.quarter) || said.has('quarter');
  return saysQuarter ? end.quarter : end.toDate;
};

/** A half-year report that ends with the second quarter is about the first half. */
const asTypeSays = (part: FiscalPart, type: DocumentType | undefined): FiscalPart =>
  type === 'half_year_report' ? halfEndingWith(part) : part;

/** A letter and a number count only for the kind of report that they would name. */
const fitsType = ({ part }: FoundPart, type: DocumentType | undefined): boolean =>
  type === 'half_year_report' ? isHalf(part) : !isHalf(part);

/** Which part a document of a type is about, among those that a text names; never a guess. */
export const choosePart = (
  found: readonly FoundPart[],
  type: DocumentType | undefined,
): FiscalPart | undefined => {
  const partsOf = (form: FoundPart['form']): readonly FoundPart[] =>
    found.filter((each) => each.form === form);
  const weak = partsOf('weak').filter((each) => fitsType(each, type));
  const sure = partsOf('sure');
  const isNumbered = sure.some(({ part }) => part !== 'quarter');
  const voices = [isNumbered ? sure : [], partsOf('general'), weak].find((each) => each.length > 0);
  if (voices === undefined) return undefined;
  const part = ofSameEnd(new Set([...sure, ...voices].map((each) => each.part)));
  return part === undefined ? undefined : asTypeSays(part, type);
};
