import { expect } from 'chai';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../run-command-line.js';
import { rememberingTerminal } from '../spec-support/remembering-terminal.js';
import { TAGGED_REPORT } from '../spec-support/tagged-report.js';

describe('tagged reports on the command line', () => {
  let folder = '';
  let report = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-cli-'));
    report = join(folder, 'tin-2024.xhtml');
    await writeFile(report, TAGGED_REPORT);
  });
  after(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('are extracted into the same form as a PDF', async () => {
    const terminal = rememberingTerminal();
    const code = await runCommandLine(['extract', report, '--out', folder], terminal);
    expect(code).to.equal(0);
    const [sheet] = JSON.parse(await readFile(join(folder, 'tin-2024.json'), 'utf8')) as [
      Record<string, unknown>,
    ];
    expect(sheet).to.include({
      statement_type: 'balance_sheet',
      method: 'tagged',
      currency: 'EUR',
      scale: 1000,
    });
  });

  it('list the facts of a concept', async () => {
    const terminal = rememberingTerminal();
    expect(await runCommandLine(['facts', report, '--concept', 'assets'], terminal)).to.equal(0);
    expect(terminal.printed()).to.contain('ifrs-full:Assets');
    expect(terminal.printed()).to.contain('2024-12-31');
    expect(terminal.printed()).to.contain('30000');
  });

  it('are asked for by check', async () => {
    const terminal = rememberingTerminal();
    const pdf = join(folder, 'none.pdf');
    await writeFile(pdf, '%PDF-1.7');
    expect(await runCommandLine(['check', report, pdf], terminal)).to.equal(1);
  });
});
