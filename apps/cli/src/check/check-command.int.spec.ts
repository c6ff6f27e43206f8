import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { runCommandLine } from '../run-command-line.js';
import { rememberingTerminal } from '../spec-support/remembering-terminal.js';
import { TAGGED_REPORT } from '../spec-support/tagged-report.js';

describe('fde check', function () {
  this.timeout(60_000);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-check-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Holds a report against another one; a report may be a tagged one itself. */
  const check = async (report: string, tagged: string) => {
    const paths = [join(folder, 'given.xhtml'), join(folder, 'tagged.xhtml')] as const;
    await Promise.all([writeFile(paths[0], report), writeFile(paths[1], tagged)]);
    const terminal = rememberingTerminal();
    const code = await runCommandLine(['check', ...paths], terminal);
    return { code, out: terminal.printed() };
  };
  const NO_STATEMENT = TAGGED_REPORT.replace(/<table>.*<\/table>/, '');

  it('says how many cells agree, and ends well where all do', async () => {
    expect(await check(TAGGED_REPORT, TAGGED_REPORT)).to.deep.equal({
      code: 0,
      out: 'balance_sheet: 12 cells agree, 0 differ, 0 missing\n',
    });
  });

  it('names the cells that differ or are missing', async () => {
    const report = TAGGED_REPORT.replace('>20</ix', '>21</ix').replace(
      /<tr><td>Equity.*?<\/tr>/,
      '',
    );
    const { code, out } = await check(report, TAGGED_REPORT);
    expect(code).to.equal(1);
    expect(out).to.contain('balance_sheet: 9 cells agree, 1 differ, 2 missing\n');
    expect(out).to.contain('  "Inventories" [2024] 20: read as 21');
    expect(out).to.contain('  "Equity" [2024] 25: missing');
  });

  it('counts the rows that only the first of the two has', async () => {
    const tagged = TAGGED_REPORT.replace(/<tr><td>Equity.*?<\/tr>/, '');
    const { code, out } = await check(TAGGED_REPORT, tagged);
    expect(code).to.equal(1);
    expect(out).to.contain(
      'balance_sheet: 10 cells agree, 0 differ, 0 missing, 2 only in the PDF\n',
    );
    expect(out).to.contain('  "Equity" [2024] 25: only in the PDF');
  });

  it('says first that the two are of other years', async () => {
    const older = TAGGED_REPORT.replaceAll('2024', '2022').replaceAll('2023', '2021');
    const { code, out } = await check(older, TAGGED_REPORT);
    expect(code).to.equal(1);
    expect(out.split('\n')[0]).to.match(
      /^The PDF is of another year: .*tagged report is of 2024-12-31/,
    );
  });

  it('names the statements that only one of the two has', async () => {
    expect(await check(NO_STATEMENT, TAGGED_REPORT)).to.deep.equal({
      code: 1,
      out: 'balance_sheet: not found in the PDF\n',
    });
  });
});
