import { QUEUES } from '@fde/contracts';
import { runService, taskService } from '@fde/service-kit';

const STATEMENTS = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
const YEARS = ['2023', '2024'] as const;
/** Of one statement of a small report. */
const LINES = 30;

/** A statement as it is read; the numbers differ with each task, because equal ones are not recorded again. */
const statementOf = (type: string, seed: number): Readonly<Record<string, unknown>> => ({
  statement_type: type,
  company_name: 'Bench',
  fiscal_year: 2024,
  currency: 'EUR',
  line_items: Array.from({ length: LINES }, (_, line) => ({
    name: `Item ${line + 1}`,
    values: Object.fromEntries(YEARS.map((year) => [year, seed + line])),
    indentation_level: 0,
    is_total: line === LINES - 1,
  })),
});

/** Tells the tasks of two processes apart. */
let tasks = Date.now() % 1_000_000;

/**
 * An extractor that reads nothing: each task records the three statements of a small report, as the extractor does, so
 * that all that a recording task costs outside its own work is measured, and nothing else.
 */
await runService(
  taskService({
    name: 'extractor',
    purpose: 'records three statements, for benchmarks.',
    settings: {},
    queue: QUEUES.extractor,
    handlers: () => [
      {
        operation: 'extract_document',
        run: async ({ document_id: documentId }, context) => {
          const seed = (tasks += 1);
          context.progress('storing_extractions', 95);
          return Promise.resolve({
            record: async (records) => {
              for (const type of STATEMENTS)
                await records.storeExtraction({
                  document_id: documentId ?? 0,
                  statement_type: type,
                  raw_data: statementOf(type, seed),
                  confidence_score: 0.99,
                  metadata: null,
                });
              return { statements: STATEMENTS.length };
            },
          });
        },
      },
    ],
  }),
);
