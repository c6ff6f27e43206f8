import type { Command } from 'commander';
import { readStatementsFile } from '../files/read-json.js';
import type { Terminal } from '../terminal.js';
import { statementTable } from './statement-table.js';
import { tablesOf } from './table-statement.js';

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
    .action(async (file: string, flags: { statement?: string }) => {
      const statements = (await readStatementsFile(file)).filter(
        (statement) =>
          flags.statement === undefined || statement.statement_type === flags.statement,
      );
      if (statements.length === 0)
        terminal.err(`fde: ${file} holds no ${flags.statement ?? 'statements'}.\n`);
      for (const statement of statements) {
        for (const table of tablesOf(statement)) terminal.out(statementTable(table));
      }
    });
}
