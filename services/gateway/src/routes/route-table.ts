import { answerAgent } from './agents/answer-agent.js';
import type { OperationId } from '../contract/contract-operation.js';
import { getFeed } from './changes/feed.js';
import { listChanges, listStatementChanges } from './changes/list-changes.js';
import { createCompany, deleteCompany, updateCompany } from './companies/change-companies.js';
import { listCompanySummaries } from './companies/company-summaries.js';
import { getCompany, getCompanyByTicker, listCompanies } from './companies/read-companies.js';
import { getLastRun } from './companies/last-run.js';
import { endWatch, getWatch, setWatch } from './companies/watch-company.js';
import {
  deleteCompiledStatement,
  putCompiledStatement,
  updateCompiledStatement,
} from './compiled-statements/change-compiled-statements.js';
import { compareCompanies } from './compiled-statements/compare-companies.js';
import { explainCompiledCell } from './compiled-statements/explain-cells.js';
import {
  exportCompanies,
  exportCompany,
  exportCompiledStatement,
  measureCompiledStatement,
} from './compiled-statements/export-statements.js';
import { exportFigures } from './figures/export-figures.js';
import { listFigures } from './figures/list-figures.js';
import { listRatios } from './compiled-statements/list-ratios.js';
import {
  getCompiledStatement,
  getCompiledStatementByType,
  listCompiledStatements,
} from './compiled-statements/read-compiled-statements.js';
import { exportPeriods, listPeriods } from './compiled-statements/periods.js';
import { moveRow, undoRowMove } from './compiled-statements/row-moves.js';
import { listStandardisedStatements } from './compiled-statements/standardised-statements.js';
import {
  discardDeadLetter,
  getDeadLetter,
  listDeadLetters,
  redriveDeadLetter,
} from './dead-letters/dead-letter-routes.js';
import { createDocument, deleteDocument, updateDocument } from './documents/change-documents.js';
import { uploadDocument } from './documents/upload-document.js';
import { getPagePicture } from './documents/page-picture.js';
import {
  getDocument,
  listDocuments,
  listDocumentsByFiscalYear,
  listDocumentsByType,
} from './documents/read-documents.js';
import { downloadStoredFile, listStoredFiles } from './documents/stored-files.js';
import {
  createExtraction,
  deleteExtraction,
  updateExtraction,
} from './extractions/change-extractions.js';
import {
  getExtraction,
  getExtractionByType,
  listExtractions,
} from './extractions/read-extractions.js';
import { correctFigure, tryFigure } from './reviews/correct-figures.js';
import { getReview, listReviews, tryReviewValue } from './reviews/read-reviews.js';
import { settleReview, undoReview } from './reviews/settle-reviews.js';
import type { ApiRoute } from './route.js';
import { search } from './search/search.js';
import {
  getConsole,
  getDocs,
  getHealth,
  getLiveness,
  getMetrics,
  getOpenApi,
  getReadiness,
  getRedoc,
  listEndpoints,
} from './service/service-routes.js';
import { getTask, getTaskTimeline, listTasks, streamTask } from './tasks/read-tasks.js';
import { revokeTask } from './tasks/revoke-tasks.js';
import {
  classifyDocument,
  downloadDocument,
  extractCompany,
  extractDocument,
  processCompanyDocuments,
  processDocument,
  recompileCompany,
  scrapeCompany,
} from './tasks/trigger-tasks.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookDelivery,
  updateWebhook,
} from './webhooks/webhook-routes.js';

/** The route of every operation of openapi.yaml; an operation without a route does not compile. */
export const ROUTES: { readonly [Id in OperationId]: ApiRoute<Id> } = {
  getHealth,
  getLiveness,
  getReadiness,
  listEndpoints,
  getMetrics,
  getDocs,
  getRedoc,
  getOpenApi,
  getConsole,
  listCompanies,
  createCompany,
  getCompanyByTicker,
  listCompanySummaries,
  getCompany,
  updateCompany,
  deleteCompany,
  getLastRun,
  getWatch,
  setWatch,
  endWatch,
  createDocument,
  uploadDocument,
  listDocuments,
  listDocumentsByFiscalYear,
  listDocumentsByType,
  listStoredFiles,
  downloadStoredFile,
  getDocument,
  updateDocument,
  deleteDocument,
  getPagePicture,
  createExtraction,
  listExtractions,
  getExtractionByType,
  getExtraction,
  updateExtraction,
  deleteExtraction,
  putCompiledStatement,
  listCompiledStatements,
  getCompiledStatementByType,
  explainCompiledCell,
  getCompiledStatement,
  updateCompiledStatement,
  deleteCompiledStatement,
  exportCompiledStatement,
  exportCompany,
  compareCompanies,
  exportCompanies,
  listPeriods,
  exportPeriods,
  listRatios,
  measureCompiledStatement,
  listFigures,
  exportFigures,
  listStandardisedStatements,
  moveRow,
  undoRowMove,
  listReviews,
  getReview,
  settleReview,
  undoReview,
  tryReviewValue,
  correctFigure,
  tryFigure,
  search,
  listStatementChanges,
  listChanges,
  getFeed,
  extractCompany,
  scrapeCompany,
  recompileCompany,
  processCompanyDocuments,
  processDocument,
  downloadDocument,
  classifyDocument,
  extractDocument,
  listTasks,
  getTask,
  revokeTask,
  getTaskTimeline,
  streamTask,
  listDeadLetters,
  getDeadLetter,
  redriveDeadLetter,
  discardDeadLetter,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  redeliverWebhookDelivery,
  answerAgent,
};
