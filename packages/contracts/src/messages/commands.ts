import type { FromSchema } from 'json-schema-to-ts';
import { OPERATIONS, OPERATION_NAMES, type OperationName } from './operations.js';
import { versionedShape, type ShapeStep, type VersionedShape } from './shape-history.js';
import { fireWatchSchema } from './watch-facts.js';

/** Every command but FireWatch starts (or resumes) one attempt of one task. */
export const taskCommandSchema = {
  type: 'object',
  required: ['task_id', 'operation', 'company_id', 'document_id', 'parent_task_id'],
  additionalProperties: false,
  properties: {
    task_id: { type: 'string', format: 'uuid' },
    operation: {
      enum: [
        'extract_company',
        'scrape_company',
        'recompile_company',
        'process_company_documents',
        'process_document',
        'download_document',
        'classify_document',
        'extract_document',
      ],
    },
    company_id: { type: 'integer', minimum: 1 },
    document_id: { type: ['integer', 'null'], minimum: 1 },
    parent_task_id: { type: ['string', 'null'], format: 'uuid' },
  },
} as const;

export type TaskCommand = FromSchema<typeof taskCommandSchema>;
export type TaskCommandName = (typeof OPERATIONS)[OperationName]['command'];

/** FireWatch belongs to no task: a watch is due. */
export type CommandName = TaskCommandName | 'FireWatch';

export const TASK_COMMAND_NAMES: readonly TaskCommandName[] = OPERATION_NAMES.map(
  (name) => OPERATIONS[name].command,
);
export const COMMAND_NAMES: readonly CommandName[] = [...TASK_COMMAND_NAMES, 'FireWatch'];

/** The history of `taskCommandSchema`; every change adds a step. */
const history: readonly ShapeStep[] = [];

/** Schemas by command name; all commands of tasks have one shape. */
export const COMMAND_SCHEMAS: Readonly<
  Record<TaskCommandName, VersionedShape<typeof taskCommandSchema>> & {
    FireWatch: VersionedShape<typeof fireWatchSchema>;
  }
> = {
  ...Object.fromEntries(
    TASK_COMMAND_NAMES.map((name) => [name, versionedShape(taskCommandSchema, history)]),
  ),
  FireWatch: versionedShape(fireWatchSchema),
} as never;
