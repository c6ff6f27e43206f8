import type { CrossCheck, RawStatement } from '@fde/contracts';
import { readReport } from '@fde/report-reader';
import { crossCheck } from '@fde/statements';
import type { Command } from 'commander';
import { defaultCacheDirectory } from '../cache-directory.js';
import { interruption } from '../interrupt.js';
import type { Outcome } from '../outcome.js';
import { otherReport } from './other-report.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

export function addCheck(program: Command, terminal: Terminal, outcome: Outcome): void {
  program
    .command('check')
    .description(
      'Reads a PDF and the tagged report of the same year, and compares them cell by cell; exit code 1 if they differ.',
    )
    .argument('<report>', 'annual report (PDF)')
    .argument('<tagged>', 'tagged document (XHTML), report package (zip) or its folder')
    .action(async (path: string, taggedPath: string) => {
      const interrupted = interruption();
      try {
        const { signal } = interrupted;
        const cacheDirectory = defaultCacheDirectory();
        const tagged = await readReport(taggedPath, { signal });
        if (tagged.tagged === undefined)
          throw new UsageError(`${taggedPath} is not a tagged report.`);
        const report = await readReport(path, { signal, cacheDirectory });
        const missing = tagged.statements.filter(
          ({ statement_type }) =>
            !report.statements.some((one) => one.statement_type === statement_type),
        );
        const checked = crossCheck(report.statements, tagged.statements);
        const other = otherReport(report, tagged);
        terminal.out(`${other === undefined ? '' : `${other}\n`}${describe(checked, missing)}`);
        const holds = checked.every(({ cross_check: check }) => isClean(check));
        outcome.code = holds && missing.length === 0 && other === undefined ? 0 : 1;
      } finally {
        interrupted.release();
      }
    });
}

function isClean(check: CrossCheck | undefined): boolean {
  return check !== undefined && check.differ + check.missing + (check.extra ?? 0) === 0;
}

function describe(checked: readonly RawStatement[], missing: readonly RawStatement[]): string {
  const lines = checked.flatMap(({ statement_type: type, cross_check: check }) =>
    check === undefined
      ? [`${type}: the tagged report has none`]
      : [
          `${type}: ${check.agree} cells agree, ${check.differ} differ, ${check.missing} missing${describeExtra(check)}`,
          ...check.cells.map(describeCell),
          ...(check.extra_cells ?? []).map(
            ({ name, year, given }) => `  "${name}" [${year}] ${given}: only in the PDF`,
          ),
        ],
  );
  const lost = missing.map(({ statement_type: type }) => `${type}: not found in the PDF`);
  return `${[...lines, ...lost].join('\n')}\n`;
}

function describeExtra({ extra = 0 }: CrossCheck): string {
  return extra === 0 ? '' : `, ${extra} only in the PDF`;
}

function describeCell(cell: CrossCheck['cells'][number]): string {
  const found = cell.given === undefined ? 'missing' : `read as ${cell.given}`;
  const reason = cell.reason === undefined ? '' : ` (${cell.reason})`;
  return `  "${cell.name}" [${cell.year}] ${cell.tagged}: ${found}${reason}`;
}
