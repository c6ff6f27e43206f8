/** `npm run fuzz-site -w lab`: scrapes generated sites that mean harm, each beside a well-behaved one. */
import { parseArgs } from 'node:util';
import { fuzzSites } from './hostile/fuzz-sites.js';
import { patienceOfMachine } from './hostile/limits.js';

const HELP = `Usage: npm run fuzz-site -w lab -- [--sites N] [--seed N] [--parallel N] [--patience N]

Scrapes generated hostile investor-relations sites (redirects, bombs, slow and endless answers, robots.txt and
sitemaps, pages that are hard to read, traps), over HTTP on loopback, each beside a well-behaved company in the same
process. Exit 1 where a scrape did not end in its time with a result or a named failure, took more memory than it may,
held its process up for a second, connected to an address that is not allowed, or held the other company up.

  --sites N     sites (200)
  --seed N      of the first site; the next has the next (1)
  --parallel N  scraping processes (2)
  --patience N  multiplies the time limits, for a busy machine (the load on each of its processors)`;

const { values: flags } = parseArgs({
  options: {
    sites: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '2' },
    patience: { type: 'string', default: String(patienceOfMachine()) },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}
const REPORT_EVERY = 100;
const [seed, sites] = [Number(flags.seed), Number(flags.sites)];
console.log(
  `Hostile sites of the seeds ${seed} to ${seed + sites - 1}, limits of time times ${flags.patience}`,
);
const began = performance.now();
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
const { passed, failed, outcomes, most } = await fuzzSites({
  seed,
  sites,
  parallel: Number(flags.parallel),
  patience: Number(flags.patience),
  onSite: (done) => {
    if (done % REPORT_EVERY === 0) console.log(`${done} of ${sites}, ${seconds()} s`);
  },
});
for (const [outcome, times] of [...outcomes].toSorted(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(6)}  ${outcome}`);
console.log(
  `at most ${most.seconds.toFixed(1)} s for a site, ${most.goodSeconds.toFixed(1)} s for its neighbour, ` +
    `${Math.round(most.blockedMs)} ms without an answer, ${Math.round(most.residentBytes / 1024 / 1024)} MB; ${seconds()} s in all`,
);
for (const fault of failed)
  console.log(`FAULT seed ${fault.seed}: ${fault.faults.join('; ')} (${fault.plan})`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
