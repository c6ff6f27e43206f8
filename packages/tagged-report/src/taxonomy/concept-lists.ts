import type { CanonicalStatementType } from '@fde/contracts';

/** Names of concepts, by the statement that prints them, separated by white space. */
export type ConceptLists = Readonly<Record<CanonicalStatementType, string>>;

export const namesIn = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '');
