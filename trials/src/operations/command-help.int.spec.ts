import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** These build everything before they can say anything, or are steps of the build that take no options. */
const OTHER = /^(?:start|services|demo|lint|build|bundle)/;

const SAYS_INSTEAD: Readonly<Record<string, string>> = { test: 'npm test', bench: '-w lab' };

/** The modules that the project's commands run, by the command's name. */
const commands = (): [string, string][] => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
    // What it runs last: anything before prepares it.
    const module = [...command.matchAll(/(?:^|&& )node (\S+)/g)].at(-1)?.[1];
    return module === undefined || OTHER.test(name) ? [] : [[name, module]];
  });
};

describe('the commands of the project', function () {
  this.timeout(60_000);

  it('are found', () =>
    expect(commands().map(([name]) => name)).to.include.members(['bench', 'generate', 'seed']));

  for (const [name, module] of commands()) {
    it(`${name} says what it does, and does nothing else, when it is asked with --help`, async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [module, '--help'], {
        cwd: ROOT,
      });
      expect(stdout).to.contain(SAYS_INSTEAD[name] ?? `npm run ${name}`);
    });
  }
});
