import { rateCompanies } from '@fde/statements';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { responseContract } from '../../spec-support/response-contract.js';

const page = readFileSync(new URL('../../../../../docs/ratios.md', import.meta.url), 'utf8');
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map(cellsOf);
const enumOf = (path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Readonly<Record<string, unknown>>)[key],
    responseContract.document,
  );

describe('docs/ratios.md', () => {
  const { definitions } = rateCompanies([]);

  it('has each ratio with its formula, in the order of the table in the code', () => {
    expect(rows.filter((cells) => cells.length === 4).slice(2)).to.deep.equal(
      definitions.map(({ id, label, formula, unit }) => [
        label,
        `\`${id}\``,
        formula,
        {
          share: '%',
          times: '×',
          days: 'days',
          per_share: 'per share',
          amount: 'amount',
        }[unit],
      ]),
    );
  });

  it('has each reason for which there is none', () => {
    const reasons = enumOf([
      'components',
      'schemas',
      'RatioAbsence',
      'properties',
      'reason',
      'enum',
    ]) as readonly string[];
    expect(
      rows
        .filter((cells) => cells.length === 2)
        .slice(2)
        .map(([name]) => name),
    ).to.deep.equal(reasons.map((reason) => `\`${reason}\``));
  });

  it('and openapi.yaml names the same ratios', () => {
    expect(definitions.map(({ id }) => id)).to.deep.equal(
      enumOf(['components', 'schemas', 'RatioId', 'enum']),
    );
  });
});
