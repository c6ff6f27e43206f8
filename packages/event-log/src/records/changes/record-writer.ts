import * as companies from './change-companies.js';
import * as compiled from './change-compiled-statements.js';
import * as documents from './change-documents.js';
import * as extractions from './change-extractions.js';
import * as periods from './change-periods.js';
import * as reviews from '../../reviews/change-reviews.js';
import type { RecordWriter } from '../ports.js';
import type { RecordChanges } from '../../record-basics/record-changes.js';
import { RowReader } from '../queries/record-reader.js';

/** The records as one transaction sees and changes them. */
export const recordWriter = (changes: RecordChanges): RecordWriter => {
  const reader = new RowReader((work) => work(changes.db));
  return Object.assign(reader, {
    addCompany: bind(changes, companies.addCompany),
    changeCompany: bind(changes, companies.changeCompany),
    holdCompany: bind(changes, companies.holdCompany),
    removeCompany: bind(changes, companies.removeCompany),
    addDocument: bind(changes, documents.addDocument),
    changeDocument: bind(changes, documents.changeDocument),
    noteDocument: bind(changes, documents.noteDocument),
    documentDownloaded: bind(changes, documents.documentDownloaded),
    documentClassified: bind(changes, documents.documentClassified),
    removeDocument: bind(changes, documents.removeDocument),
    addExtraction: bind(changes, extractions.addExtraction),
    storeExtraction: bind(changes, extractions.storeExtraction),
    changeExtraction: bind(changes, extractions.changeExtraction),
    removeExtraction: bind(changes, extractions.removeExtraction),
    askReviews: bind(changes, reviews.askReviews),
    settleReview: bind(changes, reviews.settleReview),
    settleTogether: bind(changes, reviews.settleTogether),
    correctFigure: bind(changes, reviews.correctFigure),
    undoReview: bind(changes, reviews.undoReview),
    undoTogether: bind(changes, reviews.undoTogether),
    putCompiledStatement: bind(changes, compiled.putCompiledStatement),
    changeCompiledStatement: bind(changes, compiled.changeCompiledStatement),
    removeCompiledStatement: bind(changes, compiled.removeCompiledStatement),
    putPeriods: bind(changes, periods.putPeriods),
    removePeriods: bind(changes, periods.removePeriods),
  });
};

const bind =
  <Args extends unknown[], T>(
    changes: RecordChanges,
    change: (changes: RecordChanges, ...args: Args) => Promise<T>,
  ) =>
  (...args: Args): Promise<T> =>
    change(changes, ...args);
