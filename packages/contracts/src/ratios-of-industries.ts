import type { components } from './generated/openapi.js';

type Schemas = components['schemas'];

const OF_OTHERS: ReadonlySet<string> = new Set<Schemas['RatioAbsence']['reason']>([
  'not_for_banks',
  'not_for_insurers',
  'for_banks_alone',
  'for_insurers_alone',
]);

/** Whether a ratio is absent because it is one of another industry: no row that a report might print is missing. */
export const isOfOtherIndustry = ({ absent }: Pick<Schemas['RatioValue'], 'absent'>): boolean =>
  absent !== null && OF_OTHERS.has(absent.reason);

/** The ratios that are of the industry of one of the companies at least: tables leave out the others. */
export const applicableRatios = (
  definitions: readonly Schemas['RatioDefinition'][],
  companies: readonly Schemas['RatedCompany'][],
): readonly Schemas['RatioDefinition'][] =>
  definitions.filter(({ id }) =>
    companies.some(({ years, ratios }) => {
      const values = Object.values(ratios[id] ?? {});
      return years.length === 0 || values.some((value) => !isOfOtherIndustry(value));
    }),
  );
