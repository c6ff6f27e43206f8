import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';
import type { ElementId, ReportTaxonomy } from '../../linkbase/taxonomy.js';
import { statementTitle } from './statement-title.js';

/** Roles that repeat a statement's name for what belongs to it: "Balance sheet (parenthetical)", "Income taxes (details)". */
const BESIDE = /parenthetical|details|disclosure|notes?\b|tables|polic(?:y|ies)|toelichting/i;

const typesOf = (name: string): CanonicalStatementType[] =>
  BESIDE.test(name)
    ? []
    : STATEMENT_TYPES.filter((type) => statementTitle(type, name) !== undefined);

/**
 * The concepts of a statement, as the presentation of the report's own taxonomy lists them: those of the roles whose
 * names are titles of it, and of no other statement.
 */
export const roleConcepts = (
  { presentation, roleNames }: ReportTaxonomy,
  type: CanonicalStatementType,
): ReadonlySet<ElementId> => {
  const roles = new Set(
    [...roleNames].flatMap(([role, name]) => {
      const types = typesOf(name);
      return types.length === 1 && types[0] === type ? [role] : [];
    }),
  );
  return new Set(presentation.flatMap(({ role, from, to }) => (roles.has(role) ? [from, to] : [])));
};
