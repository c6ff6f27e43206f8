import { STATEMENT_TYPES } from '@fde/contracts';
import type { JsonSchema } from '../language-model.js';

const object = (properties: Readonly<Record<string, unknown>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: unknown): JsonSchema => ({ type: 'array', items });

const row = object({
  page: { type: 'integer' },
  row: { type: 'integer' },
  label: { type: 'string' },
  level: { type: 'integer' },
  total: { type: 'boolean' },
  values: list({ type: ['number', 'null'] }),
});

/**
 * Answer of the question for statements: ModelStatement of the statements package. Keeps to what OpenAI's strict mode
 * and Gemini's responseJsonSchema both take: every field required, no bounds, no references.
 */
export const statementsSchema: JsonSchema = object({
  statements: list(
    object({
      type: { type: 'string', enum: [...STATEMENT_TYPES] },
      company_name: { type: 'string' },
      currency: { type: 'string' },
      scale: { type: 'number' },
      years: list({ type: 'string' }),
      period_ends: list({ type: 'string' }),
      rows: list(row),
    }),
  ),
});
