import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import type { Transcript, TranscribedStatement } from '../transcript.js';

/** The three statements of a tagged report in the form of a transcript. */
export const taggedStatements = (
  document: string,
  statements: readonly RawStatement[],
): Transcript => {
  const transcripts: Partial<Record<CanonicalStatementType, TranscribedStatement>> = {};
  // An unfilled template prints 0 everywhere and says nothing.
  for (const raw of statements)
    if (saysSomething(raw)) transcripts[raw.statement_type] = transcribe(raw);
  return { document, statements: transcripts };
};

const saysSomething = ({ line_items }: RawStatement): boolean =>
  line_items.some(({ values }) => Object.values(values).some((value) => value !== 0));

const transcribe = (raw: RawStatement): TranscribedStatement => ({
  currency: raw.currency,
  scale: raw.scale,
  years: raw.years,
  period_ends: raw.years.map((year) => raw.fiscal_year_ends[year] ?? ''),
  line_items: [...raw.line_items, ...(raw.other_comprehensive_income ?? [])].map((item) => ({
    // A row that is not printed has no label to compare.
    label: item.name_inferred === true ? '' : item.name,
    kind: 'line',
    indentation_level: item.indentation_level,
    values: item.values,
  })),
});
