/** `npm run ratios -w lab -- --truth FILE --extractions DIR`: holds ratios against a table made by hand. */
import type { RatedCompany, RawStatement } from '@fde/contracts';
import { compileStatements, rateCompanies } from '@fde/statements';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  judgeRatios,
  type RatioFault,
  type RatioJudgement,
  type RatioTruth,
} from './judge-ratios.js';

const HELP = `npm run ratios -w lab -- --truth FILE --extractions DIR
Compiles series and compares their ratios with a table that a person computed from the printed pages: how many cells whose parts are
printed are filled, and which are wrong. Exits with 1 if fewer than 90 of 100 are filled, or one is wrong.

  --truth FILE       {"COMPANY": {"YEAR": {"RATIO": number, or null where the pages give none}}}; a share of 0.25 is 25 %
  --extractions DIR  DIR/COMPANY has the extractions of the company, one JSON per document, as \`npx fde extract --out\` writes them`;

/** The share of cells that must be filled where the pages print all parts. */
const LEAST_FILLED = 0.9;

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    truth: { type: 'string' },
    extractions: { type: 'string' },
  },
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const ratedSeries = (folder: string, name: string): RatedCompany | undefined => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const inputs = files.flatMap((file, document) =>
    (readJson(join(folder, file)) as RawStatement[]).map((raw, at) => ({
      documentId: document + 1,
      extractionId: 10 * (document + 1) + at,
      fiscalYear: raw.fiscal_year,
      raw,
    })),
  );
  const statements = compileStatements(inputs).map((data) => ({ id: null, data }));
  return rateCompanies([{ companyId: 1, companyName: name, statements }]).companies[0];
};

const printFault = ({ ratio, year, truth, computed, reason }: RatioFault): void => {
  console.log(`    ${ratio} ${year}: ${String(truth)}, computed ${String(computed)} ${reason}`);
};

const judgeAll = (truthFile: string, root: string): RatioJudgement[] => {
  const truths = readJson(truthFile) as Readonly<Record<string, RatioTruth>>;
  return Object.entries(truths).flatMap(([name, truth]) => {
    const rated = ratedSeries(join(root, name), name);
    if (rated === undefined) return [];
    const judged = judgeRatios(rated, truth);
    const { cells, missing, wrong } = judged;
    console.log(`${name}: ${cells - missing.length} of ${cells} filled, ${wrong.length} wrong`);
    [...missing, ...wrong].forEach(printFault);
    return [judged];
  });
};

const run = (truthFile: string, root: string): void => {
  const all = judgeAll(truthFile, root);
  const cells = all.reduce((sum, one) => sum + one.cells, 0);
  const missing = all.reduce((sum, one) => sum + one.missing.length, 0);
  const wrong = all.reduce((sum, one) => sum + one.wrong.length, 0);
  const share = cells === 0 ? 0 : (cells - missing) / cells;
  console.log(
    `all: ${cells - missing} of ${cells} filled (${(100 * share).toFixed(1)} %), ${wrong} wrong`,
  );
  process.exitCode = share >= LEAST_FILLED && wrong === 0 ? 0 : 1;
};

if (flags.help || flags.truth === undefined || flags.extractions === undefined) {
  console.log(HELP);
  process.exitCode = flags.help ? 0 : 2;
} else run(flags.truth, flags.extractions);
