export type { ReadReport, TaggedFacts } from './reading-protocol.js';
export { cutReport } from './cut-report.js';
export { endOfReading } from './end-of-reading.js';
export { keepReadersReady } from './keep-readers-ready.js';
export { taggedResource } from './tagged-resource.js';
export { rangesOf } from './text/page-ranges.js';
export { readReport, type ReadingResult } from './read-report.js';
export {
  DEFAULT_READING_LIMITS,
  type ReadingHints,
  type ReadingLimits,
  type ReadingProgress,
  type RecognitionSettings,
} from './reading-options.js';
