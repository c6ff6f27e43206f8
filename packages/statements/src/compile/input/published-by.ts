import type { CompileInput } from './compile-input.js';
import { publicationOf } from './publication.js';
import type { RankedInput } from './ranked-input.js';
import { readInputs } from './read-inputs.js';

/** Whether a report was published by a day (ISO). One without a date is taken to be known always. */
export const isKnownOn = (input: RankedInput, day: string): boolean =>
  (publicationOf(input)?.value ?? '') <= day;

/** A report on part of a year is published on a day too, in whatever series it has a place. */
const ON_ANY_PERIOD = (): void => undefined;

/**
 * Of the extractions of a company, those whose reports were published by a day (ISO). What cannot be
 * read has no date: compiling says what is wrong with it.
 */
export const publishedBy = <T extends CompileInput<unknown>>(
  inputs: readonly T[],
  day: string,
): readonly T[] => {
  const later = new Set(
    readInputs(inputs, {}, ON_ANY_PERIOD)
      .inputs.filter((one) => !isKnownOn(one, day))
      .map(({ input }) => input),
  );
  return inputs.filter((input) => !later.has(input));
};
