import type { CompiledData, StandardisedLine, StandardisedStatement } from '@fde/contracts';
import { standardise } from '@fde/statements';

/** A cell that is derived says from what, as the page cannot. */
const formulaOf = ({ label, cells }: StandardisedLine): string[] => {
  const derived = Object.values(cells).find((cell) => cell.derived !== undefined)?.derived;
  if (derived === undefined) return [];
  const terms = derived.map(({ concept, sign }) => `${sign < 0 ? '-' : '+'} ${concept}`);
  return [`${label}: derived where no report prints it (${terms.join(' ').replace(/^\+ /, '')})`];
};

const rowOf = (line: StandardisedLine, sections: StandardisedStatement['sections']): object => ({
  name: line.label,
  section: sections.find(({ id }) => id === line.section)?.label ?? null,
  indentation_level: 1,
  is_total: line.kind === 'total',
  values: Object.fromEntries(Object.entries(line.cells).map(([year, cell]) => [year, cell.value])),
  sources: Object.fromEntries(
    Object.entries(line.cells).map(([year, { confidence }]) => [year, { confidence }]),
  ),
});

/** A compiled statement on the concepts of every company, in the form that tables are made of. */
export const standardisedRows = (data: CompiledData): object => {
  const { lines, sections, years, currency, scale, columns } = standardise(data);
  const faults = Object.entries(columns).flatMap(([year, { faults: own }]) =>
    own.map(
      ({ concept, printed, sum }) =>
        `${year}: ${concept} is printed as ${printed}, its rows add up to ${sum}`,
    ),
  );
  return {
    company_name: data.company_name,
    statement_type: `${data.statement_type}, standardised`,
    currency,
    scale,
    years,
    line_items: lines.map((line) => rowOf(line, sections)),
    notes: [...lines.flatMap(formulaOf), ...faults],
  };
};
