/**
 * What a compilation changed compared with the one before; the same shape as `StatementChanges` in
 * openapi.yaml.
 */
const count = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;
const years = { type: 'array', items: text } as const;

const cell = {
  type: 'object',
  properties: {
    item: text,
    year: text,
    before: { type: 'number' },
    after: { type: 'number' },
    reason: {
      enum: [
        'restatement',
        'stock_split',
        'correction',
        'correction_undone',
        'other_report',
        'read_otherwise',
      ],
    },
    document_id: { type: ['integer', 'null'] },
    page: { type: ['integer', 'null'] },
  },
  required: ['item', 'year', 'before', 'after', 'reason', 'document_id', 'page'],
  additionalProperties: false,
} as const;
const gap = {
  type: 'object',
  properties: { kind: text, year: text, line_item: { type: ['string', 'null'] } },
  required: ['kind', 'year', 'line_item'],
  additionalProperties: false,
} as const;

export const statementChangesSchema = {
  type: 'object',
  properties: {
    first: { type: 'boolean' },
    new_years: years,
    lost_years: years,
    /** Of the periods of interim reports alone, in place of the years. */
    new_periods: years,
    lost_periods: years,
    currency_before: { type: ['string', 'null'] },
    cells: { type: 'array', items: cell },
    cell_count: count,
    restated_count: count,
    /** Absent in records of earlier releases. */
    accepted_count: count,
    closed_gaps: { type: 'array', items: gap },
    closed_gap_count: count,
    opened_gap_count: count,
  },
  required: [
    'first',
    'new_years',
    'lost_years',
    'currency_before',
    'cells',
    'cell_count',
    'restated_count',
    'closed_gaps',
    'closed_gap_count',
    'opened_gap_count',
  ],
  additionalProperties: false,
} as const;
