import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import type { Page } from 'playwright-core';
import type { BrowserStack, Numbered } from './stack.js';

const YEARS = Array.from({ length: 30 }, (_, index) => String(2024 - index));

function lineItem(index: number): CompiledLineItem {
  return {
    name: `Line item ${index + 1}`,
    section: `Section ${Math.floor(index / 20) + 1}`,
    indentation_level: 1,
    is_total: index % 20 === 19,
    unit: 'money',
    variants: [],
    confidence: 1,
    values: Object.fromEntries(
      YEARS.map((year, column) => [year, (index + 1) * 1000 - column * 7]),
    ),
    sources: {},
  };
}

const largeStatement = (rows: number): CompiledData => ({
  statement_type: 'balance_sheet',
  company_name: 'Large',
  currency: 'EUR',
  scale: 1000,
  years: YEARS,
  data_lineage: {},
  gaps: [],
  confidence: 1,
  line_items: Array.from({ length: rows }, (_, index) => lineItem(index)),
});

/** Stores a compiled statement of so many rows over 30 years, and gives its id. */
export async function addStatement(
  stack: BrowserStack,
  companyId: number,
  rows: number,
): Promise<number> {
  const { id } = await stack.ask<Numbered>('POST', '/compiled-statements', {
    company_id: companyId,
    statement_type: 'balance_sheet',
    data: largeStatement(rows),
  });
  return id;
}

/** Shows all years of the statement, from its first row on. */
export async function showStatement(page: Page, id: number): Promise<void> {
  await page.goto(`/#/statements/${id}?years=all`);
  // Only the address's fragment changes: the statement before would still be shown.
  await page.reload();
  await page.getByRole('rowheader', { name: 'Line item 1', exact: true }).waitFor();
}

const AT_ONCE = 50;

/** Adds `count` presentations to the company, over forty years. */
export async function addManyDocuments(
  stack: BrowserStack,
  companyId: number,
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    const numbers = Array.from({ length }, (_, index) => from + index);
    await Promise.all(
      numbers.map((number) =>
        stack.ask('POST', '/documents', {
          company_id: companyId,
          document_type: 'presentation',
          fiscal_year: 1980 + (number % 40),
          url: `https://many.example/${number}.pdf`,
        }),
      ),
    );
  }
}
