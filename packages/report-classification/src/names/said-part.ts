import type { FiscalPart } from '@fde/contracts';

/** A part of a year as a text names it; `quarter` has no number. */
export type SaidPart = FiscalPart | 'quarter';

/**
 * `sure`: the text names the part. `general`: a half year without its number, or months that may be
 * something else. `weak`: a letter and a number that mean a part only in a text about one ("S1").
 */
type PartForm = 'sure' | 'general' | 'weak';

export interface FoundPart {
  readonly part: SaidPart;
  readonly form: PartForm;
}
