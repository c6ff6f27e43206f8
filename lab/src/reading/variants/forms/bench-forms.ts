import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawStatement } from '@fde/contracts';
import { compileStatements, standardise } from '@fde/statements';
import { seededRandom } from '@fde/testing/fixture-reports';
import { type DocumentReading, layoutEngine, readDocument } from '@fde/report-reader/lab';
import { withAddedColumns } from './added-column.js';
import { COUNTRY_FORMS } from './country/index.js';
import type { CountryForm } from './country-form.js';
import { drawForm, type DrawnForm } from './draw-form.js';
import { drawnDocument } from './drawn-document.js';
import { judgeForm, type FormJudgement } from './judge-form.js';

export interface FormOptions {
  /** Only forms whose names have this part. */
  readonly only?: string;
  /** How many reports are drawn in each form. */
  readonly reports: number;
  readonly seed: number;
  readonly verbose: boolean;
  /** Where pages go, as text, that were not read right. */
  readonly keep?: string;
}

interface Count {
  right: number;
  doubtful: number;
  wrong: number;
  needless: number;
  open: number;
}

const NOTHING: Count = { right: 0, doubtful: 0, wrong: 0, needless: 0, open: 0 };

const FAULTS_SHOWN = 3;

const readDrawn = (drawn: DrawnForm): Promise<DocumentReading> =>
  readDocument(drawnDocument(drawn.pages), 'drawn', {
    engine: layoutEngine,
    hints: {},
    recognition: {},
    maxRecognisedPages: 0,
    isOver: () => false,
    onProgress: () => undefined,
  });

/** The years of one statement whose standardised lines do not add up to the totals that it prints. */
const openYears = (raw: RawStatement): string[] => {
  if (raw.period === 'interim') return [];
  const [data] = compileStatements([
    { documentId: 1, extractionId: 1, fiscalYear: raw.fiscal_year, raw },
  ]);
  if (data === undefined) return [];
  const columns = Object.entries(standardise(data).columns);
  return columns.flatMap(([year, column]) => (column.adds_up ? [] : [year]));
};

const printLine = (name: string, { right, doubtful, wrong, needless, open }: Count): void => {
  console.log(
    [
      name.padEnd(42),
      String(right).padStart(5),
      String(doubtful).padStart(9),
      String(wrong).padStart(6),
      String(needless).padStart(9),
      String(open).padStart(13),
    ].join(' '),
  );
};

const tell = (name: string, judged: FormJudgement): void => {
  const shown = judged.faults.slice(0, FAULTS_SHOWN).join('; ');
  console.log(`${judged.verdict} ${name} ${judged.type}: ${shown}${judged.needlessDoubt ?? ''}`);
};

const add = (all: Count, count: Count): void => {
  for (const key of Object.keys(all) as (keyof Count)[]) all[key] += count[key];
};

/** Draws one report in a form, judges what is read of it, and adds that up. */
const benchReport = async (
  form: CountryForm,
  at: number,
  count: Count,
  options: FormOptions,
): Promise<void> => {
  const name = `${form.name}-${options.seed}-${at}`;
  const drawn = drawForm(form, seededRandom(options.seed * 1000 + at));
  const reading = await readDrawn(drawn);
  let isSound = true;
  const rawOf = (type: RawStatement['statement_type']): RawStatement | undefined =>
    reading.statements.find(({ statement_type: own }) => own === type);
  for (const judged of judgeForm(form, drawn, reading.statements)) {
    count[judged.verdict]++;
    if (judged.needlessDoubt !== undefined) count.needless++;
    const raw = rawOf(judged.type);
    const open = judged.verdict === 'right' && raw !== undefined ? openYears(raw) : [];
    count.open += open.length;
    if (open.length > 0 && options.verbose)
      console.log(`open ${name} ${judged.type}: ${open.join(', ')}`);
    if (judged.verdict === 'right' && judged.needlessDoubt === undefined) continue;
    isSound = false;
    if (options.verbose || judged.verdict === 'wrong') tell(name, judged);
  }
  if (!isSound && options.keep !== undefined)
    writeFileSync(
      join(options.keep, `${name}.txt`),
      drawn.pages.map((page) => page.shown()).join('\n\f\n'),
    );
};

const takesPart = ({ name }: CountryForm, { only = '' }: FormOptions): boolean =>
  name.includes(only);

const benchForm = async (form: CountryForm, options: FormOptions): Promise<Count> => {
  const count: Count = { ...NOTHING };
  for (let at = 0; at < options.reports; at++) await benchReport(form, at, count, options);
  return count;
};

/** One report for each column that says nothing and each place where it can stand, each in another style. */
const benchAddedColumns = async (form: CountryForm, options: FormOptions): Promise<Count> => {
  const count: Count = { ...NOTHING };
  for (const [at, one] of withAddedColumns(form).entries())
    if (takesPart(one, options)) await benchReport(one, at, count, options);
  return count;
};

const isEmpty = ({ right, doubtful, wrong }: Count): boolean => right + doubtful + wrong === 0;

/**
 * Draws reports in the forms of countries, as they are and with a column that says nothing among the others, reads them
 * and says how many statements were read right, and in how many years of those the standardised view does not add up.
 * Returns whether none was read wrong.
 */
export const benchForms = async (options: FormOptions): Promise<boolean> => {
  const all: Count = { ...NOTHING };
  if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });
  const lines: [string, Count][] = [];
  for (const form of COUNTRY_FORMS) {
    if (takesPart(form, options)) lines.push([form.name, await benchForm(form, options)]);
    lines.push([`${form.name} + a column`, await benchAddedColumns(form, options)]);
  }
  const drawn = lines.filter(([, count]) => !isEmpty(count));
  for (const [, count] of drawn) add(all, count);
  console.log(`${''.padEnd(42)} right  doubtful  wrong  needless doubt  years not added up`);
  for (const [name, count] of drawn.concat([['all', all]])) printLine(name, count);
  return all.wrong === 0;
};
