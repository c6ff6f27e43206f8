import { DISCOVERY_SITES, fixtureSiteServer, savedSiteServer, type SiteServer } from '@fde/testing';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { discover } from './discover.js';
import {
  mistakesOf,
  scoreDiscovery,
  type DiscoveryScore,
  type Expected,
} from './score-discovery.js';

const HELP = `Usage: npm run bench:discovery -- [--sites DIR]

Looks for the annual reports of saved and of generated investor-relations sites and compares with what is there. Exit 1
where one was missed, wrongly taken or given a wrong year.

  --sites DIR  saved sites, each a folder with expected.json (../shared/sites)`;

interface Bench {
  readonly name: string;
  readonly server: SiteServer;
  readonly start: string;
  readonly expected: Expected;
}

/** As the saved sites describe themselves in `expected.json`. */
interface SavedExpectation {
  readonly page: string;
  readonly annual_reports: Readonly<Record<string, { readonly fiscal_year: number }>>;
}

const savedBenches = async (folder: string): Promise<readonly Bench[]> => {
  const names = (await readdir(folder))
    .filter((name) => existsSync(join(folder, name, 'expected.json')))
    .sort();
  return Promise.all(
    names.map(async (name): Promise<Bench> => {
      const saved = JSON.parse(
        await readFile(join(folder, name, 'expected.json'), 'utf8'),
      ) as SavedExpectation;
      const annualReports = Object.fromEntries(
        Object.entries(saved.annual_reports).map(([address, { fiscal_year: year }]) => [
          address,
          year,
        ]),
      );
      return {
        name,
        server: savedSiteServer(join(folder, name)),
        start: `/${saved.page}`,
        expected: { annualReports, others: {}, outcome: 'ok' },
      };
    }),
  );
};

const generatedBenches = (): readonly Bench[] =>
  DISCOVERY_SITES.map((site) => ({
    name: site.name,
    server: fixtureSiteServer(site),
    start: site.start,
    expected: {
      annualReports: site.annualReports,
      others: site.others ?? {},
      outcome: site.outcome ?? 'ok',
    },
  }));

const runBench = async ({ name, server, start, expected }: Bench): Promise<DiscoveryScore> => {
  const origin = await server.start();
  try {
    const url = origin + start;
    const discovery = await discover(url, name.replaceAll('-', ' '));
    const score = scoreDiscovery(discovery, expected, url);
    const total = Object.keys(expected.annualReports).length;
    console.log(
      `${mistakesOf(score).length === 0 ? 'ok   ' : 'WRONG'} ${name.padEnd(44)} found ${score.found}/${total}, wrong ${score.wronglyIncluded.length}, years ${score.yearsRight}/${score.found}, ` +
        `documents ${discovery.documents.length}, pages ${discovery.pages}, ${discovery.seconds.toFixed(1)} s, ${discovery.outcome}`,
    );
    for (const mistake of mistakesOf(score)) console.log(`        ${mistake}`);
    return score;
  } finally {
    await server.stop();
  }
};

const summarize = (title: string, scores: readonly DiscoveryScore[]): boolean => {
  const sum = (pick: (score: DiscoveryScore) => number): number =>
    scores.reduce((total, score) => total + pick(score), 0);
  const mistakes = sum((score) => mistakesOf(score).length);
  console.log(
    `\n${title}: ${scores.length} sites, annual reports found ${sum(({ found }) => found)}, missed ${sum(({ missed }) => missed.length)}, wrongly included ${sum(({ wronglyIncluded }) => wronglyIncluded.length)}, ` +
      `fiscal years right ${sum(({ yearsRight }) => yearsRight)}, other kinds wrong ${sum(({ wrongTypes }) => wrongTypes.length)}, outcomes wrong ${scores.filter(({ wrongOutcome }) => wrongOutcome).length}\n`,
  );
  return mistakes === 0;
};

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '../shared/sites' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const folder = resolve(values.sites);
const saved = existsSync(folder) ? await savedBenches(folder) : [];
if (saved.length === 0) console.log(`SKIPPED saved sites: none at ${values.sites} (--sites DIR)`);
const results: boolean[] = [];
for (const [title, benches] of [
  ['Saved sites', saved],
  ['Generated sites', generatedBenches()],
] as const) {
  const scores: DiscoveryScore[] = [];
  for (const bench of benches) scores.push(await runBench(bench));
  if (scores.length > 0) results.push(summarize(title, scores));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
