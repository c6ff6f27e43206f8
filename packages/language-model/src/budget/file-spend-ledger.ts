import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  decideSpend,
  type SpendDecision,
  type SpendLedger,
  type SpendRequest,
} from '@fde/contracts';

interface Entry {
  readonly id: string;
  readonly document?: number | null;
  readonly amount: number;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Entry).id === 'string' &&
  typeof (value as Entry).amount === 'number';

/** A line cut short by a crash is skipped: the question it reserved for was never sent. */
const parseLine = (line: string): Entry | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A file of lines per day, shared by the processes of one machine. The file orders appends, so each process first
 * writes its reservation and then judges it by the lines before it. This needs no lock, and no two processes can both
 * take the last of a budget.
 */
export class FileSpendLedger implements SpendLedger {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async reserve(request: SpendRequest): Promise<SpendDecision> {
    const id = `${request.day}.${randomUUID()}`;
    await mkdir(this.#directory, { recursive: true });
    await this.#append(id, {
      id,
      document: request.documentId,
      amount: request.amount,
      purpose: request.purpose,
      model: request.model,
    });
    const refused = decideSpend(await this.#spentBefore(id, request.documentId), request);
    if (refused === undefined) return { granted: true, reservation: id };
    await this.settle(id, 0);
    return refused;
  }

  async settle(reservation: string, amount: number): Promise<void> {
    await this.#append(reservation, { id: reservation, amount });
  }

  async #append(
    id: string,
    line: Entry & { readonly purpose?: string; readonly model?: string },
  ): Promise<void> {
    await appendFile(this.#fileOf(id), `\n${JSON.stringify(line)}`);
  }

  #fileOf(id: string): string {
    return join(this.#directory, `${id.slice(0, id.indexOf('.'))}.jsonl`);
  }

  async #spentBefore(
    id: string,
    documentId: number | null,
  ): Promise<{ day: number; document: number }> {
    const entries = (await readFile(this.#fileOf(id), 'utf8'))
      .split('\n')
      .map(parseLine)
      .filter((entry) => entry !== undefined);
    const earlier = new Map<string, { amount: number; document: number | null }>();
    let reached = false;
    for (const entry of entries) {
      if (entry.id === id) reached = true;
      const known = earlier.get(entry.id);
      if (known !== undefined) known.amount = entry.amount;
      else if (!reached)
        earlier.set(entry.id, { amount: entry.amount, document: entry.document ?? null });
    }
    const sum = (amounts: readonly { amount: number }[]): number =>
      amounts.reduce((total, { amount }) => total + amount, 0);
    const all = [...earlier.values()];
    return {
      day: sum(all),
      document: sum(all.filter((entry) => documentId !== null && entry.document === documentId)),
    };
  }
}
