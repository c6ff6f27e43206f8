import type { TaskStatus } from '../api/client.js';

type Result = NonNullable<TaskStatus['result']>;

/** Numbers of results that say something to a person, in the order in which they are shown. */
const FACTS = [
  'discovered_count',
  'created_count',
  'documents_total',
  'documents_extracted',
  'documents_skipped',
  'documents_failed',
  'documents_not_begun',
  'documents_unchanged',
  'document_count',
  'extraction_count',
  'document_pages',
] as const;

export type Fact = (typeof FACTS)[number];

const valueIn = (result: Result, name: string): unknown =>
  (result as Readonly<Record<string, unknown>>)[name];

export const factsOf = (result: Result): readonly (readonly [Fact, number])[] =>
  FACTS.flatMap((name) => {
    const value = valueIn(result, name);
    return typeof value === 'number' ? [[name, value] as const] : [];
  });

/** A list of the result; what is none, or absent, is an empty one. */
export const listIn = <T>(result: Result, name: string): readonly T[] => {
  const value = valueIn(result, name);
  return Array.isArray(value) ? (value as readonly T[]) : [];
};
