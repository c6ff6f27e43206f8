import type { CompiledData } from '@fde/contracts';
import { rateCompanies } from '@fde/statements';
import type { Command } from 'commander';
import { readStatementsFile } from '../files/read-json.js';
import { statementTable } from '../show/statement-table.js';
import type { Terminal } from '../terminal.js';
import { ratioTables } from './ratio-tables.js';

/** Only what was compiled has the years of many reports side by side, each with its source. */
const compiledIn = async (file: string): Promise<CompiledData[]> =>
  (await readStatementsFile(file)).map((statement) => {
    if (!('data_lineage' in statement))
      throw new Error(`${file} holds statements that are not compiled; run fde compile first.`);
    return statement as CompiledData;
  });

export function addRatios(program: Command, terminal: Terminal): void {
  program
    .command('ratios')
    .description(
      'Computes the ratios of companies (margins, growth, returns, leverage, cash) from compiled statements.',
    )
    .argument('<files...>', 'JSON files of compile, one company each')
    .option('--json', 'as JSON: with formulas, figures and their sources')
    .action(async (files: string[], { json = false }: { json?: boolean }) => {
      const companies = await Promise.all(
        files.map(async (file, at) => {
          const statements = await compiledIn(file);
          return {
            companyId: at + 1,
            companyName: statements[0]?.company_name ?? file,
            statements: statements.map((data) => ({ id: null, data })),
          };
        }),
      );
      const table = rateCompanies(companies);
      if (json) terminal.out(`${JSON.stringify(table, null, 2)}\n`);
      else for (const shown of ratioTables(table)) terminal.out(statementTable(shown));
    });
}
