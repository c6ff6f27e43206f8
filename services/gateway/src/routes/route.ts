import type { operations } from '@fde/contracts';
import type {
  CompanySummary,
  EventLog,
  IncompleteRun,
  MessageContext,
  Page,
  Paged,
  SearchResult,
  StatementChangeFilter,
  StatementChangeRecord,
  RowMoveRecord,
  WatchRecord,
} from '@fde/event-log';
import type { ObjectStore } from '@fde/object-store';
import type { ServiceLog } from '@fde/service-kit';
import type { UrlCheck } from '@fde/web-client/url-check';
import type { Webhooks } from '@fde/webhooks';
import type { OpenStreams } from '../access/open-streams.js';
import type { OperationId } from '../contract/contract-operation.js';
import type { ExportWriter } from '../exports/export-writer.js';
import type { SentFile } from '../http/requests/read-form.js';
import type { Reply } from '../replies/reply.js';
import type { PagePictures } from '../page-pictures/page-pictures.js';
import type { SeriesOnDay } from '../series-on-day/series-on-day.js';
import type { TaskChanges } from '../task-stream/task-changes.js';
import type { CompiledDataReader } from '../contract/readable-compiled-data.js';
import type { DeadLetterDesk } from './dead-letter-desk.js';
import type { ServiceFacts } from './service-facts.js';

/** What routes work with, assembled in the composition root. */
export interface GatewayParts {
  readonly log: ServiceLog;
  readonly eventLog: Pick<
    EventLog,
    'records' | 'tasks' | 'transaction' | 'request' | 'companyOfDocument'
  >;
  readonly companySummaries: (page: Page) => Promise<Paged<CompanySummary>>;
  readonly statementChanges: (
    filter: StatementChangeFilter,
    page: Page,
  ) => Promise<Paged<StatementChangeRecord>>;
  readonly incompleteRuns: (
    companyId: number | undefined,
    limit: number,
  ) => Promise<readonly IncompleteRun[]>;
  readonly search: (query: string, limit: number) => Promise<SearchResult>;
  readonly watchOf: (companyId: number) => Promise<WatchRecord | undefined>;
  /** The rows that people moved to another concept, without those that were undone. */
  readonly rowMovesOf: (companyId: number) => Promise<readonly RowMoveRecord[]>;
  readonly objects: ObjectStore;
  readonly taskChanges: TaskChanges;
  readonly openStreams: OpenStreams;
  readonly deadLetters: DeadLetterDesk;
  /** Undefined where this deployment has no key for their secrets. */
  readonly webhooks: Webhooks | undefined;
  /** Says at once which addresses of webhooks the notifier would refuse to connect to. */
  readonly webhookUrls: Pick<UrlCheck, 'require'>;
  readonly pictures: PagePictures;
  readonly exports: Pick<ExportWriter, 'write'>;
  readonly series: Pick<SeriesOnDay, 'compile' | 'compilePeriods'>;
  readonly compiledData: CompiledDataReader;
  readonly service: ServiceFacts;
}

type Parameters<Id extends OperationId, In extends 'path' | 'query' | 'header'> = Exclude<
  operations[Id]['parameters'][In],
  undefined
>;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;

/** A request that satisfies openapi.yaml, typed by it. */
export interface RouteRequest<Id extends OperationId> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly header: Parameters<Id, 'header'>;
  readonly body: Body<Id>;
  /** The file that the client sends, if the operation takes one. Throws ProblemError while it is read. */
  readonly file: Promise<SentFile>;
  /** The subject of the caller's token; null if the service is open to everyone. */
  readonly by: string | null;
  /** What identifies the client for limits. */
  readonly client: string;
  /** Aborts when the response is sent, or the client is gone. */
  readonly closed: AbortSignal;
  /** Path and query as requested. */
  readonly url: string;
  /** Scheme and host by which the client reached the service. */
  readonly origin: string;
  /** Sends another request to this API, with the rights and limits of this one's caller. */
  readonly ask: (request: Request) => Promise<Response>;
  /** The context that is written with the events of this request; created when first needed. */
  readonly context: MessageContext;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = keyof Responses<Id> &
  (200 | 201 | 202 | 204 | 206 | 304 | 503);
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : never;

export type RouteReply<Id extends OperationId> = {
  [S in Success<Id>]: Reply<S, Json<Responses<Id>[S]>>;
}[Success<Id>];

/** Answers one operation. Throws ServiceError for everything but success. */
export type ApiRoute<Id extends OperationId> = (
  request: RouteRequest<Id>,
  parts: GatewayParts,
) => Promise<RouteReply<Id>>;
