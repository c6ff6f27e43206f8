import type { ErrorCode } from '@fde/client';
import type { Wording } from './wording.js';

/** What the service says, in another language than its own. */
export interface ServiceWords {
  readonly wordings: readonly Wording[];
  /** By code of an error, for a text that is none of these. */
  readonly errors: Readonly<Record<ErrorCode, string>>;
}
