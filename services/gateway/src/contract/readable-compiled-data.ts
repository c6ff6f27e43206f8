import { NO_CURRENCY } from '@fde/contracts/resources';
import {
  canonicalType,
  type CanonicalStatementType,
  type CompiledData,
  type CompiledLineItem,
} from '@fde/contracts';
import type { CompiledStatementRecord } from '@fde/event-log';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { readableRows } from '@fde/statements';

const DOCUMENT = 'openapi.yaml';

const newestFirst = (items: readonly CompiledLineItem[]): string[] =>
  [...new Set(items.flatMap((item) => Object.keys(item.values)))].toSorted().toReversed();

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

/**
 * Reads what is stored as `data` of a compiled statement for exports and comparison. What the
 * service compiled passes unchanged. Of what a client stored, complete rows pass; others keep name,
 * section and numbers, and nothing that would have to be guessed.
 */
export class CompiledDataReader {
  readonly #ajv: Ajv2020;
  #wholeData: ValidateFunction<CompiledData> | undefined;
  #wholeItem: ValidateFunction<CompiledLineItem> | undefined;

  constructor(ajv: Ajv2020) {
    this.#ajv = ajv;
  }

  read(statement: CompiledStatementRecord, companyName: string): CompiledData {
    const data: unknown = statement.data;
    if (this.#isWhole(data)) return data;
    const stored = data as Readonly<Record<string, unknown>>;
    const items = this.#items(stored);
    const scale = stored['scale'];
    return {
      statement_type: canonicalType(statement.statement_type) as CanonicalStatementType,
      company_name: text(stored['company_name'], companyName),
      currency: text(stored['currency'], NO_CURRENCY),
      scale: typeof scale === 'number' && scale > 0 ? scale : 1,
      years: newestFirst(items),
      data_lineage: { ...statement.data_lineage },
      gaps: [],
      confidence: 0,
      line_items: items,
    };
  }

  #isWhole(data: unknown): data is CompiledData {
    this.#wholeData ??= this.#compile<CompiledData>('CompiledData');
    return this.#wholeData(data);
  }

  #isWholeItem(item: unknown): item is CompiledLineItem {
    this.#wholeItem ??= this.#compile<CompiledLineItem>('CompiledLineItem');
    return this.#wholeItem(item);
  }

  #compile<T>(schema: string): ValidateFunction<T> {
    return this.#ajv.compile<T>({ $ref: `${DOCUMENT}#/components/schemas/${schema}` });
  }

  #items(stored: Readonly<Record<string, unknown>>): CompiledLineItem[] {
    const items: unknown = stored['line_items'];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown) =>
      this.#isWholeItem(item)
        ? [item]
        : readableRows({ line_items: [item] }).map((row): CompiledLineItem => ({
            name: row.name,
            values: { ...row.values },
            indentation_level: 0,
            is_total: false,
            section: row.section,
            unit: 'money',
            variants: [],
            confidence: 0,
            sources: {},
          })),
    );
  }
}
