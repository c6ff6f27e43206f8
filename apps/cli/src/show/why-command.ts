import type {
  CellExplanation,
  CellPrinting,
  Check,
  CompiledData,
  ReadingDecision,
} from '@fde/contracts';
import { explainCell } from '@fde/statements';
import type { Command } from 'commander';
import { readStatementsFile } from '../files/read-json.js';
import type { Terminal } from '../terminal.js';

type DecisionEvidence = ReadingDecision['evidence'][number];

export function addWhy(program: Command, terminal: Terminal): void {
  program
    .command('why')
    .description(
      'Explains a cell of a compiled statement: every report that prints it, which one was taken, which sums it is part of.',
    )
    .argument('<file>', 'JSON file of compile')
    .argument('<item>', 'name of the row as any report prints it, or its key')
    .argument('<year>', 'fiscal year')
    .option(
      '--statement <type>',
      'only this statement: income_statement, balance_sheet, cash_flow_statement',
    )
    .action(async (file: string, item: string, year: string, flags: { statement?: string }) => {
      const statements = (await readStatementsFile(file)).filter(
        ({ statement_type: type }) => flags.statement === undefined || type === flags.statement,
      );
      const cells = statements.flatMap((statement) =>
        explainCell(statement as CompiledData, { item, year }).map((cell) =>
          explanation(statement.statement_type, cell),
        ),
      );
      if (cells.length === 0) throw new Error(`No statement in ${file} has a row '${item}'.`);
      terminal.out(`${cells.join('\n\n')}\n`);
    });
}

function explanation(type: string, cell: CellExplanation): string {
  const value = cell.value === null ? 'no number' : String(cell.value);
  const unit = cell.unit === 'money' ? `${cell.currency} in ${cell.scale}s` : cell.unit;
  const apart = cell.apart === undefined ? '' : `, apart: ${cell.apart}`;
  return [
    `${type}: ${cell.item}, ${cell.year}: ${value} (${unit}, confidence ${cell.confidence.toFixed(4)}${apart})`,
    `  ${cell.why}`,
    ...cell.printings.flatMap((printing) => [printingLine(printing), ...identityLines(printing)]),
    ...(cell.adjusted === undefined ? [] : [`  adjusted: ${JSON.stringify(cell.adjusted)}`]),
    ...cell.checks.map(checkLine),
    ...(cell.gap === undefined ? [] : [`  missing: ${cell.gap.detail ?? cell.gap.kind}`]),
  ].join('\n');
}

function printingLine(printing: CellPrinting): string {
  const printed = printing.printed === undefined ? '' : ` (printed ${printing.printed})`;
  const place = printing.page === null ? '' : `, page ${printing.page}`;
  const box =
    printing.bbox === undefined ? '' : ` [${printing.bbox.map((n) => Math.round(n)).join(' ')}]`;
  const tie = printing.tie === undefined ? '' : `; linked by ${printing.tie}`;
  return `  ${printing.verdict}: document ${printing.document_id}${place}${box}: "${printing.name}" ${printing.value}${printed}${tie}`;
}

/** What was weighed for the report's row being this one, and what against it. */
function identityLines({ decision }: CellPrinting): string[] {
  if (decision === undefined) return [];
  const { value, evidence, against = [], doubt } = decision;
  const inDoubt = doubt === undefined ? '' : ` (${doubt})`;
  return [
    `    ${value}${inDoubt}: ${evidence.map(evidenceInWords).join('; ')}`,
    ...(against.length === 0 ? [] : [`    against it: ${against.map(evidenceInWords).join('; ')}`]),
  ];
}

function evidenceInWords({ source, text, weight }: DecisionEvidence): string {
  return `${source}${text === undefined ? '' : ` ${text}`} [${weight}]`;
}

function checkLine(check: Check): string {
  return `  ${check.holds ? 'holds' : 'does not hold'}: ${check.description}`;
}
