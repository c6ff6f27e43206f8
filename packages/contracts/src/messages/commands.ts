import type { FromSchema } from 'json-schema-to-ts';
import { OPERATIONS, OPERATION_NAMES, type OperationName } from './operations.js';
import { versionedShape, type ShapeStep, type VersionedShape } from './shape-history.js';

/** Every command starts (or resumes) one attempt of one task. */
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
export type CommandName = (typeof OPERATIONS)[OperationName]['command'];

export const COMMAND_NAMES = OPERATION_NAMES.map(
  (name) => OPERATIONS[name].command,
) as readonly CommandName[];

/** How `taskCommandSchema` came about; every change of it adds a step. */
const history: readonly ShapeStep[] = [];

/** Schemas by command name; all commands have one shape. */
export const COMMAND_SCHEMAS: Readonly<
  Record<CommandName, VersionedShape<typeof taskCommandSchema>>
> = Object.fromEntries(
  COMMAND_NAMES.map((name) => [name, versionedShape(taskCommandSchema, history)]),
) as never;
