import type { CompiledData } from '@fde/contracts';
import type { Command } from 'commander';
import { readStatementsFile } from '../files/read-json.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { standardisedRows } from './standardised-rows.js';
import { statementTable } from './statement-table.js';
import { tablesOf } from './table-statement.js';

/** Only a compiled statement says of every cell which report it is from. */
function compiledOf(statement: object, file: string): CompiledData {
  if ('data_lineage' in statement) return statement as CompiledData;
  throw new UsageError(`${file} is not compiled: --standardised takes the result of fde compile.`);
}

export function addShow(program: Command, terminal: Terminal): void {
  program
    .command('show')
    .description(
      'Prints the statements of a file (extracted or compiled) as tables: years as columns, restated cells marked.',
    )
    .argument('<file>', 'JSON file of extract or compile')
    .option(
      '--statement <type>',
      'only this statement: income_statement, balance_sheet, cash_flow_statement',
    )
    .option(
      '--standardised',
      'compiled statements on the concepts that are the same for every company',
      false,
    )
    .action(async (file: string, flags: { statement?: string; standardised: boolean }) => {
      const statements = (await readStatementsFile(file)).filter(
        (statement) =>
          flags.statement === undefined || statement.statement_type === flags.statement,
      );
      if (statements.length === 0)
        terminal.err(`fde: ${file} holds no ${flags.statement ?? 'statements'}.\n`);
      const shown = flags.standardised
        ? statements.map((statement) => standardisedRows(compiledOf(statement, file)))
        : statements;
      for (const statement of shown) {
        for (const table of tablesOf(statement)) terminal.out(statementTable(table));
      }
    });
}
