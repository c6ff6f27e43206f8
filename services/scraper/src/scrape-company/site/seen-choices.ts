import { documentIdentity } from '../page/document-identity.js';
import type { PageContent } from '../page/page-content.js';

/** A page as it looked when something was chosen on it; an empty choice is none. */
export interface SeenChoice {
  readonly page: PageContent;
  readonly url: string;
  readonly choice: string;
}

/**
 * The choice at which each document was shown, by its identity: of documents that one of several choices shows alone,
 * whether or not the page showed them before anything was chosen.
 */
export const choicesOfDocuments = (seen: readonly SeenChoice[]): ReadonlyMap<string, string> => {
  const chosen = seen.filter(({ choice }) => choice !== '');
  if (new Set(chosen.map(({ choice }) => choice)).size < 2) return new Map();
  const byDocument = new Map<string, Set<string>>();
  for (const { page, choice } of chosen) {
    for (const { kind, url } of page.links) {
      if (kind !== 'pdf' && kind !== 'maybe_pdf') continue;
      const identity = documentIdentity(url);
      byDocument.set(identity, (byDocument.get(identity) ?? new Set()).add(choice));
    }
  }
  return new Map(
    [...byDocument].flatMap(([identity, [choice, ...others]]) =>
      choice !== undefined && others.length === 0 ? [[identity, choice] as const] : [],
    ),
  );
};
