import type { RawStatement } from '@fde/contracts';
import type { CompileInput, CompileOptions } from './compile-input.js';
import { doubtInputs } from './doubt-inputs.js';
import { normalizeRaw } from './normalize-raw.js';
import { withOtherColumns } from './other-columns.js';
import type { RankedInput } from './rank-reports.js';
import { RawStatementError } from './raw-statement-error.js';

/** What can be compiled, what was left out, and why. */
export interface ReadableInputs {
  readonly inputs: RankedInput[];
  readonly errors: RawStatementError[];
}

/** Beside full years, part of a year would look like a fall in every number. */
const refuseInterim = ({ period }: RawStatement, { extractionId }: CompileInput<unknown>): void => {
  if (period === 'interim')
    throw new RawStatementError(
      'it covers only part of a year, and only full years are compiled',
      extractionId,
    );
};

/**
 * Fills in what clients leave out; the result does not depend on the order of arrival. `refuse` throws
 * RawStatementError for a statement that the series has no place for: one on a part of a year, in a
 * series of years.
 */
export const readInputs = (
  inputs: readonly CompileInput<unknown>[],
  options: CompileOptions,
  refuse: (raw: RawStatement, input: CompileInput<unknown>) => void = refuseInterim,
): ReadableInputs => {
  const result: ReadableInputs = { inputs: [], errors: [] };
  for (const input of inputs.toSorted(
    (a, b) => a.extractionId - b.extractionId || a.documentId - b.documentId,
  )) {
    try {
      const raw = normalizeRaw(input.raw, {
        fiscalYear: input.fiscalYear,
        extractionId: input.extractionId,
        ...(input.statementType === undefined ? {} : { statementType: input.statementType }),
      });
      if (raw) refuse(raw, input);
      if (raw && raw.years.length > 0) result.inputs.push({ input, raw: withOtherColumns(raw) });
    } catch (error) {
      if (!(error instanceof RawStatementError) || options.malformed === 'throw') throw error;
      result.errors.push(error);
    }
  }
  return { ...result, inputs: doubtInputs(result.inputs) };
};
