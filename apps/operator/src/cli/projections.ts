import { parseArgs } from 'node:util';
import { rebuildReadModels, verifyReadModels, type VerifyReport } from '@fde/event-log';
import { DATABASE_HELP, CommandUsageError, databaseSettings, main } from './command-line.js';
import { progressLines } from './progress-lines.js';

const HELP = `Usage: npx fde-ops projections verify [--json] | rebuild

  verify   rebuilds every read model from the log beside the live one and compares them row by row;
           exits 1 if a row differs
  rebuild  does the same, and replaces the rows that differ in one transaction, while the services run

Both say every five seconds, on standard error, how far they are and how long the rest will take.

${DATABASE_HELP}`;

const SHOWN_DIFFERENCES = 10;

const print = (report: VerifyReport): void => {
  for (const { table, rows, different, differences, behind } of report.tables) {
    console.log(
      `${table.padEnd(20)} ${String(rows).padStart(9)} rows  ${different} different${behind > 0 ? `  ${behind} behind the log` : ''}`,
    );
    for (const { key, live, rebuilt } of differences.slice(0, SHOWN_DIFFERENCES)) {
      console.log(
        `  ${key}\n    live     ${JSON.stringify(live)}\n    rebuilt  ${JSON.stringify(rebuilt)}`,
      );
    }
    if (different > SHOWN_DIFFERENCES) console.log(`  and ${different - SHOWN_DIFFERENCES} more`);
  }
  console.log(
    `${report.events} events read in ${report.seconds.toFixed(1)} s: ${report.clean ? 'no difference' : 'DIFFERENT'}`,
  );
};

await main(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const settings = { ...databaseSettings(), applicationName: 'fde projections' };
  const tell = progressLines((line) => console.error(line));
  if (positionals[0] === 'verify') {
    const report = await verifyReadModels(settings, tell);
    if (values.json === true) console.log(JSON.stringify(report, undefined, 2));
    else print(report);
    return report.clean ? 0 : 1;
  }
  if (positionals[0] === 'rebuild') {
    const report = await rebuildReadModels(settings, tell);
    console.log(
      `${report.events} events read in ${report.seconds.toFixed(1)} s: ${report.changed} rows replaced`,
    );
    return 0;
  }
  throw new CommandUsageError(`Unknown command ${positionals[0] ?? ''}`);
});
