#!/usr/bin/env node
// Cuts a release: sets the version of every package, and moves the changes under "Unreleased" to the new version.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `Usage: npm run release -- VERSION [--date YYYY-MM-DD]

Writes VERSION into every package.json and the lock file, moves what is under "Unreleased" in CHANGELOG.md to it,
and commits both. Tagging and pushing are up to you. Refuses if files are changed, if nothing is unreleased, or
if VERSION is not above the current one.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

/** @type {(why: string) => never} */
const refuse = (why) => {
  console.error(`${why}\n\n${HELP}`);
  process.exit(2);
};

const VERSION = /^\d+\.\d+\.\d+$/;
/** @type {(next: string, last: string) => boolean} */
const isAbove = (next, last) => {
  const parts = last.split('.').map(Number);
  const differences = next.split('.').map((part, index) => Number(part) - (parts[index] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
};

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
/** @type {(...args: string[]) => string} */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const [version = ''] = positionals;
/** @type {{ version: string }} */
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));

if (!VERSION.test(version)) refuse('VERSION is three numbers, as 1.2.3');
if (!isAbove(version, current)) refuse(`${version} is not above ${current}`);
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed');

const HEADING = '## [Unreleased]\n';
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const [before, after] = changelog.split(HEADING);
if (after === undefined || /^\s*(?:## |$)/.test(after))
  refuse('CHANGELOG.md names nothing unreleased');
writeFileSync('CHANGELOG.md', `${before}${HEADING}\n## [${version}] - ${options.date}\n${after}`);

/** The places that name the version, shown as `%`. Packages of the workspace name each other by their exact version. */
const PLACES = [
  { files: ['package.json', '*/package.json'], says: ['"version": "%"', /"@fde\/[a-z-]+": "%"/] },
  { files: ['openapi.yaml'], says: ['version: %'] },
  { files: ['docker-compose.yml', 'infra/compose-test/*.yml'], says: [/image: fde\/[a-z]+:%/] },
  { files: ['infra/kubernetes/*.yaml'], says: ['newTag: %'] },
];

/** @type {(text: string) => string} */
const escaped = (text) => text.replace(/[.]/g, '\\.');
/** @type {(says: string | RegExp) => RegExp} */
const patternOf = (says) => {
  const source = typeof says === 'string' ? says : says.source;
  return new RegExp(`${source.replace('%', escaped(current))}(?![\\d.])`, 'g');
};
for (const { files, says } of PLACES) {
  for (const file of git('ls-files', ...files).split('\n')) {
    let text = readFileSync(file, 'utf8');
    for (const one of says)
      text = text.replace(patternOf(one), (found) => found.replace(current, version));
    writeFileSync(file, text);
  }
}
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
execFileSync('npm', ['run', '--silent', 'generate', '--', '--only', 'openapi'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
git('add', '--all');
git('commit', '--message', `Release ${version}`);
console.log(`Release ${version} is committed. Tag it with: git tag v${version}`);
