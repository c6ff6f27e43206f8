import type { QualifiedName } from '../model.js';
import { NAMED_CONCEPTS } from '@fde/statements';
import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';
import type { ConceptLists } from './concept-lists.js';
import { namesIn } from './concept-lists.js';
import { IFRS_CONCEPTS } from './ifrs-concepts.js';
import { NATIONAL_TAXONOMIES } from './national-concepts.js';
import { US_GAAP_CONCEPTS } from './us-gaap-concepts.js';

/** A concept of a standard taxonomy that the primary statements print. */
export interface StandardConcept {
  readonly label: string;
  readonly statements: readonly CanonicalStatementType[];
}

/** "IncomeTaxExpenseBenefit" is labelled "Income tax expense benefit". */
const labelOfName = (name: string): string => {
  const words = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const tableOf = (lists: ConceptLists): ReadonlyMap<string, StandardConcept> => {
  const table = new Map<string, StandardConcept>();
  for (const type of STATEMENT_TYPES)
    for (const name of namesIn(lists[type])) {
      const statements = [...(table.get(name)?.statements ?? []), type];
      table.set(name, { label: labelOfName(name), statements });
    }
  return table;
};

/** Made when a tagged report is read: a process that reads a PDF loads this module too. */
let tables: Readonly<Record<'us-gaap' | 'ifrs', ReturnType<typeof tableOf>>> | undefined;
const tablesByTaxonomy = (): NonNullable<typeof tables> =>
  (tables ??= { 'us-gaap': tableOf(US_GAAP_CONCEPTS), ifrs: tableOf(IFRS_CONCEPTS) });

/** The standard taxonomy of a concept, by its namespace; the namespaces of editions differ by year. */
const taxonomyOf = ({ namespace, prefix }: QualifiedName): 'us-gaap' | 'ifrs' | undefined => {
  if (/^https?:\/\/fasb\.org\/us-gaap\//.test(namespace) || prefix === 'us-gaap') return 'us-gaap';
  return /ifrs-full$/.test(namespace) || prefix === 'ifrs-full' ? 'ifrs' : undefined;
};

export const standardConcept = (concept: QualifiedName): StandardConcept | undefined => {
  const taxonomy = taxonomyOf(concept);
  if (taxonomy === undefined) return undefined;
  return tablesByTaxonomy()[taxonomy].get(concept.local);
};

const nationalItemOf = (
  { namespace, local }: QualifiedName,
  type: CanonicalStatementType,
): string | undefined =>
  NATIONAL_TAXONOMIES.find((taxonomy) => taxonomy.namespace.test(namespace))?.items[type][local];

/** The canonical line item that a concept is, in the statement that prints it. */
export const canonicalOf = (
  concept: QualifiedName,
  type: CanonicalStatementType,
): string | undefined => {
  const taxonomy = taxonomyOf(concept);
  if (taxonomy === undefined) return nationalItemOf(concept, type);
  const ofStatement = NAMED_CONCEPTS.filter((item) => item.statement === type);
  const named = ofStatement.find(
    (item) => (taxonomy === 'ifrs' ? item.ifrs_full : item.us_gaap) === concept.local,
  );
  return (named ?? ofStatement.find(({ also }) => also?.includes(concept.local)))?.id;
};
