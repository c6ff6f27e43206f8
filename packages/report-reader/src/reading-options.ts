/** How far a reading has come; `total` is 0 where it is not known yet. */
export interface ReadingProgress {
  readonly phase:
    'opening' | 'finding_pages' | 'reading_pages' | 'recognising_pages' | 'reading_statements';
  readonly done: number;
  readonly total: number;
}

/** Bounds of one reading. Beyond them the child is killed and the error says which bound it was. */
export interface ReadingLimits {
  readonly timeoutMs: number;
  /**
   * Recognition of pages ends after this time, and the result is what was read by then: less instead of nothing.
   * Never more than a part of `timeoutMs`, so that a reading ends with a result before it is killed.
   */
  readonly recognitionMs: number;
  /** Resident memory of the child, everything included. */
  readonly maxRssBytes: number;
  readonly maxPages: number;
  readonly maxBytes: number;
  /** How many pages without a usable text layer are recognised, at 1-3 s each. */
  readonly maxRecognisedPages: number;
}

/** How pages that are pictures are read. */
export interface RecognitionSettings {
  /** Languages of the text by tesseract's names (eng, deu, fra); those it has no data for are left out. Default English. */
  readonly languages?: readonly string[];
  /** Whether a second engine reads the numbers again, where it is installed. Default true. */
  readonly secondReader?: boolean;
}

export const DEFAULT_READING_LIMITS: ReadingLimits = {
  timeoutMs: 10 * 60_000,
  recognitionMs: 5 * 60_000,
  maxRssBytes: 1024 * 1024 * 1024,
  maxPages: 2000,
  maxBytes: 200 * 1024 * 1024,
  maxRecognisedPages: 120,
};

export interface ReadingOptions {
  readonly limits?: Partial<ReadingLimits>;
  readonly recognition?: RecognitionSettings;
  /** Folder of the text cache; without it nothing is cached. */
  readonly cacheDirectory?: string;
  /** Bound of that folder; the entries used longest ago go first. Default 512 MB. */
  readonly cacheMaxBytes?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Also return the pages to show a second reader (a language model). */
  readonly withPages?: boolean;
  /** What is known about the document from elsewhere; used if the pages do not say it. */
  readonly hints?: ReadingHints;
}

export interface ReadingHints {
  readonly companyName?: string;
  /** The company's symbols at stock exchanges. */
  readonly tickers?: readonly string[];
}
