import type { BenchStack } from '../bench-stack.js';

/** How much an installation holds. */
export interface InstallationSize {
  readonly companies: number;
  readonly documents: number;
  readonly tasks: number;
  readonly reviews: number;
}

const STATEMENT_TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'];
const YEARS = ['2024', '2023', '2022', '2021', '2020'];
const LINES = 40;
/** Rows that stand for a concept, so that there are figures; the others have a number. */
const KNOWN_LINES = ['Revenue', 'Net income', 'Total assets', 'Total equity', 'Inventories'];
const TASKS_AT_ONCE = 100_000;
/** Tasks of a pipeline: itself and what it started. */
const TASKS_OF_PIPELINE = 10;

const COMPANIES = `
  insert into companies (id, name, primary_ticker, tickers, ir_url, created_at, updated_at, version)
  select n, 'Company ' || n || ' Holdings', 'C' || n, null, 'https://company-' || n || '.example/',
    now(), now(), 1
  from generate_series(100, 99 + $1::int) n`;

const DOCUMENTS = `
  insert into documents (id, company_id, url, fiscal_year, document_type, canonical_type, title,
    sha256, size, pages, created_at, updated_at, version)
  select n, 100 + n % $2::int, 'https://company.example/' || n || '.pdf', 1990 + n / $2::int % 35,
    'annual_report', 'annual_report', 'Annual Report ' || n, md5(n::text), 2000000, 180,
    now() - n * interval '1 minute', now(), 1
  from generate_series(1, $1::int) n`;

const EXTRACTIONS = `
  insert into extractions (id, document_id, statement_type, canonical_type, raw_data,
    confidence_score, created_at, updated_at, version)
  select n, n, 'income_statement', 'income_statement', '{"line_items": []}', 0.9, now(), now(), 1
  from generate_series(1, $1::int) n`;

const STATEMENTS = `
  insert into compiled_statements (id, company_id, statement_type, canonical_type, data,
    data_lineage, created_at, updated_at, version)
  select c.id * 3 + t.place - 1, c.id, t.type, t.type,
    jsonb_set(jsonb_set($1::jsonb, '{statement_type}', to_jsonb(t.type)),
      '{company_name}', to_jsonb(c.name)),
    '{}', now(), now(), 1
  from companies c cross join unnest($2::text[]) with ordinality t (type, place)
  where c.id >= 100`;

const LINE_NAMES = `
  insert into line_names (id, compiled_statement_id, company_id, name)
  select s.id || '-' || n, s.id, s.company_id,
    coalesce(($1::text[])[n + 1], 'Line item ' || n || ' of the statement')
  from compiled_statements s cross join generate_series(0, ${LINES - 1}) n`;

const CHANGES = `
  insert into statement_changes (id, compiled_statement_id, company_id, statement_type, version,
    changes, changed_at)
  select gen_random_uuid(), s.id, s.company_id, s.statement_type, v,
    '{"first": false, "new_years": ["2024"], "removed_years": [], "cells": [], "cell_count": 0,
      "restated_count": 0, "closed_gaps": [], "closed_gap_count": 0, "opened_gap_count": 0}',
    now() - v * interval '1 day'
  from compiled_statements s cross join generate_series(1, 10) v`;

const REVIEWS = `
  insert into reviews (id, extraction_id, document_id, company_id, statement_type, item, value, page,
    doubt, weight, importance, reasons, state, created_at, updated_at, version)
  select n, 1 + n % $2::int, 1 + n % $2::int, 100 + n % $3::int, 'income_statement',
    jsonb_build_object('name', 'Line item ' || n % ${LINES}, 'index', n % ${LINES}, 'year', '2024'),
    '1000', 12, random(), 1, random(), '[]', 'open', now(), now(), 1
  from generate_series(1, $1::int) n`;

/** One task in a thousand failed; a second for each task. */
const TASKS = `
  with made as (
    select gen_random_uuid() as task_id, n from generate_series($1::int, $2::int) n),
  pipelines as (
    select n / ${TASKS_OF_PIPELINE} as pipeline, min(n) as first from made group by 1)
  insert into task_status (task_id, operation, company_id, document_id, parent_task_id, status,
    attempt, retries, crashes, result_expired, created_at, started_at, finished_at, version)
  select m.task_id,
    case when m.n = p.first then 'extract_and_compile_company' else 'extract_document' end,
    100 + p.pipeline % $3::int,
    case when m.n = p.first then null else 1 + m.n % $4::int end,
    case when m.n = p.first then null else f.task_id end,
    case when m.n % 1000 = 7 then 'FAILURE' else 'SUCCESS' end,
    1, 0, 0, true, at.created, at.created, at.created + interval '2 seconds', 3
  from made m
  join pipelines p on p.pipeline = m.n / ${TASKS_OF_PIPELINE}
  join made f on f.n = p.first
  cross join lateral (select now() - m.n * interval '1 second' as created) at`;

const lineItem = (_: unknown, index: number) => ({
  name: KNOWN_LINES[index] ?? `Line item ${index} of the statement`,
  values: Object.fromEntries(YEARS.map((year, at) => [year, 1000 * index + at])),
  indentation_level: index % 3,
  is_total: index % 10 === 0,
  section: `Section ${Math.floor(index / 15)}`,
  unit: 'money',
  variants: [],
  confidence: 0.97,
  sources: Object.fromEntries(
    YEARS.map((year) => [year, { document_id: 1, extraction_id: 1, page: 87, confidence: 0.97 }]),
  ),
});

const STATEMENT = {
  statement_type: 'income_statement',
  company_name: 'Company',
  currency: 'USD',
  scale: 1_000_000,
  years: YEARS,
  data_lineage: {},
  gaps: [],
  confidence: 0.97,
  line_items: Array.from({ length: LINES }, lineItem),
};

/** Writes an installation of this size, as rows, in bulk; `tell` hears what is being written. */
export async function fillInstallation(
  { pool }: BenchStack,
  { companies, documents, tasks, reviews }: InstallationSize,
  tell: (what: string) => void,
): Promise<void> {
  tell(`${companies} companies with their statements, ${documents} documents`);
  await pool.query(COMPANIES, [companies]);
  await pool.query(DOCUMENTS, [documents, companies]);
  await pool.query(EXTRACTIONS, [documents]);
  await pool.query(STATEMENTS, [JSON.stringify(STATEMENT), STATEMENT_TYPES]);
  await pool.query(LINE_NAMES, [KNOWN_LINES]);
  await pool.query(CHANGES);
  tell(`${reviews} open reviews`);
  await pool.query(REVIEWS, [reviews, documents, companies]);
  for (let first = 0; first < tasks; first += TASKS_AT_ONCE) {
    const last = Math.min(tasks, first + TASKS_AT_ONCE) - 1;
    tell(`tasks up to ${last + 1}`);
    await pool.query(TASKS, [first, last, companies, documents]);
  }
  await pool.query('vacuum analyze');
}
