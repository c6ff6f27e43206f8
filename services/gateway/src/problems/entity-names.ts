/** Entities as their not-found codes name them. */
export type EntityName =
  | 'company'
  | 'document'
  | 'extraction'
  | 'compiled_statement'
  | 'line_item'
  | 'task'
  | 'dead_letter'
  | 'review';
