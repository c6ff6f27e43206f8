import { PdfError } from '@fde/pdf';
import { costlyPdfs } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { readReport } from './read-report.js';
import { readHere } from './spec-support/read-here.js';

/** Of processor time: on a busy machine the clock says little. */
const MOST_SECONDS = 5;
/** The longest of 372 statements with transcripts has 69 rows. */
const MOST_ROWS = 300;
/** Doubling forms take memory, not time: only the watch over the reading process ends them. */
const TAKES_MEMORY = 'forms in forms, twenty deep';
const MICROSECONDS = 1e6;

describe('small files that are expensive to read', function () {
  this.timeout(300_000);

  for (const { name, bytes } of costlyPdfs().filter((pdf) => pdf.name !== TAKES_MEMORY))
    it(`${name}: within five seconds of work`, async () => {
      const before = process.cpuUsage();
      const { statements } = await readHere(bytes);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / MICROSECONDS).to.be.below(MOST_SECONDS);
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
