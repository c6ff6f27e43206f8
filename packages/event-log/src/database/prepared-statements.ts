const MOST_STATEMENTS = 200;
const LONGEST = 4_000;

/**
 * Names for the statements that a process runs again and again, so that each connection parses and plans them once
 * (about a third of the server's work per task). Statements are few, because lists travel as one array parameter;
 * whatever comes beyond the first two hundred stays unnamed.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();

  /** Undefined: run it unnamed. */
  nameOf(sql: string, parameters: readonly unknown[]): string | undefined {
    if (parameters.length === 0 || sql.length > LONGEST) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MOST_STATEMENTS) return known;
    const name = `fde_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

/**
 * A migration changed a table after the statement was prepared: a new connection prepares it again.
 */
export const isOutdatedStatement = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.includes('cached plan');
