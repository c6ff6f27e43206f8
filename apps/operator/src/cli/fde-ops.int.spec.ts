import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { runCommand } from '../spec-support/operator-command.js';

const COMMANDS = [
  'backup',
  'restore',
  'migrate',
  'roles',
  'keys',
  'outbox',
  'dead-letters',
  'projections',
  'reviews',
  'simulate',
];
const MANIFEST = fileURLToPath(new URL('../../package.json', import.meta.url));

describe('npx fde-ops', function () {
  this.timeout(60_000);

  it('lists its commands', async () => {
    const { code, output } = await runCommand('fde-ops', ['--help']);
    expect(code).to.equal(0);
    for (const name of COMMANDS) expect(output).to.match(new RegExp(`^  ${name} +\\w`, 'm'));
  });

  for (const name of COMMANDS)
    it(`hands its arguments to ${name}`, async () => {
      const { code, output } = await runCommand('fde-ops', [name, '--help']);
      expect(code).to.equal(0);
      expect(output).to.contain(`Usage: npx fde-ops ${name}`);
    });

  it('ends with 2 and the list where there is no such command', async () => {
    for (const args of [[], ['backups'], ['constructor']]) {
      const { code, errors } = await runCommand('fde-ops', args);
      expect(code, args.join()).to.equal(2);
      expect(errors).to.contain('Usage: npx fde-ops COMMAND');
    }
  });

  it('is a program of the package', () => {
    const { bin } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly bin: object };
    expect(bin).to.deep.equal({ 'fde-ops': './bin/fde-ops.mjs' });
  });
});
