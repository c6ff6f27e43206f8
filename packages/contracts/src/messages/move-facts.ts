const id = { type: 'integer', minimum: 1 } as const;
const textOrNone = { type: ['string', 'null'] } as const;

export const moveEventSchemas = {
  /** A person moved a row of the company's statement to another concept; the event's version numbers the move. */
  RowMoved: {
    type: 'object',
    required: ['company_id', 'statement_type', 'item', 'concept', 'by'],
    additionalProperties: false,
    properties: {
      company_id: id,
      statement_type: { type: 'string' },
      item: { type: 'string' },
      concept: { type: 'string' },
      by: textOrNone,
    },
  },
  /** The row stands again where its report puts it. */
  RowMoveUndone: {
    type: 'object',
    required: ['company_id', 'move_id', 'by'],
    additionalProperties: false,
    properties: { company_id: id, move_id: id, by: textOrNone },
  },
} as const;
