import { STATEMENT_TYPES } from '@fde/contracts';
import type { JsonSchema } from '../language-model.js';

const objectOf = (properties: Readonly<Record<string, unknown>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const listOf = (items: unknown): JsonSchema => ({ type: 'array', items });

const row = objectOf({
  page: { type: 'integer' },
  row: { type: 'integer' },
  label: { type: 'string' },
  level: { type: 'integer' },
  total: { type: 'boolean' },
  values: listOf({ type: ['number', 'null'] }),
});

/**
 * The answer to the question for statements: ModelStatement of the statements package. Uses only what both OpenAI's
 * strict mode and Gemini's responseJsonSchema accept: every field required, no bounds, no references.
 */
export const statementsSchema: JsonSchema = objectOf({
  statements: listOf(
    objectOf({
      type: { type: 'string', enum: [...STATEMENT_TYPES] },
      company_name: { type: 'string' },
      currency: { type: 'string' },
      scale: { type: 'number' },
      years: listOf({ type: 'string' }),
      period_ends: listOf({ type: 'string' }),
      rows: listOf(row),
    }),
  ),
});
