import type { FormTable } from './country-form.js';
import type { Aspect } from './form-amounts.js';

type Place = 'in' | 'out' | 'any';

export interface FormColumn {
  readonly kind: 'label' | 'code' | 'number' | 'note' | 'percent' | 'value';
  readonly year: number;
  readonly aspect: Aspect;
  readonly place: Place;
  readonly head: readonly string[];
}

export interface FormRow {
  readonly code: string;
  readonly label: string;
  readonly formula: string;
  readonly isInner: boolean;
  /** Blanks before it. */
  readonly level: number;
}

interface FormSpan {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface ParsedTable {
  readonly columns: readonly FormColumn[];
  readonly spans: readonly FormSpan[];
  readonly rows: readonly FormRow[];
}

const ASPECTS: Readonly<Record<string, Aspect>> = {
  gross: 'gross',
  less: 'less',
  budget: 'budget',
  opening: 'opening',
  main: 'main',
  side: 'side',
  none: 'none',
  nil: 'nil',
  dash: 'dash',
  company: 'company',
};

const parted = (line: string, sign: string): string[] =>
  line.split(sign).map((part) => part.trim());

const columnOf = (line: string): FormColumn => {
  const [kind = '', head = ''] = parted(line, '|');
  const [first = '', what = ''] = kind.split(' ');
  const lines = head === '' ? [] : parted(head, ' /');
  const isYear = /^y\d$/.test(first);
  return {
    kind: isYear ? 'value' : (first as FormColumn['kind']),
    year: isYear ? Number(first.slice(1)) : 0,
    aspect: ASPECTS[what] ?? 'net',
    place: what === 'in' || what === 'out' ? what : 'any',
    head: lines,
  };
};

const spanOf = (line: string): FormSpan => {
  const [range = '', text = ''] = parted(line, '|');
  const [from = 0, to = 0] = range.split('-').map(Number);
  return { from, to, text };
};

const rowOf = (line: string, margin: number): FormRow => {
  const [labelled = '', formula = '', place = ''] = line.split('|');
  const [before = '', after] = labelled.split('::');
  return {
    code: after === undefined ? '' : before.trim(),
    label: (after ?? before).trim(),
    formula: formula.trim(),
    isInner: place.trim() === 'in',
    level: Math.max(0, line.length - line.trimStart().length - margin),
  };
};

export const parseTable = ({ columns, spans = [], rows }: FormTable): ParsedTable => {
  const parsed = columns.map(columnOf);
  const lines = rows.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const hasLabel = parsed.some(({ kind }) => kind === 'label');
  return {
    columns: hasLabel ? parsed : [columnOf('label'), ...parsed],
    spans: spans.map(spanOf),
    rows: lines.map((line) => rowOf(line, margin)),
  };
};
