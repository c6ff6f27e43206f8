import type { CompiledData, ReadingDecision } from '@fde/contracts';
import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../run-command-line.js';
import { rememberingTerminal } from '../spec-support/remembering-terminal.js';

/** A row that two reports print under two names, and why it is one. */
const compiled = (decision: ReadingDecision): CompiledData => {
  const printing = (document: number, value: number) => ({
    document_id: document,
    extraction_id: document * 10,
    page: 7,
    value,
  });
  const taken = { ...printing(2, 734), confidence: 0.99, method: 'layout' };
  return {
    statement_type: 'income_statement',
    company_name: 'Specimen plc',
    currency: 'EUR',
    scale: 1_000_000,
    years: ['2015'],
    confidence: 0.99,
    gaps: [],
    notes: [],
    data_lineage: { 2015: { source_document_id: 2, source_extraction_id: 20 } },
    line_items: [
      {
        name: 'Selling expenses',
        values: { 2015: 734 },
        indentation_level: 0,
        section: null,
        is_total: false,
        unit: 'money',
        variants: ['sales and marketing'],
        confidence: 0.99,
        sources: { 2015: { ...taken, printings: [printing(2, 734), printing(1, 734)] } },
        evidence: [
          {
            document_id: 1,
            extraction_id: 10,
            name: 'Sales and marketing',
            kind: 'values',
            detail: '1 shared year with equal numbers',
            confidence: 0.99,
            decision,
          },
        ],
      },
    ],
  };
};

describe('fde why', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-why-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const linesOf = async (decision: ReadingDecision): Promise<string[]> => {
    const file = join(folder, 'company.json');
    await writeFile(file, JSON.stringify([compiled(decision)]));
    const terminal = rememberingTerminal();
    expect(await runCommandLine(['why', file, 'Selling expenses', '2015'], terminal)).to.equal(0);
    return terminal.printed().split('\n');
  };

  const NUMBERS = { source: 'numbers', says: 'one row', weight: 2, text: '1 shared year' };
  const LABEL = { source: 'label', says: 'two rows', weight: 1 };

  it('says below an older name what speaks for one row, and what against it', async () => {
    const against = { value: 'one row', evidence: [NUMBERS], against: [LABEL] };
    const lines = await linesOf({ ...against, doubt: 'disputed' });
    expect(lines.slice(3, 6)).to.deep.equal([
      '  agrees: document 1, page 7: "Sales and marketing" 734; linked by values: 1 shared year with equal numbers',
      '    one row (disputed): numbers 1 shared year [2]',
      '    against it: label [1]',
    ]);
  });

  it('says nothing against it where nothing is', async () => {
    const lines = await linesOf({ value: 'one row', evidence: [NUMBERS] });
    expect(lines.slice(4)).to.deep.equal(['    one row: numbers 1 shared year [2]', '']);
  });
});
