#!/usr/bin/env node
// The rule for commit subjects, for a clone's hook (`npm run hooks`) and for CI.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `Usage: node infra/scripts/commit-subjects.mjs [--message FILE | --since COMMIT]

Checks that commit subjects have at most 72 characters, do not end with a full stop, and are followed by a blank line.

  --message FILE  a message that is about to be committed
  --since COMMIT  the messages of all commits after COMMIT (default: since the rule began)`;

/** Git's own log and most viewers show this many columns of a subject. */
const LONGEST_SUBJECT = 72;
/** The rule applies to everything after this commit. */
const RULE_BEGAN = '4dc68e3';

const { values: options } = parseArgs({
  options: {
    message: { type: 'string' },
    since: { type: 'string', default: RULE_BEGAN },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

/** @type {(message: string) => string[]} */
const problemsOf = (message) => {
  const [subject = '', second = ''] = message.split('\n');
  const problems = [];
  if (subject.trim() === '') problems.push('has no subject');
  if (subject.length > LONGEST_SUBJECT)
    problems.push(`has ${subject.length} characters, at most ${LONGEST_SUBJECT} are read`);
  if (subject.endsWith('.')) problems.push('ends in a full stop');
  if (second.trim() !== '') problems.push('is not followed by a blank line');
  return problems.map((problem) => `"${subject}" ${problem}`);
};

/** @type {(commit: string) => boolean} */
const isKnown = (commit) => {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const messagesOf = () => {
  if (options.message !== undefined) return [readFileSync(options.message, 'utf8')];
  // A clone without history has only its newest commit.
  const range = isKnown(options.since) ? [`${options.since}..HEAD`] : ['-1'];
  const log = execFileSync('git', ['log', '--no-merges', '--format=%B%x00', ...range], {
    encoding: 'utf8',
  });
  return log
    .split('\0')
    .map((message) => message.trim())
    .filter((message) => message !== '');
};

const problems = messagesOf().flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
