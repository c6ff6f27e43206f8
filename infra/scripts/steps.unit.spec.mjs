// @ts-check
import { expect } from 'chai';
import { availableParallelism } from 'node:os';
import { runTogether } from './steps.mjs';

/** @type {(code: string) => [string, readonly string[]]} */
const node = (code) => [process.execPath, ['-e', code]];

describe('commands that run together', () => {
  it('have their own outcomes, whichever ends first', async () => {
    const [slow, bad, missing] = runTogether([
      node('setTimeout(() => console.log("slow"), 300)'),
      node('console.error("bad"); process.exit(3)'),
      ['no-such-command-anywhere', []],
    ]);
    expect(await slow?.()).to.include({ code: 0, output: 'slow\n' });
    expect(await bad?.()).to.include({ code: 3, output: 'bad\n' });
    const { code, output } = (await missing?.()) ?? { code: 0, output: '' };
    expect(code).to.equal(1);
    expect(output).to.contain('ENOENT');
  });

  it('all run, however many they are', async () => {
    const commands = Array.from({ length: 3 * availableParallelism() }, (_, index) =>
      node(`console.log(${index})`),
    );
    const outputs = await Promise.all(
      runTogether(commands).map(async (outcome) => (await outcome()).output.trim()),
    );
    expect(outputs).to.deep.equal(commands.map((_, index) => String(index)));
  });
});
