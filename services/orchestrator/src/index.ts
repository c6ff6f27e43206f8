export { extractCompanyWorkflow } from './extract-company/extract-company-workflow.js';
export { processCompanyDocumentsWorkflow } from './process-company-documents/process-company-documents-workflow.js';
export { processDocumentWorkflow } from './process-document/process-document-workflow.js';
export { WorkflowEngine, type WorkflowEngineOptions } from './workflow/workflow-engine.js';
export { orchestratorService } from './orchestrator-service.js';
