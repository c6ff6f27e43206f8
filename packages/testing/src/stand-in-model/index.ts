export { StandInModel, type RecordedAnswer } from './stand-in-model.js';
export type { Misbehaviour } from './misbehaviour.js';
export { CORRUPTIONS } from './corrupt.js';
export type { ReportTranscript } from './transcript.js';
export type { AnsweredRow, AnsweredStatement } from './transcribe.js';
