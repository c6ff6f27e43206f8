export {
  StandInModel,
  type StandInOptions,
  type RecordedAnswer,
  type RecordedRequest,
} from './stand-in-model.js';
export type { Misbehaviour } from './misbehaviour.js';
export { CORRUPTIONS, type Corruption, type CorruptionKind } from './corrupt.js';
export type {
  ReportTranscript,
  TranscriptRow,
  TranscriptStatement,
  TranscriptType,
} from './transcript.js';
export type { WireQuestion } from './wire-format.js';
export type { AnsweredRow, AnsweredStatement, TranscribedAnswer } from './transcribe.js';
