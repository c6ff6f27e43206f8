import type { PageText, RawStatement } from '@fde/contracts';
import type { TraceContext } from '@fde/tracing';
import type { CandidatePage, Considered, Mentions, Refusal } from '@fde/statements';
import type { StatedFacts } from '@fde/tagged-report';
import type {
  ReadingHints,
  ReadingLimits,
  ReadingProgress,
  RecognitionSettings,
} from './reading-options.js';

/** Argument of a child that is started before its document is known. */
export const AHEAD = '--ahead';

/** What the parent asks of the child, once. */
export interface ReadRequest {
  readonly source: Uint8Array | string;
  /** SHA-256 of the source; computed if not given. */
  readonly sha256?: string;
  readonly limits: ReadingLimits;
  readonly hints: ReadingHints;
  readonly recognition: RecognitionSettings;
  readonly cacheDirectory: string | undefined;
  readonly cacheMaxBytes: number | undefined;
  readonly withPages: boolean;
  /** The source is a tagged report: a document in XHTML, a package or its folder. */
  readonly tagged?: boolean;
  /** The trace that the reading belongs to; absent where tracing is off. */
  readonly trace?: TraceContext;
}

/** What the parent asks of the thread that reads cached text. */
export interface RememberedRequest {
  readonly sha256: string;
  readonly hints: ReadingHints;
  readonly recognition: RecognitionSettings;
  readonly cacheDirectory: string;
  readonly cacheMaxBytes: number | undefined;
  readonly withPages: boolean;
}

/** What a tagged report says about itself. */
export interface TaggedFacts extends StatedFacts {
  /** Facts that the report states more than once, with different values. */
  readonly contradictions: readonly string[];
}

/** What the child found. */
export interface ReadReport {
  readonly sha256: string;
  readonly pageCount: number;
  /** Pages looked at; fewer than all if the statements were proven early. */
  readonly scannedPages: number;
  readonly statements: readonly RawStatement[];
  /** As the report names itself; null if it does not. */
  readonly companyName: string | null;
  readonly fiscalYear: number | null;
  /** Pages that were read with word positions, and why. */
  readonly candidates: readonly CandidatePage[];
  /** Tables that were compared with each other. */
  readonly considered: readonly Considered[];
  /** What a user must be told: statements that were not found, pages without text. */
  readonly problems: readonly string[];
  /** Why nothing could be read; also the first of the problems. */
  readonly refusal?: Refusal;
  readonly unreadPages: readonly number[];
  /** Where it mentions the company that the hints name. */
  readonly mentions?: Mentions;
  /** What recognised its pages, if recognition was tried on any (see `recognitionName`). */
  readonly recognisedBy?: string;
  /** Recognition reached its limit before all pages were read; a problem names the others. */
  readonly isPartial: boolean;
  /**
   * The pages to show a second reader, if asked for: those of the statements, and the likeliest ones of a missing
   * statement.
   */
  readonly shownPages: readonly PageText[];
  readonly fromCache: boolean;
  /** What a tagged report says about itself; absent for a PDF. */
  readonly tagged?: TaggedFacts;
  /** Highest resident memory of the child. */
  readonly peakRssBytes: number;
}

export type ChildMessage =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'report'; readonly report: ReadReport }
  | {
      readonly kind: 'failure';
      readonly code: string;
      readonly message: string;
      /** The program's own error, for the log alone. */
      readonly cause?: string;
    };

export function isChildMessage(value: unknown): value is ChildMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { kind } = value as { kind?: unknown };
  return kind === 'progress' || kind === 'report' || kind === 'failure';
}
