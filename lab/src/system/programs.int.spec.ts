import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Program {
  readonly file: string;
}
type Groups = Readonly<Record<string, Readonly<Record<string, Program>>>>;

const { PROGRAMS } = (await import(new URL('../../programs.mjs', import.meta.url).href)) as {
  readonly PROGRAMS: Groups;
};
const programs = Object.values(PROGRAMS).flatMap((group) => Object.entries(group));

describe('the programs of the laboratory', function () {
  this.timeout(60_000);

  it('are its scripts', () => {
    const { scripts } = JSON.parse(readFileSync(`${ROOT}lab/package.json`, 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).to.deep.equal({
      build: 'tsc -b',
      ...Object.fromEntries(programs.map(([name]) => [name, `node run.mjs ${name}`])),
    });
  });

  for (const [name, { file }] of programs) {
    it(`${name} says what it does, and does nothing else, when it is asked with --help`, async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [file, '--help'], {
        cwd: ROOT,
      });
      expect(stdout).to.contain(`npm run ${name} -w lab`);
    });
  }
});
