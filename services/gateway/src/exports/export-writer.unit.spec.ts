import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readOpenApiDocument } from '../contract/open-api-document.js';
import type { ThreadLimits } from '@fde/work-thread';
import { EXPORT_LIMITS, ExportWriter } from './export-writer.js';
import type { ExportJob } from './export-job.js';

const MS_PER_NS = 1e-6;

/** A job with a statement of so many rows and years, as a client may store one. */
const job = (rows: number, years: number, format: ExportJob['format'] = 'csv'): ExportJob => ({
  format,
  companyName: 'Harbour Mills plc',
  documents: [],
  moves: [],
  origin: 'https://reports.example',
  statements: [
    {
      id: 1,
      company_id: 1,
      statement_type: 'income_statement',
      data: {
        line_items: Array.from({ length: rows }, (_, row) => ({
          name: `Item ${row}`,
          values: { [String(1900 + (row % years))]: row },
        })),
      },
      data_lineage: {},
      version: 1,
      created_at: new Date(0),
      updated_at: new Date(0),
    },
  ],
});

describe('export writer', function () {
  this.timeout(60_000);
  let pools: ExportWriter[] = [];
  const pool = (limits: Partial<ThreadLimits> = {}): ExportWriter => {
    const made = new ExportWriter(readOpenApiDocument(), { ...EXPORT_LIMITS, ...limits });
    pools.push(made);
    return made;
  };
  const refusal = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'written',
      (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
    );
  afterEach(async () => {
    await Promise.all(pools.map((each) => each.stop()));
    pools = [];
  });

  it('writes each format', async () => {
    const exports = pool();
    const text = async (format: ExportJob['format']): Promise<string> =>
      Buffer.from(await exports.write(job(2, 2, format))).toString('latin1');
    expect((await text('csv')).split('\r\n')[1]).to.match(/Item 0,money,false,false,,0/);
    expect(JSON.parse(await text('json'))).to.include({ company_name: 'Harbour Mills plc' });
    expect(await text('xlsx')).to.match(/^PK/);
  });

  it('leaves the event loop free while the largest statement is written', async () => {
    const exports = pool();
    await exports.write(job(1, 1));
    const largest = job(5_000, 200);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const written = await exports.write(largest);
    delay.disable();
    expect(written.byteLength).to.be.greaterThan(1_000_000);
    expect(delay.max * MS_PER_NS).to.be.lessThan(200);
  });

  it('gives up an export that takes too long or too much memory', async () => {
    const hasty = pool({ timeoutMs: 1 });
    expect(await refusal(hasty.write(job(5_000, 200, 'xlsx')))).to.equal('export_too_large');
    const small = pool({ memoryMb: 16 });
    expect(await refusal(small.write(job(5_000, 200)))).to.equal('export_too_large');
  });

  it('writes the next after one that failed', async () => {
    const exports = pool();
    const broken = { ...job(1, 1), format: 'pdf' as ExportJob['format'] };
    expect(await refusal(exports.write(broken))).to.match(/Error/);
    expect(await refusal(exports.write(job(1, 1)))).to.equal('written');
  });

  it('refuses what would wait too long', async () => {
    const busy = pool({ maxWaiting: 1 });
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => refusal(busy.write(job(200, 10)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'written')).to.have.length(2);
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).to.have.length(2);
  });
});
