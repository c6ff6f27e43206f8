import { readFile } from 'node:fs/promises';

/** Reads a JSON file; the message of a fault names the file and what is wrong with it. */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `${path} cannot be read (${(cause as { code?: string }).code ?? 'unknown reason'}).`,
      { cause },
    );
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(
      `${path} is not JSON (${cause instanceof Error ? cause.message : 'unreadable'}).`,
      { cause },
    );
  }
}

/** What is certain of a statement in a file; whoever uses more of it checks it. */
export interface StatementLike {
  readonly statement_type: string;
  readonly line_items: readonly unknown[];
  readonly period?: unknown;
  readonly fiscal_year?: unknown;
}

/** The statements in a file: an array of them, or a single one. */
export async function readStatementsFile(path: string): Promise<StatementLike[]> {
  const content = await readJson(path);
  const statements: unknown[] = Array.isArray(content) ? content : [content];
  return statements.map((statement, index) => {
    if (!isStatementLike(statement))
      throw new Error(
        `${path}: entry ${index + 1} is not a statement (statement_type, line_items).`,
      );
    return statement;
  });
}

function isStatementLike(value: unknown): value is StatementLike {
  if (typeof value !== 'object' || value === null) return false;
  const { statement_type: type, line_items: items } = value as {
    statement_type?: unknown;
    line_items?: unknown;
  };
  return typeof type === 'string' && Array.isArray(items);
}
