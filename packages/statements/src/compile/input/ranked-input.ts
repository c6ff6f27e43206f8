import type { RawStatement } from '@fde/contracts';
import type { CompileInput } from './compile-input.js';

/** An extraction with its raw data as they are compiled. */
export interface RankedInput {
  readonly input: CompileInput<unknown>;
  readonly raw: RawStatement;
  /** What a reader of the series must know of it. */
  readonly notes?: readonly string[];
}
