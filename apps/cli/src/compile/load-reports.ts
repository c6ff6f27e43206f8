import { basename } from 'node:path';
import { readStatementsFile, type StatementLike } from '../files/read-json.js';

/** The statements of one report's file, with the number under which its cells are traced. */
export interface LoadedReport {
  readonly path: string;
  readonly name: string;
  readonly documentId: number;
  readonly fiscalYear: number;
  /** The compiler checks what is not certain, and names what is wrong. */
  readonly statements: readonly StatementLike[];
}

/**
 * Reads the results of `fde extract`. Reports are numbered from the oldest fiscal year on, so that
 * document 1 is the oldest whatever the order on the command line; files without statements get no
 * number. Throws for a report on part of a year, unless those are taken too.
 */
export async function loadReports(
  paths: readonly string[],
  { takesInterim = false }: { readonly takesInterim?: boolean } = {},
): Promise<LoadedReport[]> {
  const loaded = await Promise.all(
    paths.map(async (path) => {
      const statements = await readStatementsFile(path);
      if (!takesInterim) refuseInterim(path, statements);
      return {
        path,
        name: basename(path).replace(/\.json$/i, ''),
        statements,
        fiscalYear: newestYear(statements),
      };
    }),
  );
  return loaded
    .filter((report) => report.statements.length > 0)
    .toSorted((a, b) => a.fiscalYear - b.fiscalYear || a.name.localeCompare(b.name, 'en'))
    .map((report, index) => ({ ...report, documentId: index + 1 }));
}

/** What `extract --interim` read is not a full year and cannot stand beside others. */
function refuseInterim(path: string, statements: readonly StatementLike[]): void {
  const interim = statements.find(({ period }) => period === 'interim');
  if (interim !== undefined)
    throw new Error(
      `${path} is no annual report or covers only part of a year (its ${interim.statement_type} is interim); only annual reports are compiled. Leave it out, or give --frequency.`,
    );
}

function newestYear(statements: readonly StatementLike[]): number {
  return Math.max(
    0,
    ...statements.map(({ fiscal_year: year }) => (Number.isInteger(year) ? Number(year) : 0)),
  );
}
