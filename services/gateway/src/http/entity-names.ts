/** Entities as their not-found codes name them. */
export type EntityName =
  'company' | 'document' | 'extraction' | 'compiled_statement' | 'task' | 'dead_letter';
