import type { RawStatement } from '@fde/contracts';
import { PdfError } from '@fde/pdf';
import { demoReports } from '@fde/testing/fixture-reports';
import { costlyPdfs } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { readReport } from './read-report.js';
import { readHere } from './spec-support/read-here.js';

/** Ordinary reports that may be read in the processor time of one of these: machines differ in speed by the hour. */
const MOST_REPORTS = 20;
const ORDINARY = 4;
/** The longest of 372 statements with transcripts has 69 rows. */
const MOST_ROWS = 300;
/** Doubling forms take memory, not time: only the watch over the reading process ends them. */
const TAKES_MEMORY = 'forms in forms, twenty deep';

/** Milliseconds of processor time: on a busy machine the clock says little. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('small files that are expensive to read', function () {
  this.timeout(300_000);
  let most: number;

  before(async () => {
    const ordinary = (await demoReports()).slice(0, ORDINARY);
    const all = await processorMs(async () => {
      for (const { bytes } of [...ordinary, ...ordinary]) await readHere(bytes);
    });
    most = (MOST_REPORTS * all) / (2 * ORDINARY);
  });

  for (const { name, bytes } of costlyPdfs().filter((pdf) => pdf.name !== TAKES_MEMORY))
    it(`${name}: no more work than ${MOST_REPORTS} ordinary reports`, async () => {
      let statements: readonly RawStatement[] = [];
      const spent = await processorMs(async () => {
        ({ statements } = await readHere(bytes));
      });
      expect(spent).to.be.below(most);
      for (const statement of statements)
        expect(statement.line_items).to.have.length.at.most(MOST_ROWS);
    });

  it('says that a table has more rows than are read', async () => {
    const pdf = costlyPdfs().find(({ name }) => name === 'two thousand rows on one page');
    const { statements } = await readHere(pdf?.bytes ?? new Uint8Array());
    expect(statements[0]?.notes?.join(' ')).to.include(`more than ${MOST_ROWS} rows`);
  });

  it('ends in a named error if it would use up the memory', async () => {
    const pdf = costlyPdfs().find(({ name }) => name === TAKES_MEMORY);
    const error: unknown = await readReport(pdf?.bytes ?? new Uint8Array(), {
      limits: { timeoutMs: 120_000 },
    }).catch((caught: unknown) => caught);
    expect(error).to.be.instanceOf(PdfError);
    expect((error as PdfError).code).to.be.oneOf(['pdf_memory_limit', 'pdf_damaged']);
  });
});
