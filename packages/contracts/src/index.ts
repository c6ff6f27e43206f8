export * from './resources.js';
export * from './access-facts.js';
export * from './page-text.js';
export * from './errors.js';
export * from './outcomes.js';
export * from './left-out-documents.js';
export * from './canonical-type.js';
export * from './interim-reports.js';
export * from './shown-title.js';
export * from './spend-ledger.js';
export { childEnvironment } from './child-environment.js';
export * from './messages/envelope.js';
export * from './messages/operations.js';
export * from './messages/commands.js';
export * from './messages/document-facts.js';
export { takeApart } from './messages/facts-in-metadata.js';
export * from './messages/events.js';
export { MISSING_YEARS, REPORTING_COMPANY, subjectOf } from './messages/review-facts.js';
export {
  CORRECTION,
  PLAIN_RESTATEMENT,
  causeOfQuestion,
  isAcceptedByItself,
  kindOfQuestion,
} from './messages/review-causes.js';
export type {
  FigureName,
  ReviewAnswer,
  Question,
  QuestionReason,
  ReadPlace,
  SettledReview,
} from './messages/review-facts.js';
export type { FireWatch, WatchSchedule } from './messages/watch-facts.js';
export * from './messages/topology.js';
export * from './messages/routing.js';
export * from './messages/validate.js';
export * from './messages/shape-history.js';
export * from './messages/written-shape.js';
