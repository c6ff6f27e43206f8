import type { OperationName } from '@fde/contracts';
import type { MessageContext, Task } from '@fde/event-log';
import { json, type Reply } from '../../replies/reply.js';
import { present } from '../present.js';
import type { GatewayParts, ApiRoute } from '../route.js';
import { taskResponseResource } from '../../task-stream/task-resource.js';

type TriggerReply = Reply<200, ReturnType<typeof taskResponseResource>>;

const answer = (task: Task): TriggerReply =>
  json(200, taskResponseResource(task), { Location: `/api/v1/tasks/${task.taskId}` });

interface OnCompany {
  readonly path: { readonly company_id: number };
  readonly context: MessageContext;
}
interface OnDocument {
  readonly path: { readonly document_id: number };
  readonly context: MessageContext;
}

const onCompany =
  (operation: OperationName) =>
  async ({ path, context }: OnCompany, { eventLog }: GatewayParts): Promise<TriggerReply> => {
    const { task } = await eventLog.request(context, {
      operation,
      companyId: path.company_id,
      documentId: null,
    });
    return answer(task);
  };

const onDocument =
  (operation: OperationName) =>
  async ({ path, context }: OnDocument, { eventLog }: GatewayParts): Promise<TriggerReply> => {
    const documentId = path.document_id;
    const companyId = present('document', documentId, await eventLog.companyOfDocument(documentId));
    const { task } = await eventLog.request(context, { operation, companyId, documentId });
    return answer(task);
  };

export const extractCompany: ApiRoute<'extractCompany'> = onCompany('extract_company');
export const scrapeCompany: ApiRoute<'scrapeCompany'> = onCompany('scrape_company');
export const recompileCompany: ApiRoute<'recompileCompany'> = onCompany('recompile_company');
export const processCompanyDocuments: ApiRoute<'processCompanyDocuments'> = onCompany(
  'process_company_documents',
);
export const processDocument: ApiRoute<'processDocument'> = onDocument('process_document');
export const downloadDocument: ApiRoute<'downloadDocument'> = onDocument('download_document');
export const classifyDocument: ApiRoute<'classifyDocument'> = onDocument('classify_document');
export const extractDocument: ApiRoute<'extractDocument'> = onDocument('extract_document');
