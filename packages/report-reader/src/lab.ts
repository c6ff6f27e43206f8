/** The parts of a reading, one by one and in this process, for the laboratory; services call `readReport`. */
export { TextCache } from './cache/text-cache.js';
export { readDocument } from './read-document.js';
export type { DocumentReading } from './read-text.js';
export { readHere } from './spec-support/read-here.js';
export { layoutEngine } from './statement-engine.js';
export { mentionsOf } from './text/mentions-of.js';
export type { ReportText } from './text/report-text.js';
