#!/usr/bin/env node
// The rule for commit subjects, for the hook of a clone (`npm run hooks`) and for CI.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `Usage: node infra/scripts/commit-subjects.mjs [--message FILE | --since COMMIT]

Checks that subjects of commits have at most 72 characters, do not end in a full stop, and that a blank line follows them.

  --message FILE  the message that is about to be committed
  --since COMMIT  the messages of all commits after COMMIT (default: after the rule began)`;

/** Columns of a subject that Git's own log and most viewers show in full. */
const LONGEST_SUBJECT = 72;
/** The rule holds for what came after this commit. */
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

const isKnown = (commit) => {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const messages = () => {
  if (options.message !== undefined) return [readFileSync(options.message, 'utf8')];
  // A clone without history has its newest commit alone.
  const range = isKnown(options.since) ? [`${options.since}..HEAD`] : ['-1'];
  const log = execFileSync('git', ['log', '--no-merges', '--format=%B%x00', ...range], {
    encoding: 'utf8',
  });
  return log
    .split('\0')
    .map((message) => message.trim())
    .filter((message) => message !== '');
};

const problems = messages().flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
