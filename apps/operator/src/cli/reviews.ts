import { parseArgs } from 'node:util';
import { objectStoreFromSettings } from '@fde/object-store';
import { reportReviews, type ReviewsReport } from '../reviews/report-reviews.js';
import { DATABASE_HELP, CommandUsageError, main, withEventLog } from './command-line.js';

const HELP = `Usage: npx fde-ops reviews report [--out FOLDER]

  report  what people corrected, by the rule or decision that was wrong. With --out each document of theirs as a case of
          the accuracy benchmark: its pages in FOLDER/reports, what they print in FOLDER/truth.

${DATABASE_HELP} FDE_DATA_DIR or S3_... names the file store, as for the services.`;

const print = ({ settled, rules, cases, left }: ReviewsReport): void => {
  console.log(`${settled} reviews are settled`);
  console.log(`${'rule'.padEnd(40)} corrected  not there  confirmed  reviews`);
  for (const { rule, corrected, notOnThePage, confirmed, reviews } of rules)
    console.log(
      `${rule.padEnd(40)} ${[corrected, notOnThePage, confirmed].map((n) => String(n).padStart(9)).join('  ')}  ${reviews.join(' ')}`,
    );
  for (const name of cases) console.log(`case ${name}`);
  for (const name of left) console.log(`no case from ${name}`);
};

await main(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  if (positionals[0] !== 'report')
    throw new CommandUsageError(`Unknown command ${positionals[0] ?? ''}`);
  return withEventLog(async (log) => {
    print(await reportReviews(log, objectStoreFromSettings(), values.out));
    return 0;
  });
});
