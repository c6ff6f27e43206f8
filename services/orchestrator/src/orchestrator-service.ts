import {
  HEALTH_SETTINGS,
  TASK_SETTINGS,
  openPlatform,
  workerComponents,
  type ServiceDefinition,
} from '@fde/service-kit';
import { extractCompanyWorkflow } from './extract-company/extract-company-workflow.js';
import { watchParts } from './fire-watch/watch-parts.js';
import { ORCHESTRATOR_SETTINGS } from './orchestrator-settings.js';
import { processCompanyDocumentsWorkflow } from './process-company-documents/process-company-documents-workflow.js';
import { processDocumentWorkflow } from './process-document/process-document-workflow.js';
import { WorkflowEngine } from './workflow/workflow-engine.js';
import { workflowParts } from './workflow/workflow-parts.js';

const SETTINGS = { ...HEALTH_SETTINGS, ...TASK_SETTINGS, ...ORCHESTRATOR_SETTINGS };

/** The parts of the orchestrator; run by its own process, or by one with several services. */
export const orchestratorService: ServiceDefinition<typeof SETTINGS> = {
  name: 'orchestrator',
  purpose: 'tasks made of tasks, as workflows whose state is in the log.',
  settings: SETTINGS,
  compose: (environment) => {
    const { settings, log, metrics } = environment;
    const platform = openPlatform(environment);
    const engine = new WorkflowEngine({
      eventLog: platform.eventLog,
      log,
      metrics,
      tables: [extractCompanyWorkflow, processCompanyDocumentsWorkflow, processDocumentWorkflow],
      documentsAtOnce: settings.DOCUMENTS_AT_ONCE,
      limitScale: settings.TASK_LIMIT_SCALE,
      lookSeconds: settings.WORKFLOW_LOOK_SECONDS,
    });
    const supervision = {
      supervisionSeconds: settings.SUPERVISION_SECONDS,
      unansweredSeconds: settings.UNANSWERED_SECONDS,
    };
    return workerComponents(environment, platform, [
      ...workflowParts({ platform, engine, log, ...supervision }),
      ...watchParts({ platform, log, metrics, ...supervision }),
    ]);
  },
};
