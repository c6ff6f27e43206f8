/** `npm run ratios -w lab -- --truth FILE --extractions DIR`: holds ratios against a table made by hand. */
import type { RatedCompany, RawStatement } from '@fde/contracts';
import { compileStatements, rateCompanies } from '@fde/statements';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  judgeRatios,
  scoreOf,
  type RatioFault,
  type RatioJudgement,
  type RatioScore,
  type RatioTruth,
} from './judge-ratios.js';

const HELP = `npm run ratios -w lab -- --truth FILE --extractions DIR
Compiles series and compares their ratios with a table that a person computed from the printed pages: how many cells whose parts are
printed are filled, which are wrong, and which are filled, or empty for another reason, though they must be empty. Exits with 1 if fewer
than 90 of 100 are filled, one is wrong, or one that must be empty is not, or not for the reason named.

  --truth FILE       {"COMPANY": {"YEAR": {"RATIO": CELL}}}. A CELL is a number (a share of 0.25 is 25 %, an amount is in ones), null where it
                     must be empty, or {"empty": "tax_credit"} where it must be for that reason, or for one of several:
                     {"empty": ["no_row", "no_figure"]}. docs/ratios.md has the reasons
  --extractions DIR  DIR/COMPANY has the extractions of the company, one JSON per document, as \`npx fde extract --out\` writes them`;

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

const sentenceOf = ({ cells, missing, wrong, empty, share, ...must }: RatioScore): string => {
  const right = empty - must.filled - must.otherReason;
  return `${cells - missing} of ${cells} filled (${(100 * share).toFixed(1)} %), ${wrong} wrong; ${right} of ${empty} empty as they must be, ${must.filled} filled, ${must.otherReason} for another reason`;
};

const printFault = ({ ratio, year, truth, computed, reason }: RatioFault): void => {
  const wanted = truth === null ? 'must be empty' : String(truth);
  console.log(`    ${ratio} ${year}: ${wanted}, computed ${String(computed)} ${reason}`);
};

const judgeAll = (truthFile: string, root: string): RatioJudgement[] => {
  const truths = readJson(truthFile) as Readonly<Record<string, RatioTruth>>;
  return Object.entries(truths).flatMap(([name, truth]) => {
    const rated = ratedSeries(join(root, name), name);
    if (rated === undefined) return [];
    const judged = judgeRatios(rated, truth);
    console.log(`${name}: ${sentenceOf(scoreOf([judged]))}`);
    [judged.missing, judged.wrong, judged.filled, judged.otherReason].flat().forEach(printFault);
    return [judged];
  });
};

const run = (truthFile: string, root: string): void => {
  const score = scoreOf(judgeAll(truthFile, root));
  console.log(`all: ${sentenceOf(score)}`);
  process.exitCode = score.passes ? 0 : 1;
};

if (flags.help || flags.truth === undefined || flags.extractions === undefined) {
  console.log(HELP);
  process.exitCode = flags.help ? 0 : 2;
} else run(flags.truth, flags.extractions);
